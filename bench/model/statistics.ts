export const mean = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.length > 0 ? items.reduce((sum, item) => sum + value(item), 0) / items.length : 0;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function spread(values: readonly number[]): { median: number; worst: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
