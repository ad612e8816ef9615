import type { IndexPurpose } from '../../contracts/page-index.ts';
import type { Draft } from './assemble.ts';
import { type Cell, headersOf, labelOf, noteCellText, reachingInto, type Table } from './tables.ts';
import { collapse, GAP, type Piece, words } from './text-map.ts';

/** Stands between the cells of a row. */
export const BAR = words(' ¦ ');

/** A cell with more text than this, in characters, or with more lines, is text of its own and no value; headers say that a table is none for layout. */
const LONG_CELL = 300;
const LONG_UNDER_HEADERS = 600;
const FULL_CELL = 8;
/** A row longer than this, in characters, is read better cell by cell. */
const LONG_ROW = 1500;
/** What spans a row from above is named in this many characters. */
const LONG_NAME = 60;

/**
 * Puts each row of a data table into one line, `cell ¦ cell ¦ cell`, and the header rows above it into one, so that a header is said once and a
 * value stands beside what it belongs to. Tables that only lay out a page, and rows that hold whole texts, stay as they are.
 * Controls of a cell join the row where nobody is to press them; when guiding they follow it with lines of their own.
 */
export function joinRows(drafts: readonly Draft[], purpose: IndexPurpose): Draft[] {
  const data = dataTables(drafts, purpose);
  const out: Draft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const group = data.size > 0 ? rowGroup(drafts, at, data) : null;
    if (group) out.push(...joinGroup(group, purpose));
    else out.push(withHeaders(drafts[at]!, purpose, { before: drafts[at - 1] }));
    at += group?.length ?? 1;
  }
  return out;
}

const cellOf = (draft: Draft | undefined): Cell | undefined => draft?.place.cell;

/** Whether a draft's words go into the row's line. */
function joins(draft: Draft, purpose: IndexPurpose): boolean {
  if (draft.kind === 'text') return true;
  if (purpose === 'guide' || draft.text === '') return false;
  if (draft.kind === 'image') return true;
  return (
    draft.kind === 'control' && (draft.role === 'link' || draft.role === 'button') && draft.notes.length === 0
  );
}

/** The tables whose rows are read across. */
function dataTables(drafts: readonly Draft[], purpose: IndexPurpose): Set<Table> {
  const rows = new Map<Table, Map<number, Map<Cell, Draft[]>>>();
  for (const draft of drafts) {
    const cell = cellOf(draft);
    if (!cell || cell.table.nested || cell.table.width < 2) continue;
    const table = rows.get(cell.table) ?? new Map<number, Map<Cell, Draft[]>>();
    const row = table.get(cell.row) ?? new Map<Cell, Draft[]>();
    rows.set(cell.table, table.set(cell.row, row.set(cell, [...(row.get(cell) ?? []), draft])));
  }
  const data = new Set<Table>();
  for (const [table, all] of rows) {
    const filled = [...all.values()].filter((row) => row.size > 1);
    const bulky = filled.filter((row) => [...row.values()].some((cell) => isBulky(cell, purpose)));
    const few = table.hasHeaders ? 1 : 2;
    if (filled.length >= few && bulky.length < filled.length / (table.hasHeaders ? 1 : 3)) data.add(table);
  }
  return data;
}

/** Whether a cell holds more than a value. */
function isBulky(cell: readonly Draft[], purpose: IndexPurpose): boolean {
  const own = cell.filter((draft) => joins(draft, purpose));
  const long = cellOf(cell[0])?.table.hasHeaders ? LONG_UNDER_HEADERS : LONG_CELL;
  return (
    own.length > FULL_CELL ||
    own.reduce((sum, { text }) => sum + text.length, 0) > long ||
    cell.some((draft) => draft.kind === 'frame' || (draft.place.level !== undefined && draft.kind === 'text'))
  );
}

/** The drafts of the row at `at`, or of all header rows that follow each other there; `null`: no row to join. */
function rowGroup(drafts: readonly Draft[], at: number, data: ReadonlySet<Table>): Draft[] | null {
  const table = cellOf(drafts[at])?.table;
  if (!table || !data.has(table)) return null;
  const rowFrom = (from: number): Draft[] => {
    let end = from;
    while (
      end < drafts.length &&
      cellOf(drafts[end])?.table === table &&
      cellOf(drafts[end])!.row === cellOf(drafts[from])!.row
    )
      end++;
    return drafts.slice(from, end);
  };
  const group = rowFrom(at);
  if (!isHeaderRow(group)) return group;
  for (;;) {
    const next = cellOf(drafts[at + group.length])?.table === table ? rowFrom(at + group.length) : [];
    if (next.length === 0 || !isHeaderRow(next)) return group;
    group.push(...next);
  }
}

/** A row of headers alone; one that spans the whole table is its title. */
const isHeaderRow = (row: readonly Draft[]): boolean =>
  row.every((draft) => cellOf(draft)?.heads === 'column') &&
  cellOf(row[0])!.columnSpan < cellOf(row[0])!.table.width;

