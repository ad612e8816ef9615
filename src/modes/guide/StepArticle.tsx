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
import { Hesitation } from './Hesitation.tsx';
import { Proof } from './Proof.tsx';
import { StepDetails, Value } from './StepDetails.tsx';
import type { SendCommand } from './send-command.ts';
import { instructionOf } from './step-words.tsx';
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
