import type { IndexLine } from '../../contracts/page-index.ts';

/** This share of a page's letters stands on another one, and they say the same. */
const SAME = 0.9;
/** Shorter pages are compared as they are. */
const FEW_LETTERS = 40;

/** Remembers the pages that were read, and knows those that say nearly the same again: print versions, sorted lists, sessions. */
export function createSeenTexts(): (lines: readonly Pick<IndexLine, 'text'>[]) => boolean {
  const pages: Set<string>[] = [];
  return (lines) => {
    const texts = [...new Set(lines.map(({ text }) => text.trim()).filter(Boolean))];
    const letters = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
    const all = letters(texts);
    const seen = pages.some((page) => {
      const known = texts.filter((text) => page.has(text));
      return all < FEW_LETTERS
        ? known.length === texts.length && page.size === texts.length
        : letters(known) >= SAME * all && letters([...page]) <= all / SAME;
    });
    if (!seen) pages.push(new Set(texts));
    return seen;
  };
}
