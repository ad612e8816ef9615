import type { GuideCard } from '../../contracts/guide.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { SendCommand } from './send-command.ts';
import { summarize } from './summary.ts';

/** CowPilot's measures of the finished run, with the person's correction of whether it succeeded. */
export function GuideEnd({ card, command }: { card: GuideCard; command: SendCommand }) {
  if (card.engine === 'instant') return null;
  const { agentSteps, humanSteps, skippedSteps, interventions, tokens, totalMs, success } = summarize(card);
  const rows: [string, number][] = [
    ['guide_sum_human', humanSteps],
    ['guide_sum_agent', agentSteps],
    ['guide_sum_skipped', skippedSteps],
    ['guide_sum_interventions', interventions],
    ['guide_sum_tokens', tokens],
    ['guide_sum_seconds', Math.round(totalMs / 1000)],
  ];
  return (
    <details className="guide-summary">
      <summary>{t('guide_summary')}</summary>
      <dl>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value.toLocaleString(uiLanguage())}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={success}
          onChange={(event) => command({ do: 'success', success: event.target.checked })}
        />
        {t('guide_success')}
      </label>
      <ExportButtons card={card} />
    </details>
  );
}
