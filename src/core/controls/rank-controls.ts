import type { IndexLine } from '../../contracts/page-index.ts';
import { foldWords } from '../lexicon/fold.ts';
import { detectLanguage, type Language } from '../text/languages.ts';
import { meaningsOf } from '../text/meanings-of.ts';
import { words } from '../text/words.ts';
import { actsOf, isDoing, meaningOf, sameFamily, wantedIn } from './doing.ts';

/** Share of the task's words (rare ones weigh more) that a control must hold before it is the one that is meant, and before it is offered at all. */
const SURE = 0.5;
/** ... and where it is called nothing but what is asked for. */
const FITTING = 0.3;
const MAYBE = 0.25;
/** A second control that fits nearly as well makes the first one a guess. */
const AHEAD = 1.15;
const MAX_CANDIDATES = 4;
/** Others are offered beside the best where they fit nearly as well. */
const NEARLY = 0.6;
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
  const near = all.filter(({ score }) => score >= Math.max(MAYBE, best.score * NEARLY));
  return {
    kind: best.sure && isAhead ? 'one' : 'some',
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
  sure: boolean;
}

function ranked(task: string, controls: readonly IndexLine[]): Ranked[] {
  const language = detectLanguage(controls.map(({ text }) => text));
  const described = controls.map((line) => ({
    line,
    name: meaningOf(line.text, language),
    beside: meaningOf(line.notes.filter((note) => WORDED.test(note)).join(' '), language),
  }));
  const asked = askedOf(task, language, described);
  return described
    .filter(({ line }) => !(asked.needed.includes('password') && FIELDS.has(line.role)))
    .map((control) => {
      const { share, ofKnown } = sharesOf(control, asked);
      const does = doesIt(control, asked);
      const may = isAbout(control, asked) && does && !isHeadline(control, asked);
      return {
        line: control.line,
        name: control.name,
        score: Math.min(ofKnown, may ? 1 : does || share >= SURE ? SURE / 1.5 : 0),
        sure: may && offersAll(control, asked) && share >= (isJustThat(control, asked) ? FITTING : SURE),
      };
    })
    .sort((a, b) => b.score - a.score);
}

function askedOf(task: string, language: Language, controls: readonly Described[]): Asked {
  const wanted = wantedIn(task, language);
  const acts = actsOf(wanted);
  const worth = wanted.map((key) => [key, worthOf(key, controls) * (acts.has(key) ? ACT : 1)] as const);
  return {
    wanted,
    things: wanted.filter((key) => !acts.has(key)),
    needed: wanted.filter((key) => isDoing(key) && !acts.has(key)),
    near: nearWords(task, language),
    worth: new Map(worth),
    known: new Set(
      wanted.filter((key) => controls.some(({ name, beside }) => has(name, key) || has(beside, key))),
    ),
  };
}

/** What a task asks for, on one page. */
interface Asked {
  /** Keys of its words. */
  wanted: readonly string[];
  /** Those that do not only say what is done. */
  things: readonly string[];
  /** Those that name what sites offer. */
  needed: readonly string[];
  /** For some of them the keys of words that mean about the same. */
  near: ReadonlyMap<string, readonly string[]>;
  worth: ReadonlyMap<string, number>;
  /** Those that some control has. */
  known: ReadonlySet<string>;
}

/** Where a password is lost, its field is no way to a new one. */
const FIELDS = new Set(['textbox', 'searchbox', 'combobox']);
/** What a word for what is done counts for beside one for what it is done to. */
const ACT = 0.5;
/** A word that no control has may just be another word for what is there, and where others say what is to be done, it is mostly chatter. */
const UNKNOWN = 0.6;
const CHATTER = 0.25;
/** A word that means about the same as one of the task. */
const NEAR = 0.7;

interface Described {
  line: IndexLine;
  name: string[];
  beside: string[];
}

const has = (keys: readonly string[], key: string): boolean => keys.some((other) => sameFamily(key, other));

const means = (keys: readonly string[], key: string, near: Asked['near']): boolean =>
  near.get(key)?.some((other) => keys.includes(other)) ?? false;

/** The words of a task that mean about the same as others, with the keys of these in a page's language. */
function nearWords(task: string, page: Language): ReadonlyMap<string, readonly string[]> {
  const own = detectLanguage([task], page);
  const near = new Map<string, readonly string[]>();
  for (const { start, end, stop } of words(task, own)) {
    const raw = task.slice(start, end).toLowerCase();
    if (stop) continue;
    const keys = meaningsOf(raw, own, page).flatMap((soft) => (soft.keys.length === 1 ? soft.keys : []));
    for (const key of meaningOf(raw, page)) near.set(key, keys);
  }
  return near;
}

/** A word counts more the rarer it is among the controls. */
function worthOf(key: string, controls: readonly Described[]): number {
  const having = controls.filter(({ name, beside }) => has(name, key) || has(beside, key)).length;
  return Math.log(1 + controls.length / (1 + having)) * (having === 0 ? UNKNOWN : 1);
}

/** How much of a task a control has, and how much of it where what no control has is taken for chatter. What stands beside it counts little, unless it is all that names it. */
function sharesOf({ name, beside }: Described, { wanted, near, worth, known, needed }: Asked) {
  const ofBeside = (key: string) =>
    name.length === 0 && (needed.length === 0 || needed.includes(key)) ? 0.8 : 0.4;
  const part = (key: string) =>
    has(name, key) ? 1 : means(name, key, near) ? NEAR : has(beside, key) ? ofBeside(key) : 0;
  const sum = (weightOf: (key: string) => number) =>
    wanted.reduce((total, key) => total + weightOf(key) * worth.get(key)!, 0);
  const covered = sum(part) / (1 + 0.1 * othersOf(name, wanted, near).length);
  const offers = needed.some((key) => known.has(key));
  const chatter = sum((key) => (known.has(key) || !offers ? 1 : CHATTER / UNKNOWN));
  return { share: covered / (sum(() => 1) || 1), ofKnown: covered / (chatter || 1) };
}

/** Words of a name that the task has not. */
const othersOf = (name: readonly string[], wanted: readonly string[], near: Asked['near']): string[] =>
  name.filter((key) => !has(wanted, key) && !wanted.some((each) => means([key], each, near)));

/** It has all that the task names of what sites offer. */
const offersAll = (control: Described, { needed }: Asked): boolean =>
  needed.every((key) => has(calledBy(control), key));

/** What a control is called, and where it has no name what stands beside it. */
const calledBy = ({ name, beside }: Described): readonly string[] => (name.length > 0 ? name : beside);

/** It is called that, and hardly anything else: "Donate", "Our newsletter". */
const isJustThat = ({ name }: Described, { needed, wanted, near }: Asked): boolean =>
  needed.some((key) => has(name, key)) && othersOf(name, wanted, near).length <= 1;

/** Whether a control is about the thing of the task, not only about what is done to it. */
const isAbout = ({ name, beside }: Described, { things, near }: Asked): boolean =>
  things.length === 0 || things.some((key) => has(name, key) || has(beside, key) || means(name, key, near));

/** "More on the game" is no way to buy it: what is to be done must be what the control does, in whatever words. */
const doesIt = (control: Described, { needed }: Asked): boolean =>
  needed.length === 0 || needed.some((key) => has(calledBy(control), key));

/** So many words that have nothing to do with the task are a headline, not a label. */
const HEADLINE = 5;
const isHeadline = ({ name }: Described, { wanted }: Asked): boolean =>
  name.filter((key) => !has(wanted, key)).length >= HEADLINE;
