import { abbreviations as da } from './da/abbreviations.ts';
import { abbreviations as de } from './de/abbreviations.ts';
import { abbreviations as en } from './en/abbreviations.ts';
import { abbreviations as es } from './es/abbreviations.ts';
import { abbreviations as fi } from './fi/abbreviations.ts';
import { abbreviations as fr } from './fr/abbreviations.ts';
import { abbreviations as it } from './it/abbreviations.ts';
import { abbreviations as nb } from './nb/abbreviations.ts';
import { abbreviations as nl } from './nl/abbreviations.ts';
import { abbreviations as pl } from './pl/abbreviations.ts';
import { abbreviations as pt } from './pt/abbreviations.ts';
import { abbreviations as ru } from './ru/abbreviations.ts';
import type { AbbreviationWords } from './shape.ts';
import { abbreviations as sv } from './sv/abbreviations.ts';

/** Languages that tell a full stop of an abbreviation or of an ordinal from the end of a sentence, by ISO 639-1 code. */
export const ABBREVIATIONS: Readonly<Record<string, AbbreviationWords>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  pt,
  ru,
  sv,
};

/** All languages' words of one list, none twice. Case counts. */
export const abbreviationWords = (list: keyof AbbreviationWords): readonly string[] => [
  ...new Set(Object.values(ABBREVIATIONS).flatMap((words) => words[list]?.split(' ') ?? [])),
];
