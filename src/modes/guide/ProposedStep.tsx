import { ListChecks } from 'lucide-react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { StepDetails } from './StepDetails.tsx';
import { instructionOf } from './step-words.tsx';
import { trapText } from './trap-text.ts';

/** The first step that one of several models would take: to read and to compare. Nothing is lit on the page until it is taken. */
export function ProposedStep({
  turn,
  card,
  send,
}: Pick<CardProps<GuideCard>, 'turn' | 'send'> & { card: GuideCard }) {
  const [step] = card.steps;
  if (!step)
    return (
      <>
        <p>{t('guide_no_way')}</p>
        {card.gaveUp ? <q dir="auto">{card.gaveUp}</q> : null}
      </>
    );
  return (
    <>
      <section className="guide-proposed" aria-label={t('guide_proposed')}>
        <p className="guide-instruction" dir="auto">
          {instructionOf(step)}
        </p>
        <Control step={step} />
        <StepDetails step={step} />
        {step.trap ? <p className="guide-trap">{t(...trapText(step.trap))}</p> : null}
        {step.why ? (
          <p className="guide-why">
            {t('guide_why')} <span dir="auto">{step.why}</span>
          </p>
        ) : null}
      </section>
      <div className="guide-buttons">
        <ActionButton
          icon={ListChecks}
          look="plain"
          label={t('guide_take')}
          onClick={() => send({ type: 'take-proposal', turnId: turn.id })}
        />
      </div>
    </>
  );
}

/** Which control it is, as the page calls it, and that nothing is done to it without a yes, where that is so. */
function Control({ step: { target, commits, action } }: { step: GuideStep }) {
  if (!target || action === 'done') return null;
  return (
    <p className="guide-role">
      <q dir="auto">{target.text || target.role}</q>
      {commits ? ` ${t('guide_proposed_commits')}` : null}
    </p>
  );
}
