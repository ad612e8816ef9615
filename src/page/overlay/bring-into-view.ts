import { contains } from '../dom/dom.ts';
import { labelsOf } from '../dom/forms.ts';
import { standInFor } from '../dom/stand-in.ts';

/** Room that tooltips and sticky headers like to have around a target, in CSS px. */
const MARGIN = 8;

/** Whether the element's stand-in lies inside the viewport and inside every scroller around it. */
export function isInView(element: Element): boolean {
  const rect = standInFor(element).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const height = Math.min(rect.height, clientHeight - 2 * MARGIN);
  const width = Math.min(rect.width, clientWidth - 2 * MARGIN);
  const inside =
    rect.top >= 0 && rect.left >= 0 && rect.top + height <= clientHeight && rect.left + width <= clientWidth;
  return inside && !isClipped(element, rect) && !isCovered(element, rect);
}

/** Whether a scroller around the element hides its middle. */
function isClipped(element: Element, rect: DOMRect): boolean {
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  for (let around = parentOf(element); around; around = parentOf(around)) {
    if (around === document.documentElement || around === document.body) continue;
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}

/** The element around, across shadow borders. */
function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether something that is neither the element, nor around it, nor its label lies over its middle (a sticky header, a layer, a frame). */
export function isCovered(element: Element, rect = standInFor(element).getBoundingClientRect()): boolean {
  const x = rect.left + rect.width / 2;
  const y = Math.min(rect.top + rect.height / 2, document.documentElement.clientHeight - 1);
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x, y);
  if (!hit || hit === element) return false;
  const standIn = standInFor(element);
  const own = [standIn, ...labelsOf(element)].some((part) => part.contains(hit));
  return !(own || contains(hit, standIn));
}

/**
 * Scrolls the element into view at once (never smoothly: the next look at the page must see it there). Closed `<details>` around it are
 * left alone: opening them is a step of its own.
 */
export function bringIntoView(element: Element): void {
  if (isInView(element)) return;
  const standIn = standInFor(element);
  const tall = standIn.getBoundingClientRect().height > document.documentElement.clientHeight * 0.8;
  standIn.scrollIntoView({ block: tall ? 'start' : 'center', inline: 'nearest', behavior: 'instant' });
}
