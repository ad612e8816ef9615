import { units as de } from './de/units.ts';
import { units as en } from './en/units.ts';
import { units as es } from './es/units.ts';
import { units as fr } from './fr/units.ts';
import { units as it } from './it/units.ts';
import { units as ja } from './ja/units.ts';
import { units as nl } from './nl/units.ts';
import { sourceOf } from './pattern.ts';
import { units as pl } from './pl/units.ts';
import { units as pt } from './pt/units.ts';
import { units as ru } from './ru/units.ts';
import type { UnitWords } from './shape.ts';
import { units as zh } from './zh/units.ts';

/** Languages in which it is known what numbers go by their unit, by ISO 639-1 code. */
const UNITS: Readonly<Record<string, UnitWords>> = { de, en, es, fr, it, ja, nl, pl, pt, ru, zh };

/** The source of a pattern for the words of one use in all languages. */
export const unitSource = (use: keyof UnitWords): string =>
  sourceOf(...Object.values(UNITS).map((words) => words[use]));
