import type { PictureBox } from '../../contracts/image.ts';
import type { BoxFamily } from './families.ts';
import type { Size } from './picture-size.ts';

/** Names that models give to the list of four numbers; each is used with one order of them only. */
const KEYS = {
  yxyx: ['box_2d'],
  xyxy: ['bbox_2d', 'bbox', 'box', 'bounding_box', 'boundingBox', 'coordinates', 'bbox_xyxy'],
} as const;
/** The same as four members. */
const MEMBERS = [
  ['x0', 'y0', 'x1', 'y1'],
  ['x1', 'y1', 'x2', 'y2'],
  ['x_min', 'y_min', 'x_max', 'y_max'],
  ['xmin', 'ymin', 'xmax', 'ymax'],
  ['left', 'top', 'right', 'bottom'],
] as const;

/** Numbers may lie this far outside, as a share of the side, by rounding. */
const SLACK = 0.01;
/** A box of nearly everything points to nothing. */
const MOST_AREA = 0.9;
/** A share of the area that nobody could see: numbers on another scale than the family's. */
const LEAST_AREA = 0.00002;
const MOST_ASPECT = 100;

/**
 * The box of one object of a reply, or `undefined` for one that cannot be right: it is never drawn then.
 * @param sent the size of the picture as the model got it
 */
export function readBox(object: unknown, family: BoxFamily, sent: Size): PictureBox | undefined {
  const corners = cornersOf(object, family);
  if (!corners) return undefined;
  const [width, height] =
    family.scale === 'pixels' ? [sent.width, sent.height] : [family.scale, family.scale];
  const [x0, y0, x1, y1] = corners;
  const box = { x0: x0 / width, y0: y0 / height, x1: x1 / width, y1: y1 / height };
  return isPlausible(box, sent) ? clamped(box) : undefined;
}

type Corners = [x0: number, y0: number, x1: number, y1: number];

function cornersOf(object: unknown, { key, order }: BoxFamily): Corners | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  const members = object as Record<string, unknown>;
  const name = [key, ...KEYS[order]].find((each) => members[each] !== undefined && members[each] !== null);
  if (name === undefined) return undefined;
  const value = members[name];
  if (!Array.isArray(value)) return namedCorners(value);
  // Some write one box as a list of one box, or of two corners.
  const numbers = (value.flat() as unknown[]).map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  const [a, b, c, d] = numbers as Corners;
  return order === 'yxyx' ? [b, a, d, c] : [a, b, c, d];
}

function namedCorners(value: unknown): Corners | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members = value as Record<string, unknown>;
  const names = MEMBERS.find((four) => four.every((name) => Number.isFinite(members[name])));
  return names?.map((name) => Number(members[name])) as Corners | undefined;
}

function isPlausible({ x0, y0, x1, y1 }: PictureBox, sent: Size): boolean {
  if (!(x1 > x0 && y1 > y0)) return false;
  if (Math.min(x0, y0) < -SLACK || Math.max(x1, y1) > 1 + SLACK) return false;
  const area = (x1 - x0) * (y1 - y0);
  if (area > MOST_AREA || area < LEAST_AREA) return false;
  const aspect = ((x1 - x0) * sent.width) / ((y1 - y0) * sent.height);
  return aspect <= MOST_ASPECT && aspect >= 1 / MOST_ASPECT;
}

const clamped = ({ x0, y0, x1, y1 }: PictureBox): PictureBox => ({
  x0: Math.max(0, x0),
  y0: Math.max(0, y0),
  x1: Math.min(1, x1),
  y1: Math.min(1, y1),
});
