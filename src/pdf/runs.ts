import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import { isVertical, laidDown } from './vertical.ts';

/** A text item of pdf.js in the frame of its text: x grows along the line (leftwards where the page reads so), y grows from line to line. */
export interface Run {
  /** As in `PdfPiece.item`. */
  item: number;
  str: string;
  /** Where `str` begins in the item's own, if it is a part of it. */
  offset?: number;
  x0: number;
  x1: number;
  /** The baseline. */
  y: number;
  size: number;
  font: string;
  rtl: boolean;
  /** The item of nothing but white space that the file stores right before it, and how long that is. */
  space?: { item: number; length: number };
  /** Marked content that holds it, for the structure tree; `Artifact` for what is none of the document's text. */
  tag?: string;
}

/** Runs that are written in the same direction, as if that were from left to right. */
export interface Frame {
  /** Quarter turns clockwise of its lines on the page as it is shown; `odd` for any other angle. */
  turned: 0 | 1 | 2 | 3 | 'odd';
  runs: Run[];
  width: number;
  height: number;
}

/** What is needed of a page's viewport (scale 1, the page's own rotation applied). */
export interface Sheet {
  width: number;
  height: number;
  transform: readonly number[];
}

/** So many degrees off a quarter turn are still one. */
const SLANT = 8;

/**
 * Puts a page's text items into frames, the one with most text first. Items outside of the page and a second print of the same words in the
 * same place (how some programs make them bold) are left out.
 */
export function framesOf(content: Pick<TextContent, 'items' | 'styles'>, sheet: Sheet): Frame[] {
  const frames = new Map<string, Frame>();
  const seen = new Set<string>();
  const tags: (string | undefined)[] = [];
  let item = -1;
  let space: Run['space'];
  for (const each of content.items) {
    if (!('str' in each)) {
      const { type, id, tag } = each as { type: string; id?: string | null; tag?: string | null };
      if (type === 'endMarkedContent') tags.pop();
      else tags.push(tag === 'Artifact' ? 'Artifact' : (id ?? tags.at(-1)));
      continue;
    }
    item++;
    if (each.str === '') continue;
    const placed = place(each, content.styles[each.fontName]?.vertical === true, sheet);
    if (!placed) continue;
    const { turned, vertical, ...at } = placed;
    if (each.str.trim() === '') {
      space = { item, length: each.str.length };
      continue;
    }
    const key = `${each.str}|${Math.round(at.x0 / (at.size * 0.2))}|${Math.round(at.y / (at.size * 0.2))}|${turned}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const name = vertical ? 'vertical' : String(turned);
    const frame = frames.get(name) ?? { turned, runs: [], ...sizeOf(turned, sheet) };
    frames.set(name, frame);
    const tag = tags.at(-1);
    const run: Run = {
      item,
      str: each.str,
      ...at,
      font: each.fontName,
      rtl: each.dir === 'rtl',
      ...(space && { space }),
      ...(tag && { tag }),
    };
    settleMark(frame.runs, run);
    frame.runs.push(run);
    space = undefined;
  }
  return [...frames.values()].map(upended).sort((a, b) => weight(b) - weight(a));
}

function upended(frame: Frame): Frame {
  const { runs, width, height } = frame;
  if (frame.turned !== 0 || !isVertical(runs)) return frame;
  return { turned: 1, runs: laidDown(runs, width), width: height, height: width };
}

const MARK = /^\s*\p{M}+\s*$/u;

/** Where glyphs are stored as they are drawn, a mark of a word written leftwards comes before the letter that it stands on: it is put there. */
function settleMark(runs: readonly Run[], run: Run): void {
  const mark = runs.at(-1);
  if (!mark || !run.rtl || !MARK.test(mark.str)) return;
  const before = runs.at(-2);
  if (Math.abs(run.x0 - mark.x0) > 0.7 * run.size || (before && before.x0 > run.x0)) return;
  mark.x0 = run.x0 + 0.2 * (run.x1 - run.x0);
  mark.x1 = mark.x0;
  mark.y = run.y;
}

const weight = ({ runs }: Frame): number => runs.reduce((sum, { str }) => sum + str.length, 0);

const sizeOf = (turned: Frame['turned'], { width, height }: Sheet) =>
  turned === 1 || turned === 3 ? { width: height, height: width } : { width, height };

interface Placed {
  turned: Frame['turned'];
  vertical: boolean;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

function place(item: TextItem, vertical: boolean, sheet: Sheet): Placed | undefined {
  const [a, b, c, d, e, f] = times(sheet.transform, item.transform);
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  if (!(size > 0.1) || e < -1 || f < -1 || e > sheet.width + 1 || f > sheet.height + 1) return undefined;
  const angle = (Math.atan2(b, a) * 180) / Math.PI + (vertical ? 90 : 0);
  const quarter = Math.round(angle / 90);
  const turned =
    Math.abs(angle - quarter * 90) > SLANT ? 'odd' : ((((quarter % 4) + 4) % 4) as 0 | 1 | 2 | 3);
  const [x, y] = upright(turned, e, f, sheet);
  const length = vertical ? item.height : item.width;
  return { turned, vertical, x0: x, x1: x + Math.abs(length), y, size };
}

/** A point of the page in the frame of lines with this turn. */
function upright(turned: Frame['turned'], x: number, y: number, { width, height }: Sheet): [number, number] {
  if (turned === 1) return [y, width - x];
  if (turned === 2) return [width - x, height - y];
  if (turned === 3) return [height - y, x];
  return [x, y];
}

type Matrix = [number, number, number, number, number, number];

function times(m: readonly number[], n: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
