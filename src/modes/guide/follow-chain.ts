import { SightlineError } from '../../contracts/errors.ts';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { type Field, isChainOpen, tickOff } from './chain.ts';
import { armCopilot } from './copilot.ts';
import { changedLines, type PageState } from './fingerprint.ts';
import { lineOf, targetOf } from './locator.ts';
import { noteEffects } from './note-effects.ts';
import { cardOf, change, type GuideContext, numberFields, whileWanted } from './page-work.ts';
import { needsYes, showStep, stepFrom } from './present.ts';
import { recordStep } from './record-steps.ts';
import { lookAt, rememberLook } from './seen.ts';
import { ahead, currentStep, turnToField, withStep } from './session.ts';

/**
 * Adds the fields that were named beside the step which is shown now, numbered on the page. One that only the person may fill, that needs a yes, or
 * that stands in another form is left out: it gets a step of its own when its turn comes.
 */
export async function addFields(
  context: GuideContext,
  fields: readonly Field[],
  index: PageIndex,
  state: PageState,
): Promise<void> {
  const first = currentStep(cardOf(context));
  if (fields.length === 0 || !first?.target || first.commits) return;
  const steps = fields.map(({ reply, line }) =>
    stepFrom({ reply, line, origin: first.origin, tokens: 0 }, index, state),
  );
  const asked = await Promise.all(steps.map((step) => known(context, first, step)));
  const plain = asked.flatMap((step) => (step ? [step] : []));
  if (plain.length === 0) return;
  change(context, (card) => ({
    ...card,
    steps: [
      ...card.steps.map((step) => (step.id === first.id ? { ...step, chain: first.id } : step)),
      ...plain.map((step, i) => ({ ...step, number: first.number + 1 + i })),
    ],
  }));
  await context.stored();
  await numberFields(context);
}

/** A field with what the page says about it; `undefined` where it is no plain field of the same form. */
async function known(
  context: GuideContext,
  first: GuideStep,
  step: Omit<GuideStep, 'number'>,
): Promise<Omit<GuideStep, 'number'> | undefined> {
  const { n } = step.target!;
  const params = { n, action: step.action, beside: first.target!.n };
  try {
    const seen = await whileWanted(context, context.page.callAt(n, 'guideAsk', params));
    if (!seen.together || seen.privateInput || seen.leadsTo || needsYes(context, step, seen))
      return undefined;
    return { ...step, state: 'ahead', chain: first.id, commits: false, seal: seen.facts.seal };
  } catch (error) {
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    return undefined;
  }
}

/**
 * Goes on in an open chain without a request: ticks off what is filled and points to the next field. `undefined`: there is none, all are filled, or
 * the page has objected to one; then the page as it is decides.
 * @param ask the step that was shown is over, or the person wants the next one
 * @param redraw nothing is drawn: another document, a new worker
 */
export async function followChain(
  context: GuideContext,
  index: PageIndex,
  state: PageState,
  { ask, redraw }: { ask: boolean; redraw: boolean },
): Promise<TurnEnd | undefined> {
  const before = cardOf(context);
  if (!isChainOpen(before)) return undefined;
  if (redraw && !ask) {
    change(context, (now) => renumbered(now, index));
    return undefined;
  }
  const card = change(context, (now) => tickOff(now, index.lines, Date.now()));
  const ticked = card.steps.filter((step, i) => step.state !== before.steps[i]?.state);
  if (!ask && ticked.length === 0) return stay(context, index, state);
  const stays = currentStep(card);
  const next = stays ?? ahead(card)[0];
  const line = next?.target && lineOf(next.target, index.lines);
  if (!next || !line || line.behind) return undefined;
  noteEffects(context, index, state);
  if (hasObjection(context, next.chain ?? '')) return undefined;
  rememberLook(card.runId, lookAt(index, state));
  const target = { ...targetOf(line, index.lines), frameUrl: next.target!.frameUrl ?? null };
  change(context, (now) => ({
    ...withStep(turnToField(now, next.id), next.id, { target }),
    askedFor: { id: state.id, keys: state.keys },
    selfAsked: 0,
  }));
  if (stays) await numberFields(context, ticked);
  else {
    const step: GuideStep = { ...next, target, state: 'current' };
    await recordStep(context, step, index);
    await showStep(context, step, index);
  }
  await armCopilot(context);
  return 'waiting';
}

/** The fields ahead at the numbers that they have in this document. */
const renumbered = (card: GuideCard, { lines }: PageIndex): GuideCard => ({
  ...card,
  steps: card.steps.map((step) => {
    const line = step.state === 'ahead' && step.target ? lineOf(step.target, lines) : undefined;
    return line ? { ...step, target: { ...step.target!, n: line.n } } : step;
  }),
});

/** Somebody who is still typing into one of the fields has changed nothing else. */
function stay(context: GuideContext, index: PageIndex, state: PageState): TurnEnd | undefined {
  const { askedFor, steps } = cardOf(context);
  const open = new Set(steps.flatMap(({ chain, target }) => (chain && target ? [target.n] : [])));
  const changed = changedLines(index, state, askedFor?.keys ?? []);
  if (!changed?.every(({ n }) => open.has(n))) return undefined;
  change(context, (card) => ({ ...card, phase: 'waiting' }));
  return 'waiting';
}

/** Whether the page called one of the chain's fields wrong, or shows an error since it was filled. */
const hasObjection = (context: GuideContext, chain: string): boolean =>
  cardOf(context).steps.some(
    (step) => step.chain === chain && /(^|; )(error: |invalid)/.test(step.seen ?? ''),
  );

/** The person pressed the number of a field: the beacon goes there. */
export async function turnTo(context: GuideContext, n: number): Promise<TurnEnd | undefined> {
  const field = ahead(cardOf(context)).find(({ target }) => target?.n === n);
  if (!field) return undefined;
  change(context, (card) => turnToField(card, field.id));
  await showStep(context, { ...field, state: 'current' });
  await armCopilot(context);
  return 'waiting';
}
