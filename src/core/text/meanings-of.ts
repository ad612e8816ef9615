import { keysOfSet, setsIn, setsOf } from '../lexicon/meanings.ts';
import { detectLanguage, type Language } from './languages.ts';
import type { Question } from './question.ts';
import { words } from './words.ts';

/** Words of a page that say about the same as a word of the question; all keys must be on the page (a word of three Chinese characters is two pairs). */
export interface Soft {
  keys: readonly string[];
  /** How well they stand for it, 0 to 1. */
  weight: number;
}

/** In the question's own language they say it less surely than the word itself; from another language there is no such word. */
const WEIGHT = { same: 0.5, across: 0.9 };
/** A word with several meanings mostly has another one. */
const BY_MEANINGS = [0, 1, 0.85, 0.7];
/** The last part of a compound says what the whole is, the first one only what it is about. */
const PART = { head: 0.8, first: 0.6 };
const SHORTEST_PART = 5;
/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['de', 'nl']);
const UNSPACED = ['zh', 'ja'] as const;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A question with what stands on a page in that language for its words: also where it is asked in another language, or in other words.
 * Only who looks for an answer without a model needs it, and only there the sets are carried along.
 */
export function withMeanings(question: Question, page: Language): Question {
  const own = detectLanguage([question.text], page);
  const byPair = meaningsByPair(question.text, page);
  const terms = question.terms.map((term) =>
    term.raw === undefined
      ? term
      : { ...term, soft: byPair.get(term.key) ?? meaningsOf(term.raw, own, page) },
  );
  return { ...question, terms };
}

/**
 * What stands on a page for a word.
 * @param own the language of the word
 */
export function meaningsOf(raw: string, own: Language, page: Language): Soft[] {
  const found = setsNamed(raw, own, page);
  const across = own.code !== page.code;
  return softOf(found, across ? WEIGHT.across : WEIGHT.same, page);
}

/** What stands for a question in Chinese or Japanese, by the pairs of characters that its words are cut into. */
function meaningsByPair(text: string, page: Language): Map<string, Soft[]> {
  const byPair = new Map<string, Soft[]>();
  if (!CJK.test(text)) return byPair;
  for (const language of UNSPACED) {
    for (const [word, sets] of setsIn(text, language)) {
      const soft = softOf(new Map(sets.map((set) => [set, weightOf(sets)])), WEIGHT.same, page);
      for (const pair of pairsOf(word)) byPair.set(pair, [...(byPair.get(pair) ?? []), ...soft]);
    }
  }
  return byPair;
}

const weightOf = (sets: readonly number[]): number => BY_MEANINGS[Math.min(sets.length, 3)]!;

/** Numbers of the sets that a word is in, with how surely; those of a compound's parts where it has none of its own. */
function setsNamed(raw: string, own: Language, page: Language): Map<number, number> {
  for (const language of own.code === page.code ? [own] : [own, page]) {
    const key = words(raw, language)[0]?.key ?? raw;
    const sets = setsOf(key, language.code);
    if (sets.length > 0) return new Map(sets.map((set) => [set, weightOf(sets)]));
    if (COMPOUNDING.has(language.code)) {
      const parts = setsOfParts(key, language);
      if (parts.size > 0) return parts;
    }
  }
  return new Map();
}

function setsOfParts(key: string, { code }: Language): Map<number, number> {
  const found = new Map<number, number>();
  for (let cut = SHORTEST_PART - 1; cut <= key.length - SHORTEST_PART + 1; cut += 1) {
    const head = setsOf(key.slice(cut), code);
    if (head.length === 0) continue;
    for (const set of head) found.set(set, PART.head * weightOf(head));
    for (const first of [key.slice(0, cut), key.slice(0, cut - 1)]) {
      const sets = setsOf(first, code);
      for (const set of sets) if (!found.has(set)) found.set(set, PART.first * weightOf(sets));
    }
    break;
  }
  return found;
}

function softOf(sets: ReadonlyMap<number, number>, weight: number, page: Language): Soft[] {
  return [...sets].flatMap(([set, sure]) => [
    ...keysOfSet(set, page.code).map((key) => ({ keys: [key], weight: weight * sure })),
    ...UNSPACED.flatMap((code) =>
      keysOfSet(set, code).map((word) => ({ keys: pairsOf(word), weight: weight * sure })),
    ),
  ]);
}

const pairsOf = (word: string): string[] =>
  Array.from(word)
    .slice(0, -1)
    .map((character, at) => character + Array.from(word)[at + 1]!);
