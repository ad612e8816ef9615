import { traps as ar } from './ar/traps.ts';
import { traps as de } from './de/traps.ts';
import { traps as en } from './en/traps.ts';
import { traps as es } from './es/traps.ts';
import { traps as fr } from './fr/traps.ts';
import { traps as hi } from './hi/traps.ts';
import { traps as it } from './it/traps.ts';
import { traps as ja } from './ja/traps.ts';
import { traps as ko } from './ko/traps.ts';
import { type Matcher, phrases } from './matcher.ts';
import { traps as nl } from './nl/traps.ts';
import { traps as pt } from './pt/traps.ts';
import type { TrapWords } from './shape.ts';
import { traps as zh } from './zh/traps.ts';

/** Languages in which a guide knows deceptive buttons, by ISO 639-1 code. */
export const TRAPS: Readonly<Record<string, TrapWords>> = { ar, de, en, es, fr, hi, it, ja, ko, nl, pt, zh };

const matcherOf = (list: keyof TrapWords): Matcher =>
  phrases(...Object.values(TRAPS).map((words) => words[list]));

export const ADD_ON_WORDS = matcherOf('addOns');
export const REFUSING_WORDS = matcherOf('refuses');
export const ORDERING_WORDS = matcherOf('orders');
export const HURRY_WORDS = matcherOf('hurry');
