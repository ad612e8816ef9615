const encoder = new TextEncoder();

/** Bytes that a value takes as JSON text in UTF-8, which is what Chrome's quotas count. */
export const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** The first values of a list that take no more than `maxBytes` together; lists are kept in the order in which they may go, last first. */
export function withinBytes<T>(values: readonly T[], maxBytes: number): T[] {
  let left = maxBytes;
  const kept: T[] = [];
  for (const value of values) {
    left -= jsonBytes(value);
    if (left < 0) break;
    kept.push(value);
  }
  return kept;
}
