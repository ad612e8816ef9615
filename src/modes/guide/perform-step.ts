import { SightlineError } from '../../contracts/errors.ts';
import type { GuideStep } from '../../contracts/guide.ts';
import type { TurnEnd } from '../mode.ts';
import { canPerform } from './copilot-rules.ts';
import { goOn } from './go-on.ts';
import { cardOf, change, type GuideContext, whileWanted } from './page-work.ts';
import { showStep } from './present.ts';
import { currentStep, endStep, withStep } from './session.ts';

type Outcome = { effect: boolean; refused: GuideStep['handedBack']; opens: string | null };

/** Does the current step, if it is still the one that was agreed to, and verifies that something came of it; else the person gets it back. */
export async function performStep(context: GuideContext, stepId: string): Promise<TurnEnd> {
  const step = currentStep(cardOf(context));
  if (!step || step.id !== stepId) return 'waiting';
  if (!canPerform(step)) return handBack(context, step, step.privateInput ? 'private' : 'not-possible');
  context.progress({ code: 'settling' });
  // Written down before it is done: it may lead to a new page, and what goes on there must not do it again.
  change(context, (card) => ({ ...endStep(card, 'done', 'sightline', Date.now()), phase: 'acting' }));
  await context.stored();
  context.signal.throwIfAborted();
  const { effect, refused, opens } = await tryStep(context, step);
  if (!effect) return handBack(context, step, refused);
  if (opens) await context.tab.open(opens);
  // What goes on in the other tab goes on from there.
  if (opens || step.action === 'close_tab') return 'waiting';
  return goOn(context, { expectChange: true, ask: true });
}

async function tryStep(context: GuideContext, step: GuideStep): Promise<Outcome> {
  const done: Outcome = { effect: true, refused: null, opens: null };
  const failed: Outcome = { effect: false, refused: 'not-possible', opens: null };
  const { tab, page } = context;
  try {
    switch (step.action) {
      case 'navigate':
        await tab.go(new URL(step.value ?? '', step.url).href);
        return done;
      case 'back':
        await tab.back();
        return done;
      case 'close_tab':
        return (await tab.close()) ? done : failed;
      case 'switch_tab':
        return (await tab.turnTo(step.value ?? '')) ? done : failed;
    }
    const { action, value, seal } = step;
    const params = { n: step.target?.n ?? null, action, value, seal: seal ?? null };
    if (step.target) return await whileWanted(context, page.callAt(step.target.n, 'guideAct', params));
    const [first] = await whileWanted(context, page.callAll('guideAct', params));
    return first?.result ?? failed;
  } catch (error) {
    context.signal.throwIfAborted();
    // The page was left in the middle of the call: that is an effect, and the new document goes on from it.
    if (error instanceof SightlineError && error.code === 'page-changed') return done;
    if (error instanceof SightlineError && error.code !== 'stale-element') throw error;
    return failed;
  }
}

/** The person's again, with the beacon in place. */
async function handBack(
  context: GuideContext,
  step: GuideStep,
  why: GuideStep['handedBack'],
): Promise<TurnEnd> {
  change(context, (card) => ({
    ...withStep(card, step.id, { state: 'current', by: null, endedAt: null, handedBack: why ?? 'no-effect' }),
    phase: 'waiting',
    shown: step.id,
  }));
  try {
    await showStep(context, { ...step, state: 'current' });
  } catch (error) {
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    // The control is gone or has become another: nothing was done, and nobody may take it for done.
    change(context, (card) => withStep(card, step.id, { state: 'skipped', handedBack: 'changed' }));
    return goOn(context, { expectChange: false, ask: true });
  }
  return 'waiting';
}
