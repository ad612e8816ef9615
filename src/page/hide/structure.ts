import {
  areaOf,
  attribute,
  childrenOf,
  classesOf,
  hasAttribute,
  isPageRoot,
  parentOf,
  tagOf,
} from './dom.ts';
import type { Weights } from './weights.ts';

const SECTION_TAGS = new Set([
  'section',
  'aside',
  'nav',
  'form',
  'footer',
  'header',
  'dialog',
  'details',
  'fieldset',
  'figure',
  'table',
  'iframe',
]);
/** ARIA roles of blocks that stand for a part of the page. */
export const SECTION_ROLES: ReadonlySet<string> = new Set([
  'complementary',
  'navigation',
  'contentinfo',
  'banner',
  'search',
  'form',
  'region',
  'dialog',
  'alertdialog',
  'feed',
  'alert',
  'tablist',
  'toolbar',
  'list',
  'menu',
]);
const ITEM_TAGS = new Set(['article', 'li', 'tr']);
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

/** Class words with their numbers taken off, so that `post-12` and `post-13` are alike. */
const classShape = (element: Element): Set<string> =>
  new Set(classesOf(element).map((name) => name.replace(/\d+/g, '#')));

/** Two siblings that look like instances of one template: same tag, and a class or the kinds of children in common. */
export function alike(one: Element, other: Element): boolean {
  if (tagOf(one) !== tagOf(other)) return false;
  if (attribute(one, 'role') !== attribute(other, 'role')) return false;
  const classes = classShape(one);
  const others = classShape(other);
  if (classes.size === 0 && others.size === 0) return similarChildren(one, other);
  return (
    [...classes].some((name) => others.has(name)) ||
    (ITEM_TAGS.has(tagOf(one)) && similarChildren(one, other))
  );
}

function similarChildren(one: Element, other: Element): boolean {
  const kinds = (element: Element) => new Set(childrenOf(element).map(tagOf));
  const first = kinds(one);
  const second = kinds(other);
  const common = [...first].filter((tag) => second.has(tag)).length;
  return common * 2 >= Math.max(first.size, second.size);
}

/** Siblings like `element` that hold lines too. */
export function peersOf(element: Element, weights: Weights): Element[] {
  const parent = parentOf(element);
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
  for (let at = parentOf(element); at && depth < 6; at = parentOf(at)) {
    if (alike(at, element)) return true;
    depth += 1;
  }
  return false;
}

const isBlock = (element: Element): boolean => !getComputedStyle(element).display.startsWith('inline');

/** Something laid over the page: fixed or sticky at an edge, or a dialog. Page headers that stick do not count. */
export function isLayer(element: Element): boolean {
  const role = attribute(element, 'role');
  if (role === 'dialog' || role === 'alertdialog' || tagOf(element) === 'dialog') return true;
  if (attribute(element, 'aria-modal') === 'true') return true;
  return getComputedStyle(element).position === 'fixed' && !isPageHeader(element);
}

const isPageHeader = (element: Element): boolean =>
  ['header', 'nav'].includes(tagOf(element)) ||
  ['banner', 'navigation'].includes(attribute(element, 'role')) ||
  Element.prototype.querySelector.call(element, 'nav, header, [role=navigation], [role=search], h1') !== null;

/** A part of the page with a purpose of its own, by element or role. */
export function isSection(element: Element): boolean {
  return (
    SECTION_TAGS.has(tagOf(element)) ||
    SECTION_ROLES.has(attribute(element, 'role')) ||
    hasAttribute(element, 'aria-label')
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
  for (let at = parentOf(element); at; at = parentOf(at)) {
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

const holdsPageHeading = (element: Element): boolean =>
  Element.prototype.querySelector.call(element, 'h1, main, [role=main]') !== null;

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
