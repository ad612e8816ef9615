import { SightlineError } from '../../contracts/errors.ts';
import type { GuideNotice, GuideStep } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { saveWalk, walkOf } from './cache.ts';
import { armCopilot } from './copilot.ts';
import { likeness, type PageState, stateOf } from './fingerprint.ts';
import { locate, targetOf } from './locator.ts';
import { type Suggestion, suggest } from './next-step.ts';
import { observe } from './observer.ts';
import { otherOrigin } from './origins.ts';
import { cardOf, change, type GuideContext, leavePage, pointAt, settledIndex } from './page-work.ts';
import { record } from './recording.ts';
import { commits } from './risk.ts';
import { addStep, currentStep, endStep, notice, withoutNotices, withStep, withUrl } from './session.ts';
import { plain } from './words.ts';

export interface GoOn {
  /** The person (or Sightline) has just done something, whose effect is waited for. */
  expectChange: boolean;
  /** Ask even when the page looks as it did: the step is done, or the person wants another. */
  ask: boolean;
  /** The page may only have changed by itself: ask again only when the step no longer fits. */
  bySelf?: boolean;
  /** Beacon and watchers are not there yet: another document, another tab, a new worker. */
  redraw?: boolean;
}

/** Less in common than this, and a page that changed by itself is another page. */
const SAME_PAGE = 0.5;
/** Requests for a page that keeps changing by itself. */
const MAX_SELF_ASKED = 2;

/** Waits for the page to settle and goes on with it: the same step where it still fits, else the next one. One state makes one request. */
export async function goOn(
  context: GuideContext,
  { expectChange, ask, bySelf = false, redraw = false }: GoOn,
): Promise<TurnEnd> {
  const { phase } = cardOf(context);
  const open = phase === 'lost' || phase === 'blocked';
  if (!bySelf) change(context, (card) => ({ ...card, phase: open && !ask ? phase : 'settling' }));
  const { index, settled, scroll } = await settledIndex(context, expectChange, bySelf);
  const state = stateOf(index);
  await rememberPlace(context, index.url, scroll);
  change(context, (card) =>
    settled ? withoutNotices(card, 'not-settled', 'closed-page') : notice(card, 'not-settled'),
  );

  const step = currentStep(cardOf(context));
  if (!ask && step && (await stillFits(context, step, state, index, bySelf)))
    return keepStep(context, index, redraw);
  if (!ask && !step && open && staysOpen(context, state, bySelf)) return 'waiting';
  change(context, (card) => ({
    ...endStep(card, leftBehind(step), 'person', Date.now()),
    selfAsked: bySelf ? card.selfAsked + 1 : 0,
  }));
  return nextStep(context, index, state);
}

/** A step that the page went on from: pressing may well have been what led here. */
function leftBehind(step: GuideStep | undefined): GuideStep['state'] {
  return step && ['click', 'press', 'navigate', 'back', 'wait'].includes(step.action) ? 'done' : 'elsewhere';
}

/** A lost guide looks again when the page is another one; a blocked one only when the person went on by hand. */
function staysOpen(context: GuideContext, state: PageState, bySelf: boolean): boolean {
  const { askedFor, phase, selfAsked } = cardOf(context);
  return askedFor?.id === state.id || (bySelf && (phase === 'blocked' || selfAsked >= MAX_SELF_ASKED));
}

/** Keeps the way, with the place in each page; on the way back that place is restored. */
async function rememberPlace(
  context: GuideContext,
  url: string,
  { x, y }: { x: number; y: number },
): Promise<void> {
  const { returning, urls } = cardOf(context);
  const known = urls.at(-1);
  if (returning && known?.url === url) await context.page.callAll('guideScroll', { x: known.x, y: known.y });
  else change(context, (card) => withUrl(card, url, x, y));
  if (returning) change(context, (card) => ({ ...card, returning: false }));
}

