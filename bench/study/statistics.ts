/** Two-sided 97.5 % quantile of Student's t: the fit of E. A. Cornish and R. A. Fisher (1938) to four terms, exact where it errs most (1 and 2 degrees). */
export function tQuantile(degrees: number): number {
  if (degrees < 1) return Number.NaN;
  if (degrees === 1) return 12.706;
  if (degrees === 2) return 4.303;
  const z = 1.959964;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), z);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of a sample; `NaN` of fewer than two. */
export function deviation(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** A mean with its 95 % interval by Student's t; the bounds are `NaN` of fewer than two values. */
export function meanInterval(values: readonly number[]): { mean: number; low: number; high: number } {
  const mean = meanOf(values);
  const half = (tQuantile(values.length - 1) * deviation(values)) / Math.sqrt(values.length);
  return { mean, low: mean - half, high: mean + half };
}

/** Cohen's d of two groups of people, by the pooled deviation (J. Cohen, 1988). */
export function cohenD(a: readonly number[], b: readonly number[]): number {
  const squares = (values: readonly number[]) => (values.length - 1) * deviation(values) ** 2;
  const pooled = Math.sqrt((squares(a) + squares(b)) / (a.length + b.length - 2));
  return (meanOf(b) - meanOf(a)) / pooled;
}

/** Cohen's d_z: the mean of the same people's differences by their deviation. */
export const cohenDz = (differences: readonly number[]): number =>
  meanOf(differences) / deviation(differences);

/** N. Cliff's delta (1993): how much more often a value of `b` is above one of `a` than below; -1 to 1. */
export function cliffDelta(a: readonly number[], b: readonly number[]): number {
  const signs = b.flatMap((of) => a.map((than) => Math.sign(of - than)));
  return meanOf(signs);
}

const RESAMPLES = 2000;

/** The 95 % interval of what `measure` says of people drawn with replacement (percentiles); the draws are the same in every run. `NaN` of fewer than two. */
export function bootstrap<T>(
  people: readonly T[],
  measure: (drawn: T[]) => number,
): { low: number; high: number } {
  if (people.length < 2) return { low: Number.NaN, high: Number.NaN };
  let state = people.length;
  // Numerical Recipes' generator: enough to draw people, and the same everywhere.
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const found = Array.from({ length: RESAMPLES }, () =>
    measure(people.map(() => people[Math.floor(random() * people.length)]!)),
  )
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const at = (share: number) => found[Math.round(share * (found.length - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}
