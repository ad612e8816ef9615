import type { GuideStep } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { PageState } from './fingerprint.ts';
import { cardOf, change, type GuideContext } from './page-work.ts';
import { effectOf, lookOf } from './seen.ts';
import { withStep } from './session.ts';

/** Writes down what was seen of the newest step that is over, and of each field of a chain that was filled since. */
export function noteEffects(context: GuideContext, index: PageIndex, state: PageState): void {
  const { steps, runId } = cardOf(context);
  const isNew = (step: GuideStep, i: number) =>
    step.state !== 'current' &&
    step.state !== 'ahead' &&
    (i === steps.length - 1 || (step.chain != null && step.seen == null));
  for (const step of steps.filter(isNew)) {
    const seen = effectOf(step, lookOf(runId), index, state);
    change(context, (card) => withStep(card, step.id, { seen }));
  }
}
