import { type ProblemCode, SightlineError } from '../../contracts/errors.ts';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { PageCallParams } from '../../contracts/worker-to-page.ts';
import type { KeyValueStore, TurnContext } from '../mode.ts';
import { trapText } from './trap-text.ts';

export type GuideContext = TurnContext<GuideCard>;

/** Where guides remember things; of an incognito tab nothing is added. */
export const memoryOf = ({ store, incognito }: GuideContext): KeyValueStore =>
  incognito ? { get: (key) => store.get(key), set: async () => {}, update: async () => {} } : store;

/** The card as it stands; a part of a guide always has one. Throws `internal` where it has none. */
export function cardOf(context: GuideContext): GuideCard {
  const card = context.card();
  if (!card) throw new SightlineError('internal', { what: 'guide without a card' });
  return card;
}

/** Shows a changed card. Nothing is changed any more once the part was ended: what took over decides. */
export function change(context: GuideContext, update: (card: GuideCard) => GuideCard): GuideCard {
  context.signal.throwIfAborted();
  const card = update(cardOf(context));
  context.show(card);
  return card;
}

/** Waits for `work` no longer than the part lives, so that "Stop" and a newer event never wait for a slow page. */
export function whileWanted<T>({ signal }: GuideContext, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** One look at a page takes at most this long; frames are waited for as long as the call allows. */
const LOOK_MS = 3000;
/** A page that says that it is loading is given this many looks. */
const LOOKS = 3;

/**
 * Waits until the page has settled, as its own scripts see it, and reads it. A new document gets its page script by the first look.
 * @param expectChange something was just done, whose first effect is worth waiting for
 * @param quietly without showing that the guide is at work
 */
export async function settledIndex(
  context: GuideContext,
  expectChange: boolean,
  quietly = false,
): Promise<{ index: PageIndex; settled: boolean; scroll: { x: number; y: number } }> {
  const { page } = context;
  if (!quietly) context.progress({ code: 'settling' });
  let frames = await whileWanted(context, page.callAll('guideSettle', { expectChange, maxMs: LOOK_MS }));
  if (frames.length === 0) {
    // Nobody answers: a new document without our script, which reading brings there.
    await patientIndex(context);
    frames = await whileWanted(context, page.callAll('guideSettle', { expectChange: false, maxMs: LOOK_MS }));
  }
  const settled = () => frames.every(({ result }) => result.settled);
  const busy = () => frames.some(({ result }) => result.busy);
  for (let look = 1; look < LOOKS && busy(); look += 1) {
    frames = await whileWanted(context, page.callAll('guideSettle', { expectChange: false, maxMs: LOOK_MS }));
  }
  if (!quietly) context.progress({ code: 'reading' });
  const index = await patientIndex(context);
  const top = frames.find(({ frameKey }) => frameKey === index.lines[0]?.frame) ?? frames[0];
  return { index, settled: settled(), scroll: { x: top?.result.scrollX ?? 0, y: top?.result.scrollY ?? 0 } };
}

/** What a page between two documents answers: gone, silent, not there yet, and (from Chrome) closed to us. */
const PASSING: ReadonlySet<ProblemCode> = new Set([
  'empty-tab',
  'page-empty',
  'page-loading',
  'page-changed',
  'page-silent',
  'restricted-page',
  'stale-element',
]);
const BETWEEN_MS = 5000;
const AGAIN_MS = 300;

/** Reads the page. On the way a document may just be leaving: that is no failure until it lasts. */
async function patientIndex(context: GuideContext): Promise<PageIndex> {
  const onTheWay = cardOf(context).steps.length > 0;
  for (const start = Date.now(); ; ) {
    try {
      return await whileWanted(context, context.page.snapshot('guide'));
    } catch (error) {
      const passing = error instanceof SightlineError && PASSING.has(error.code);
      if (!passing || !onTheWay || Date.now() - start > BETWEEN_MS) throw error;
    }
    await whileWanted(context, new Promise((resolve) => setTimeout(resolve, AGAIN_MS)));
  }
}

/** Draws the step's beacon and has all frames watch for what the person does. Throws `stale-element` when the target is gone by now. */
export async function pointAt(context: GuideContext, step: GuideStep, index?: PageIndex) {
  const { page } = context;
  const watched = { stepId: step.id, action: step.action, value: step.value };
  await whileWanted(context, page.callAll('guideWatch', watched));
  // Nothing stands on a trap before the person has read of it.
  if (!step.target || step.trap?.held) return undefined;
  const { n } = step.target;
  if (index) await revealFrames(context, n, index);
  const { instruction, why, problem, trap } = step;
  const hint = problem
    ? `“${problem}”`
    : trap
      ? `⚠ ${context.say?.(...trapText(trap)) ?? trap.words}`
      : step.hint;
  const sign = cardOf(context).recording === 'on' ? (context.recorder?.sign ?? '') : '';
  const said = { title: `${step.number}`, instruction, hint, why: why ?? '', sign };
  return whileWanted(context, page.callAt(n, 'guideShow', { ...watched, n, ...said }));
}

/** Without a step, the person may still go on by hand: what they do is then noticed. */
export async function watchOnly(context: GuideContext): Promise<void> {
  const stepId = cardOf(context).runId;
  await whileWanted(context, context.page.callAll('guideWatch', { stepId, action: 'wait', value: null }));
}

/** Numbers the controls that may be meant, on the page as in the card, from 1. */
export async function numberCandidates(context: GuideContext): Promise<void> {
  const { runId, candidates } = cardOf(context);
  for (const [i, { n }] of candidates.entries())
    await addNumber(context, { stepId: runId, n, number: i + 1 });
}

/** Numbers the fields of the open chain as the card does, without the one that the beacon stands on, and no longer those that are `filled`. */
export async function numberFields(context: GuideContext, filled: readonly GuideStep[] = []): Promise<void> {
  const { steps } = cardOf(context);
  const stepId = steps.find(({ state }) => state === 'current')?.id;
  if (stepId === undefined) return;
  const ahead = steps.filter(({ state }) => state === 'ahead');
  const marks = [
    ...filled.map(({ target }) => ({ target, number: null })),
    ...ahead.map(({ target, number }) => ({ target, number })),
  ];
  for (const { target, number } of marks)
    if (target) await addNumber(context, { stepId, n: target.n, number });
}

/** One that is gone by now has no place. */
async function addNumber(context: GuideContext, params: PageCallParams<'guideNumber'>): Promise<void> {
  try {
    await whileWanted(context, context.page.callAt(params.n, 'guideNumber', params));
  } catch (error) {
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
  }
}

/** A target in a frame can only be in view when the frame is: scrolls the `<iframe>`s around it, outermost first. */
export async function revealFrames(context: GuideContext, n: number, index: PageIndex): Promise<void> {
  const at = index.lines.findIndex((line) => line.n === n);
  const key = index.lines[at]?.frame;
  const top = index.lines[0]?.frame;
  if (key === undefined || key === top) return;
  const around: number[] = [];
  let inner = key;
  // Frames' lines stand right behind the line of their `<iframe>`.
  for (let i = at; i >= 0; i -= 1) {
    const line = index.lines[i];
    if (line?.kind === 'frame' && line.frame !== inner && index.lines[i + 1]?.frame === inner) {
      around.unshift(line.n);
      inner = line.frame;
    }
  }
  for (const frame of around)
    await whileWanted(context, context.page.callAt(frame, 'guideFrame', { n: frame }));
}

/** Takes beacon, watchers and overlay host off the page. */
export const leavePage = (context: GuideContext): Promise<void> => context.page.clear({ keepHidden: true });
