import { orderRuns } from './order-runs.ts';
import { type Row, rowsOf } from './rows.ts';
import type { Segment } from './segments.ts';

/** A row near the top or the bottom of a page that may be a running header or footer. */
export interface MarginRow {
  /** Its text with numbers as `#`. */
  sign: string;
  y: number;
  size: number;
  font: string;
  /** White space between it and the next row towards the page's middle, in ems. */
  gap: number;
  segments: readonly Segment[];
  /** Larger than the page's text: a title, whatever pages nearby begin with. */
  large: boolean;
}

/** The outer rows of a page, outermost first. */
export interface Margins {
  top: MarginRow[];
  bottom: MarginRow[];
}

const ROWS = 4;
/** Share of the page's height in which running headers and footers stand. */
const ZONE = 0.16;
/** How far (in points) they move from page to page. */
const DRIFT = 3;
/** In ems: white space that tells a header of changing words from the text's first line. */
const APART = 1.2;

export function marginsOf(segments: readonly Segment[], height: number, leftwards: boolean): Margins {
  const rows = rowsOf(segments);
  const body = commonSize(rows);
  const side = (list: Row[], inZone: (row: Row) => boolean): MarginRow[] =>
    list
      .slice(0, ROWS)
      .filter(inZone)
      .map((row, i) => ({ ...marginRow(row, list[i + 1], leftwards), large: row.size > 1.3 * body }));
  return {
    top: side(rows, ({ y }) => y < ZONE * height),
    bottom: side([...rows].reverse(), ({ y }) => y > (1 - ZONE) * height),
  };
}

/** The size of most letters of a page. */
function commonSize(rows: readonly Row[]): number {
  const lengths = new Map<number, number>();
  for (const { size, length } of rows)
    lengths.set(Math.round(size * 2) / 2, (lengths.get(Math.round(size * 2) / 2) ?? 0) + length);
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function marginRow(row: Row, next: Row | undefined, leftwards: boolean): Omit<MarginRow, 'large'> {
  const runs = orderRuns(
    row.segments.flatMap((segment) => segment.runs),
    leftwards,
  );
  const { y, size, font, segments } = row;
  const gap = next ? (Math.abs(next.y - y) - Math.max(next.size, size)) / Math.min(size, next.size) : 9;
  return { sign: signOf(runs.map(({ str }) => str).join(' ')), y, size, font, gap, segments };
}

const ROMAN = /(?<![\p{L}])[ivxlcdm]{1,7}(?![\p{L}])/giu;

/** Two pages' headers have the same sign when only their numbers differ. */
export const signOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{N}+/gu, '#')
    .replace(ROMAN, '#')
    .replace(/\s+/g, '');

const PAGE_NUMBER = /^[^\p{L}#]{0,3}#(?:[/–-]#)?[^\p{L}#]{0,3}$/u;

/**
 * How many of a page's outer rows are running headers (or footers): they stand on pages nearby, too, in the same place with the same words, or are
 * a page's number, or stand apart in a place where all pages nearby have a row of the same type.
 * @param near the same side of up to two pages before and after
 */
export function runningRows(rows: readonly MarginRow[], near: readonly (readonly MarginRow[])[]): number {
  let count = 0;
  for (const [i, row] of rows.entries()) if (i === count && row.sign !== '' && isRunning(row, near)) count++;
  return count;
}

function isRunning(row: MarginRow, near: readonly (readonly MarginRow[])[]): boolean {
  // A long line that pages repeat is no title, even over small print.
  if (row.large && row.sign.length < 40 && !PAGE_NUMBER.test(row.sign)) return false;
  const level = near.map((rows) => rows.filter(({ y }) => Math.abs(y - row.y) <= DRIFT));
  const alike = level.some((rows) =>
    rows.some(({ sign, size }) => sign === row.sign && Math.abs(size - row.size) < 0.6),
  );
  if (alike) return row.gap > 0.35 || row.sign.length < 60;
  if (PAGE_NUMBER.test(row.sign) && row.gap > 0.8) {
    return near.length === 0
      ? false
      : level.some((rows) => rows.some(({ sign }) => sign.includes('#'))) || row.gap > 2;
  }
  const sameType = level.filter((rows) =>
    rows.some(({ size, font, gap }) => Math.abs(size - row.size) < 0.1 && font === row.font && gap > APART),
  );
  return near.length >= 3 && sameType.length === near.length && row.gap > APART && row.sign.length < 90;
}
