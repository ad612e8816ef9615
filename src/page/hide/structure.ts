import { alike, ITEM_TAGS, SECTION_ROLES, SECTION_TAGS } from '../dom/blocks.ts';
import {
  areaOf,
  attribute,
  childrenOf,
  elementAbove,
  hasAttr,
  isPageRoot,
  query,
  tagOf,
} from '../dom/dom.ts';
import type { Weights } from './weights.ts';

const SECTIONS: ReadonlySet<string> = new Set([...SECTION_TAGS, 'iframe']);
const ITEM_ROLES = new Set(['article', 'listitem', 'comment', 'row']);
/** Words inside a block: alone they are never the block itself. */
const PART_TAGS = new Set([
  'p',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'em',
  'strong',
  'b',
  'i',
  'small',
  'time',
  'label',
  'input',
  'button',
  'svg',
  'img',
  'picture',
  'source',
  'br',
  'hr',
  'option',
  'script',
  'style',
  'template',
  'noscript',
  'link',
  'meta',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'blockquote',
  'font',
]);

export const headingLevel = (element: Element): number => {
  const match = /^h([1-6])$/.exec(tagOf(element));
  if (match) return Number(match[1]);
  return attribute(element, 'role') === 'heading' ? Number(attribute(element, 'aria-level') || 2) : 0;
};

/** Siblings like `element` that hold lines too. */
export function peersOf(element: Element, weights: Weights): Element[] {
  const parent = elementAbove(element);
  if (!parent) return [];
  return childrenOf(parent).filter(
    (sibling) => sibling !== element && weights.of(sibling).lines > 0 && alike(element, sibling),
  );
}

/** One of several blocks of the same kind beside each other: a card, a comment, a row, an entry of a feed. */
export function isItem(element: Element, weights: Weights): boolean {
  const tag = tagOf(element);
  if (PART_TAGS.has(tag) || isPageRoot(element)) return false;
  const peers = peersOf(element, weights).length;
  if (ITEM_ROLES.has(attribute(element, 'role'))) return true;
  if (ITEM_TAGS.has(tag)) return peers >= 1 || tag === 'article' || isNestedItem(element);
  if (tag === 'section' || tag === 'a') return peers >= 2;
  return peers >= 2 && weights.of(element).lines >= 1 && isBlock(element);
}

/** A lone reply in a list of its own, inside the comment that it answers. */
function isNestedItem(element: Element): boolean {
  let depth = 0;
  for (let at = elementAbove(element); at && depth < 6; at = elementAbove(at)) {
    if (alike(at, element)) return true;
    depth += 1;
  }
  return false;
}

const isBlock = (element: Element): boolean => !getComputedStyle(element).display.startsWith('inline');

/** A part of the page with a purpose of its own, by element or role. */
export function isSection(element: Element): boolean {
  return (
    SECTIONS.has(tagOf(element)) ||
    SECTION_ROLES.has(attribute(element, 'role')) ||
    hasAttr(element, 'aria-label')
  );
}

export const isFooter = (element: Element): boolean =>
  tagOf(element) === 'footer' || attribute(element, 'role') === 'contentinfo';

/** Has a frame of its own on the screen: border, shadow or a background that differs from what is behind it. */
export function isVisualBox(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.display.startsWith('inline') && style.display !== 'inline-block') return false;
  if (style.boxShadow !== 'none') return true;
  const sides = [
    style.borderTopWidth,
    style.borderBottomWidth,
    style.borderLeftWidth,
    style.borderRightWidth,
  ];
  if (sides.filter((side) => Number.parseFloat(side) > 0).length >= 3) return true;
  if (transparent(style.backgroundColor)) return false;
  return style.backgroundColor !== backgroundBehind(element);
}

const transparent = (color: string): boolean => color === 'transparent' || /,\s*0\)$/.test(color);

function backgroundBehind(element: Element): string {
  for (let at = elementAbove(element); at; at = elementAbove(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (!transparent(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/**
 * Holds what the page is for. Judged by content: the landmark, most of the words together with the page's heading, or nearly all words.
 */
export function isMain(element: Element, weights: Weights): boolean {
  if (isPageRoot(element)) return true;
  const share = weights.share(element);
  if (tagOf(element) === 'main' || attribute(element, 'role') === 'main') return share > 0.15;
  if (share >= 0.85) return true;
  return share >= 0.25 && holdsPageHeading(element);
}

const holdsPageHeading = (element: Element): boolean => query(element, 'h1, main, [role=main]') !== null;

/** Running text: at least four paragraphs of some length in one parent. */
export function isProse(parent: Element): boolean {
  const long = childrenOf(parent).filter(
    (child) => tagOf(child) === 'p' && (child.textContent ?? '').trim().length > 80,
  );
  return long.length >= 4;
}

/** Whether taking `outer` instead of `inner` takes much more of the screen, in multiples of the inner area. */
export function areaGain(outer: Element, inner: Element): number {
  return areaOf(outer) / Math.max(1, areaOf(inner));
}
