import type { IndexLine } from '../../../contracts/page-index.ts';
import type { Value } from '../../../core/text/values.ts';

/** A cell as it is shown: its words by offsets into the row's text, with the name of its column where that tells it from the others. */
export interface ShownCell extends Value {
  column?: string;
}

/**
 * The cells of a row that a quote covers, when it covers more than one; `undefined` for any other quote. The first cell names the row and needs
 * no column of its own; a column's name that the cell's words repeat says nothing.
 */
export function cellsOf(line: IndexLine, { start, end }: Value): ShownCell[] | undefined {
  const covered = (line.cells ?? []).filter((cell) => cell.start >= start && cell.end <= end);
  if (covered.length < 2) return undefined;
  return covered.map(({ column, ...words }, at) => {
    const own = line.text.slice(words.start, words.end);
    const named = at > 0 && column !== undefined && column !== '' && column !== own;
    return named ? { ...words, column } : words;
  });
}

/** Lines that only say what the cells below them are. */
export const isHeaderRow = ({ role, notes }: IndexLine): boolean =>
  role === 'row' && notes.includes('headers');
