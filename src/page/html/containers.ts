import { attr, elementAbove, hasAttr, tagOf } from './dom.ts';
import { collapseSpace } from './text-map.ts';
import type { ContainerTest } from './walk.ts';

const NAMED_TAGS = new Map([
  ['article', 'article'],
  ['aside', 'complementary'],
  ['nav', 'navigation'],
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['main', 'main'],
  ['section', 'section'],
  ['form', 'form'],
  ['figure', 'figure'],
  ['dialog', 'dialog'],
  ['li', 'listitem'],
]);
const NAMED_ROLES = new Set(
  'article complementary navigation banner contentinfo main region search form dialog alertdialog figure listitem feed alert status'.split(
    ' ',
  ),
);

/** Containers that could be hidden: landmarks, articles, list items, dialogs, layers that stay in view. */
export function containersOf(): ContainerTest {
  return (element, tag, role, look) => {
    const { position } = look.style;
    const layer = position === 'fixed' || position === 'sticky';
    const named = role && NAMED_ROLES.has(role) ? role : NAMED_TAGS.get(tag);
    const repeated = !named && isRepeated(element, tag);
    if (!named && !layer && !repeated) return null;
    if (!look.shown) return null;
    const label = collapseSpace(attr(element, 'aria-label') ?? '');
    const id = attr(element, 'id');
    const notes = [
      ...(label ? [`label "${label}"`] : []),
      ...(layer ? [`${position} layer`] : []),
      ...(repeated ? ['repeated item'] : []),
      ...(id ? [`id ${id}`] : []),
    ];
    return { role: named ?? tag, notes };
  };
}

/** One of at least three like siblings (same tag, same first class) that hold elements of their own. */
function isRepeated(element: Element, tag: string): boolean {
  if (tag !== 'div' || !hasAttr(element, 'class') || !element.firstElementChild) return false;
  const parent = elementAbove(element);
  if (!parent) return false;
  const name = element.classList[0];
  let like = 0;
  for (let child = parent.firstElementChild; child && like < 3; child = child.nextElementSibling) {
    if (tagOf(child) === tag && child.classList[0] === name && child.firstElementChild) like++;
  }
  return like >= 3;
}
