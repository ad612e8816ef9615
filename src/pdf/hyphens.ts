/** Words of a document with how often they occur, to tell a hyphen that belongs to a word from one that a line break put there. */
export interface Vocabulary {
  add(text: string, hyphens: readonly number[]): void;
  /** @param hyphen the character that stands there */
  keeps(before: string, after: string, hyphen?: string): boolean;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+(?:[-\u2010][\p{L}\p{M}\p{N}'’]+)*/gu;
/** What programs put at a line break: a soft hyphen, or the hyphen that Unicode keeps apart from the minus sign. */
const BREAKS = '\u00ad\u2010';
const MOST_WORDS = 200_000;

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  /** What is not counted yet: many files break no word. From the first broken one on all is counted as it comes, while the next pages are read. */
  let added: { text: string; hyphens: readonly number[] }[] = [];
  let isBroken = false;
  let marked = 0;
  const note = (word: string) => {
    if (counts.has(word) || counts.size < MOST_WORDS) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  function learn({ text, hyphens }: (typeof added)[number]): void {
    const doubtful = new Set(hyphens);
    for (const { 0: found, index } of text.matchAll(WORD)) {
      const word = found.toLowerCase().replaceAll('\u2010', '-');
      const parts = word.split('-');
      if (parts.length === 1) note(word);
      else if (![...word].some((sign, i) => sign === '-' && doubtful.has(index + i))) {
        note(word);
        for (const part of parts) note(part);
      }
    }
  }
  function learnAll(): void {
    for (const each of added) learn(each);
    added = [];
  }
  function count(word: string): number {
    learnAll();
    return counts.get(word) ?? 0;
  }
  return {
    add(text, hyphens) {
      if (hyphens.some((at) => BREAKS.includes(text[at]!))) marked++;
      added.push({ text, hyphens });
      isBroken ||= hyphens.length > 0;
      if (isBroken) learnAll();
    },
    keeps(before, after, hyphen = '-') {
      // Where line breaks have a sign of their own, a plain hyphen is a word's.
      if (hyphen === '-' && marked > 0) return true;
      if (/^\p{N}/u.test(after) || (/^\p{Lu}/u.test(after) && !/\p{Lu}$/u.test(before))) return true;
      if (/^[\p{Lu}\p{N}]{2,}$/u.test(before) && /^\p{Ll}/u.test(after)) return true;
      const [head, tail] = [before.toLowerCase(), after.toLowerCase()];
      const joined = count(head + tail);
      const hyphened = count(`${head}-${tail}`);
      if (joined > 0 || hyphened > 0) return hyphened > joined;
      return Math.min(head.length, tail.length) > 2 && count(head) > 1 && count(tail) > 1;
    },
  };
}
