import { MEANINGS } from './meanings-packed.ts';
import { unpackRow } from './packed-row.ts';

/** The sets of words that mean the same, read for one language. */
interface Read {
  /** Keys of each set, by its number. */
  keys: readonly (readonly string[])[];
  /** Numbers of the sets that a key is in. */
  sets: ReadonlyMap<string, readonly number[]>;
}

const read = new Map<string, Read>();

/** Read when a language is first asked for; nothing in it needs a stemmer. */
function readIn(language: string): Read | undefined {
  const known = read.get(language);
  const packed = MEANINGS[language];
  if (known || packed === undefined) return known;
  const keys = packed.split('\n').map(unpackRow);
  const sets = new Map<string, number[]>();
  keys.forEach((row, set) => {
    for (const key of row) {
      const before = sets.get(key);
      if (before) before.push(set);
      else sets.set(key, [set]);
    }
  });
  const made = { keys, sets };
  read.set(language, made);
  return made;
}

/** Numbers of the sets that hold a word. @param key as its language (ISO 639-1) cuts it */
export const setsOf = (key: string, language: string): readonly number[] =>
  readIn(language)?.sets.get(key) ?? [];

/** What a language's words for one meaning are cut into; in Chinese and Japanese the words. */
export const keysOfSet = (set: number, language: string): readonly string[] =>
  readIn(language)?.keys[set] ?? [];

/** The words of a script without spaces that stand in a text, with the numbers of their sets. */
export function setsIn(text: string, language: 'zh' | 'ja'): [word: string, sets: readonly number[]][] {
  return [...(readIn(language)?.sets ?? [])].filter(([word]) => text.includes(word));
}
