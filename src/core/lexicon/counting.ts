import { counting as ar } from './ar/counting.ts';
import { counting as cs } from './cs/counting.ts';
import { counting as da } from './da/counting.ts';
import { counting as de } from './de/counting.ts';
import { counting as en } from './en/counting.ts';
import { counting as es } from './es/counting.ts';
import { counting as fr } from './fr/counting.ts';
import { counting as hi } from './hi/counting.ts';
import { counting as it } from './it/counting.ts';
import { counting as ja } from './ja/counting.ts';
import { counting as ko } from './ko/counting.ts';
import { counting as nb } from './nb/counting.ts';
import { counting as nl } from './nl/counting.ts';
import { sourceOf, withoutPhrases } from './pattern.ts';
import { counting as pl } from './pl/counting.ts';
import { counting as pt } from './pt/counting.ts';
import { counting as ru } from './ru/counting.ts';
import type { CountingWords } from './shape.ts';
import { counting as sv } from './sv/counting.ts';
import { counting as tr } from './tr/counting.ts';
import { counting as uk } from './uk/counting.ts';
import { counting as zh } from './zh/counting.ts';

/** Languages in which it is known what people say of a list beside its name, by ISO 639-1 code. */
const COUNTING: Readonly<Record<string, CountingWords>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
  zh,
};

const patterns = new Map<string, RegExp>();

/** The words of one use in a language, for texts in lower case; flags `gu`. A language that is not known has none. */
export function countingPattern(use: keyof CountingWords, code: string): RegExp {
  const key = `${use} ${code}`;
  const known = patterns.get(key) ?? new RegExp(sourceOf(COUNTING[code]?.[use] ?? ''), 'gu');
  patterns.set(key, known);
  return known;
}

/** The source of a pattern for the words of one use in all languages. */
export const countingSource = (use: keyof CountingWords): string =>
  sourceOf(...Object.values(COUNTING).map((words) => words[use] ?? ''));

/** A text in lower case without the words of a use; what stands between two of them stays ("kommt Salz vor"). */
export const withoutCounting = (use: keyof CountingWords, code: string, text: string): string =>
  withoutPhrases(text, COUNTING[code]?.[use] ?? '');

/** Whether a word, in lower case, is one of a use in any language. */
export const isCounting = (use: keyof CountingWords, word: string): boolean =>
  Object.keys(COUNTING).some((code) =>
    [...word.matchAll(countingPattern(use, code))].some(([found]) => found === word),
  );
