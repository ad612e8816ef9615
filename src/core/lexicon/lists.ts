import { lists as ar } from './ar/lists.ts';
import { lists as cs } from './cs/lists.ts';
import { lists as da } from './da/lists.ts';
import { lists as de } from './de/lists.ts';
import { lists as en } from './en/lists.ts';
import { lists as es } from './es/lists.ts';
import { lists as fr } from './fr/lists.ts';
import { lists as hi } from './hi/lists.ts';
import { lists as id } from './id/lists.ts';
import { lists as it } from './it/lists.ts';
import { lists as ja } from './ja/lists.ts';
import { lists as ko } from './ko/lists.ts';
import { lists as nb } from './nb/lists.ts';
import { lists as nl } from './nl/lists.ts';
import { phrasesOf, sourceOf, withoutPhrases } from './pattern.ts';
import { lists as pl } from './pl/lists.ts';
import { lists as pt } from './pt/lists.ts';
import { lists as ru } from './ru/lists.ts';
import { LATIN, type ListWords } from './shape.ts';
import { lists as sv } from './sv/lists.ts';
import { lists as tr } from './tr/lists.ts';
import { lists as uk } from './uk/lists.ts';
import { lists as vi } from './vi/lists.ts';
import { lists as zh } from './zh/lists.ts';

/** Languages in which questions over whole lists are understood, by ISO 639-1 code. */
export const LISTS: Readonly<Record<string, ListWords>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fr,
  hi,
  id,
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
  vi,
  zh,
};

/** A use that words of lists have. */
export type ListUse = Exclude<keyof ListWords, 'boundsBehind'>;

const rowOf = (words: ListWords, use: ListUse): string => plainLetters(words[use] ?? '');

/** A text with one spelling for letters that people write in several ways in these questions: Arabic without its hamza, both signs of Hindi's nasal. */
export const plainLetters = (text: string): string => text.replace(/[أإآ]/g, 'ا').replaceAll('ँ', 'ं');

/** The words of one language for whole lists; patterns are for texts in lower case with plain letters. */
export interface ListLexicon {
  code: string;
  /** A bound stands behind its number. */
  boundsBehind: boolean;
  /** Whether a text has letters of the script that the language is written in. */
  isWrittenIn(text: string): boolean;
  /** The words of some uses; flags `gu`. No words: it matches nothing. */
  pattern(...uses: readonly ListUse[]): RegExp;
  /** A text without the words of a use; what stands between two of them stays ("which ... are listed"). */
  without(use: ListUse, text: string): string;
  /** One to ten, in this order. */
  numbers(): readonly string[];
  /** Each matches an ordinal: from the first on. */
  ordinals(): readonly RegExp[];
}

const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

const lexiconOf = (code: string, words: ListWords): ListLexicon => {
  const patterns = new Map<string, RegExp>();
  const isLatin = LATIN.test(words.howMany);
  let ordinals: readonly RegExp[] | undefined;
  return {
    code,
    boundsBehind: words.boundsBehind ?? false,
    isWrittenIn: (text) => (isLatin ? LATIN : OTHER_LETTERS).test(text),
    pattern(...uses) {
      const key = uses.join();
      const known = patterns.get(key) ?? new RegExp(sourceOf(...uses.map((use) => rowOf(words, use))), 'gu');
      patterns.set(key, known);
      return known;
    },
    without: (use, text) => withoutPhrases(text, rowOf(words, use)),
    numbers: () => phrasesOf(rowOf(words, 'numbers')),
    ordinals() {
      ordinals ??= phrasesOf(rowOf(words, 'ordinals')).map((each) => new RegExp(sourceOf([each]), 'u'));
      return ordinals;
    },
  };
};

/** Each language by itself: what is a word for lists in one is another's name or means something else. */
export const LIST_LEXICONS: readonly ListLexicon[] = Object.entries(LISTS).map(([code, words]) =>
  lexiconOf(code, words),
);

const sources = new Map<ListUse, string>();
/** The source of a pattern for the words of one use in all languages, for texts in lower case. */
export function listSource(use: ListUse): string {
  const known = sources.get(use) ?? sourceOf(...Object.values(LISTS).map((words) => rowOf(words, use)));
  sources.set(use, known);
  return known;
}

/** Which number from 1 to 10 a word, in lower case, is in a language, or in figures; `undefined`: none. */
export function numberNamed(word: string, code: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  const words = LIST_LEXICONS.find((each) => each.code === code);
  const at = words?.numbers().indexOf(word) ?? -1;
  return at < 0 ? undefined : at + 1;
}
