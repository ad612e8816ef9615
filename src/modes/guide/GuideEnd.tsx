import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import type { RecordedPagesOf } from '../card-props.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { StepCost } from './StepCost.tsx';
import type { SendCommand } from './send-command.ts';
import { instructionOf } from './step-words.tsx';
import { summarize } from './summary.ts';

/** CowPilot's measures of the finished run, who did each step and what it took, with the person's correction of whether it succeeded. */
export function GuideEnd({
  card,
  command,
  recordedPages,
}: {
  card: GuideCard;
  command: SendCommand;
  recordedPages?: RecordedPagesOf | undefined;
}) {
  if (card.engine === 'instant') return null;
  const { success } = summarize(card);
  return (
    <details className="guide-summary">
      <summary>{t('guide_summary')}</summary>
      <dl>
        {measuresOf(card).map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{typeof value === 'number' ? value.toLocaleString(uiLanguage()) : t(value)}</dd>
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
      <details className="guide-each">
        <summary>{t('guide_each')}</summary>
        <ol>
          {card.steps
            .filter(({ action }) => action !== 'done')
            .map((step) => (
              <li key={step.id}>
                {instructionOf(step)} ({t(whoDid(step))}) <StepCost step={step} />
              </li>
            ))}
        </ol>
      </details>
      {card.recording === 'on' ? <p className="guide-why">{t('guide_recorded')}</p> : null}
      <ExportButtons card={card} recordedPages={recordedPages} />
    </details>
  );
}

/** A count, or the key of a word. */
function measuresOf(card: GuideCard): [string, number | string][] {
  const summary = summarize(card);
  return [
    ['guide_sum_total', summary.totalSteps],
    ['guide_sum_human', summary.humanSteps],
    ['guide_sum_agent', summary.agentSteps],
    ['guide_sum_skipped', summary.skippedSteps],
    ['guide_sum_interventions', summary.interventions],
    ['guide_sum_alone', summary.success && summary.agentFinished ? 'guide_yes' : 'guide_no'],
    ['guide_sum_tokens', summary.tokens],
    ['guide_sum_seconds', Math.round(summary.totalMs / 1000)],
  ];
}

const whoDid = ({ by, state }: GuideStep): string =>
  by === 'person' ? 'guide_by_you' : `guide_state_${state}${by === 'sightline' ? '_agent' : ''}`;
