import { SightlineError } from '../../contracts/errors.ts';
import { type GuideCommand, guideCommandSchema } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { letLoose } from './budget.ts';
import { forgetWalk, loadWalks, sameTask, siteOf } from './cache.ts';
import { armCopilot, disarmCopilot } from './copilot.ts';
import { rememberThumb } from './dislikes.ts';
import { stateOf } from './fingerprint.ts';
import { goOn } from './go-on.ts';
import { cardOf, change, type GuideContext, memoryOf, settledIndex, whileWanted } from './page-work.ts';
import { performStep } from './perform-step.ts';
import { present, showStep } from './present.ts';
import { keepRun } from './recording.ts';
import {
  currentStep,
  endStep,
  hear,
  isOver,
  knowPart,
  notice,
  shownStep,
  stepBack,
  stepBefore,
  withoutCurrent,
  withoutNotices,
  withStep,
} from './session.ts';
import { switchRecording } from './switch-recording.ts';
import { offerOf, undoOf } from './undo.ts';

/** Commands that only write something down: they wait their turn and end nothing. */
const QUIET = new Set<GuideCommand['do']>(['thumb', 'success', 'copilot', 'autonomous', 'record', 'reveal']);

/** A command that only scrolls runs beside whatever the guide is doing. */
export function onlyPoints(what: unknown): boolean {
  const parsed = guideCommandSchema.safeParse(what);
  return parsed.success && parsed.data.do === 'reveal';
}

export function endsWhatRuns(command: unknown): boolean {
  const parsed = guideCommandSchema.safeParse(command);
  return parsed.success && !QUIET.has(parsed.data.do);
}

/** What the buttons of the card do. */
export async function obey(context: GuideContext, raw: unknown): Promise<TurnEnd> {
  const command = guideCommandSchema.parse(raw);
  if (command.do === 'reveal') return reveal(context, command.stepId);
  if (QUIET.has(command.do)) return note(context, command);
  if (isOver(cardOf(context))) return 'done';
  const now = Date.now();
  const askAgain = () => goOn(context, { expectChange: false, ask: true });
  switch (command.do) {
    case 'know':
      change(context, (card) => leaveWalk(knowPart(card, now)));
      return askAgain();
    case 'finer':
      change(context, (card) => ({
        ...leaveWalk(withoutCurrent(card)),
        finer: currentStep(card)?.instruction ?? null,
      }));
      return askAgain();
    case 'undo':
      return undo(context, command.stepId);
    case 'next':
      change(context, (card) => endStep(card, 'done', 'person', now));
      return askAgain();
    case 'skip':
      change(context, (card) => leaveWalk(endStep(card, 'skipped', null, now)));
      return askAgain();
    case 'reject':
      change(context, (card) =>
        leaveWalk({ ...endStep(card, 'rejected', null, now), interventions: card.interventions + 1 }),
      );
      return askAgain();
    case 'try-again':
      change(context, (card) => ({ ...card, candidates: [], notices: [], observedFrom: card.steps.length }));
      return askAgain();
    case 'other-way':
      change(context, (card) => ({ ...card, notices: ['same-step'], observedFrom: card.steps.length }));
      return askAgain();
    case 'look':
      change(context, (card) => ({
        ...leaveWalk(withoutCurrent(card)),
        candidates: [],
        wantsLook: true,
      }));
      return askAgain();
    case 'without-cache':
      change(context, (card) => leaveWalk(endStep(card, 'rejected', null, now)));
      return askAgain();
    case 'back':
      return back(context);
    case 'perform':
      return performStep(context, command.stepId);
    case 'see-trap':
      return seeTrap(context, command.stepId);
    case 'choose':
      return choose(context, command.n);
    case 'return':
      return goToPlaceBefore(context);
    case 'pause':
      await disarmCopilot(context);
      change(context, (card) => ({
        ...card,
        phase: 'waiting',
        copilot: { ...card.copilot, paused: true },
        interventions: card.interventions + 1,
      }));
      return 'waiting';
    case 'resume':
      change(context, (card) => resumed(context, card));
      if (!currentStep(cardOf(context))) return askAgain();
      await armCopilot(context);
      return 'waiting';
    default:
      return 'waiting';
  }
}

/** What the person wrote: it counts from the next request on. */
export async function heard(context: GuideContext, words: string): Promise<TurnEnd> {
  change(context, (card) => leaveWalk(hear(card, words, Date.now())));
  return goOn(context, { expectChange: false, ask: true });
}

/** The copilot goes on; an autonomous one gets its whole budget again. */
function resumed(context: GuideContext, card: ReturnType<typeof cardOf>): ReturnType<typeof cardOf> {
  const free = withoutNotices({ ...card, phase: 'waiting' as const }, 'budget-spent');
  return free.copilot.autonomous
    ? loose(context, free)
    : { ...free, copilot: { ...free.copilot, paused: false } };
}

const loose = ({ turn, settings }: GuideContext, card: ReturnType<typeof cardOf>) =>
  letLoose(card, turn.usage?.usd ?? 0, settings.guide.budget, Date.now());

const leaveWalk = (card: ReturnType<typeof cardOf>) =>
  card.replay ? notice(withoutNotices({ ...card, replay: null }, 'from-cache'), 'cache-left') : card;

const pageNow = async (context: GuideContext): Promise<PageIndex> =>
  (await settledIndex(context, false, true)).index;

