import { attribute, childrenOf, classesOf, query, tagOf } from './dom.ts';

/** What can be said of a block by its markup and style alone; the index describes containers by it, hiding decides by it. */

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
/** Tags of blocks that stand for a part of the page. */
export const SECTION_TAGS = [
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
] as const;
/** Tags that are one of several by themselves. */
export const ITEM_TAGS: ReadonlySet<string> = new Set(['article', 'li', 'tr']);

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
  query(element, 'nav, header, [role=navigation], [role=search], h1') !== null;
