import { counting as de } from './de/counting.ts';
import { counting as en } from './en/counting.ts';
import { counting as es } from './es/counting.ts';
import { counting as fr } from './fr/counting.ts';
import { counting as it } from './it/counting.ts';
import { counting as nl } from './nl/counting.ts';
import { sourceOf } from './pattern.ts';
import { counting as pt } from './pt/counting.ts';
import type { CountingWords } from './shape.ts';

/** Languages in which it is known what people say of a list beside its name, by ISO 639-1 code. */
const COUNTING: Readonly<Record<string, CountingWords>> = { de, en, es, fr, it, nl, pt };

const patterns = new Map<string, RegExp>();

/** The words of one use in a language, for texts in lower case; flags `gu`. A language that is not known has none. */
export function countingPattern(use: keyof CountingWords, code: string): RegExp {
  const key = `${use} ${code}`;
  const known = patterns.get(key) ?? new RegExp(sourceOf(COUNTING[code]?.[use] ?? ''), 'gu');
  patterns.set(key, known);
  return known;
}

/** Whether a word, in lower case, is one of a use in any language. */
export const isCounting = (use: keyof CountingWords, word: string): boolean =>
  Object.keys(COUNTING).some((code) =>
    [...word.matchAll(countingPattern(use, code))].some(([found]) => found === word),
  );
