import { type ProblemCode, SightlineError } from '../../contracts/errors.ts';
import type { GuideCard } from '../../contracts/guide.ts';
import type { PageEvent } from '../../contracts/page-to-worker.ts';
import { isCompared } from '../compared.ts';
import type { Mode, Navigation, TurnEnd } from '../mode.ts';
import { pointsBack } from '../routing/parts.ts';
import { choose, endsWhatRuns, heard, obey, onlyPoints } from './commands.ts';
import { isDue } from './copilot.ts';
import { dislikesFor } from './dislikes.ts';
import { turnTo } from './follow-chain.ts';
import { goOn } from './go-on.ts';
import { bestControl } from './instant.ts';
import { keptGuide } from './kept.ts';
import { cardOf, change, type GuideContext, memoryOf } from './page-work.ts';
import { performStep } from './perform-step.ts';
import { proofHooks } from './proof.ts';
import { propose, proposedStep } from './proposal.ts';
import { keepRun } from './recording.ts';
import { currentStep, endStep, isOver, leaveChain, newCard, notice, withStep } from './session.ts';

/** GUIDE: one step at a time on the page itself, across pages, with the person in charge. */
export const guideMode: Mode<GuideCard> = {
  id: 'guide',
  stoppableWhileWaiting: true,
  leavesNothingWhenStopped: true,
  followsOpenedTabs: true,
  turnsTo: (card) => {
    const step = currentStep(card);
    return step?.action === 'switch_tab' ? (step.value ?? undefined) : undefined;
  },
  fits: (question, { lines }) =>
    bestControl(newCard(question, 'instant', false, 0), lines).kind !== 'nothing',
  run,
  command: (context, command) => patiently(context, obey(context, command)),
  said: (context, words) => patiently(context, heard(context, words)),
  interrupts: endsWhatRuns,
  onlyPoints,
  pageEvent: (context, event) => patiently(context, pageEvent(context, event)),
  navigated: (context, { where }) => patiently(context, navigated(context, where)),
  supersedes,
  // The card says where it was: asked, waited for the page, or had just done something.
  resume: (context) =>
    context.card() && !isCompared(context) && context.card()?.phase !== 'proposed'
      ? goOn(context, { expectChange: true, ask: false, redraw: true })
      : run(context),
  tryAgain: (context) => goOn(context, { expectChange: false, ask: true }),
  kept: keptGuide,
  citations: proofHooks,
  stopped,
};

/** A new guide: it asks for its first step, unless the person has taken one that was proposed. One of several compared models only proposes it. */
async function run(context: GuideContext): Promise<TurnEnd> {
  const { question, model, settings } = context;
  const taken = isCompared(context) ? undefined : proposedStep(context.card());
  const card = newCard(question, model ? 'model' : 'instant', settings.guide.copilot, Date.now());
  const recording = !model || !context.recorder ? null : settings.guide.record ? 'on' : 'off';
  const disliked = await dislikesFor(memoryOf(context), question);
  context.signal.throwIfAborted();
  const about = pointsBack(question) ? context.turn.about : undefined;
  context.show({
    ...card,
    recording,
    ...(about ? { about } : {}),
    ...(disliked?.length ? { disliked } : {}),
  });
  if (isCompared(context)) return propose(context);
  return goOn(context, { expectChange: false, ask: true, taken });
}

/** What the person does, or a new page, makes pointless whatever is being asked about the page before. */
function supersedes(cause: PageEvent | Navigation, card: GuideCard | undefined): boolean {
  if (!card || isOver(card)) return false;
  if (cause.type === 'navigated') return cause.where === 'page';
  // What is done elsewhere may change nothing: it is looked at when the request has its answer, so that one state makes one request.
  if (!isAbout(card, cause)) return false;
  if (cause.type === 'guide-acted') return cause.on === 'target' && card.phase !== 'acting';
  return cause.type === 'guide-changed' && cause.why === 'url' && card.phase !== 'acting';
}

