import { furniture as de } from './de/furniture.ts';
import { furniture as en } from './en/furniture.ts';
import { furniture as es } from './es/furniture.ts';
import { furniture as fi } from './fi/furniture.ts';
import { furniture as fr } from './fr/furniture.ts';
import { furniture as it } from './it/furniture.ts';
import { furniture as ja } from './ja/furniture.ts';
import { furniture as ko } from './ko/furniture.ts';
import { phrases } from './matcher.ts';
import { furniture as nl } from './nl/furniture.ts';
import { furniture as pl } from './pl/furniture.ts';
import { furniture as pt } from './pt/furniture.ts';
import { furniture as ru } from './ru/furniture.ts';
import type { FurnitureWords } from './shape.ts';
import { furniture as sv } from './sv/furniture.ts';
import { furniture as zh } from './zh/furniture.ts';

/** Languages that name what stands beside a page's own matter, by ISO 639-1 code. */
export const FURNITURE: Readonly<Record<string, FurnitureWords>> = {
  de,
  en,
  es,
  fi,
  fr,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  zh,
};
const languages = Object.values(FURNITURE);

/** Headings of what stands beside a page's own matter: related articles, comments, newsletters, indexes of the site. */
export const FURNITURE_HEADINGS = phrases(...languages.map(({ headings }) => headings));

/** Names of the control below a reader's comment. */
export const REPLY = phrases(...languages.map(({ reply }) => reply));

/** The site speaks for itself to its readers, in the middle of a text. */
export const APPEAL = phrases(...languages.flatMap(({ appeals }) => (appeals ? [appeals] : [])));
