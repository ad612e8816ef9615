import { ArrowLeft, ArrowRight, FastForward, SkipForward, Wand } from 'lucide-react';
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
        icon={ArrowLeft}
        label={t('guide_back')}
        look="plain"
        disabled={first || card.steps.length === 0}
        onClick={() => command({ do: 'back' })}
      />
      <ActionButton
        icon={SkipForward}
        label={t('guide_skip')}
        look="plain"
        disabled={!step}
        onClick={() => command({ do: 'skip' })}
      />
      <ActionButton
        icon={ArrowRight}
        label={t('guide_next')}
        look="plain"
        onClick={() => command({ do: 'next' })}
      />
      {step && canPerform(step) ? (
        <ActionButton
          icon={Wand}
          label={t('guide_do_it')}
          look="main"
          onClick={() => command({ do: 'perform', stepId: step.id })}
        />
      ) : null}
      {step ? (
        <ActionButton
          icon={FastForward}
          label={t('guide_know')}
          look="quiet"
          onClick={() => command({ do: 'know' })}
        />
      ) : null}
    </div>
  );
}
