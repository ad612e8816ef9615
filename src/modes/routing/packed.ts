/** Characters that no quotation mark of JavaScript needs to escape: one for each weight makes a third less text than Base64. */
const DIGITS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((char) => !'"\'`$\\'.includes(char))
  .slice(0, 89)
  .join('');

/** The largest weight that a character stands for; the smallest is its opposite. Finer steps route no query otherwise. */
export const LARGEST = (DIGITS.length - 1) / 2;

/** Whole numbers from `-LARGEST` to `LARGEST` as text, a character each. */
export const pack = (weights: readonly number[]): string =>
  weights.map((weight) => DIGITS[weight + LARGEST]).join('');

/** The numbers that `pack` made text of. */
export function unpack(text: string): Int8Array {
  const values = new Map([...DIGITS].map((char, i) => [char, i - LARGEST]));
  return Int8Array.from(text, (char) => values.get(char)!);
}
