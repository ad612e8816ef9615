import { type GuideNotice, type GuideStep, guideWallSchema } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { avoidTrap } from './avoid-trap.ts';
import { armCopilot } from './copilot.ts';
import { backFrom, canGoBack, isDeadEnd, withDeadEnd } from './dead-ends.ts';
import { blocked, finish, lost, nothingFits } from './endings.ts';
import { isReached } from './evidence.ts';
import { type PageState, stateOf } from './fingerprint.ts';
import { addFields, followChain } from './follow-chain.ts';
import { lineOf, targetOf } from './locator.ts';
import { type Suggestion, suggest } from './next-step.ts';
import { noteEffects } from './note-effects.ts';
import { observe } from './observer.ts';
import { cardOf, change, type GuideContext, settledIndex, watchOnly, whileWanted } from './page-work.ts';
import { present, showStep } from './present.ts';
import { takeUp } from './proposal.ts';
import { freshLines, lookAt, lookOf, rememberLook } from './seen.ts';
import { currentStep, endStep, leaveChain, notice, withoutNotices, withStep, withUrl } from './session.ts';
import { isOpenAgain, leftBehind, MAX_SELF_ASKED, staysOpen, stillFits } from './still-fits.ts';

export interface GoOn {
  /** The person (or Sightline) has just done something, whose effect is waited for. */
  expectChange: boolean;
  /** Ask even when the page looks as it did: the step is done, or the person wants another. */
  ask: boolean;
  /** The page may only have changed by itself: ask again only when the step no longer fits. */
  bySelf?: boolean;
  /** Beacon and watchers are not there yet: another document, another tab, a new worker. */
  redraw?: boolean;
  /** The page moved or changed the step's target under the countdown: the step is shown anew, and no longer done alone if it is another. */
  swapped?: boolean;
  /** A script chose in the step's list: where that is the choice that the step asks for, it is done. */
  chosen?: boolean;
  /** The step to begin with: proposed by one of several models, and taken by the person. */
  taken?: GuideStep | undefined;
}

