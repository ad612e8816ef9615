import type { TableBlock, TableRow } from './blocks.ts';
import type { Column } from './paragraphs.ts';
import { beginsItem } from './paragraphs.ts';
import type { Row } from './rows.ts';
import { type Segment, wordsOfLine } from './segments.ts';
import { addLine, noWords, type Words } from './words.ts';

/** A stretch of a column's rows: a table, or rows to read as text. */
export type Stretch = { table: TableBlock } | { rows: Row[] };

/** Rows with several cells that make a table of two columns, and of more. */
const LEAST_ROWS_OF_TWO = 3;
const LEAST_ROWS = 2;
/** In ems: rows further apart belong to two tables. */
const FAR = 4;
const LEADERS = /(?:\.\s?){4,}$|^(?:\.\s?){4,}/;

/** Finds the tables of a column: rows that follow each other, whose cells keep to the same columns. */
export function stretchesOf(rows: readonly Row[], column: Column): Stretch[] {
  const found: Stretch[] = [];
  let text: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const table = tableAt(rows, at, column);
    if (!table) {
      text.push(rows[at]!);
      at++;
      continue;
    }
    if (text.length > 0) found.push({ rows: text });
    text = [];
    found.push({ table: table.block });
    at = table.end;
  }
  if (text.length > 0) found.push({ rows: text });
  return found;
}

interface Span {
  x0: number;
  x1: number;
}

function tableAt(
  rows: readonly Row[],
  at: number,
  column: Column,
): { block: TableBlock; end: number } | undefined {
  if (cellsIn(rows[at]!) < 2) return undefined;
  let end = at + 1;
  let single = 0;
  while (end < rows.length) {
    const [above, row] = [rows[end - 1]!, rows[end]!];
    if (row.y - above.y > FAR * Math.max(row.size, above.size)) break;
    single = cellsIn(row) < 2 ? single + 1 : 0;
    if (single > 3) break;
    end++;
  }
  end -= single > 3 ? single - 1 : single;
  for (; end > at; end--) {
    const block = asTable(rows.slice(at, end), column);
    if (block && isJustified(rows, at, end, column)) return undefined;
    if (block) return withTail(rows, at, end, column) ?? { block, end };
    // A long stretch is tried in a few lengths only.
    if (end - at > 12) end = at + Math.ceil((end - at) * 0.8);
  }
  return undefined;
}

/** So many lines of a justified text may be set so loosely that their words look like cells. */
const LOOSE_LINES = 4;

/** Lines of a text that is flush on both sides, loosely set between others of its kind: no table, however its words stand. */
function isJustified(rows: readonly Row[], at: number, end: number, column: Column): boolean {
  if (rows.slice(at, end).filter((row) => cellsIn(row) > 1).length > LOOSE_LINES) return false;
  const { size, font } = rows[at]!;
  const leading = 1.2 * column.leading(size);
  const isFlush = ({ x0, x1 }: Row) => Math.abs(x0 - column.left) < 2 && Math.abs(x1 - column.right) < 2;
  const isKin = (row: Row | undefined, beside: Row) =>
    row !== undefined &&
    Math.abs(row.y - beside.y) < leading &&
    Math.abs(row.size - size) < 0.1 &&
    row.font === font &&
    cellsIn(row) === 1 &&
    Math.abs(row.x0 - column.left) < 2;
  return (
    rows.slice(at, end).every((row) => isFlush(row) && row.font === font) &&
    (isKin(rows[at - 1], rows[at]!) || isKin(rows[end], rows[end - 1]!))
  );
}

/** The last cell may go on below the last row of several cells. */
function withTail(rows: readonly Row[], at: number, end: number, column: Column) {
  const last = rows[end - 1]!;
  const tail = rows[end];
  if (!tail || cellsIn(tail) > 1 || tail.y - last.y > 1.6 * tail.size) return undefined;
  if (tail.size !== last.size || tail.x0 < last.segments[0]!.x1) return undefined;
  const block = asTable(rows.slice(at, end + 1), column, true);
  return block && { block, end: end + 1 };
}

const cellsIn = ({ segments }: Row): number => segments.length;

