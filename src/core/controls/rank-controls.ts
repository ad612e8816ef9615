import type { IndexLine } from '../../contracts/page-index.ts';
import { foldWords } from '../lexicon/fold.ts';
import { detectLanguage } from '../text/languages.ts';
import { actsOf, isDoing, meaningOf, sameFamily, wantedIn } from './doing.ts';

/** Share of the task's words (rare ones weigh more) that a control must hold before it is the one that is meant, and before it is offered at all. */
const SURE = 0.5;
const MAYBE = 0.25;
/** A second control that fits nearly as well makes the first one a guess. */
const AHEAD = 1.15;
const MAX_CANDIDATES = 4;
/** Notes that hold words for people; ids, class names and file names do not. */
const WORDED = /^(near|placeholder|label|row|in|value) ?:? ?/;

/** Which controls a task may mean: one ahead of all others, some of which any may be it (best first), or none. */
export type ControlsMeant =
  | { kind: 'one' | 'some'; line: IndexLine; name: readonly string[]; candidates: IndexLine[] }
  | { kind: 'none' };

/**
 * By words alone: every word counts more the rarer it is among the page's controls, names count more than what stands beside them, and a control that
 * shares only the act ("change") but not the thing ("settings") is never meant.
 * @param task in any language, as a person says it
 */
export function controlsMeant(task: string, controls: readonly IndexLine[]): ControlsMeant {
  const all = ranked(task, controls);
  const [best, second] = all;
  if (!best || best.score < MAYBE) return { kind: 'none' };
  const isAhead = !second || best.score >= second.score * AHEAD || sameName(best, second);
  const near = all.filter(({ score }) => score >= Math.max(MAYBE, best.score / 2));
  return {
    kind: best.score >= SURE && isAhead ? 'one' : 'some',
    line: best.line,
    name: best.name,
    candidates: near.slice(0, MAX_CANDIDATES).map(({ line }) => line),
  };
}

/** Two ways to the same: "Kontakt" above and "KONTAKT" below, "Login" and "Log in now". */
const sameName = (a: Ranked, b: Ranked): boolean =>
  a.name.length > 0 &&
  (foldWords(a.line.text) === foldWords(b.line.text) ||
    [...a.name].sort().join() === [...b.name].sort().join());

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
