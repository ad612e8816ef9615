import { elementAbove, isElement, rectOf, rootOf } from '../dom/dom.ts';

/** What of a page can be seen where. All coordinates are CSS px in the viewport. */

const elementOf = (node: Node): Element | null => (isElement(node) ? node : elementAbove(node));

/** Whether a node is drawn at all. */
export const isDrawn = (node: Node): boolean => elementOf(node)?.checkVisibility() ?? false;

/** The elements around a node that cut off what does not fit into them. */
export function clippersOf(node: Node): Element[] {
  const clippers: Element[] = [];
  for (let element = elementOf(node); element; element = elementAbove(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (`${overflowX}${overflowY}` !== 'visiblevisible') clippers.push(element);
    if (position === 'fixed') break;
  }
  // What the root and the body cut off is the viewport's business.
  return clippers.filter((element) => element !== document.documentElement && element !== document.body);
}

/** Whether a point of a node lies inside the viewport and inside everything that clips it. */
export function isInside(x: number, y: number, clippers: readonly Element[]): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return false;
  return clippers.every((clipper) => {
    const { left, top, right, bottom } = rectOf(clipper);
    return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
  });
}

/** Whether something that stays in place while the page scrolls (a header, a dialog) lies over the point of this node. */
export function isUnderFixed(node: Node, x: number, y: number): boolean {
  const root = rootOf(node) as Document | ShadowRoot;
  const hit = root.elementFromPoint?.(x, y);
  const own = new Set<Element>();
  for (let element = elementOf(node); element; element = elementAbove(element)) own.add(element);
  for (
    let element: Element | null = hit ?? null;
    element && !own.has(element);
    element = elementAbove(element)
  ) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

function drawnAround(element: Element | null): Element | null {
  let around = element;
  while (around && !(around.checkVisibility() && around.getClientRects().length > 0))
    around = elementAbove(around);
  return around;
}

/** Short ways are scrolled smoothly, so that one sees where one goes. */
const SMOOTH_SCREENS = 1.5;

/**
 * Scrolls words into the middle of everything that scrolls around them, unless they can be seen already. Frames around the document move
 * too.
 * @param rectNow the words' rectangle as it is at the time of asking; `null`: they have none
 */
export function bringWordsIntoView(node: Node, rectNow: () => DOMRect | null): void {
  const element = elementOf(node);
  const rect = rectNow();
  // Folded words have no place; one sees at least what they are folded into.
  if (!element || !rect || !isDrawn(node)) {
    drawnAround(element)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const [x, y] = [rect.left + 1, rect.top + rect.height / 2];
  const clippers = clippersOf(node);
  if (isInside(x, y, clippers) && isInside(x, rect.bottom, clippers) && !isUnderFixed(node, x, y)) {
    if (window !== window.top)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return;
  }
  const tall = rectOf(element).height > innerHeight * 0.7;
  const far = Math.abs(y - innerHeight / 2) > innerHeight * SMOOTH_SCREENS;
  const smooth = !tall && !far && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
  if (tall) centre(rectNow, clippersOf(node));
}

/** The words themselves to the middle, where their element is taller than the screen. */
function centre(rectNow: () => DOMRect | null, clippers: readonly Element[]): void {
  const scrollers = [...clippers, document.scrollingElement ?? document.documentElement];
  for (const scroller of scrollers) {
    const rect = rectNow();
    if (!rect) return;
    const isPage = scroller === scrollers.at(-1);
    const middle = isPage ? innerHeight / 2 : rectOf(scroller).top + scroller.clientHeight / 2;
    scroller.scrollBy({ top: rect.top + rect.height / 2 - middle, behavior: 'instant' });
  }
}
