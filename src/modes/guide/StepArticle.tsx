import {
  Check,
  Circle,
  CircleDot,
  CornerDownRight,
  SkipForward,
  ThumbsDown,
  ThumbsUp,
  X,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { isOff } from './evidence.ts';
import { Hesitation } from './Hesitation.tsx';
import { Proof } from './Proof.tsx';
import type { SendCommand } from './send-command.ts';
import { instructionOf, isFurtherField, isWarned } from './step-words.tsx';
import { Trap } from './Trap.tsx';
import { Undo } from './Undo.tsx';

const MARKS = {
  current: CircleDot,
  ahead: Circle,
  done: Check,
  skipped: SkipForward,
  rejected: X,
  elsewhere: CornerDownRight,
};

/** One step: what to do, what will happen, how it went. The shown one is open, the others are one line each. */
export function StepArticle(props: {
  step: GuideStep;
  card: GuideCard;
  shown: boolean;
  command: SendCommand;
  /** Brings the words of a citation into view. */
  onReveal(citation: number): void;
}) {
  const { step, card, shown, command, onReveal } = props;
  const Mark = MARKS[step.state];
  const reveal = (event: MouseEvent) => {
    if (!shown || !step.target || (event.target as Element).closest('button, a, input, summary, label'))
      return;
    command({ do: 'reveal', stepId: step.id });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow on the page, and scrolling, are there for the keyboard
    <article
      className={`guide-step guide-step-${step.state}${shown ? ' guide-step-shown' : ''}${step.action === 'done' ? ' guide-step-end' : ''}`}
      aria-label={t('guide_step', { number: step.number })}
      data-action={step.action}
      aria-current={shown ? 'step' : undefined}
      onClick={reveal}
    >
      <Mark size={16} aria-hidden="true" className="guide-step-mark" />
      <div className="guide-step-body">
        <h3>
          <span className="guide-step-number">{t('guide_step', { number: step.number })}</span>
          <span className="guide-step-state">
            {t(`guide_state_${step.state}${step.by === 'sightline' ? '_agent' : ''}`)}
          </span>
        </h3>
        <p className={step.action === 'done' ? 'guide-instruction guide-reached' : 'guide-instruction'}>
          {instructionOf(step)}
        </p>
        {shown ? <StepDetails step={step} /> : null}
        {shown && step.trap ? <Trap step={step} trap={step.trap} command={command} /> : null}
        {step.state === 'ahead' ? <Value step={step} /> : null}
        {shown && step.undo ? <Undo step={step} undo={step.undo} command={command} /> : null}
        {shown && step.state === 'current' && card.phase === 'waiting' && !card.copilot.on ? (
          <Hesitation key={step.id} step={step} engine={card.engine} command={command} />
        ) : null}
        {step.action === 'done' ? <Proof card={card} onReveal={onReveal} /> : null}
      </div>
      {step.action !== 'done' && step.state !== 'ahead' && step.origin !== 'instant' ? (
        <Thumbs step={step} command={command} />
      ) : null}
    </article>
  );
}

/** What to enter, what will happen, and why Sightline cannot do it, where that is so. */
function StepDetails({ step }: { step: GuideStep }) {
  return (
    <>
      {step.privateInput === null ? <Value step={step} /> : null}
      {step.problem ? (
        <p className="guide-problem">
          {t('guide_problem')} <q>{step.problem}</q>
        </p>
      ) : null}
      {step.leadsTo ? <p className="guide-leads-to">{t('guide_leads_to', { host: step.leadsTo })}</p> : null}
      {step.hint && isWarned(step) ? <p className="guide-hint guide-warns">{step.hint}</p> : null}
      {step.privateInput ? <p className="guide-private">{t(`guide_private_${step.privateInput}`)}</p> : null}
      {step.handedBack && step.handedBack !== 'private' ? (
        <p className="guide-private" role="alert">
          {t(`guide_handed_back_${step.handedBack.replaceAll('-', '_')}`)}
        </p>
      ) : null}
    </>
  );
}

/** What to enter; '' clears the field, and no value leaves it to the person. */
function Value({ step }: { step: GuideStep }) {
  const { action, value, origin } = step;
  if (action === 'check')
    return isFurtherField(step) || step.trap ? (
      <p className="guide-value">{t(isOff(value) ? 'guide_untick' : 'guide_tick')}</p>
    ) : null;
  if (value === null)
    return action === 'type' && origin !== 'instant' ? (
      <p className="guide-value">{t('guide_value_yours')}</p>
    ) : null;
  if (value === '') return action === 'type' ? <p className="guide-value">{t('guide_value_clear')}</p> : null;
  const kind = action === 'press' ? 'key' : action === 'navigate' ? 'url' : 'text';
  return (
    <p className="guide-value">
      {t(`guide_value_${kind}`)} <code>{value}</code>
    </p>
  );
}

function Thumbs({ step, command }: { step: GuideStep; command: SendCommand }) {
  const vote = (thumb: 'up' | 'down') =>
    command({ do: 'thumb', stepId: step.id, thumb: step.thumb === thumb ? null : thumb });
  return (
    <div className="guide-thumbs">
      {(['up', 'down'] as const).map((thumb) => {
        const Icon = thumb === 'up' ? ThumbsUp : ThumbsDown;
        const label = t(`guide_thumb_${thumb}`, { number: step.number });
        return (
          <button
            key={thumb}
            type="button"
            className="guide-thumb"
            aria-label={label}
            title={label}
            aria-pressed={step.thumb === thumb}
            onClick={() => vote(thumb)}
          >
            <Icon size={14} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
