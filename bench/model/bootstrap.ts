import { over, type Score } from './scores.ts';

/** Bounds of the middle 95 % of what resampling gave. */
export interface Interval {
  low: number;
  high: number;
}

const RESAMPLES = 2000;

/**
 * Percentile intervals of a measure: tasks are drawn with replacement, as many as there are (B. Efron, R. J. Tibshirani: _An Introduction to
 * the Bootstrap_, 1993, chapter 13). The draws are the same in every run.
 */
export const interval = (scores: readonly Score[]): Interval =>
  middle(draws(scores.length, (picked) => over(picked.map((at) => scores[at]!))));

/**
 * The difference `b` - `a` of a measure over the same tasks in the same order, which are drawn in pairs: what is hard for both does not blur
 * it. `certain` is the share of the draws that have the sign of the difference.
 */
export function difference(
  a: readonly Score[],
  b: readonly Score[],
): Interval & { by: number; certain: number } {
  if (a.length !== b.length) throw new Error('pairs are wanted');
  const by = over(b) - over(a);
  const found = draws(
    a.length,
    (picked) => over(picked.map((at) => b[at]!)) - over(picked.map((at) => a[at]!)),
  );
  const sameSign = found.filter((each) => Math.sign(each) === Math.sign(by)).length;
  return { ...middle(found), by, certain: found.length > 0 ? sameSign / found.length : 0 };
}

/** The interval of whatever `measure` says of things drawn with replacement, by their places. */
export const resampled = (size: number, measure: (picked: number[]) => number): Interval =>
  middle(draws(size, measure));

/** What `measure` says of each resample, in order; a resample that the measure does not concern says nothing. */
function draws(size: number, measure: (picked: number[]) => number): number[] {
  const random = generator(size);
  return Array.from({ length: RESAMPLES }, () =>
    measure(Array.from({ length: size }, () => Math.floor(random() * size))),
  )
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
}

const middle = (sorted: readonly number[]): Interval => ({
  low: sorted[Math.floor(0.025 * sorted.length)] ?? Number.NaN,
  high: sorted[Math.ceil(0.975 * sorted.length) - 1] ?? Number.NaN,
});

/** mulberry32: numbers in [0, 1) that are the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
