import { Check, ChevronRight, Circle } from 'lucide-react';
import type { GuideOutline } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';

/** What lies ahead, ticked off as it is done; changed in sight when the page turned out to be another than expected. */
export function Outline({ outline }: { outline: GuideOutline }) {
  const { parts, at, changed } = outline;
  return (
    <div className="guide-outline">
      <p>
        {t('guide_outline', { count: parts.length })}
        {changed ? <strong> {t('guide_outline_changed')}</strong> : null}
      </p>
      <ol>
        {parts.map((part, i) => {
          const state = i + 1 < at ? 'done' : i + 1 === at ? 'now' : 'ahead';
          const Mark = { done: Check, now: ChevronRight, ahead: Circle }[state];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
            <li key={i} className={`guide-part-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              <Mark size={13} aria-hidden="true" />
              <span>{part}</span>
              {state === 'done' ? <span className="visually-hidden">{t('guide_state_done')}</span> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
