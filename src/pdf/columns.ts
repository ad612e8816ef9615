import type { Segment } from './segments.ts';

/** Least width of the white space between two columns, in ems of the text beside it. */
const GUTTER = 0.7;
/** So many lines on each side make columns. */
const LEAST_LINES = 3;
const MAX_CANDIDATES = 12;
const MAX_DEPTH = 12;
/** So many times a side of a cut is asked whether it consists of columns itself. */
const MOST_WITHIN = 2;

/**
 * Cuts a page into regions of one column each, in reading order: where white space runs down through a stretch of lines, its left side is read
 * before its right one; what crosses the white space (titles, wide figures) parts the stretches. A recursive cut after Nagy and Seth's XY tree, with
 * the cut chosen by how much text it parts. Columns of a table are left together: its lines are read across.
 */
export function regionsOf(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length < 2 * LEAST_LINES || depth > MAX_DEPTH)
    return segments.length > 0 ? [[...segments]] : [];
  const cut = bestCut(segments, 0);
  if (!cut) return [[...segments]];
  return cut.flatMap((part) => regionsOf(part, depth + 1));
}

interface Band {
  left: Segment[];
  right: Segment[];
}

/** The parts of the best cut, in reading order. */
function bestCut(segments: readonly Segment[], within: number): Segment[][] | undefined {
  let best: { parts: Segment[][]; score: number } | undefined;
  for (const x of candidates(segments)) {
    const found = cutAt(segments, x, within);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return best?.parts;
}

/** Where several lines begin: left edges by how many segments share them. */
function candidates(segments: readonly Segment[]): number[] {
  const edges = segments.map(({ x0 }) => x0).sort((a, b) => a - b);
  const found: { x: number; count: number }[] = [];
  for (let from = 0; from < edges.length; ) {
    let to = from;
    while (to < edges.length && edges[to]! - edges[from]! <= 2) to++;
    found.push({ x: edges[from]!, count: to - from });
    from = to;
  }
  const left = found[0]?.x ?? 0;
  return found
    .filter(({ x, count }) => count >= LEAST_LINES && x > left + 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_CANDIDATES)
    .map(({ x }) => x);
}

function cutAt(
  segments: readonly Segment[],
  x: number,
  within: number,
): { parts: Segment[][]; score: number } | undefined {
  const crossing = segments.filter((each) => each.x0 < x - 1 && each.x1 > x - GUTTER * each.size);
  const isCrossing = new Set(crossing);
  const others = segments.filter((each) => !isCrossing.has(each));
  const borders = [...crossing].sort((a, b) => a.y - b.y);
  const bands: Band[] = Array.from({ length: borders.length + 1 }, () => ({ left: [], right: [] }));
  for (const each of others) {
    const band = bands[borders.filter(({ y }) => y < each.y).length]!;
    (each.x0 < x - 1 ? band.left : band.right).push(each);
  }
  const parts: Segment[][] = [];
  let across: Segment[] = [];
  let score = 0;
  for (const [i, { left: beside, right }] of bands.entries()) {
    const tail = i > 0 ? tailOf(borders[i - 1]!, beside, right) : [];
    across.push(...tail);
    const left = tail.length > 0 ? beside.filter((each) => !tail.includes(each)) : beside;
    const lines = columnLines(left, right, within);
    if (lines > 0) {
      if (across.length > 0) parts.push(across);
      parts.push(left, right);
      across = [];
      score += lines;
    } else across.push(...left, ...right);
    const border = borders[i];
    if (border) across.push(border);
  }
  if (across.length > 0) parts.push(across);
  return score > 0 ? { parts, score } : undefined;
}

/** The last, short line of a paragraph whose other lines run across. */
function tailOf(border: Segment, left: readonly Segment[], right: readonly Segment[]): Segment[] {
  const top = Math.min(...right.map(({ y, size }) => y - size));
  return left.filter(
    ({ x0, y, size }) =>
      y < top &&
      y - border.y < 1.4 * size &&
      Math.abs(size - border.size) < 0.1 &&
      Math.abs(x0 - border.x0) < 2,
  );
}

/** How many lines stand beside each other as columns; 0 where these are no columns. */
function columnLines(left: readonly Segment[], right: readonly Segment[], within: number): number {
  const [one, other] = [linesOf(left), linesOf(right)];
  if (one.length < LEAST_LINES || other.length < LEAST_LINES) return 0;
  const top = Math.max(one[0]!.y, other[0]!.y);
  const bottom = Math.min(one.at(-1)!.y, other.at(-1)!.y);
  const beside = (lines: Line[]) => lines.filter(({ y }) => y >= top - 2 && y <= bottom + 2);
  const [a, b] = [beside(one), beside(other)];
  if (a.length < 2 || b.length < 2) return 0;
  const level = a.filter(({ y, size }) => b.some((each) => Math.abs(each.y - y) < 0.25 * size)).length;
  const isColumn = (side: readonly Segment[], lines: Line[]) =>
    isProse(lines) || (within < MOST_WITHIN && bestCut(side, within + 1) !== undefined);
  const isRead =
    level < 0.5 * Math.min(a.length, b.length) ||
    areLists(one, other) ||
    (isColumn(left, one) && isColumn(right, other));
  return isRead ? Math.min(a.length, b.length) : 0;
}

interface Line {
  y: number;
  size: number;
  x0: number;
  x1: number;
  segments: number;
  length: number;
  /** Width of its words without the gaps between segments. */
  ink: number;
}

function linesOf(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const { y, size, x0, x1, length } of [...segments].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last && y - last.y < 0.3 * Math.max(size, last.size)) {
      last.x0 = Math.min(last.x0, x0);
      last.x1 = Math.max(last.x1, x1);
      last.segments++;
      last.length += length;
      last.ink += x1 - x0;
    } else lines.push({ y, size, x0, x1, segments: 1, length, ink: x1 - x0 });
  }
  return lines;
}

/** Most lines are full and long and in one piece: running text. */
function isProse(lines: readonly Line[]): boolean {
  const left = Math.min(...lines.map(({ x0 }) => x0));
  const width = quantile(
    lines.map(({ x1 }) => x1 - left),
    0.9,
  );
  const full = lines.filter(({ ink }) => ink > 0.72 * width).length;
  const long = quantile(
    lines.map(({ ink, size }) => ink / size),
    0.5,
  );
  const single = lines.filter(({ segments }) => segments === 1).length;
  return full >= 0.5 * lines.length && long >= 12 && single >= 0.35 * lines.length;
}

/** Two long lists of short lines beside each other: an index. */
function areLists(one: readonly Line[], other: readonly Line[]): boolean {
  if (one.length < 12 || other.length < 12) return false;
  const widths = [one, other].map((lines) =>
    quantile(
      lines.map(({ x0, x1 }) => x1 - x0),
      0.75,
    ),
  );
  const single = [...one, ...other].filter(({ segments }) => segments <= 2).length;
  const long = quantile(
    [...one, ...other].map(({ length }) => length),
    0.5,
  );
  return (
    Math.min(...widths) > 0.6 * Math.max(...widths) && single > 0.8 * (one.length + other.length) && long >= 7
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
