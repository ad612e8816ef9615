/**
 * Keys in few characters: in order, each after the first with a capital letter for how many characters it shares with the one before ("A" for none)
 * and the rest. Keys are in lower case. "freez frozen freezer" is "freezFerCozen".
 */
export function packRow(keys: readonly string[]): string {
  const sorted = [...new Set(keys)].sort();
  return sorted
    .map((key, at) => {
      const before = sorted[at - 1];
      if (before === undefined) return key;
      const shared = sharedBy(before, key);
      return LETTERS[shared]! + key.slice(shared);
    })
    .join('');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function sharedBy(one: string, other: string): number {
  let at = 0;
  while (at < LETTERS.length - 1 && at < one.length && one[at] === other[at]) at += 1;
  return at;
}

export function unpackRow(row: string): string[] {
  const [first = '', ...rest] = row.split(/([A-Z])/);
  if (first === '') return [];
  const keys = [first];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    keys.push(keys.at(-1)!.slice(0, LETTERS.indexOf(rest[at]!)) + rest[at + 1]!);
  }
  return keys;
}
