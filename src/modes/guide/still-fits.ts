import type { GuideStep } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { isReached } from './evidence.ts';
import { likeness, type PageState } from './fingerprint.ts';
import { lineOf } from './locator.ts';
import { cardOf, type GuideContext } from './page-work.ts';

/** Less in common than this, and a page that changed by itself is another page. */
const SAME_PAGE = 0.5;
/** Requests for a page that keeps changing by itself. */
export const MAX_SELF_ASKED = 2;

/** Whether a step that was taken back can be done here, and the person has not been quicker. */
export const isOpenAgain = (step: GuideStep, index: PageIndex): boolean =>
  (!step.target || lineOf(step.target, index.lines) !== undefined) && !isReached(step, index.lines);

/** What leads to another page, tab or state of it by itself. */
const LEADS_ON = new Set<GuideStep['action']>([
  'click',
  'press',
  'navigate',
  'back',
  'wait',
  'switch_tab',
  'close_tab',
]);

/** A step that the page went on from: pressing may well have been what led here, and what it was to enter may stand in its field. */
export function leftBehind(step: GuideStep | undefined, { lines }: PageIndex): GuideStep['state'] {
  if (step && isReached(step, lines)) return 'done';
  return step && LEADS_ON.has(step.action) ? 'done' : 'elsewhere';
}

/** A lost guide looks again when the page is another one; a blocked one only when the person went on by hand. */
export function staysOpen(context: GuideContext, state: PageState, bySelf: boolean): boolean {
  const { askedFor, phase, selfAsked } = cardOf(context);
  return askedFor?.id === state.id || (bySelf && (phase === 'blocked' || selfAsked >= MAX_SELF_ASKED));
}

/** Whether the current step can stay as it is on the page as it is now. */
export function stillFits(
  context: GuideContext,
  step: GuideStep,
  state: PageState,
  index: PageIndex,
  bySelf: boolean,
): boolean {
  const { askedFor, selfAsked } = cardOf(context);
  if (askedFor?.id === state.id) return true;
  if (!bySelf) return false;
  // What was waited for may be any of it.
  if (step.action === 'wait') return selfAsked >= MAX_SELF_ASKED;
  const line = step.target && lineOf(step.target, index.lines);
  if (step.target && (!line || line.behind)) return false;
  return selfAsked >= MAX_SELF_ASKED || likeness(askedFor?.keys ?? [], state.keys) >= SAME_PAGE;
}
