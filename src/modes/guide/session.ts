import type { GuideCard, GuideNotice, GuideStep, GuideUndo } from '../../contracts/guide.ts';

/**
 * The guide as a pure state machine: from one card to the next. The card is all the state there is; it is stored with its turn, so that a
 * killed worker, a reload and a new tab go on with it.
 */

export function newCard(task: string, engine: GuideCard['engine'], copilot: boolean, now: number): GuideCard {
  return {
    mode: 'guide',
    runId: crypto.randomUUID(),
    task,
    engine,
    phase: 'settling',
    steps: [],
    shown: null,
    candidates: [],
    notices: [],
    askedFor: null,
    selfAsked: 0,
    urls: [],
    copilot: { on: copilot, paused: false, dueAt: null },
    interventions: 0,
    observedFrom: 0,
    returning: false,
    evidence: null,
    replay: null,
    startedAt: now,
    endedAt: null,
    success: null,
    thumb: null,
    notes: [],
  };
}

/** The step that waits to be done; none while the next one is being looked for. */
export const currentStep = (card: GuideCard): GuideStep | undefined =>
  card.steps.find((step) => step.state === 'current');

/** The step in view: `Back` may have turned to an earlier one. */
export const shownStep = (card: GuideCard): GuideStep | undefined =>
  card.steps.find((step) => step.id === card.shown);

/** Nothing of it waits for the person or the page any more. */
export const isOver = ({ phase }: GuideCard): boolean =>
  phase === 'done' || phase === 'stopped' || phase === 'proposed';

/** Changes one step. */
export function withStep(card: GuideCard, id: string, change: Partial<GuideStep>): GuideCard {
  return { ...card, steps: card.steps.map((step) => (step.id === id ? { ...step, ...change } : step)) };
}

/** Ends the current step. */
export function endStep(
  card: GuideCard,
  state: GuideStep['state'],
  by: GuideStep['by'],
  now: number,
): GuideCard {
  const step = currentStep(card);
  const ended = step ? withStep(card, step.id, { state, by, endedAt: now }) : card;
  return { ...ended, candidates: [], copilot: { ...ended.copilot, dueAt: null } };
}

/** Characters of one message, and how many are kept: they go along with each request. */
const SAID_CHARACTERS = 300;
const MAX_SAID = 6;

/** Takes up what the person wrote: the step that was shown is given up for what comes of it. */
export function hear(card: GuideCard, words: string, now: number): GuideCard {
  const said = { words: words.trim().slice(0, SAID_CHARACTERS), after: card.steps.at(-1)?.number ?? 0 };
  return {
    ...endStep(card, 'rejected', null, now),
    said: [...(card.said ?? []), said].slice(-MAX_SAID),
    observedFrom: card.steps.length,
    interventions: card.interventions + 1,
  };
}

/** The task in all the words that the person said of it: what is judged by them (traps, walls) hears nobody else. */
export const wholeTask = ({ task, said }: GuideCard): string =>
  [task, ...(said ?? []).map(({ words }) => words)].join('\n');

/** What to look for: the person's words, and those of a page that their "it" or "there" stands for. */
export const soughtWords = (card: GuideCard): string =>
  [wholeTask(card), ...(card.about ? [card.about] : [])].join('\n');

/** The fields of the open chain that are still to be filled, without the one that the beacon stands on. */
export const ahead = (card: GuideCard): GuideStep[] => card.steps.filter(({ state }) => state === 'ahead');

/** Gives up what is left of a chain: the page is looked at anew. */
export const leaveChain = (card: GuideCard): GuideCard =>
  ahead(card).length === 0 ? card : { ...card, steps: card.steps.filter(({ state }) => state !== 'ahead') };

/** Turns to one of the fields that are ahead; the one before is ahead in its place. */
export function turnToField(card: GuideCard, id: string): GuideCard {
  const steps = card.steps.map((step) => {
    if (step.id === id) return { ...step, state: 'current' as const };
    return step.state === 'current' ? { ...step, state: 'ahead' as const } : step;
  });
  return { ...card, phase: 'waiting', steps, shown: id, copilot: { ...card.copilot, dueAt: null } };
}

/** The person does the part of the outline that is being done alone: it counts as done, with all fields of a chain. */
export function knowPart(card: GuideCard, now: number): GuideCard {
  const ended = leaveChain(endStep(card, 'done', 'person', now));
  const part = card.outline?.parts[card.outline.at - 1];
  if (!card.outline || part === undefined) return ended;
  const at = Math.min(card.outline.at + 1, card.outline.parts.length);
  return { ...ended, known: [...(card.known ?? []), part], outline: { ...card.outline, at } };
}

/** Takes the current step back, as if it had not been suggested. */
export function withoutCurrent(card: GuideCard): GuideCard {
  const steps = card.steps.filter(({ state }) => state !== 'current' && state !== 'ahead');
  return { ...card, steps, shown: steps.at(-1)?.id ?? null, copilot: { ...card.copilot, dueAt: null } };
}

/** Puts a new step in front. */
export function addStep(card: GuideCard, step: Omit<GuideStep, 'number'>): GuideCard {
  const number = (card.steps.at(-1)?.number ?? 0) + 1;
  return {
    ...card,
    phase: 'waiting',
    steps: [...card.steps, { ...step, number }],
    shown: step.id,
    candidates: [],
  };
}

/** The step before the one in view. */
export const stepBefore = (card: GuideCard): GuideStep | undefined =>
  card.steps[card.steps.findIndex((step) => step.id === card.shown) - 1];

/** Turns to the step before the one in view, which is the current one again; what came after it is given up. */
export function stepBack(card: GuideCard, undo: GuideUndo | null = null): GuideCard {
  const at = card.steps.findIndex((step) => step.id === card.shown);
  const before = card.steps[at - 1];
  if (!before) return card;
  const again = { state: 'current' as const, by: null, endedAt: null, strays: 0, undo };
  const kept = card.steps
    .slice(0, at)
    .map((step) => (step.id === before.id ? { ...step, ...again } : step))
    .concat(before.chain ? card.steps.slice(at).flatMap((step) => stillAhead(step, before.chain!)) : []);
  return {
    ...card,
    phase: 'waiting',
    steps: kept,
    shown: before.id,
    candidates: [],
    notices: [],
    replay: null,
  };
}

/** A field of a chain whose earlier field is turned to again. */
const stillAhead = (step: GuideStep, chain: string): GuideStep[] => {
  if (step.chain !== chain) return [];
  return [step.state === 'current' ? { ...step, state: 'ahead' } : step];
};

export function notice(card: GuideCard, ...codes: GuideNotice[]): GuideCard {
  return { ...card, notices: [...new Set([...card.notices, ...codes])] };
}

export function withoutNotices(card: GuideCard, ...codes: GuideNotice[]): GuideCard {
  return { ...card, notices: card.notices.filter((code) => !codes.includes(code)) };
}

/** Remembers where the guide is, with the place in the page (V-GEMS' URL stack). Going back to a known place forgets what came after it. */
export function withUrl(card: GuideCard, url: string, x: number, y: number): GuideCard {
  const last = card.urls.at(-1);
  if (last?.url === url) return { ...card, urls: [...card.urls.slice(0, -1), { url, x, y }] };
  const known = card.urls.findIndex((each) => each.url === url);
  const urls = known < 0 ? card.urls : card.urls.slice(0, known);
  return { ...card, standsAt: url, urls: [...urls, { url, x, y }].slice(-30) };
}
