/** How far two annotators agree on which units are marked. */
export interface Agreement {
  /** J. Cohen's kappa (1960) over all units: 1 agree fully, 0 as by chance. `NaN`: both marked nothing, or everything. */
  kappa: number;
  /** F1 of one's marks against the other's, which is the same both ways; 1 where neither marked anything. */
  f1: number;
}

type Range = readonly [number, number];

/** @param size how many units there are; ranges are [from, to) */
export function agreementOf(size: number, a: readonly Range[], b: readonly Range[]): Agreement {
  const [ones, others] = [unitsOf(a), unitsOf(b)];
  const both = [...ones].filter((unit) => others.has(unit)).length;
  const either = ones.size + others.size;
  const agreed = (size - either + 2 * both) / size;
  const [p, q] = [ones.size / size, others.size / size];
  const chance = p * q + (1 - p) * (1 - q);
  return { kappa: (agreed - chance) / (1 - chance), f1: either > 0 ? (2 * both) / either : 1 };
}

const unitsOf = (ranges: readonly Range[]): Set<number> =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
