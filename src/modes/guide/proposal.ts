import { SightlineError } from '../../contracts/errors.ts';
import type { GuideCard, GuideStep, GuideTarget } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { avoidTrap } from './avoid-trap.ts';
import { checkReply } from './check-reply.ts';
import { stateOf } from './fingerprint.ts';
import { locate } from './locator.ts';
import { fromModel, type Suggestion } from './next-step.ts';
import { outlineAfter } from './outline.ts';
import { change, type GuideContext, settledIndex, whileWanted } from './page-work.ts';
import { stepFrom, toldOf } from './present.ts';
import { addStep } from './session.ts';

/**
 * The first step that one of several compared models would take, with what the page says of its control. Only to read: nothing is drawn, watched
 * or recorded, and no step that worked before stands in for the model's.
 */
export async function propose(context: GuideContext): Promise<TurnEnd> {
  const { index } = await settledIndex(context, false);
  const suggestion = await fromModel(context, index);
  if (suggestion.kind === 'step') await showProposed(context, suggestion, index);
  const gaveUp = suggestion.kind === 'lost' ? suggestion.gaveUp : null;
  change(context, (card) => ({ ...card, phase: 'proposed', gaveUp }));
  return 'done';
}

async function showProposed(
  context: GuideContext,
  suggestion: Extract<Suggestion, { kind: 'step' }>,
  index: PageIndex,
): Promise<void> {
  const safe = await avoidTrap(context, suggestion, index);
  const step = stepFrom(safe, index, stateOf(index));
  const told = await askAbout(context, step);
  // Before the page has told, nobody knows whether the value is one that only the person knows.
  const value = step.target && !told ? null : step.value;
  change(context, (card) => ({
    ...addStep(card, { ...step, ...toldOf(context, { ...step, value }, told) }),
    shown: null,
    outline: outlineAfter(null, safe.reply),
  }));
}

/** What the page says of a step's control, without a mark on it; of one that is gone by now it says nothing. */
async function askAbout(context: GuideContext, { target, action }: Pick<GuideStep, 'target' | 'action'>) {
  if (!target) return undefined;
  const { n } = target;
  try {
    return await whileWanted(context, context.page.callAt(n, 'guideAsk', { n, action, beside: n }));
  } catch (error) {
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    return undefined;
  }
}

/** The step of a card that shows one of several proposals; `undefined`: it shows none. */
export const proposedStep = (card: GuideCard | undefined): GuideStep | undefined =>
  card?.phase === 'proposed' ? card.steps[0] : undefined;

/** A proposed step for the page as it is now, held against it like a model's reply; `undefined`: its control is gone. */
export function takeUp(step: GuideStep, index: PageIndex, card: GuideCard): Suggestion | undefined {
  const line = step.target ? sameLine(step, step.target, index) : null;
  if (line === undefined) return undefined;
  const { instruction, hint, why, action, value, calledCommitting, trap } = step;
  const about = { index: line?.n ?? null, text: line?.text ?? '' };
  const reply = { instruction, hint, why, action, value, commits: calledCommitting ?? false, ...about };
  const checked = checkReply(reply, index, card);
  if (!checked.ok && !('line' in checked))
    return { kind: 'lost', candidates: checked.candidates, gaveUp: null };
  return { kind: 'step', line, origin: 'model', tokens: 0, reply, ...(trap ? { trap } : {}) };
}

/** On a page that has changed another control may have its number; where it had namesakes then, what is left may be one of them. */
function sameLine(
  { fingerprint }: GuideStep,
  { n, locator, where }: GuideTarget,
  index: PageIndex,
): IndexLine | undefined {
  if (stateOf(index).full === fingerprint) return index.lines.find((line) => line.n === n);
  return where ? undefined : locate(locator, index.lines);
}
