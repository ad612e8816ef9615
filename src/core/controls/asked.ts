import type { IndexLine } from '../../contracts/page-index.ts';
import { detectLanguage, type Language } from '../text/languages.ts';
import { meaningsOf } from '../text/meanings-of.ts';
import { words } from '../text/words.ts';
import { actsOf, isDoing, offersIn, relatedTo, sameFamily, wantedIn } from './doing.ts';

/** A control in the keys of its words (`offersIn`). */
export interface Described {
  line: IndexLine;
  name: string[];
  beside: string[];
}

/** What a task asks for, on one page. */
export interface Asked {
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

/** What a word for what is done counts for beside one for what it is done to. */
const ACT = 0.5;
/** A word that no control has may just be another word for what is there. */
export const UNKNOWN = 0.6;

/** Reads a task beside the controls of a page in that language. */
export function askedOf(task: string, language: Language, controls: readonly Described[]): Asked {
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

/** Whether a key is among others, in any form. */
export const has = (keys: readonly string[], key: string): boolean =>
  keys.some((other) => sameFamily(key, other));

/** The words of a task that mean about the same as others, with the keys of these in a page's language. */
function nearWords(task: string, page: Language): ReadonlyMap<string, readonly string[]> {
  const own = detectLanguage([task], page);
  const near = new Map<string, readonly string[]>();
  for (const { start, end, stop } of words(task, own)) {
    const raw = task.slice(start, end).toLowerCase();
    if (stop) continue;
    const keys = meaningsOf(raw, own, page).flatMap((soft) => (soft.keys.length === 1 ? soft.keys : []));
    for (const key of offersIn(raw, page)) near.set(key, keys);
  }
  for (const key of offersIn(task, page)) near.set(key, [...(near.get(key) ?? []), ...relatedTo(key)]);
  return near;
}

/** A word counts more the rarer it is among the controls. */
function worthOf(key: string, controls: readonly Described[]): number {
  const having = controls.filter(({ name, beside }) => has(name, key) || has(beside, key)).length;
  return Math.log(1 + controls.length / (1 + having)) * (having === 0 ? UNKNOWN : 1);
}
