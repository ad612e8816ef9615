import { attr, hasAttr, isRendered, pageRootOf, rectOf, tagOf, viewOf } from './dom.ts';

/** What hides or may hide everything inside an element; handed down the walk. */
export interface Sight {
  /** Cut away by a box of no size or a `clip`; absolutely positioned children escape a `static` one. */
  clipped: 'static' | 'positioned' | null;
  transparent: boolean;
  /** Inside closed `<details>`: not drawn now, but a click away, as find-in-page treats it. */
  folded: boolean;
  /** Inside a box with its own overflow: what lies beyond the page's edge may be scrolled or slid into view. */
  inScroller: boolean;
}

/** How one element is drawn. */
export interface Look {
  style: CSSStyleDeclaration;
  display: string;
  sight: Sight;
  /** `visibility: visible`. */
  visible: boolean;
  /** Whether text directly inside can be seen. */
  shown: boolean;
}

const SEEN: CheckVisibilityOptions = { visibilityProperty: true, opacityProperty: true };

export const OPEN_SIGHT: Sight = { clipped: null, transparent: false, folded: false, inScroller: false };

/** Whether the browser folds away what is inside this element, `<summary>` aside. */
export const folds = (element: Element, tag: string): boolean =>
  tag === 'details' && !hasAttr(element, 'open');

/** Whether the old recipe for replacing text by a picture pushes it out of its box. */
export const isIndentedAway = (element: Element): boolean =>
  Math.abs(Number.parseFloat(getComputedStyle(element).textIndent)) >= 300;

/** Elements that keep their place while a script is about to fade them in are as good as visible. */
const REVEAL_HINT = /\b(aos|wow|reveal|fade|animate|scroll-?in|in-?view)/i;

/**
 * Looks at one element on the way down. Returns `null` where nothing inside can be drawn (`display: none`, `content-visibility: hidden`);
 * inside `visibility: hidden` the walk goes on, because children may be visible again.
 */
export function lookAt(element: Element, above: Sight): Look | null {
  const style = getComputedStyle(element);
  const display = style.display;
  if (display === 'none' || display === '' || style.contentVisibility === 'hidden') return null;
  const plain = isRendered(element, SEEN);
  let sight = above;
  let visible = true;
  if (!plain) {
    if (display !== 'contents' && !above.folded && !isRendered(element)) return null;
    visible = style.visibility === 'visible';
    if (!above.transparent && style.opacity === '0' && !willBeRevealed(element, style)) {
      sight = { ...sight, transparent: true };
    }
  }
  sight = clipOf(element, style, display, sight);
  return { style, display, sight, visible, shown: visible && !sight.transparent && sight.clipped === null };
}

function clipOf(element: Element, style: CSSStyleDeclaration, display: string, above: Sight): Sight {
  const { position, overflowX } = style;
  const lifted = position === 'absolute' || position === 'fixed';
  let sight = above;
  if (lifted && above.clipped && (position === 'fixed' || above.clipped === 'static')) {
    sight = { ...above, clipped: null };
  }
  if (sight.clipped || display === 'contents' || (!lifted && overflowX === 'visible')) return sight;
  const rect = rectOf(element);
  const cutsOverflow = overflowX !== 'visible' && display !== 'inline';
  if (cutsOverflow && (rect.width <= 1 || rect.height <= 1)) {
    return { ...sight, clipped: position === 'static' ? 'static' : 'positioned' };
  }
  if (isClippedAway(style, lifted) || (lifted && !sight.inScroller && isBeyondPage(element, rect))) {
    return { ...sight, clipped: 'positioned' };
  }
  if (cutsOverflow && !sight.inScroller && !isPageBox(element)) return { ...sight, inScroller: true };
  return sight;
}

const isPageBox = (element: Element): boolean => tagOf(element) === 'html' || tagOf(element) === 'body';

/** The screen-reader-only recipes: `clip: rect(0,0,0,0)`, `rect(1px,1px,1px,1px)`, `clip-path: inset(50%)`, `circle(0)`. */
function isClippedAway(style: CSSStyleDeclaration, lifted: boolean): boolean {
  if (lifted && style.clip !== 'auto') {
    const [top, right, bottom, left] = (style.clip.match(/-?[\d.]+/g) ?? []).map(Number);
    if (right! - left! <= 1 || bottom! - top! <= 1) return true;
  }
  const path = style.clipPath;
  if (path === 'none') return false;
  const inset = /^inset\(([\d.]+)%(?: ([\d.]+)%)?/.exec(path);
  if (inset && (Number(inset[1]) >= 50 || Number(inset[2]) >= 50)) return true;
  return /^(circle|ellipse)\(0(px|%)?[ )]|^polygon\((0(px|%)? 0(px|%)?(, )?)+\)/.test(path);
}

/**
 * Left of or above the page, where no scrolling leads. What lies right of it or below is left in: carousels and reveal effects start there,
 * and losing words costs more than a few lines.
 */
export function isBeyondPage(element: Element, rect: DOMRect): boolean {
  if (rect.width === 0 && rect.height === 0) return false;
  const view = viewOf(element);
  if (!view) return false;
  const fromRight = getComputedStyle(pageRootOf(element)).direction === 'rtl';
  return (!fromRight && rect.right + view.scrollX <= 0) || rect.bottom + view.scrollY <= 0;
}

function willBeRevealed(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.position === 'absolute' || style.position === 'fixed') return false;
  if (hasAttr(element, 'data-aos')) return true;
  const animated = style.animationName !== 'none' || REVEAL_HINT.test(attr(element, 'class') ?? '');
  return animated && rectOf(element).top > (viewOf(element)?.innerHeight ?? 0);
}
