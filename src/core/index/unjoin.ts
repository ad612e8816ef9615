import type { IndexLine, Span } from '../../contracts/page-index.ts';

/** Lines as they were before short ones were joined, with made-up numbers, and the way back to the real ones. */
export interface Unjoined {
  lines: readonly IndexLine[];
  /** A span in a line with a made-up number as one in the line that holds it. */
  restore(span: Span): Span;
}

const apart = new WeakMap<IndexLine, readonly IndexLine[]>();

/**
 * Takes lines that join several short ones (`IndexLine.items`) apart. A model reads `Home ¦ News ¦ Sport` as well as three lines; who compares
 * words, or quotes whole lines, wants each by itself.
 */
export function unjoin(lines: readonly IndexLine[]): Unjoined {
  const parts = lines.map((line) => (line.items ? getParts(line) : [line]));
  const origins = new Map<number, { n: number; offset: number }>();
  let free = lines.reduce((most, { n }) => Math.max(most, n), 0) + 1;
  const all = parts.flatMap((own, i) => {
    const { n, items } = lines[i]!;
    if (!items) return own;
    return own.map((part, at) => {
      // A part keeps its number and its cached words for as long as the page does not change.
      part.n = free++;
      origins.set(part.n, { n, offset: items[at]!.start });
      return part;
    });
  });
  return {
    lines: all,
    restore(span) {
      const origin = origins.get(span.n);
      if (!origin) return span;
      return { n: origin.n, start: span.start + origin.offset, end: span.end + origin.offset };
    },
  };
}

function getParts(line: IndexLine): readonly IndexLine[] {
  const known = apart.get(line);
  if (known) return known;
  const { items = [], ...rest } = line;
  const parts = items.map(
    ({ start, end, kind, role, level }, i): IndexLine => ({
      ...rest,
      kind,
      role,
      level,
      text: line.text.slice(start, end),
      notes: [],
      block: line.block + i / items.length,
    }),
  );
  apart.set(line, parts);
  return parts;
}
