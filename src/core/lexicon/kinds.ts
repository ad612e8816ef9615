import { kinds as ar } from './ar/kinds.ts';
import { kinds as cs } from './cs/kinds.ts';
import { kinds as da } from './da/kinds.ts';
import { kinds as de } from './de/kinds.ts';
import { kinds as en } from './en/kinds.ts';
import { kinds as es } from './es/kinds.ts';
import { kinds as fi } from './fi/kinds.ts';
import { kinds as fr } from './fr/kinds.ts';
import { kinds as hi } from './hi/kinds.ts';
import { kinds as hu } from './hu/kinds.ts';
import { kinds as it } from './it/kinds.ts';
import { kinds as ja } from './ja/kinds.ts';
import { kinds as ko } from './ko/kinds.ts';
import { type Matcher, phrases } from './matcher.ts';
import { kinds as nb } from './nb/kinds.ts';
import { kinds as nl } from './nl/kinds.ts';
import { kinds as pl } from './pl/kinds.ts';
import { kinds as pt } from './pt/kinds.ts';
import { kinds as ru } from './ru/kinds.ts';
import type { Kind, KindWords, WordsOfKind } from './shape.ts';
import { kinds as sv } from './sv/kinds.ts';
import { kinds as zh } from './zh/kinds.ts';

/** Languages that name the kinds of content that people ask to hide, by ISO 639-1 code. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
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

/** The words of a kind in all languages: of requests, labels, lines of items, short blocks, ids and classes. */
export function wordsOfKind(kind: Kind): Readonly<Record<keyof WordsOfKind, Matcher>> {
  const all = (use: keyof WordsOfKind) =>
    phrases(...Object.values(KIND_WORDS).map((language) => language[kind]?.[use] ?? []));
  return {
    ask: all('ask'),
    label: all('label'),
    says: all('says'),
    leads: all('leads'),
    words: all('words'),
    names: all('names'),
  };
}
