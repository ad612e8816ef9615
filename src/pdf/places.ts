import type { PdfLine } from './pdf-text.ts';

/** Characters [start, end) of the `str` of item `item` on page `page`. */
export interface PdfRange {
  page: number;
  item: number;
  start: number;
  end: number;
}

/**
 * Where characters [start, end) of a line's text stand in the file, in the line's order. Where a folded character (a ligature) is cut, the whole of it is
 * given.
 */
export function rangesOf({ pieces }: PdfLine, start: number, end: number): PdfRange[] {
  return pieces
    .filter((piece) => piece.from < end && piece.from + piece.length > start)
    .map(({ from, length, page, item, at, sourceLength }) => {
      const whole = length !== sourceLength;
      const head = whole ? 0 : Math.max(0, start - from);
      const tail = whole ? sourceLength : Math.min(length, end - from);
      return { page, item, start: at + head, end: at + tail };
    });
}