function joinGroup(group: readonly Draft[], purpose: IndexPurpose): Draft[] {
  const own = group.filter((draft) => joins(draft, purpose));
  if (own.length === 0) return group.map((draft, i) => withHeaders(draft, purpose, { before: group[i - 1] }));
  const cells = byCell(own);
  const length = own.reduce((sum, { text }) => sum + text.length, 0);
  const whole =
    (cells.size > 1 || isHeaderRow(own)) &&
    length <= LONG_ROW &&
    ![...cells.values()].some((cell) => isBulky(cell, purpose));
  const name = group.find(({ text }) => text !== '')!.text.slice(0, LONG_NAME);
  const described = group.map((draft, i) =>
    withHeaders(draft, purpose, { before: group[i - 1], ...(own.includes(draft) ? {} : { rowName: name }) }),
  );
  if (!whole) return described;
  const row = isHeaderRow(own) ? headerLine(own, cells) : rowLine(own, cells, group[0]!);
  const rest = described.filter((_, i) => !joins(group[i]!, purpose));
  const first = group.indexOf(own[0]!);
  const before = described.slice(0, first);
  return [...before, row, ...rest.filter((draft) => !before.includes(draft))];
}

function byCell(drafts: readonly Draft[]): Map<Cell, Draft[]> {
  const cells = new Map<Cell, Draft[]>();
  for (const draft of drafts) cells.set(cellOf(draft)!, [...(cells.get(cellOf(draft)!) ?? []), draft]);
  return cells;
}

/** The words of a cell, of all its lines. */
const wordsOf = (drafts: readonly Draft[]): Piece[] =>
  drafts.flatMap(({ pieces, glued }, i) => (i === 0 || glued ? pieces : [GAP, ...pieces]));

/** One line for the header rows; under nested headers every column has all the names that hold for it. */
function headerLine(own: readonly Draft[], cells: ReadonlyMap<Cell, Draft[]>): Draft {
  const levels = new Set([...cells.keys()].map(({ row }) => row)).size;
  const width = Math.max(...[...cells.keys()].map(({ column, columnSpan }) => column + columnSpan));
  const columns: Piece[][] = [];
  for (let column = 0; column < Math.min(width, cells.size * 50); column++) {
    const over = [...cells.keys()].filter((cell) => covers(cell, column, levels > 1));
    const names = over.map((cell) => wordsOf(cells.get(cell)!));
    const distinct = names.filter((name, i) => i === 0 || collapse(name) !== collapse(names[i - 1]!));
    columns.push(distinct.flatMap((name, i) => (i === 0 ? name : [GAP, ...name])));
  }
  return line(own[0]!, columns, ['headers']);
}

const covers = ({ column, columnSpan }: Cell, at: number, spread: boolean): boolean =>
  spread ? at >= column && at < column + columnSpan : at === column;

function rowLine(own: readonly Draft[], cells: ReadonlyMap<Cell, Draft[]>, first: Draft): Draft {
  const columns: Piece[][] = [];
  const headers: (string | undefined)[] = [];
  for (const [cell, drafts] of cells) {
    while (columns.length < cell.column) columns.push([]);
    columns[cell.column] = wordsOf(drafts);
    headers[cell.column] = headersOf(cell).column;
  }
  const above = reachingInto(cellOf(first)!).map(({ text }) => text);
  // A row that is named by a control, which has a line of its own.
  if (first.kind === 'control' && first.text !== '' && !own.includes(first)) above.unshift(first.text);
  const names = above.map((name) => name.slice(0, LONG_NAME));
  const joined = line(own[0]!, columns, names.length > 0 ? [`row: ${names.join('; ')}`] : []);
  return { ...joined, heads: { row: names[0] }, cells: placesOf(columns, headers) };
}

/** Where each filled cell stands in the row's text, and under which header. */
function placesOf(columns: readonly Piece[][], headers: readonly (string | undefined)[]) {
  const all: { start: number; end: number; column?: string }[] = [];
  let start = 0;
  for (const [i, pieces] of columns.entries()) {
    const text = collapse(pieces);
    const column = headers[i];
    if (text !== '') all.push({ start, end: start + text.length, ...(column ? { column } : {}) });
    start += text.length + (text === '' ? 2 : 3);
  }
  return all;
}

function line(first: Draft, columns: readonly Piece[][], notes: string[]): Draft {
  const pieces = columns.flatMap((cell, i) => (i === 0 ? cell : [BAR, ...cell]));
  const element = cellOf(first)!.table.rows[cellOf(first)!.row] ?? first.element;
  return {
    kind: 'text',
    role: 'row',
    tag: 'tr',
    element,
    shownBy: element,
    text: collapse(pieces),
    pieces,
    notes,
    place: first.place,
    block: first.block,
    glued: false,
  };
}

/**
 * A line of a table that stays by itself, with what heads it; a control that says what it is needs no header, nor does a further line of a cell's
 * text, nor, for a question, what stands right below the only one or names the rows that follow.
 */
function withHeaders(
  draft: Draft,
  purpose: IndexPurpose,
  { before, rowName }: { before?: Draft | undefined; rowName?: string },
): Draft {
  const cell = cellOf(draft);
  if (!cell) return draft;
  noteCellText(cell, draft.text);
  const { row = rowName, column } = headersOf(cell);
  const label = labelOf(cell);
  const named = draft.kind === 'control' && draft.text !== '';
  const goesOn = draft.kind === 'text' && before?.kind === 'text' && cellOf(before) === cell;
  const clear = purpose === 'find' && cell.column === 0 && draft.kind === 'text';
  const note =
    named || goesOn
      ? ''
      : [row && `row: ${row}`, column && !clear && `column: ${column}`].filter(Boolean).join('; ');
  return {
    ...draft,
    notes: [...draft.notes, ...(label ? [`label: ${label}`] : []), ...(note ? [note] : [])],
    heads: { row, column, label },
  };
}
