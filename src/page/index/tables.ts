import { ancestorsOf, attr, childNodesOf, elementAbove, isElement, tagOf } from '../dom/dom.ts';
import { looksLikeHeaders } from './header-look.ts';

/** A cell's position in its table. Indices count from 0 and respect `rowspan` and `colspan`. */
export interface Cell {
  table: Table;
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  heads: 'column' | 'row' | null;
  /** Its words, gathered as its lines are made. */
  text: string;
}

/** A table as far as the walk has come; rows are met in order, so one list of open row spans is all the memory it needs. */
export interface Table {
  row: number;
  /** Column to the first row that is free again. */
  freeFrom: number[];
  column: number;
  headRow: boolean;
  /** The open row is one of plain cells that look like headers. */
  looksLikeHead: boolean;
  hasHeaders: boolean;
  /** Cells in the widest row. */
  width: number;
  nested: boolean;
  columnHeads: Cell[][];
  rowHeads: Cell[];
  /** The first cell of each row. */
  firsts: Cell[];
  rows: Element[];
  /** Cells of rows before that reach into the open one, or did. */
  tall: Cell[];
}

const TABLE_ROLES = new Set(['table', 'grid', 'treegrid']);
const CELL_ROLES = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

/**
 * What an element is to a table. Boxes that CSS lays out like one count too, outside of real tables; `layout` is a `<table>` that says itself
 * that it is none.
 */
export function tablePart(
  tag: string,
  role: string | null,
  display: string,
  inTable: boolean,
): 'table' | 'row' | 'cell' | 'layout' | null {
  if (TABLE_ROLES.has(role ?? '')) return 'table';
  if (tag === 'table') return 'layout';
  if (tag === 'tr' || role === 'row') return 'row';
  if (tag === 'td' || tag === 'th' || CELL_ROLES.has(role ?? '')) return 'cell';
  if (role !== null || !display.startsWith('table')) return null;
  if (display === 'table') return inTable ? null : 'table';
  return display === 'table-row' ? 'row' : display === 'table-cell' ? 'cell' : null;
}

/** The table around a row; `undefined` for everything that is no row. */
export function tableAround(row: Element): Element | undefined {
  const partOf = (element: Element) =>
    tablePart(tagOf(element), attr(element, 'role'), getComputedStyle(element).display, false);
  if (partOf(row) !== 'row') return undefined;
  return ancestorsOf(row).find((above) => tagOf(above) === 'table' || partOf(above) === 'table');
}

export const openTable = (): Table => ({
  row: -1,
  freeFrom: [],
  column: 0,
  headRow: false,
  looksLikeHead: false,
  hasHeaders: false,
  width: 0,
  nested: false,
  columnHeads: [],
  rowHeads: [],
  firsts: [],
  rows: [],
  tall: [],
});

export function openRow(table: Table, row: Element): void {
  table.row++;
  table.column = 0;
  table.rows[table.row] = row;
  const parent = elementAbove(row);
  const inHead = parent !== null && tagOf(parent) === 'thead';
  table.looksLikeHead = table.row === 0 && !inHead && looksLikeHeaders(row);
  table.headRow =
    inHead ||
    table.looksLikeHead ||
    !childNodesOf(row).some((child) => isElement(child) && isDataCell(child));
}

const isDataCell = (element: Element): boolean => {
  const role = attr(element, 'role');
  return role ? role === 'cell' || role === 'gridcell' : tagOf(element) === 'td';
};

export function openCell(table: Table, element: Element, tag: string, role: string | null): Cell {
  // What a page calls a cell may stand in no row: it begins the first one.
  table.row = Math.max(0, table.row);
  while ((table.freeFrom[table.column] ?? 0) > table.row) table.column++;
  const cell: Cell = {
    table,
    row: table.row,
    column: table.column,
    rowSpan: span(element, 'rowspan'),
    columnSpan: span(element, 'colspan'),
    heads: headsOf(table, element, tag, role),
    text: '',
  };
  for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
    table.freeFrom[column] = cell.row + cell.rowSpan;
  }
  table.column += cell.columnSpan;
  table.width = Math.max(table.width, table.column);
  if (cell.heads) table.hasHeaders = true;
  if (cell.rowSpan > 1) table.tall.push(cell);
  return cell;
}

/** Spans beyond any sense (a malformed `colspan="99999"`) are cut: they would only make lists long. */
const span = (element: Element, name: string): number =>
  Math.min(1000, Math.max(1, Number.parseInt(attr(element, name) ?? '1', 10) || 1));

function headsOf(table: Table, element: Element, tag: string, role: string | null): Cell['heads'] {
  const parent = elementAbove(element);
  const inHead =
    table.looksLikeHead ||
    (table.headRow && parent !== null && tagOf(elementAbove(parent) ?? parent) === 'thead');
  if (tag !== 'th' && role !== 'columnheader' && role !== 'rowheader') return inHead ? 'column' : null;
  if (role === 'rowheader') return 'row';
  if (attr(element, 'scope')?.startsWith('col') || table.headRow) return 'column';
  return table.column === 0 || table.columnHeads[table.column] || tag === 'th' ? 'row' : 'column';
}

/** Gathers a line's words for its cell and, once a header cell is met, files it for the cells it heads. */
export function noteCellText(cell: Cell, text: string): void {
  const known = cell.text !== '';
  cell.text = known ? `${cell.text} ${text}` : text;
  if (cell.column === 0) cell.table.firsts[cell.row] ??= cell;
  if (known || !cell.heads) return;
  if (cell.heads === 'row') {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) cell.table.rowHeads[row] ??= cell;
    return;
  }
  for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
    const above = cell.table.columnHeads[column] ?? [];
    const last = above.at(-1);
    // Header rows that follow each other are levels of one header; a later one opens a new section of the table.
    const joins = last && last.row + last.rowSpan >= cell.row;
    cell.table.columnHeads[column] = joins ? [...above, cell] : [cell];
  }
}

/** The cells of rows before that reach into a cell's row. Rows are asked for in order. */
export function reachingInto({ table, row }: Cell): Cell[] {
  table.tall = table.tall.filter((cell) => cell.row + cell.rowSpan > row);
  return table.tall.filter((cell) => cell.row < row && cell.text !== '');
}

/** The words of the headers that hold for a cell. */
export function headersOf(cell: Cell): { row?: string; column?: string } {
  const row = cell.heads === 'row' ? undefined : cell.table.rowHeads[cell.row];
  const columns = cell.heads === 'column' ? [] : (cell.table.columnHeads[cell.column] ?? []);
  return {
    ...(row && row !== cell ? { row: row.text } : {}),
    ...(columns.length > 0 ? { column: distinct(columns.map((head) => head.text)).join(' ') } : {}),
  };
}

const distinct = (texts: string[]): string[] => texts.filter((text, i) => text !== texts[i - 1]);

/** A label longer than this is text of its own. */
const MAX_LABEL = 80;

/** The words before a value in a table of two columns that has no headers: label and value. */
export function labelOf(cell: Cell): string | undefined {
  const { table } = cell;
  if (cell.column !== 1 || table.hasHeaders || table.nested || table.width !== 2 || table.row < 1)
    return undefined;
  const label = table.firsts[cell.row]?.text;
  return label && label.length <= MAX_LABEL ? label : undefined;
}
