import { SightlineError } from '../../contracts/errors.ts';
import type { GuideStep } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { PageCallResult } from '../../contracts/worker-to-page.ts';
import { armCopilot } from './copilot.ts';
import type { PageState } from './fingerprint.ts';
import { targetOf } from './locator.ts';
import type { Suggestion } from './next-step.ts';
import { otherOrigin } from './origins.ts';
import { outlineAfter } from './outline.ts';
import { cardOf, change, type GuideContext, numberFields, pointAt } from './page-work.ts';
import { problemWith } from './problems.ts';
import { recordStep } from './record-steps.ts';
import { commits } from './risk.ts';
import { addStep, currentStep, withStep } from './session.ts';
import { standingOf } from './undo.ts';

type Suggested = Omit<Extract<Suggestion, { kind: 'step' }>, 'kind'>;

/** A step as the card keeps it, before the page was asked about its target. */
export function stepFrom(
  { reply, line, origin, tokens, askedMs = 0, usd = 0, trap }: Suggested,
  index: PageIndex,
  state: PageState,
  fresh: ReadonlySet<number> = new Set(),
): Omit<GuideStep, 'number'> {
  return {
    id: crypto.randomUUID(),
    instruction: reply.instruction,
    hint: reply.hint,
    why: reply.why ?? '',
    action: reply.action,
    value: reply.value,
    target: line && { ...targetOf(line, index.lines), frameUrl: index.frames[line.frame]?.url ?? null },
    origin,
    state: 'current',
    by: null,
    stood: line && standingOf(line),
    url: index.url,
    fingerprint: state.full,
    privateInput: null,
    // Until the page has told where the target stands, nothing is done alone.
    commits: true,
    calledCommitting: reply.commits ?? false,
    problem: line && problemWith(line, index.lines, fresh),
    trap: trap ?? null,
    seal: null,
    handedBack: null,
    shownAt: Date.now(),
    endedAt: null,
    tokens,
    askedMs,
    usd,
    thumb: null,
  };
}

/** Puts a step into the card and its beacon on the page. `false`: its target is gone by now, and so is the step. */
export async function present(
  context: GuideContext,
  suggested: Suggested,
  index: PageIndex,
  state: PageState,
  fresh?: ReadonlySet<number>,
): Promise<boolean> {
  const before = cardOf(context).outline;
  const card = change(context, (now) => ({
    ...addStep(now, stepFrom(suggested, index, state, fresh)),
    misses: 0,
    finer: null,
    outline: outlineAfter(before, suggested.reply),
  }));
  const step = currentStep(card)!;
  // A step that the person sees is not asked for again.
  await context.stored();
  try {
    await recordStep(context, step, index);
    await showStep(context, step, index);
  } catch (error) {
    // The page changed while the model was thinking: that is a new state, not a failure.
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    change(context, (now) => ({
      ...now,
      steps: now.steps.filter((each) => each.id !== step.id),
      shown: null,
      outline: before,
    }));
    return false;
  }
  context.progress(undefined);
  await armCopilot(context);
  return true;
}

/**
 * Points at a step's target and writes down what the page says about it: whether only the person may do it, what a press would set off, and the
 * seal of what is agreed to. Throws `stale-element`.
 */
export async function showStep(
  context: GuideContext,
  step: GuideStep,
  index?: PageIndex,
): Promise<GuideStep> {
  const seen = await pointAt(context, step, index);
  const target = step.target && {
    ...step.target,
    locator: { ...step.target.locator, path: seen?.path ?? step.target.locator.path },
  };
  const known = { ...toldOf(context, step, seen), target, seal: seen?.facts.seal ?? null };
  change(context, (card) => withStep(card, step.id, known));
  await numberFields(context);
  return { ...step, ...known };
}

type Told = Pick<PageCallResult<'guideShow'>, 'facts' | 'leadsTo' | 'privateInput'> | undefined;

/** What a step is known to be, once the page has told of its control. */
export const toldOf = (context: GuideContext, step: Omit<GuideStep, 'number'>, told: Told) => ({
  // Whatever the model would enter there is forgotten: only the person knows it.
  value: told?.privateInput ? null : step.value,
  privateInput: told?.privateInput ?? null,
  leadsTo: leadsToOf(context, step, told),
  commits: needsYes(context, step, told),
});

const leadsToOf = (context: GuideContext, step: Omit<GuideStep, 'number'>, told: Told): string | null =>
  told?.leadsTo ?? otherOrigin(step, cardOf(context).steps[0] ?? step);

/** Whether a step may not be done without a yes, by what the model and the page say of it. */
export const needsYes = (context: GuideContext, step: Omit<GuideStep, 'number'>, told: Told): boolean =>
  step.trap?.held === true ||
  step.calledCommitting === true ||
  leadsToOf(context, step, told) !== null ||
  commits(step, told?.facts ?? null);