/** Whether the current step can stay as it is on the page as it is now. */
async function stillFits(
  context: GuideContext,
  step: GuideStep,
  state: PageState,
  index: PageIndex,
  bySelf: boolean,
): Promise<boolean> {
  const { askedFor, selfAsked } = cardOf(context);
  if (askedFor?.id === state.id) return true;
  if (!bySelf) return false;
  const found = !step.target || locate(step.target.locator, index.lines) !== undefined;
  if (!found) return false;
  return selfAsked >= MAX_SELF_ASKED || likeness(askedFor?.keys ?? [], state.keys) >= SAME_PAGE;
}

/** Shows the current step again, at its target's new number where it has one. No request. */
async function keepStep(context: GuideContext, index: PageIndex, redraw: boolean): Promise<TurnEnd> {
  const step = currentStep(cardOf(context))!;
  const line =
    step.target &&
    (index.lines.find((each) => each.n === step.target?.n) ?? locate(step.target.locator, index.lines));
  if (step.target && !line) return lost(context, [], 'target-gone');
  const renumbered = line ? { ...step, target: targetOf(line, index.lines) } : step;
  change(context, (card) => ({
    ...withStep(card, step.id, { target: renumbered.target }),
    phase: 'waiting',
  }));
  const inPlace = !redraw && line?.n === step.target?.n;
  if (!inPlace) await pointAt(context, renumbered, index);
  await armCopilot(context);
  return 'waiting';
}

async function nextStep(context: GuideContext, index: PageIndex, state: PageState): Promise<TurnEnd> {
  const noticed = observe(cardOf(context), state, index, context.settings.guide.maxSteps);
  change(context, (card) =>
    notice(
      withoutNotices(
        card,
        'same-step',
        'alternating',
        'no-progress',
        'login-wall',
        'error-page',
        'target-gone',
      ),
      ...noticed,
    ),
  );
  const stuck = noticed.filter((code) => code !== 'login-wall' && code !== 'error-page');
  if (stuck.length > 0) return blocked(context, stuck);
  change(context, (card) => ({ ...card, phase: 'asking', askedFor: { id: state.id, keys: state.keys } }));
  const suggestion = await suggest(context, index);
  return act(context, suggestion, index, state);
}

async function act(
  context: GuideContext,
  suggestion: Suggestion,
  index: PageIndex,
  state: PageState,
): Promise<TurnEnd> {
  if (suggestion.kind === 'nothing') return nothingFits(context);
  if (suggestion.kind === 'lost') return lost(context, suggestion.candidates);
  if (suggestion.reply.action === 'done') return finish(context, suggestion, index, state);
  return present(context, suggestion, index, state);
}

/** Puts a step into the card and its beacon on the page. */
export async function present(
  context: GuideContext,
  { reply, line, origin, tokens }: Extract<Suggestion, { kind: 'step' }>,
  index: PageIndex,
  state: PageState,
): Promise<TurnEnd> {
  const card = change(context, (now) =>
    addStep(now, stepFrom({ reply, line, origin, tokens }, index, state)),
  );
  const step = currentStep(card)!;
  try {
    const seen = await pointAt(context, step, index);
    const name = step.target?.text || step.instruction;
    const target = step.target && {
      ...step.target,
      locator: { ...step.target.locator, path: seen?.path ?? '' },
    };
    change(context, (now) => {
      const leadsTo = seen?.leadsTo ?? otherOrigin(step, now.steps[0]!);
      return withStep(now, step.id, {
        target,
        privateInput: seen?.privateInput ?? null,
        leadsTo,
        commits: leadsTo !== null || commits(step.action, name, seen?.submits ?? false),
      });
    });
  } catch (error) {
    // The page changed while the model was thinking: that is a new state, not a failure.
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    change(context, (now) => ({
      ...now,
      steps: now.steps.filter((each) => each.id !== step.id),
      shown: null,
    }));
    if (cardOf(context).selfAsked >= MAX_SELF_ASKED) return lost(context, [], 'target-gone');
    return goOn(context, { expectChange: false, ask: true, bySelf: true });
  }
  context.progress(undefined);
  await armCopilot(context);
  return 'waiting';
}

