import { Image, X } from 'lucide-react';
import type { VisionModel } from '../../contracts/conversation.ts';
import { pictureTokens, sizeToSend } from '../../core/boxes/picture-size.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import type { Attached } from '../state.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** The picture that the next question is about, what it will cost, or why it cannot be looked at. */
export function PictureLine() {
  const picture = usePanel((state) => state.picture);
  const vision = usePanel((state) => state.conversation?.engine.vision);
  const { attach } = usePanelActions();
  if (!picture) return null;
  const name = picture.ref.name || t('panel_picture_nameless');
  return (
    <div className="picture-line">
      {picture.url ? <img src={picture.url} alt="" /> : <Image size={18} aria-hidden="true" />}
      <p>
        <span className="picture-name">{t('panel_picture', { name })}</span>
        <small>{priceOf(picture, vision)}</small>
      </p>
      <ActionButton icon={X} iconOnly label={t('panel_picture_remove')} onClick={() => attach(null)} />
    </div>
  );
}

function priceOf({ ref: { size } }: Attached, vision: VisionModel | undefined): string {
  if (!vision) return t('panel_picture_needs_model');
  const { model, sees, mostTokens } = vision;
  if (sees === false) return t('panel_picture_unseen');
  const tokens = size && pictureTokens(model, sizeToSend(model, size, mostTokens));
  const price = tokens === undefined ? '' : t('panel_picture_cost', { tokens });
  return [price, sees === undefined ? t('panel_picture_unknown') : ''].filter(Boolean).join(' · ');
}
