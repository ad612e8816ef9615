import { rectOf, rootOf } from '../dom/dom.ts';
import { standInFor } from '../dom/stand-in.ts';
import { followLayout } from './follow.ts';
import { portOf } from './port.ts';
import type { Rect } from './tooltip-place.ts';
import { viewSize } from './view-size.ts';

/** What moves is looked at in every frame until it has stood still for this long, in ms: an animation may begin slowly. */
const STILL_MS = 300;
/** No event tells of what a script animates or of a style for the pointer above: while nothing else happens, it is looked at this often, in ms. */
const ANYWAY_MS = 400;
/** Around a target that stands still, places are looked for again no more often than this, in ms: that takes far longer than looking at it. */
const AGAIN_MS = 400;

/**
 * Tells where an element is, when that may have changed or what is around it has. Nothing is done in frames in which nothing moves.
 * @param place gets the rectangle of what stands for the element, and where it could be seen if it cannot be seen now
 */
export function followElement(
  document: Document,
  element: Element,
  signal: AbortSignal,
  place: (rect: DOMRect, port: Rect | null) => void,
): void {
  let last = '';
  let movedAt = Number.NEGATIVE_INFINITY;
  let placedAt = Number.NEGATIVE_INFINITY;
  let frame = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const rect = rectOf(standInFor(element));
    const { width, height } = viewSize();
    const now = `${rect.x} ${rect.y} ${rect.width} ${rect.height} ${width} ${height}`;
    if (now === last) return;
    last = now;
    movedAt = performance.now();
    put(rect);
    watchClosely();
  }

  function put(rect: DOMRect): void {
    clearTimeout(again);
    again = undefined;
    placedAt = performance.now();
    place(rect, rect.width === 0 && rect.height === 0 ? null : portOf(element, rect));
  }

  function watchClosely(): void {
    if (frame || signal.aborted) return;
    frame = requestAnimationFrame((now) => {
      frame = 0;
      look();
      if (now - movedAt < STILL_MS) watchClosely();
    });
  }

  /** Something of the page has changed: also what may cover the target, or make room. */
  function stirred(): void {
    look();
    again ??= setTimeout(() => put(rectOf(standInFor(element))), placedAt + AGAIN_MS - performance.now());
  }

  function begun(): void {
    movedAt = performance.now();
    watchClosely();
  }

  const { include } = followLayout(document, { move: stirred, change: stirred }, signal);
  for (let root = rootOf(element); root instanceof ShadowRoot; root = rootOf(root.host)) {
    include(root);
    for (const type of BEGINNINGS) root.addEventListener(type, begun, { passive: true, signal });
  }
  for (const type of BEGINNINGS) document.addEventListener(type, begun, { passive: true, signal });
  const anyway = setInterval(() => document.hidden || look(), ANYWAY_MS);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    clearTimeout(again);
    clearInterval(anyway);
  });
  look();
}

const BEGINNINGS = ['transitionstart', 'animationstart'];
