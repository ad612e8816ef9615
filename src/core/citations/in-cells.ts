import { findExact, type TextRange } from '../quotes/match-quote.ts';
import { fold } from '../quotes/normalize.ts';
import type { FoldedLine, Found } from './in-line.ts';

/** Stands between the cells of a row in a line, and so in a phrase. Some models write the bar of the notes. */
const BAR = '¦';
const BARS = /\s*(?:¦|\s\|\s)\s*/;

/**
 * Cells of a row that a phrase names by leaving out what stands between them: `name ¦ value` of `name ¦ year ¦ value`. Each part in a cell of its
 * own, in order; a cell that holds nothing else is meant before one that holds more.
 */
export function findCellsInLine({ line, folded }: FoldedLine, phrase: string): Found | undefined {
  const parts = phrase.split(BARS).filter(holdsWords);
  if (parts.length < 2 || !line.text.includes(BAR)) return undefined;
  const cells = cellsOf(line.text);
  const ranges: TextRange[] = [];
  let free = 0;
  for (const part of parts) {
    const wanted = fold(part).text.trim();
    const alone = cells.slice(free).find(({ text }) => text === wanted);
    const inside = () =>
      findExact(folded, part).find(({ start, end }) =>
        cells.slice(free).some((cell) => cell.start <= start && end <= cell.end),
      );
    const range = alone ?? inside();
    if (!range) return undefined;
    free = cells.findIndex(({ end }) => range.end <= end) + 1;
    ranges.push({ start: range.start, end: range.end });
  }
  const words = ranges.map(({ start, end }) => line.text.slice(start, end)).join(` ${BAR} `);
  return { status: 'exact', words, spans: ranges.map((range) => ({ n: line.n, ...range })) };
}

/** Whether a phrase is one of several cells, with enough in it to tell a row by. */
export const namesCells = (phrase: string): boolean => phrase.includes(BAR) && /[^\s¦]{4}/u.test(phrase);

/** An ellipsis between two bars stands for the cells that are left out. */
const holdsWords = (part: string): boolean => /[^\s.…]/u.test(part);

/** Where each cell's words stand, with them as they are compared. */
function cellsOf(text: string): (TextRange & { text: string })[] {
  return Array.from(text.matchAll(/[^¦]+/g), ({ 0: cell, index }) => {
    const start = index + cell.length - cell.trimStart().length;
    return { start, end: start + cell.trim().length, text: fold(cell).text.trim() };
  });
}
