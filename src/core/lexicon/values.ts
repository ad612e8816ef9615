import { values as ar } from './ar/values.ts';
import { values as de } from './de/values.ts';
import { values as en } from './en/values.ts';
import { values as es } from './es/values.ts';
import { values as fr } from './fr/values.ts';
import { values as it } from './it/values.ts';
import { values as ja } from './ja/values.ts';
import { values as nl } from './nl/values.ts';
import { sourceOf } from './pattern.ts';
import { values as pl } from './pl/values.ts';
import { values as pt } from './pt/values.ts';
import { values as ru } from './ru/values.ts';
import type { ValueWords } from './shape.ts';
import { values as zh } from './zh/values.ts';

/** Languages whose values (amounts, dates, names) are found in texts, by ISO 639-1 code. */
export const VALUES: Readonly<Record<string, ValueWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  ru,
  zh,
};

/** The source of a pattern for the words of one purpose in all languages. */
export const valueSource = (use: keyof ValueWords): string =>
  sourceOf(...Object.values(VALUES).map((language) => language[use] ?? []));
