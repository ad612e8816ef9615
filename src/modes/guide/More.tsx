import { FastForward, LocateFixed } from 'lucide-react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { CopilotBar } from './CopilotBar.tsx';
import { StepCost } from './StepCost.tsx';
import type { SendCommand } from './send-command.ts';
import { isWarned } from './step-words.tsx';

/** What is not needed for every step, one click away: why this step, where it is, and who does it. */
export function More({
  card,
  step,
  usd,
  command,
}: {
  card: GuideCard;
  step: GuideStep | undefined;
  /** What the turn has cost so far, in US dollars. */
  usd: number;
  command: SendCommand;
}) {
  if (!step && (card.copilot.on || card.engine === 'instant')) return null;
  return (
    <details className="guide-more">
      <summary>{t('guide_more')}</summary>
      {step?.hint && !isWarned(step) ? <p className="guide-why">{step.hint}</p> : null}
      {step?.why ? (
        <p className="guide-why">
          {t('guide_why')} {step.why}
        </p>
      ) : null}
      {step ? <StepCost step={step} /> : null}
      {step ? (
        <div className="guide-buttons">
          {step.target ? (
            <ActionButton
              icon={LocateFixed}
              label={t('guide_reveal')}
              onClick={() => command({ do: 'reveal', stepId: step.id })}
            />
          ) : null}
          <ActionButton icon={FastForward} label={t('guide_know')} onClick={() => command({ do: 'know' })} />
        </div>
      ) : null}
      {card.recording == null ? null : (
        <label className="guide-record">
          <input
            type="checkbox"
            checked={card.recording === 'on'}
            onChange={(event) => command({ do: 'record', on: event.target.checked })}
          />
          <span>
            {t('guide_record')} <small>{t('guide_record_hint')}</small>
          </span>
        </label>
      )}
      {card.copilot.on ? null : <CopilotBar card={card} step={step} usd={usd} command={command} />}
    </details>
  );
}