/**
 * Whether an event belongs to where the guide stands: the step that waits, the one before it while the next is looked for, or no step at all (the
 * run's own id). A page that sends anything else is not listened to.
 */
function isAbout(card: GuideCard, event: PageEvent): boolean {
  if (!('stepId' in event)) return false;
  const known = currentStep(card)?.id ?? card.steps.at(-1)?.id;
  return event.stepId === known || event.stepId === card.runId;
}

async function pageEvent(context: GuideContext, event: PageEvent): Promise<TurnEnd | undefined> {
  const card = context.card();
  if (!card || isOver(card) || context.turn.status === 'stopped' || !isAbout(card, event)) return undefined;
  switch (event.type) {
    case 'guide-acted':
      return acted(context, event);
    case 'guide-changed':
      return goOn(context, {
        expectChange: false,
        ask: false,
        bySelf: event.why !== 'url',
        swapped: event.why === 'target-changed',
        chosen: event.why === 'choice',
      });
    case 'guide-chose':
      if (!card.candidates.some(({ n }) => n === event.n)) return turnTo(context, event.n);
      return choose(context, event.n);
    case 'guide-due':
      return (await isDue(context, event.stepId)) ? performStep(context, event.stepId) : undefined;
    case 'guide-took-over':
      if (currentStep(card)?.id !== event.stepId || card.copilot.dueAt === null) return undefined;
      change(context, (now) => ({
        ...now,
        copilot: { ...now.copilot, paused: true, dueAt: null },
        interventions: now.interventions + 1,
      }));
      return 'waiting';
    default:
      return undefined;
  }
}

function acted(
  context: GuideContext,
  { on, stepId, kind }: Extract<PageEvent, { type: 'guide-acted' }>,
): Promise<TurnEnd> {
  const step = currentStep(cardOf(context));
  const isStep = on === 'target' && step?.id === stepId;
  if (isStep) change(context, (card) => endStep(card, 'done', 'person', Date.now()));
  else if (step && on === 'elsewhere' && kind === 'click')
    change(context, (card) => withStep(card, step.id, { strays: (step.strays ?? 0) + 1 }));
  // Between two steps everything counts: the page is read anew anyway.
  return goOn(context, { expectChange: kind !== 'type', ask: isStep });
}

/** A tab that is still empty or on its way: the next document will tell. */
const PASSING: ReadonlySet<ProblemCode> = new Set([
  'empty-tab',
  'page-empty',
  'page-loading',
  'page-changed',
  'page-silent',
]);
/** Pages that no extension may read, or this one shall not: the person finds the way back. */
const CLOSED: ReadonlySet<ProblemCode> = new Set([
  'restricted-page',
  'not-a-web-page',
  'never-site',
  'site-access',
]);

/** A new document (also after a reload, in a new tab, from another origin), or a frame's. */
async function navigated(context: GuideContext, where: 'page' | 'frame'): Promise<TurnEnd | undefined> {
  const card = context.card();
  if (!card || isOver(card)) return undefined;
  return goOn(context, {
    expectChange: false,
    ask: false,
    bySelf: where === 'frame',
    redraw: where === 'page',
  });
}

/** Waits out what stands in the way of reading the page: the way back, or the next document, goes on. */
async function patiently<T>(context: GuideContext, work: Promise<T>): Promise<T | TurnEnd> {
  try {
    return await work;
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof SightlineError)) throw error;
    if (PASSING.has(error.code)) return 'waiting';
    if (!CLOSED.has(error.code)) throw error;
    change(context, (now) => notice({ ...now, phase: 'blocked' }, 'closed-page'));
    return 'waiting';
  }
}

async function stopped(context: GuideContext): Promise<void> {
  const card = context.card();
  if (!card || isOver(card)) return;
  const ended: GuideCard = {
    ...leaveChain(endStep(card, 'skipped', null, Date.now())),
    phase: 'stopped',
    endedAt: Date.now(),
  };
  context.show(ended);
  await keepRun(context, ended);
}
