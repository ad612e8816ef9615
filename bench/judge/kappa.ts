import { type Interval, resampled } from '../model/bootstrap.ts';

/** How far two label the same things alike, beyond what chance would give: Cohen's kappa with its 95 % interval. */
export interface Agreement extends Interval {
  of: number;
  /** Share of the things that both label alike. */
  alike: number;
  /** 1: always alike; 0: as by chance. NaN where both gave everything the same label: there is nothing to tell. */
  kappa: number;
}

export function agreement(pairs: readonly (readonly [string, string])[]): Agreement {
  const measure = (picked: readonly number[]) => kappaOf(picked.map((at) => pairs[at]!));
  return {
    of: pairs.length,
    alike: shareOf(pairs, ([a, b]) => a === b),
    kappa: kappaOf(pairs),
    ...resampled(pairs.length, measure),
  };
}

function kappaOf(pairs: readonly (readonly [string, string])[]): number {
  const labels = new Set(pairs.flat());
  const alike = shareOf(pairs, ([a, b]) => a === b);
  const byChance = [...labels].reduce(
    (sum, label) => sum + shareOf(pairs, ([a]) => a === label) * shareOf(pairs, ([, b]) => b === label),
    0,
  );
  return byChance === 1 ? Number.NaN : (alike - byChance) / (1 - byChance);
}

const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(test).length / items.length;
