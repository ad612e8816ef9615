import { contains, rectOf, rootOf } from '../dom/dom.ts';
import { standInFor } from '../dom/stand-in.ts';
import { clippersOf } from './sight.ts';
import type { Rect } from './tooltip-place.ts';
import { viewSize } from './view-size.ts';

/**
 * The part of the view in which a target that is scrolled out of sight would appear, in CSS px of the viewport; `null` while any of the target
 * can be seen.
 */
export function portOf(element: Element, rect: Rect): Rect | null {
  const { width, height } = viewSize();
  const view = { left: 0, top: 0, right: width, bottom: height };
  const clippers = clippersOf(standInFor(element)).filter((each) => each !== element);
  const port = clippers.map(rectOf).reduce(meet, view);
  if (meets(rect, port) || (meets(rect, view) && isHit(element, rect))) return null;
  return port.right > port.left && port.bottom > port.top ? port : view;
}

const meet = (a: Rect, b: Rect): Rect => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const meets = (a: Rect, b: Rect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >= 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= 1;

/** What is positioned absolutely may lie outside of an element that clips the rest. */
function isHit(element: Element, { left, top, right, bottom }: Rect): boolean {
  const root = rootOf(element) as Document | ShadowRoot;
  const hit = root.elementFromPoint?.((left + right) / 2, (top + bottom) / 2);
  return hit != null && (contains(element, hit) || contains(standInFor(element), hit));
}
