import { RotateCw } from 'lucide-react';
import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import type { SendCommand } from './send-command.ts';

function reasonOf({ notices, gaveUp }: GuideCard): string {
  if (notices.includes('target-gone')) return 'guide_lost_gone';
  return gaveUp ? 'guide_gave_up' : 'guide_lost';
}

/** The guide is unsure: it says so and lets the person point. */
export function Lost({ card, command }: { card: GuideCard; command: SendCommand }) {
  return (
    <div role="alert" className="guide-lost">
      <p>{t(reasonOf(card))}</p>
      {card.gaveUp ? <q>{card.gaveUp}</q> : null}
      {card.candidates.length > 0 ? (
        <>
          <p>{t('guide_candidates')}</p>
          <ol>
            {card.candidates.map(({ n, role, text }, i) => (
              <li key={n}>
                <button
                  type="button"
                  className="button button-plain"
                  onClick={() => command({ do: 'choose', n })}
                >
                  <span className="guide-number" aria-hidden="true">
                    {i + 1}
                  </span>
                  {text || role} <span className="guide-role">{role}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <ActionButton
        icon={RotateCw}
        label={t('guide_try_again')}
        look="main"
        onClick={() => command({ do: 'try-again' })}
      />
    </div>
  );
}
