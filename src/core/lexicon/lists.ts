import { lists as de } from './de/lists.ts';
import { lists as en } from './en/lists.ts';
import { lists as es } from './es/lists.ts';
import { lists as fr } from './fr/lists.ts';
import { lists as it } from './it/lists.ts';
import { lists as nl } from './nl/lists.ts';
import { sourceOf } from './pattern.ts';
import { lists as pt } from './pt/lists.ts';
import type { ListWords } from './shape.ts';

/** Languages in which questions over whole lists are understood, by ISO 639-1 code. */
export const LISTS: Readonly<Record<string, ListWords>> = { de, en, es, fr, it, nl, pt };

const rowsOf = (words: ListWords, use: keyof ListWords): string[] =>
  words[use].split('|').map((phrase) => phrase.trim());

const patterns = new Map<keyof ListWords, RegExp>();
/** The words of one use in all languages, for texts in lower case; flags `gu`. */
export function listPattern(use: keyof ListWords): RegExp {
  const known =
    patterns.get(use) ??
    new RegExp(sourceOf(...Object.values(LISTS).map((words) => rowsOf(words, use))), 'gu');
  patterns.set(use, known);
  return known;
}

/** The source of a pattern for the words of one use. */
export const listSource = (use: keyof ListWords): string => listPattern(use).source;

export const saysOfList = (use: keyof ListWords, text: string): boolean => text.search(listPattern(use)) >= 0;

/** The number that a word stands for, from one on; `undefined` for others. */
export function numberWord(word: string): number | undefined {
  for (const words of Object.values(LISTS)) {
    const at = rowsOf(words, 'numbers').indexOf(word);
    if (at >= 0) return at + 1;
  }
  return undefined;
}