function asTable(rows: readonly Row[], column: Column, hasTail = false): TableBlock | undefined {
  const many = rows.filter((row) => cellsIn(row) > 1);
  if (many.length < LEAST_ROWS || many.length < 0.4 * rows.length || (cellsIn(rows.at(-1)!) < 2 && !hasTail))
    return undefined;
  const columns = columnsOf(rows, many);
  if (columns.length < 2) return undefined;
  const filled = rows.map((row) => new Set(row.segments.map((segment) => columnOf(segment, columns))).size);
  const full = filled.filter((count) => count > 1).length;
  if (full < (columns.length > 2 ? LEAST_ROWS : LEAST_ROWS_OF_TWO)) return undefined;
  if (rows.some((row) => row.segments.some((segment) => spans(segment, columns) > 1 && segment.length > 90)))
    return undefined;
  // Numbered lines of code.
  if (columns.length < 3 && rows.every(({ font }) => column.mono.has(font))) return undefined;
  if (!areAligned(rows, columns)) return undefined;
  if (isList(rows, columns) || hasLeaders(rows) || isProse(rows, columns)) return undefined;
  const grouped = withOneHeader(groupLines(rows, columns, column), columns.length);
  // Words of a drawing stand on common lines only by chance.
  if (grouped.filter(({ filled }) => filled > 1).length < 0.6 * grouped.length) return undefined;
  if (Math.max(...grouped.map(({ filled }) => filled)) < columns.length - (columns.length > 3 ? 1 : 0))
    return undefined;
  const first = rows[0]!;
  const last = rows.at(-1)!;
  return {
    kind: 'table',
    page: column.page,
    region: column.region,
    x0: Math.min(...rows.map(({ x0 }) => x0)),
    x1: Math.max(...rows.map(({ x1 }) => x1)),
    top: first.y - 0.75 * first.size,
    bottom: last.y + 0.25 * last.size,
    size: last.size,
    font: last.font,
    rows: grouped.map(({ cells, header }) => ({ cells, header })),
  };
}

/** The columns that most rows leave free white space between. */
function columnsOf(rows: readonly Row[], many: readonly Row[]): Span[] {
  const most = Math.max(...many.map(cellsIn));
  const core = many.filter((row) => cellsIn(row) >= Math.max(2, most - 1));
  const used = core.length >= 2 ? core : many;
  const left = Math.floor(Math.min(...rows.map(({ x0 }) => x0)));
  const width = Math.ceil(Math.max(...rows.map(({ x1 }) => x1))) - left + 1;
  const cover = new Uint16Array(width + 1);
  for (const row of used) {
    for (const { x0, x1 } of row.segments) {
      for (let x = Math.max(0, Math.floor(x0 - left)); x < x1 - left; x++) cover[x]!++;
    }
  }
  const free = 0.08 * used.length;
  const size = used[0]!.size;
  const spans: Span[] = [];
  for (let x = 0; x < width; x++) {
    if (cover[x]! <= free) continue;
    const last = spans.at(-1);
    if (last && x + left - last.x1 < 0.6 * size) last.x1 = x + left + 1;
    else spans.push({ x0: x + left, x1: x + left + 1 });
  }
  return spans;
}

/** The column that most of a segment lies in, or that is nearest. */
function columnOf({ x0, x1 }: Segment, columns: readonly Span[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, span] of columns.entries()) {
    const common = Math.min(x1, span.x1) - Math.max(x0, span.x0);
    if (common > most + 0.01) {
      most = common;
      best = i;
    }
  }
  return best;
}

const spans = ({ x0, x1 }: Segment, columns: readonly Span[]): number =>
  columns.filter((span) => Math.min(x1, span.x1) - Math.max(x0, span.x0) > 1).length;

/** The cells of a column begin, end or have their middle below each other; words of loosely set text do so by chance only. */
function areAligned(rows: readonly Row[], columns: readonly Span[]): boolean {
  const aligned = columns.filter((_, at) => {
    const cells = rows.flatMap(({ segments }) => {
      const own = segments.filter((segment) => columnOf(segment, columns) === at);
      return own.length > 0 ? [{ x0: own[0]!.x0, x1: own.at(-1)!.x1 }] : [];
    });
    return (
      mostAlike(cells.map(({ x0 }) => x0)) ||
      mostAlike(cells.map(({ x1 }) => x1)) ||
      mostAlike(cells.map(({ x0, x1 }) => (x0 + x1) / 2))
    );
  });
  return aligned.length >= Math.max(Math.min(3, columns.length), 0.65 * columns.length);
}

/** Most of the values lie within a few points. */
function mostAlike(values: number[]): boolean {
  const sorted = values.sort((a, b) => a - b);
  let most = 0;
  for (let from = 0, to = 0; from < sorted.length; from++) {
    while (to < sorted.length && sorted[to]! - sorted[from]! <= 3) to++;
    most = Math.max(most, to - from);
  }
  return most >= 0.55 * sorted.length;
}

/** Bullets or numbers with the text of each item beside them. */
function isList(rows: readonly Row[], columns: readonly Span[]): boolean {
  if (columns.length !== 2) return false;
  const firsts = rows.map((row) => row.segments.filter((segment) => columnOf(segment, columns) === 0));
  const marks = firsts.filter(
    (cell) => cell.length === 1 && beginsItem(`${textOf(cell[0]!)} x`) && cell[0]!.length <= 5,
  );
  return marks.length >= 0.7 * firsts.filter((cell) => cell.length > 0).length;
}

const hasLeaders = (rows: readonly Row[]): boolean =>
  rows.filter(({ segments }) => segments.some((segment) => LEADERS.test(textOf(segment)))).length >
  0.4 * rows.length;

