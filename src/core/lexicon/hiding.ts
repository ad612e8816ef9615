import { hiding as ar } from './ar/hiding.ts';
import { hiding as cs } from './cs/hiding.ts';
import { hiding as da } from './da/hiding.ts';
import { hiding as de } from './de/hiding.ts';
import { hiding as en } from './en/hiding.ts';
import { hiding as es } from './es/hiding.ts';
import { hiding as fi } from './fi/hiding.ts';
import { hiding as fr } from './fr/hiding.ts';
import { hiding as hi } from './hi/hiding.ts';
import { hiding as hu } from './hu/hiding.ts';
import { hiding as it } from './it/hiding.ts';
import { hiding as ja } from './ja/hiding.ts';
import { hiding as ko } from './ko/hiding.ts';
import { hiding as nb } from './nb/hiding.ts';
import { hiding as nl } from './nl/hiding.ts';
import { hiding as pl } from './pl/hiding.ts';
import { hiding as pt } from './pt/hiding.ts';
import { hiding as ru } from './ru/hiding.ts';
import type { HidingWords } from './shape.ts';
import { hiding as sv } from './sv/hiding.ts';
import { hiding as zh } from './zh/hiding.ts';

/** Languages whose requests to hide something are read word by word, by ISO 639-1 code. */
export const HIDING: Readonly<Record<string, HidingWords>> = {
  ar,
  fi,
  sv,
  da,
  nb,
  cs,
  hu,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  zh,
};

/** The words of one purpose in all languages. */
export const hidingWords = (use: Exclude<keyof HidingWords, 'topic'>): readonly string[] =>
  Object.values(HIDING).flatMap((language) => language[use] ?? []);

/** Patterns whose first group is what the things to hide are about, where it comes before them. */
export const TOPIC_FIRST: readonly RegExp[] = Object.values(HIDING).flatMap(({ topic }) => topic ?? []);

/** Words by which the language of a request is told. */
const TELLING = ['fillers', 'tells', 'items', 'about', 'articles', 'tail'] as const;
const told = new Map<string, ReadonlySet<string>>();
const wordsOf = (code: string): ReadonlySet<string> => {
  const known = told.get(code) ?? new Set(TELLING.flatMap((use) => HIDING[code]![use] ?? []));
  told.set(code, known);
  return known;
};

/**
 * What joins two things in a request, in the languages of which it has most words: "en" is "and" in one of them and "in" in another.
 * @param text in lower case
 */
export function joinsIn(text: string): readonly string[] {
  const said = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const votes = Object.keys(HIDING).map((code) => ({
    code,
    count: said.filter((word) => wordsOf(code).has(word)).length,
  }));
  const most = Math.max(...votes.map(({ count }) => count));
  return votes.filter(({ count }) => count === most).flatMap(({ code }) => HIDING[code]!.joins ?? []);
}
