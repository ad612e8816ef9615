import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { instructionOf } from './step-words.tsx';

/** The honest end of a guide that sees no way: why, and what was tried. */
export function Declared({ card: { steps, gaveUp, deadEnds } }: { card: GuideCard }) {
  const tried = steps.filter(({ action }) => action !== 'done');
  return (
    <div role="alert" className="guide-lost guide-declared">
      <p>
        <strong>{t('guide_no_way')}</strong>
      </p>
      {gaveUp ? <q>{gaveUp}</q> : null}
      {tried.length > 0 ? (
        <>
          <p>{t('guide_tried')}</p>
          <ul>
            {tried.map((step) => (
              <li key={step.id}>
                {instructionOf(step)} <span className="guide-role">{outcomeOf(step, deadEnds ?? [])}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('guide_tried_nothing')}</p>
      )}
    </div>
  );
}

function outcomeOf(step: GuideStep, deadEnds: NonNullable<GuideCard['deadEnds']>): string {
  const led = deadEnds.some(({ from }) => from?.url === step.url && from.text === step.target?.text);
  if (led) return t('guide_tried_dead_end');
  return t(`guide_state_${step.state}${step.by === 'sightline' ? '_agent' : ''}`);
}
