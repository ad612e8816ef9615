import type { DrawnMark } from './mark-look.ts';
import { viewSize } from './view-size.ts';

/** Top left corner of a badge, CSS px in the viewport. */
interface Spot {
  x: number;
  y: number;
}

/** Puts outlines around their blocks and badges at their corners, where they are now; hides those of blocks without a size. */
export function placeMarks(drawn: Iterable<DrawnMark>): void {
  const used: Spot[] = [];
  for (const { mark, outline, badge } of drawn) {
    const box = unionOf(mark.elements);
    const shown = box !== null && box.width > 0 && box.height > 0;
    outline.style.display = badge.style.display = shown ? '' : 'none';
    if (!shown) continue;
    outline.style.left = `${box.left}px`;
    outline.style.top = `${box.top}px`;
    outline.style.width = `${box.width}px`;
    outline.style.height = `${box.height}px`;
    const spot = freeSpot(box, used, isRightToLeft(mark.elements));
    badge.style.left = `${spot.x}px`;
    badge.style.top = `${spot.y}px`;
  }
}

/** The box around all elements of a block, in viewport coordinates; `null` when none has a size. */
function unionOf(elements: readonly Element[]): DOMRect | null {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

const isRightToLeft = ([first]: readonly Element[]): boolean =>
  first !== undefined && getComputedStyle(first).direction === 'rtl';

/** The upper corner at which the block begins, inside the window where the block is partly in it, and beside badges that are there already. */
function freeSpot(box: DOMRect, used: Spot[], fromRight: boolean): Spot {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const { width, height } = viewSize();
  const inView = box.bottom > 0 && box.top < height;
  let x = clamp(fromRight ? box.right - 14 : box.left - 8, 2, Math.max(2, width - 34));
  const y = inView ? clamp(box.top - 8, 2, Math.max(2, height - 24)) : box.top - 8;
  while (used.some((spot) => Math.abs(spot.x - x) < 26 && Math.abs(spot.y - y) < 20))
    x += fromRight ? -28 : 28;
  used.push({ x, y });
  return { x, y };
}