/** Takes back the step that Back has turned to, on the page as it is now. It stays the one to do. */
async function undo(context: GuideContext, stepId: string): Promise<TurnEnd> {
  const step = currentStep(cardOf(context));
  if (step?.id !== stepId || !step.undo) return 'waiting';
  const plan = undoOf({ ...step, state: 'done' }, cardOf(context), await pageNow(context));
  // On the way back, and after what was put back, the step is kept as it is.
  change(context, (card) => ({
    ...withStep(card, stepId, { undo: null }),
    phase: 'acting',
    returning: true,
  }));
  if (plan?.offer === 'history') {
    if (cardOf(context).urls.at(-2)?.url === plan.url) await context.tab.back();
    else await context.tab.go(plan.url);
    return 'waiting';
  }
  if (plan && 'line' in plan) {
    const { line, action, value } = plan;
    await whileWanted(
      context,
      context.page.callAt(line.n, 'guideAct', { n: line.n, action, value, seal: null }),
    );
  }
  return goOn(context, { expectChange: true, ask: false, redraw: true });
}

/** The control that was held back, now that the person has read what its press does. The yes to the press is another one. */
async function seeTrap(context: GuideContext, stepId: string): Promise<TurnEnd> {
  const step = currentStep(cardOf(context));
  if (step?.id !== stepId || !step.trap) return 'waiting';
  const seen = { ...step, trap: { ...step.trap, held: false }, calledCommitting: true };
  change(context, (card) => withStep(card, stepId, { trap: seen.trap, calledCommitting: true }));
  await showStep(context, seen);
  return 'waiting';
}

/** The step before, without a request; its beacon comes back where its target is still there. */
async function back(context: GuideContext): Promise<TurnEnd> {
  const before = stepBefore(cardOf(context));
  const offer = before && offerOf(undoOf(before, cardOf(context), await pageNow(context)));
  const card = change(context, (now) => stepBack(now, offer));
  const step = shownStep(card);
  await whileWanted(context, context.page.callAll('guideHide', {}));
  if (step) {
    // The target may be on a page that was left; the step is then shown without a beacon.
    await showStep(context, step).catch(() => context.signal.throwIfAborted());
  }
  return 'waiting';
}

/** Scrolls a step's target into view, with the frames around it. A target that is gone has no place to show. */
async function reveal(context: GuideContext, stepId: string): Promise<TurnEnd> {
  const { steps } = cardOf(context);
  const n = steps.find((step) => step.id === stepId)?.target?.n;
  try {
    if (n !== undefined) await context.page.callAt(n, 'guideFrame', { n });
  } catch (error) {
    // What is gone cannot be shown; the guide notices that by itself.
    if (!(error instanceof SightlineError)) throw error;
  }
  return 'waiting';
}

/** The person pointed out which of the candidates was meant. */
export async function choose(context: GuideContext, n: number): Promise<TurnEnd> {
  const { index } = await settledIndex(context, false);
  const line = index.lines.find((each) => each.n === n);
  if (!line) return goOn(context, { expectChange: false, ask: true });
  const reply = {
    instruction: line.text,
    index: n,
    text: line.text,
    action: 'click' as const,
    value: null,
    hint: '',
  };
  const shown = await present(context, { reply, line, origin: 'instant', tokens: 0 }, index, stateOf(index));
  return shown ? 'waiting' : goOn(context, { expectChange: false, ask: true, bySelf: true });
}

/** Back to where the guide came from, with the place in the page. */
async function goToPlaceBefore(context: GuideContext): Promise<TurnEnd> {
  const before = cardOf(context).urls.at(-2);
  change(context, (card) => ({
    ...endStep(card, 'rejected', null, Date.now()),
    urls: card.urls.slice(0, -1),
    phase: 'settling',
    notices: [],
    returning: true,
  }));
  if (before) await context.tab.go(before.url);
  else await context.tab.back();
  return 'waiting';
}

async function note(context: GuideContext, command: GuideCommand): Promise<TurnEnd> {
  const card = change(context, (now) => noted(context, now, command));
  if (command.do === 'record' && !isOver(card)) await switchRecording(context, command.on);
  if (command.do === 'autonomous') await armCopilot(context);
  if (command.do === 'copilot') {
    if (command.on) await armCopilot(context);
    else await disarmCopilot(context);
  }
  if (command.do === 'thumb') {
    const step = card.steps.find(({ id }) => id === command.stepId);
    if (step) await rememberThumb(memoryOf(context), card, step, Date.now());
  }
  if (!isOver(card)) return 'waiting';
  await keepRun(context, card);
  const failed = command.do === 'success' && !command.success;
  const wrong = command.do === 'thumb' && command.stepId !== null && command.thumb === 'down';
  if (failed || wrong) await forgetWalkOf(context);
  return card.phase === 'done' ? 'done' : 'stopped';
}

function noted(
  context: GuideContext,
  card: ReturnType<typeof cardOf>,
  command: GuideCommand,
): ReturnType<typeof cardOf> {
  if (command.do === 'copilot') return { ...card, copilot: { on: command.on, paused: false, dueAt: null } };
  if (command.do === 'autonomous')
    return command.on
      ? loose(context, withoutNotices(card, 'budget-spent'))
      : { ...card, copilot: { ...card.copilot, autonomous: null, dueAt: null } };
  if (command.do === 'success') return { ...card, success: command.success };
  if (command.do !== 'thumb') return card;
  const { stepId, thumb } = command;
  return stepId === null ? { ...card, thumb } : withStep(card, stepId, { thumb });
}

/** A walk that the person says has failed, or has a wrong step, is not walked again. */
async function forgetWalkOf(context: GuideContext): Promise<void> {
  const store = memoryOf(context);
  const { task, urls } = cardOf(context);
  const site = siteOf(urls[0]?.url ?? '');
  const walk = (await loadWalks(store)).find((each) => each.site === site && sameTask(each.task, task));
  if (walk) await forgetWalk(store, walk.id);
}
