import type { GuideCard, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { foldWords } from '../../core/lexicon/fold.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { nameInWords } from './name-in-words.ts';
import { soughtWords } from './session.ts';
import { actsOf, isDoing, meaningOf, sameFamily, wantedIn } from './words.ts';

/** Share of the task's words (rare ones weigh more) that a control must hold before it is pointed to, and before it is offered at all. */
const SURE = 0.5;
const MAYBE = 0.25;
/** A second control that fits nearly as well makes the first one a guess. */
const AHEAD = 1.15;
const MAX_CANDIDATES = 4;

const TYPED = new Set(['textbox', 'searchbox', 'textarea', 'combobox', 'spinbutton']);
/** Notes that hold words for people; ids, class names and file names do not. */
const WORDED = /^(near|placeholder|label|row|in|value) ?:? ?/;

/** What the rules found: a control to point to, some that may be meant, or nothing. */
export type RuleStep =
  | { kind: 'step'; line: IndexLine; reply: GuideStepReply }
  | { kind: 'unsure'; candidates: IndexLine[] }
  | { kind: 'nothing' };

/**
 * Without a model: the control of this page that fits the task best and was not used yet. Every word counts more the rarer it is among the
 * page's controls, names count more than what stands beside them, and a control that shares only the act ("change") but not the thing
 * ("settings") is never pointed to.
 */
export function bestControl(card: GuideCard, lines: readonly IndexLine[]): RuleStep {
  const open = lines.filter((line) => line.kind === 'control' && !line.behind && !isUsed(card, line));
  const task = soughtWords(card);
  const [best, second] = ranked(task, open);
  if (!best || best.score < MAYBE) return { kind: 'nothing' };
  const field = best.name.includes('find') ? undefined : firstEmptyField(best.line, lines, card);
  if (field) return stepTo(field);
  const isAhead = !second || best.score >= second.score * AHEAD || sameName(best, second);
  if (best.score >= SURE && isAhead) return stepTo(best.line);
  const near = ranked(task, open).filter(({ score }) => score >= Math.max(MAYBE, best.score / 2));
  return { kind: 'unsure', candidates: near.slice(0, MAX_CANDIDATES).map(({ line }) => line) };
}

/** Two ways to the same: "Kontakt" above and "KONTAKT" below, "Login" and "Log in now". */
const sameName = (a: Ranked, b: Ranked): boolean =>
  a.name.length > 0 &&
  (foldWords(a.line.text) === foldWords(b.line.text) ||
    [...a.name].sort().join() === [...b.name].sort().join());

function isUsed(card: GuideCard, line: IndexLine): boolean {
  if (line.notes.includes('disabled')) return true;
  return card.steps.some(
    ({ state, target }) =>
      state !== 'current' &&
      target !== null &&
      target.role === line.role &&
      target.text === line.text &&
      (line.text !== '' || target.n === line.n),
  );
}

interface Ranked extends Pick<Described, 'line' | 'name'> {
  score: number;
}

function ranked(task: string, controls: readonly IndexLine[]): Ranked[] {
  const language = detectLanguage(controls.map(({ text }) => text));
  const wanted = wantedIn(task, language);
  const acts = actsOf(wanted);
  const things = wanted.filter((key) => !acts.has(key));
  const needed = wanted.filter(isDoing).filter((key) => !acts.has(key));
  const described = controls.map((line) => ({
    line,
    name: meaningOf(line.text, language),
    beside: meaningOf(line.notes.filter((note) => WORDED.test(note)).join(' '), language),
  }));
  const rarity = new Map(wanted.map((key) => [key, worthOf(key, described) * (acts.has(key) ? 0.5 : 1)]));
  const all = wanted.reduce((sum, key) => sum + rarity.get(key)!, 0) || 1;
  return described
    .map((control) => ({ line: control.line, score: shareOf(control, wanted, rarity) / all, about: control }))
    .map(({ line, score, about }) => ({
      line,
      name: about.name,
      score:
        isAbout(about, things) && doesIt(about, needed) && !isHeadline(about, wanted)
          ? score
          : Math.min(score, SURE / 1.5),
    }))
    .sort((a, b) => b.score - a.score);
}

interface Described {
  line: IndexLine;
  name: string[];
  beside: string[];
}

const has = (keys: readonly string[], key: string): boolean => keys.some((other) => sameFamily(key, other));

/** A word counts more the rarer it is among the controls; one that none of them has may just be another word for what is there. */
function worthOf(key: string, controls: readonly Described[]): number {
  const having = controls.filter(({ name, beside }) => has(name, key) || has(beside, key)).length;
  return Math.log(1 + controls.length / (1 + having)) * (having === 0 ? 0.6 : 1);
}

/** What stands beside a control counts little, unless it is all that names it. */
function shareOf(
  { name, beside }: Described,
  wanted: readonly string[],
  rarity: ReadonlyMap<string, number>,
): number {
  const ofBeside = name.length === 0 ? 0.8 : 0.4;
  const share = (key: string) => (has(name, key) ? 1 : has(beside, key) ? ofBeside : 0);
  const covered = wanted.reduce((sum, key) => sum + share(key) * rarity.get(key)!, 0);
  return covered / (1 + 0.1 * name.filter((key) => !has(wanted, key)).length);
}

/** Whether a control is about the thing of the task, not only about what is done to it. */
const isAbout = ({ name, beside }: Described, things: readonly string[]): boolean =>
  things.length === 0 || things.some((key) => has(name, key) || has(beside, key));

/** "More on the game" is no way to buy it: what is to be done must be what the control does, in whatever words. */
const doesIt = ({ name, beside }: Described, needed: readonly string[]): boolean =>
  needed.length === 0 || needed.some((key) => has(name, key) || has(beside, key));

/** So many words that have nothing to do with the task are a headline, not a label. */
const HEADLINE = 5;
const isHeadline = ({ name }: Described, wanted: readonly string[]): boolean =>
  name.filter((key) => !has(wanted, key)).length >= HEADLINE;

const PRESSED = new Set(['button', 'input']);
/** A form with more fields than this asks for more than a log-in, and in an order of its own. */
const MAX_FIELDS = 4;

/**
 * A log-in form begins with its empty fields, whatever its button is called: the first one of the fields right before it, where one of them
 * takes a password.
 */
function firstEmptyField(
  button: IndexLine,
  lines: readonly IndexLine[],
  card: GuideCard,
): IndexLine | undefined {
  if (!isPressed(button)) return undefined;
  const before = lines
    .slice(0, lines.indexOf(button))
    .filter(({ kind, frame }) => kind === 'control' && frame === button.frame)
    .slice(-2 * MAX_FIELDS);
  // Fields before another button belong to that one's form; a button right before this one ("Show password") has none of its own.
  const other = before.findLastIndex((line) => isPressed(line));
  const behind = before.slice(other + 1).filter(isField);
  const fields = behind.length > 0 ? behind : before.filter(isField);
  if (!fields.some(isPassword)) return undefined;
  return fields.slice(-MAX_FIELDS).find((line) => isEmpty(line) && !isUsed(card, line));
}

const isPressed = ({ role, tag }: IndexLine): boolean =>
  PRESSED.has(role) || (PRESSED.has(tag) && !TYPED.has(role));
const isField = (line: IndexLine): boolean => TYPED.has(line.role) || isPassword(line);
const isPassword = ({ notes }: IndexLine): boolean => notes.includes('password');
const isEmpty = ({ notes, role }: IndexLine): boolean =>
  role !== 'searchbox' && !notes.some((note) => note.startsWith('value "') || note === 'filled in');

/** A step to one control, in words that the card says. */
export function stepTo(line: IndexLine): Extract<RuleStep, { kind: 'step' }> {
  const action =
    TYPED.has(line.role) || isPassword(line) ? 'type' : line.tag === 'select' ? 'select' : 'click';
  // The words of the step are the card's to say in the person's language; the page's own name stands in for them.
  const reply = {
    instruction: nameInWords(line),
    index: line.n,
    text: line.text,
    action,
    value: null,
    hint: '',
  } as const;
  return { kind: 'step', line, reply };
}