/** Running text whose words stand far apart. */
function isProse(rows: readonly Row[], columns: readonly Span[]): boolean {
  const width = Math.max(...rows.map(({ x1 }) => x1)) - Math.min(...rows.map(({ x0 }) => x0));
  const ink = rows.map(({ segments }) => segments.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0));
  const dense = ink.filter((each) => each > 0.93 * width).length;
  return columns.length === 2 && dense > 0.6 * rows.length;
}

const textOf = ({ runs }: Segment): string => runs.map(({ str }) => str).join('');

interface Grouped {
  cells: (Words | undefined)[];
  fonts: Set<string>;
  filled: number;
  header: boolean;
}

/** Rows of a table from rows of lines: a line that goes on with the cells above it belongs to their row. */
function groupLines(rows: readonly Row[], columns: readonly Span[], { page, leftwards }: Column): Grouped[] {
  const grouped: Grouped[] = [];
  const tight = tightest(rows);
  let before: Row | undefined;
  for (const row of rows) {
    const own = new Map<number, Segment[]>();
    for (const segment of row.segments) {
      const at = columnOf(segment, columns);
      own.set(at, [...(own.get(at) ?? []), segment]);
    }
    const last = grouped.at(-1);
    const goesOn = last && before && continues(row, before, own, last, tight);
    const target: Grouped = goesOn
      ? last
      : { cells: columns.map(() => undefined), fonts: new Set(), filled: own.size, header: false };
    if (!goesOn) grouped.push(target);
    for (const [at, segments] of own) {
      const words = wordsOfLine(
        segments.flatMap(({ runs }) => runs),
        page,
        leftwards,
      );
      const cell = target.cells[at] ?? noWords();
      addLine(cell, words);
      target.cells[at] = cell;
      for (const { font } of segments) target.fonts.add(font);
    }
    before = row;
  }
  return grouped;
}

/** The distance of the lines of one cell, where rows are visibly further apart than these; else undefined. */
function tightest(rows: readonly Row[]): number | undefined {
  const deltas = rows.slice(1).map((row, i) => row.y - rows[i]!.y);
  const least = Math.min(...deltas);
  const wide = deltas.filter((delta) => delta > 1.25 * least).length;
  return wide >= 0.25 * deltas.length && wide < deltas.length ? 1.12 * least : undefined;
}

function continues(
  row: Row,
  before: Row,
  own: ReadonlyMap<number, Segment[]>,
  last: Grouped,
  tight: number | undefined,
): boolean {
  const delta = row.y - before.y;
  if (delta > 1.6 * row.size) return false;
  const within = [...own.keys()].every((at) => last.cells[at] !== undefined);
  if (tight !== undefined && delta <= tight && own.size < last.filled) return within || own.size === 1;
  if (own.has(0) || !within || own.size >= last.filled) return false;
  return own.size * 3 <= last.filled || delta <= (tight ?? 1.35 * row.size);
}

const NUMERIC = /^[\p{Sc}\s(+\-–−.,\d%)~±*x×/:]+$|^[-–—]$|^n\/?a$/iu;

/** The rows with those that head the columns put together into one. */
function withOneHeader(rows: Grouped[], columns: number): Grouped[] {
  const count = headerCount(rows, columns);
  if (count === 0) return rows;
  const [first, ...more] = rows.slice(0, count);
  for (const { cells } of more) {
    for (const [at, words] of cells.entries()) {
      if (!words) continue;
      const cell = first!.cells[at] ?? noWords();
      addLine(cell, words);
      first!.cells[at] = cell;
    }
  }
  first!.header = true;
  return [first!, ...rows.slice(count)];
}

/** How many of the first rows are headers: set in another font than the rest, or words over numbers. */
function headerCount(rows: readonly Grouped[], columns: number): number {
  const [first] = rows;
  if (!first || rows.length < 2) return 0;
  const own = rows.findIndex(({ fonts }) => [...fonts].some((font) => !first.fonts.has(font)));
  const below = rows.slice(Math.max(1, own));
  const apart = below.filter(({ fonts }) => ![...fonts].some((font) => first.fonts.has(font))).length;
  if (own > 0 && own <= 4 && apart >= 0.6 * below.length) return own;
  const cells = first.cells.flatMap((cell) => (cell ? [cell.text] : []));
  if (cells.length < Math.min(2, columns) || cells.some(isValue)) return 0;
  const numbers = Array.from({ length: columns }, (_, at) => {
    const texts = rows.slice(1).flatMap(({ cells: others }) => (others[at] ? [others[at].text] : []));
    return texts.length > 0 && texts.filter((text) => NUMERIC.test(text)).length >= 0.6 * texts.length;
  });
  const headed = numbers.filter((is, at) => is && first.cells[at]).length;
  return headed > 0 && headed >= 0.5 * numbers.filter(Boolean).length ? 1 : 0;
}

/** A number that is no year. */
const isValue = (text: string): boolean => NUMERIC.test(text) && !/^(?:19|20)\d\d$/.test(text);

/** A table's rows with how they read in one line, for tests and tables that are put together elsewhere. */
export const rowText = ({ cells }: TableRow): string => cells.map((cell) => cell?.text ?? '').join(' ¦ ');