function stepFrom(
  { reply, line, origin, tokens }: Omit<Extract<Suggestion, { kind: 'step' }>, 'kind'>,
  index: PageIndex,
  state: PageState,
): Omit<GuideStep, 'number'> {
  return {
    id: crypto.randomUUID(),
    instruction: reply.instruction,
    hint: reply.hint,
    action: reply.action,
    value: reply.value,
    target: line && targetOf(line, index.lines),
    origin,
    state: 'current',
    by: null,
    url: index.url,
    fingerprint: state.full,
    privateInput: null,
    commits: false,
    handedBack: null,
    shownAt: Date.now(),
    endedAt: null,
    tokens,
    thumb: null,
  };
}

/** The goal is reached: shown with the words on the page that say so, if they are there. */
async function finish(
  context: GuideContext,
  suggestion: Extract<Suggestion, { kind: 'step' }>,
  index: PageIndex,
  state: PageState,
): Promise<TurnEnd> {
  const evidence = evidenceOf(suggestion, index.lines);
  const now = Date.now();
  const card = change(context, (before) => {
    const added = addStep(before, stepFrom({ ...suggestion, line: null }, index, state));
    const ended = endStep(added, 'done', null, now);
    return { ...ended, phase: 'done', evidence, endedAt: now, replay: null };
  });
  await leavePage(context);
  await record(context.store, card);
  const walk = suggestion.origin === 'model' ? walkOf(card, now) : undefined;
  if (walk) await saveWalk(context.store, walk);
  return 'done';
}

/** Checks what is said to show success like a citation: the words stand on the page, or they are not called evidence. */
function evidenceOf(
  { reply, line }: Extract<Suggestion, { kind: 'step' }>,
  lines: readonly IndexLine[],
): { text: string; verified: boolean } | null {
  const words = plain(reply.text);
  if (line && (words === '' || plain(line.text).includes(words)))
    return { text: reply.text || line.text, verified: line.text !== '' };
  if (words === '') return null;
  const found = lines.find(
    (each) => plain(each.text).includes(words) || each.notes.some((note) => plain(note).includes(words)),
  );
  return { text: reply.text, verified: found !== undefined };
}

/** The guide is unsure and says so; it never points at a guess. */
async function lost(
  context: GuideContext,
  candidates: readonly IndexLine[],
  ...codes: GuideNotice[]
): Promise<TurnEnd> {
  const shown = candidates.map(({ n, role, text }) => ({ n, role, text }));
  change(context, (card) => notice({ ...card, phase: 'lost', candidates: shown, shown: null }, ...codes));
  await watchOnly(context);
  return 'waiting';
}

async function blocked(context: GuideContext, codes: GuideNotice[]): Promise<TurnEnd> {
  change(context, (card) => notice({ ...card, phase: 'blocked', shown: null }, ...codes));
  await watchOnly(context);
  return 'waiting';
}

/** Without a step, the person may still go on by hand: what they do is then noticed. */
async function watchOnly(context: GuideContext): Promise<void> {
  await context.page.callAll('guideWatch', { stepId: cardOf(context).runId, action: 'wait', value: null });
}

/** The instant engine's honest end: nothing else on this page fits. */
async function nothingFits(context: GuideContext): Promise<TurnEnd> {
  const now = Date.now();
  const code = cardOf(context).steps.length === 0 ? 'guide-instant-nothing' : 'guide-instant';
  const card = change(context, (before) => ({
    ...before,
    phase: 'done',
    endedAt: now,
    notes: [{ code }],
    success: null,
  }));
  await leavePage(context);
  await record(context.store, card);
  return 'done';
}
