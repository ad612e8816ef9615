import { FastForward, LocateFixed } from 'lucide-react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { CopilotBar } from './CopilotBar.tsx';
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
      {step && step.tokens > 0 ? (
        <p className="guide-why">{t('guide_step_tokens', { count: step.tokens })}</p>
      ) : null}
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
      {card.copilot.on ? null : <CopilotBar card={card} step={step} usd={usd} command={command} />}
    </details>
  );
}
