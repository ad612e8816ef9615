import { CornerUpLeft, Info, RotateCw, Shuffle, Sparkles } from 'lucide-react';
import { type GuideCard, guideWallSchema } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import type { SendCommand } from './send-command.ts';

/** What the observer noticed. When the guide stands still because of it, the ways out. */
export function Notices({ card, open, command }: { card: GuideCard; open: boolean; command: SendCommand }) {
  const told = card.notices.filter(
    (code) => code !== 'target-gone' && (card.phase !== 'done' || code === 'from-cache'),
  );
  if (told.length === 0) return null;
  const blocked = card.phase === 'blocked';
  return (
    <div className="guide-notices" role={blocked ? 'alert' : undefined}>
      {told.map((code) => (
        <p key={code}>
          <Info size={14} aria-hidden="true" /> {t(`guide_notice_${code.replaceAll('-', '_')}`)}
        </p>
      ))}
      {open && blocked ? (
        <div className="guide-buttons">
          <ActionButton
            icon={RotateCw}
            label={t('guide_try_again')}
            look="main"
            onClick={() => command({ do: 'try-again' })}
          />
          <ActionButton
            icon={Shuffle}
            label={t('guide_other_way')}
            look="plain"
            onClick={() => command({ do: 'other-way' })}
          />
        </div>
      ) : null}
      {open &&
      (blocked ||
        told.includes('error-page') ||
        guideWallSchema.options.some((code) => told.includes(code))) &&
      card.urls.length > 1 ? (
        <ActionButton
          icon={CornerUpLeft}
          label={t('guide_return')}
          look="plain"
          onClick={() => command({ do: 'return' })}
        />
      ) : null}
      {open && (told.includes('from-cache') || told.includes('known-action')) ? (
        <ActionButton
          icon={Sparkles}
          label={t('guide_without_cache')}
          look="quiet"
          onClick={() => command({ do: 'without-cache' })}
        />
      ) : null}
    </div>
  );
}
