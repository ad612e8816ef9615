import { lazy } from '../lazy.ts';
import { measures as de } from './de/measures.ts';
import { measures as en } from './en/measures.ts';
import { measures as es } from './es/measures.ts';
import { measures as fr } from './fr/measures.ts';
import { measures as it } from './it/measures.ts';
import { measures as ja } from './ja/measures.ts';
import { measures as nl } from './nl/measures.ts';
import { sourceOf } from './pattern.ts';
import { measures as pt } from './pt/measures.ts';
import type { Measure, MeasureWords } from './shape.ts';
import { measures as zh } from './zh/measures.ts';

/** Languages that name what is measured and its units, by ISO 639-1 code. */
export const MEASURES: Readonly<Record<string, MeasureWords>> = { de, en, es, fr, it, ja, nl, pt, zh };

/** Signs of units behind a number; all languages share them. */
const SIGNS: Readonly<Record<Measure, string>> = {
  weight: '\\p{N}\\s?(?:kg|g|mg|lbs?|oz|t)(?!\\p{L})',
  length: '\\p{N}\\s?(?:mm|cm|m|km|ft|in|mi|[\'"′″])(?!\\p{L})',
  temperature: '°',
};

const wordsFor = (measure: Measure, list: 'asked' | 'units'): string =>
  sourceOf(...Object.values(MEASURES).map((words) => words[measure]?.[list] ?? []));

const patterns = (Object.keys(SIGNS) as Measure[]).map((measure) => ({
  asked: lazy(() => new RegExp(wordsFor(measure, 'asked'), 'iu')),
  units: lazy(() => new RegExp(`${SIGNS[measure]}|${wordsFor(measure, 'units')}`, 'iu')),
}));

/** What a value of the measure that a question asks for looks like, number or word; `undefined` where it asks for none of these. */
export const unitsAskedFor = (question: string): RegExp | undefined =>
  patterns.find(({ asked }) => asked().test(question))?.units();