/** Waits for the page to settle and goes on with it: the same step where it still fits, else the next one. One state makes one request. */
export async function goOn(
  context: GuideContext,
  { expectChange, ask, bySelf = false, redraw = false, swapped = false, chosen = false, taken }: GoOn,
): Promise<TurnEnd> {
  const { phase } = cardOf(context);
  const open = phase === 'lost' || phase === 'blocked';
  if (!bySelf) change(context, (card) => ({ ...card, phase: open && !ask ? phase : 'settling' }));
  const { index, settled, scroll } = await settledIndex(context, expectChange, bySelf);
  const state = stateOf(index);
  const { returning } = cardOf(context);
  await rememberPlace(context, index.url, scroll);
  change(context, (card) =>
    settled ? withoutNotices(card, 'not-settled', 'closed-page') : notice(card, 'not-settled'),
  );

  const chained = await followChain(context, index, state, { ask, redraw });
  if (chained) return chained;
  const step = currentStep(cardOf(context));
  if (chosen && step && isReached(step, index.lines)) {
    change(context, (card) => endStep(card, 'done', null, Date.now()));
    return nextStep(context, index, state);
  }
  if (!ask && step && returning && isOpenAgain(step, index)) {
    change(context, (card) => ({ ...card, askedFor: { id: state.id, keys: state.keys } }));
    return keepStep(context, index, { redraw: true, swapped });
  }
  if (!ask && step && stillFits(context, step, state, index, bySelf))
    return keepStep(context, index, { redraw, swapped });
  if (!ask && !step && open && staysOpen(context, state, bySelf)) return 'waiting';
  change(context, (card) => ({
    ...endStep(card, leftBehind(step, index), bySelf ? null : 'person', Date.now()),
    selfAsked: bySelf ? card.selfAsked + 1 : 0,
  }));
  return nextStep(context, index, state, taken);
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

/** Shows the current step again, at its target's new number where it has one. No request. */
async function keepStep(
  context: GuideContext,
  index: PageIndex,
  { redraw, swapped }: { redraw: boolean; swapped: boolean },
): Promise<TurnEnd> {
  const step = currentStep(cardOf(context))!;
  const line = step.target && lineOf(step.target, index.lines);
  if (step.target && !line) return lost(context, [], null, 'target-gone');
  const frameUrl = line ? (index.frames[line.frame]?.url ?? null) : null;
  const renumbered = line ? { ...step, target: { ...targetOf(line, index.lines), frameUrl } } : step;
  change(context, (card) => ({
    ...withStep(card, step.id, { target: renumbered.target }),
    phase: 'waiting',
  }));
  const inPlace = !redraw && !swapped && line?.n === step.target?.n;
  if (!inPlace) {
    const { seal } = await showStep(context, renumbered, index);
    // A control that the page put in the place of the one shown is another one, unless nothing of what was agreed to differs.
    if (!redraw && seal !== step.seal)
      change(context, (card) => withStep(card, step.id, { handedBack: 'changed' }));
  }
  await armCopilot(context);
  return 'waiting';
}

async function nextStep(
  context: GuideContext,
  index: PageIndex,
  state: PageState,
  taken?: GuideStep,
): Promise<TurnEnd> {
  change(context, leaveChain);
  noteEffects(context, index, state);
  const noticed = observe(cardOf(context), state, index, context.settings.guide.maxSteps);
  change(context, (card) =>
    notice(
      withoutNotices(
        card,
        'same-step',
        'alternating',
        'no-progress',
        'error-page',
        'target-gone',
        'known-action',
        ...guideWallSchema.options,
      ),
      ...noticed,
    ),
  );
  // At a wall the model may still know a way around it; it is the person who gets past it.
  const passable: readonly GuideNotice[] = [...guideWallSchema.options, 'error-page'];
  const stuck = noticed.filter((code) => !passable.includes(code));
  if (stuck.length > 0) return blocked(context, stuck);
  if (noticed.includes('error-page') && leadsNowhere(context, index))
    return act(context, backFrom(), index, state);
  return askFor(context, index, state, taken);
}

/** Takes an error page that the guide has come to off the way; `false`: it was known, or there is nothing to go back to. */
function leadsNowhere(context: GuideContext, index: PageIndex): boolean {
  const card = cardOf(context);
  if (isDeadEnd(card, index.url) || !canGoBack(card, index)) return false;
  change(context, (now) => ({
    ...withDeadEnd(now, index.url),
    askedFor: { id: stateOf(index).id, keys: stateOf(index).keys },
  }));
  return true;
}

/**
 * Asks for the next step. What the person does meanwhile counts: when the answer comes and the page is another one by their doing, it is asked for
 * anew, so that the guide never points to what is done.
 */
async function askFor(
  context: GuideContext,
  index: PageIndex,
  state: PageState,
  taken?: GuideStep,
): Promise<TurnEnd> {
  change(context, (card) => ({ ...card, phase: 'asking', askedFor: { id: state.id, keys: state.keys } }));
  const { runId } = cardOf(context);
  const fresh = freshLines(index, lookOf(runId));
  rememberLook(runId, lookAt(index, state));
  await watchOnly(context);
  const suggestion = taken ? takeUp(taken, index, cardOf(context)) : await suggest(context, index, fresh);
  if (!suggestion) return lost(context, [], null, 'target-gone');
  const [page, now] = await afterTheirActs(context, index, state);
  if (now.id === state.id) return act(context, suggestion, page, now, fresh);
  return nextStep(context, page, now);
}

/** The page as it is once the person has paused, where they did something since the watch began; else as it was. */
async function afterTheirActs(
  context: GuideContext,
  index: PageIndex,
  state: PageState,
): Promise<[PageIndex, PageState]> {
  const acted = await whileWanted(context, context.page.callAll('guideActs', {}));
  if (!acted.some(({ result }) => result.acts > 0)) return [index, state];
  const { index: fresh } = await settledIndex(context, true);
  return [fresh, stateOf(fresh)];
}

async function act(
  context: GuideContext,
  suggestion: Suggestion,
  index: PageIndex,
  state: PageState,
  fresh?: ReadonlySet<number>,
): Promise<TurnEnd> {
  if (suggestion.kind === 'nothing') return nothingFits(context);
  if (suggestion.kind === 'lost') return lost(context, suggestion.candidates, suggestion.gaveUp);
  if (suggestion.reply.action === 'done') return finish(context, suggestion, index, state);
  const safe = await avoidTrap(context, suggestion, index);
  if (await present(context, safe, index, state, fresh)) {
    await addFields(context, safe.more ?? [], index, state);
    return 'waiting';
  }
  if (cardOf(context).selfAsked >= MAX_SELF_ASKED) return lost(context, [], null, 'target-gone');
  return goOn(context, { expectChange: false, ask: true, bySelf: true });
}
