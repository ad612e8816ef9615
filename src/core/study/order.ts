/**
 * A row of a Latin square over `size` things in which each stands once at each place, and each follows each other equally often
 * (E. J. Williams, Australian Journal of Scientific Research A 2, 1949). An odd number of things takes twice as many rows: the second half are
 * the first backwards.
 * @param row from 0; after the last the rows come again
 */
export function balancedRow(size: number, row: number): number[] {
  // 0, 1, n-1, 2, n-2, ...: neighbours differ by each distance once.
  const first = Array.from({ length: size }, (_, i) => (i % 2 === 1 ? (i + 1) / 2 : (size - i / 2) % size));
  const shifted = first.map((value) => (value + row) % size);
  const backwards = size % 2 === 1 && Math.floor(row / size) % 2 === 1;
  return backwards ? shifted.reverse() : shifted;
}

/** After so many rows they come again. */
export const balancedRows = (size: number): number => (size % 2 === 1 && size > 1 ? 2 * size : size);
