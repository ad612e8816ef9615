import { ArrowLeft, ArrowRight, SkipForward, Wand } from 'lucide-react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { canPerform } from './copilot-rules.ts';
import type { SendCommand } from './send-command.ts';

/** The person's say over the step. They stay while the guide works, so that nobody has to wait for a slow model to skip. */
export function StepButtons({
  card,
  step,
  command,
}: {
  card: GuideCard;
  step: GuideStep | undefined;
  command: SendCommand;
}) {
  const first = card.steps.findIndex((each) => each.id === card.shown) <= 0 && card.phase !== 'lost';
  return (
    <div className="guide-buttons">
      <ActionButton
        icon={ArrowRight}
        label={t('guide_next')}
        look={step ? 'main' : 'plain'}
        onClick={() => command({ do: 'next' })}
      />
      {step && canPerform(step) ? (
        <ActionButton
          icon={Wand}
          label={t('guide_do_it')}
          look="plain"
          onClick={() => command({ do: 'perform', stepId: step.id })}
        />
      ) : null}
      <span className="guide-quiet">
        <ActionButton
          icon={ArrowLeft}
          label={t('guide_back')}
          iconOnly
          disabled={first || card.steps.length === 0}
          onClick={() => command({ do: 'back' })}
        />
        <ActionButton
          icon={SkipForward}
          label={t('guide_skip')}
          iconOnly
          disabled={!step}
          onClick={() => command({ do: 'skip' })}
        />
      </span>
    </div>
  );
}
