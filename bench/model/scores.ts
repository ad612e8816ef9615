/** What one task gained of what it could have; `[0, 0]` where a measure does not concern the task. */
export type Score = readonly [gained: number, of: number];
/** By the id of a measure (`measures.ts`). */
export type Scores = Readonly<Record<string, Score>>;

/** What a measure does not concern. */
export const NONE: Score = [0, 0];

/** Yes or no, where the measure concerns the task. */
export const whether = (yes: boolean, concerns = true): Score => (concerns ? [Number(yes), 1] : NONE);

/** A share between 0 and 1 that counts as one task, however much there was to gain; of nothing it is 0. */
export const share = (part: number, whole: number): Score => [whole > 0 ? part / whole : 0, 1];

/** The harmonic mean of two shares. */
export const f1 = ([recall]: Score, [precision]: Score): Score => [
  recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0,
  1,
];

/** A measure over tasks: what was gained over what could have been; NaN where it concerns none of them. */
export function over(scores: Iterable<Score>): number {
  let gained = 0;
  let possible = 0;
  for (const [part, of] of scores) {
    gained += part;
    possible += of;
  }
  return possible > 0 ? gained / possible : Number.NaN;
}
