import type { Segment } from './segments.ts';

/** Segments of a region on one baseline, from its start to its end. */
export interface Row {
  segments: Segment[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
  length: number;
}

/** So far (in ems) a mark may be raised above its row. */
const RAISED = 0.55;

/** The rows of a region, from top to bottom. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const level = row && Math.abs(segment.y - row.y) < 0.3 * Math.min(row.size, segment.size);
    const raised =
      row &&
      (segment.length <= 3 || row.length <= 3) &&
      Math.abs(segment.y - row.y) < RAISED * Math.max(row.size, segment.size) &&
      !row.segments.some(({ x0, x1 }) => x0 < segment.x1 - 1 && segment.x0 < x1 - 1);
    if (row && (level || raised)) add(row, segment);
    else rows.push(asRow(segment));
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0);
  return rows;
}

const asRow = (segment: Segment): Row => {
  const { x0, x1, y, size, font, length } = segment;
  return { segments: [segment], x0, x1, y, size, font, length };
};

function add(row: Row, segment: Segment): void {
  row.segments.push(segment);
  row.x0 = Math.min(row.x0, segment.x0);
  row.x1 = Math.max(row.x1, segment.x1);
  const longest = row.segments.reduce((a, b) => (b.length > a.length ? b : a));
  row.y = longest.y;
  row.size = longest.size;
  row.font = longest.font;
  row.length += segment.length;
}

/** The distance of baselines that most rows of this size keep; 1.2 ems where there is none. */
export function leadingOf(rows: readonly Row[], size: number): number {
  const counts = new Map<number, number>();
  for (let i = 1; i < rows.length; i++) {
    const [above, row] = [rows[i - 1]!, rows[i]!];
    const delta = row.y - above.y;
    if (Math.abs(row.size - size) > 0.5 || Math.abs(above.size - size) > 0.5) continue;
    if (delta < 0.8 * size || delta > 2.5 * size) continue;
    const key = Math.round(delta * 2) / 2;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let best = 1.2 * size;
  let most = 0;
  for (const [delta, count] of counts) {
    if (count > most || (count === most && delta < best)) {
      best = delta;
      most = count;
    }
  }
  return best;
}
