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

const patterns = new Map<keyof CountingWords, RegExp>();
/** The words of one use in all languages, for texts in lower case; flags `gu`. */
export function countingPattern(use: keyof CountingWords): RegExp {
  const known =
    patterns.get(use) ?? new RegExp(sourceOf(...Object.values(COUNTING).map((words) => words[use])), 'gu');
  patterns.set(use, known);
  return known;
}

export const saysOfCounting = (use: keyof CountingWords, text: string): boolean =>
  text.search(countingPattern(use)) >= 0;
