import type { IndexLine } from '../../contracts/page-index.ts';

const CELLS = new Set(['cell', 'gridcell']);

/**
 * Names of table rows that have no header cell: the text of the row's first cell, for each of its other cells. A row begins where a
 * column comes again.
 */
export function nameRows(lines: readonly IndexLine[]): Map<IndexLine, string> {
  const names = new Map<IndexLine, string>();
  let first: IndexLine | undefined;
  let columns = new Set<string>();
  for (const line of lines) {
    const column = line.columnHeader;
    if (!CELLS.has(line.role) || line.rowHeader || !column) {
      first = undefined;
      continue;
    }
    const samePlace = first?.block === line.block;
    if (!first || (columns.has(column) && !samePlace)) {
      first = line;
      columns = new Set([column]);
    } else if (!samePlace) {
      columns.add(column);
      names.set(line, first.text);
    }
  }
  return names;
}
