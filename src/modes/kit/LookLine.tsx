import { Camera } from 'lucide-react';
import type { LookAtPage } from '../../contracts/answer.ts';
import { pageRanges } from '../../core/index/pages.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from './ActionButton.tsx';

interface LookLineProps {
  look: LookAtPage | null | undefined;
  /** Whether it can be asked for now. */
  open: boolean;
  onLook(): void;
}

/** That a screenshot went along, or may: why, and at what price. */
export function LookLine({ look, open, onLook }: LookLineProps) {
  if (!look) return null;
  const { state, why, tokens, pages } = look;
  const scan = why === 'scan';
  return (
    <p className="coverage">
      <span>
        {t(`look_${why}`)}{' '}
        {scan
          ? t('look_pages', { tokens, pages: pageRanges([...(pages ?? [])].sort((a, b) => a - b)) })
          : t(`look_${state}`, { tokens })}
      </span>
      {state === 'offered' && open ? (
        <ActionButton
          icon={Camera}
          label={t(scan ? 'look_send_pages' : 'look_send')}
          onClick={onLook}
          look="plain"
        />
      ) : null}
    </p>
  );
}
