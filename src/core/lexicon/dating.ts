import { dating as de } from './de/dating.ts';
import { dating as en } from './en/dating.ts';
import { dating as es } from './es/dating.ts';
import { dating as fr } from './fr/dating.ts';
import { dating as it } from './it/dating.ts';
import { dating as ja } from './ja/dating.ts';
import { dating as nl } from './nl/dating.ts';
import { sourceOf } from './pattern.ts';
import { dating as pl } from './pl/dating.ts';
import { dating as pt } from './pt/dating.ts';
import { dating as ru } from './ru/dating.ts';
import type { DatingWords } from './shape.ts';
import { dating as zh } from './zh/dating.ts';

/** Languages in which it is known how one asks when a page is from, by ISO 639-1 code. */
export const DATING: Readonly<Record<string, DatingWords>> = { de, en, es, fr, it, ja, nl, pl, pt, ru, zh };

/** The source of a pattern for the words of some uses in all languages. */
export const datingSource = (...uses: readonly (keyof DatingWords)[]): string =>
  sourceOf(...Object.values(DATING).flatMap((words) => uses.map((use) => words[use])));
