import type { GuideCard, GuideNotice, GuideWall } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { ABOUT_LOGIN, ERROR_WORDS } from '../../core/lexicon/walls.ts';
import type { PageState } from './fingerprint.ts';
import { wholeTask } from './session.ts';
import { wallOn } from './walls.ts';

/** Steps without a new state of the page that are watched before the guide asks whether this leads anywhere. */
const PATIENCE = 4;

/** Status codes of errors as titles name them. */
const STATUS = /\b(40[0134]|410|429|50[0234])\b/;

/**
 * PagePilot's observer: looks at the way so far and says when it goes in circles or ends at a wall. It only tells; the person decides.
 * @param state the page as it is now, before the next step is asked for
 */
export function observe(
  card: GuideCard,
  state: PageState,
  index: PageIndex,
  maxSteps: number,
): GuideNotice[] {
  const watched = card.steps.slice(card.observedFrom);
  const done = watched.filter((step) => step.state !== 'current');
  const states = [...done.map((step) => step.fingerprint), state.full];
  const found: GuideNotice[] = [];
  if (watched.length >= maxSteps) found.push('step-limit');
  if (isAlternating(states)) found.push('alternating');
  else if (sameStepAgain(watched, state)) found.push('same-step');
  else if (states.length > PATIENCE && new Set(states.slice(-PATIENCE - 1)).size === 1)
    found.push('no-progress');
  if (isErrorPage(index)) found.push('error-page');
  else {
    const wall = wallOn(index);
    if (wall && !isExpected(wall, card)) found.push(wall);
  }
  return found;
}

/** Where somebody wants to log in, or begins on the very page, the log-in is the task. */
const isExpected = (wall: GuideWall, card: GuideCard): boolean =>
  wall === 'login-wall' && (card.steps.length === 0 || ABOUT_LOGIN.test(wholeTask(card)));

/** A, B, A, B: two states taking turns. */
function isAlternating(states: readonly string[]): boolean {
  const [a, b, c, d] = states.slice(-4);
  return d !== undefined && a === c && b === d && a !== b;
}

/** The same action on the same target in the same state, twice done, and the page is there again. */
function sameStepAgain(steps: GuideCard['steps'], state: PageState): boolean {
  const [before, last] = steps.filter((step) => step.state === 'done').slice(-2);
  if (!before || !last) return false;
  const same =
    before.action === last.action &&
    before.value === last.value &&
    before.target?.text === last.target?.text &&
    before.target?.role === last.target?.role;
  return same && before.fingerprint === last.fingerprint && last.fingerprint === state.full;
}

function isErrorPage({ title, lines }: PageIndex): boolean {
  const heading = lines.find((line) => line.level === 1)?.text ?? '';
  const short = lines.length < 60;
  return short && [title, heading].some((name) => STATUS.test(name) || ERROR_WORDS.test(name));
}
