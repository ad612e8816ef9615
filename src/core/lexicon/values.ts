import { values as ar } from './ar/values.ts';
import { values as bg } from './bg/values.ts';
import { values as cs } from './cs/values.ts';
import { values as da } from './da/values.ts';
import { values as de } from './de/values.ts';
import { values as el } from './el/values.ts';
import { values as en } from './en/values.ts';
import { values as es } from './es/values.ts';
import { values as fa } from './fa/values.ts';
import { values as fi } from './fi/values.ts';
import { values as fr } from './fr/values.ts';
import { values as he } from './he/values.ts';
import { values as hi } from './hi/values.ts';
import { values as hu } from './hu/values.ts';
import { values as id } from './id/values.ts';
import { values as it } from './it/values.ts';
import { values as ja } from './ja/values.ts';
import { values as ko } from './ko/values.ts';
import { values as nb } from './nb/values.ts';
import { values as nl } from './nl/values.ts';
import { sourceOf } from './pattern.ts';
import { values as pl } from './pl/values.ts';
import { values as pt } from './pt/values.ts';
import { values as ro } from './ro/values.ts';
import { values as ru } from './ru/values.ts';
import type { ValueWords } from './shape.ts';
import { values as sk } from './sk/values.ts';
import { values as sv } from './sv/values.ts';
import { values as th } from './th/values.ts';
import { values as tr } from './tr/values.ts';
import { values as uk } from './uk/values.ts';
import { values as vi } from './vi/values.ts';
import { values as zh } from './zh/values.ts';

/** Languages whose values (amounts, dates, names) are found in texts, by ISO 639-1 code. */
export const VALUES: Readonly<Record<string, ValueWords>> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

/** The source of a pattern for the words of one purpose in all languages. */
export const valueSource = (use: keyof ValueWords): string =>
  sourceOf(...Object.values(VALUES).map((language) => language[use] ?? []));
