/** Where a tooltip stands best: geometry alone, in CSS px of the viewport. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Something that the tooltip had better not cover. */
export interface Obstacle extends Rect {
  /** What covering any of it costs; the part that is covered costs as much again. */
  cost: number;
}

export interface Scene {
  target: Rect;
  view: Size;
  obstacles: readonly Obstacle[];
  /** Where it stands now, which it keeps unless another place is clearly better. */
  now?: Point | null;
  /** What else lies there (0 to 1, the share that is no empty space). Asked for the best few places only. */
  crowded?: (rect: Rect) => number;
}

/** From the target's edge to the tooltip: marker, its halo, and the tip of the tooltip. */
const GAP = 18;
/** Least distance to the edge of the view. */
const EDGE = 8;
/** Steps of the grid of places that are tried besides those at the target's sides. */
const GRID = 24;
/** The places that are looked at more closely. */
const FINALISTS = 14;
const CROWDED = 120;
const TARGET = 100_000;
/** For each px that is nearer to the target than the gap. */
const ON_MARKER = 8;
/** A place must be better than the present one by this much. */
const INERTIA = 40;

const rectAt = ({ x, y }: Point, { width, height }: Size): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The share of `inner` that `outer` covers, 0 to 1. */
function shareOf(inner: Rect, outer: Rect): number {
  const width = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  const height = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, (inner.right - inner.left) * (inner.bottom - inner.top));
}

/** Distance between two rectangles, 0 where they touch. */
export function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

/** What stands in the way: whether the target, and the cost of the rest. */
export function costOf(rect: Rect, { target, obstacles }: Pick<Scene, 'target' | 'obstacles'>): number {
  let cost = shareOf(target, rect) > 0 ? TARGET : 0;
  for (const obstacle of obstacles) {
    const share = shareOf(obstacle, rect);
    if (share > 0) cost += obstacle.cost * (1 + share);
  }
  return cost;
}

/** What a distance to the target costs. Nearer than the gap, it would lie on the marker around the target: only where nothing else is left. */
const wayTo = (gap: number): number => (gap < GAP ? GAP + ON_MARKER * (GAP - gap) : gap);

/** The cheapest place: beside the target where nothing is covered there, else the nearest free one; `cost` tells what is covered all the same. */
export function bestPlace(size: Size, scene: Scene): Point & { cost: number } {
  const { target, now = null, crowded } = scene;
  const priced = placesFor(size, scene).map((place) => {
    const rect = rectAt(place, size);
    const covered = costOf(rect, scene);
    return { ...place, rect, covered, price: covered + wayTo(gapBetween(rect, target)) + place.bias };
  });
  priced.sort((a, b) => a.price - b.price);
  const finalists = priced
    .slice(0, FINALISTS)
    .concat(priced.filter(({ isNow }) => isNow))
    .map((place) => ({ ...place, price: place.price + CROWDED * (crowded?.(place.rect) ?? 0) }))
    .sort((a, b) => a.price - b.price);
  const [best] = finalists;
  const kept = now && finalists.find(({ isNow }) => isNow);
  const chosen =
    kept && best && kept.price <= best.price + INERTIA && kept.covered <= best.covered ? kept : best!;
  return { x: chosen.x, y: chosen.y, cost: chosen.covered };
}

interface Place extends Point {
  bias: number;
  isNow: boolean;
}

/** Places at the four sides first (below, above, right, left), then all over the view. */
function placesFor({ width, height }: Size, { target, view, now }: Scene): Place[] {
  const most = {
    x: Math.max(EDGE, view.width - width - EDGE),
    y: Math.max(EDGE, view.height - height - EDGE),
  };
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, EDGE), most.x),
    y: Math.min(Math.max(y, EDGE), most.y),
  });
  const middle = {
    x: (target.left + target.right - width) / 2,
    y: (target.top + target.bottom - height) / 2,
  };
  const sides: [Point, number][] = [];
  for (const x of [middle.x, target.left, target.right - width]) {
    sides.push([{ x, y: target.bottom + GAP }, 0], [{ x, y: target.top - GAP - height }, 2]);
  }
  for (const y of [middle.y, target.top, target.bottom - height]) {
    sides.push([{ x: target.right + GAP, y }, 4], [{ x: target.left - GAP - width, y }, 6]);
  }
  const places = sides.map(([point, bias]) => ({ ...inside(point), bias, isNow: false }));
  if (now) places.push({ ...inside(now), bias: 0, isNow: true });
  for (let y = EDGE; ; y = Math.min(y + GRID, most.y)) {
    for (let x = EDGE; ; x = Math.min(x + GRID, most.x)) {
      places.push({ x, y, bias: 12, isNow: false });
      if (x >= most.x) break;
    }
    if (y >= most.y) break;
  }
  return places;
}
