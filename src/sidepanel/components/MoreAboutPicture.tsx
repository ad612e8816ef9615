import { ImagePlus } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanelActions } from '../use-panel.ts';

/** Puts the picture of an answer into the next question. */
export function MoreAboutPicture({ card }: Pick<Turn, 'card'>) {
  const { attach } = usePanelActions();
  const ref = card?.mode === 'image' ? card.picture?.ref : undefined;
  if (!ref) return null;
  return (
    <ActionButton
      icon={ImagePlus}
      label={t('panel_picture_more')}
      look="plain"
      onClick={() => attach({ ref })}
    />
  );
}
