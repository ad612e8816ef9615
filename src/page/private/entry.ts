import type { ShadowRootOf } from '../dom/dom.ts';
import {
  attr,
  attribute,
  containsNode,
  elementAbove,
  isEditable,
  queryAll,
  shadowOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { fieldValueOf, inputTypeOf } from '../dom/forms.ts';

/** Input types that hold no words of the person: boxes, buttons, sliders. */
const WORDLESS = new Set('checkbox radio submit button reset image range color hidden'.split(' '));
const ENTRY_ROLES = new Set('textbox searchbox combobox spinbutton'.split(' '));

/** Whether the person enters something there: a field, a list, an editor, or what a page draws in place of one. */
export function isEntry(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === 'input') return !WORDLESS.has(inputTypeOf(element));
  if (tag === 'textarea' || tag === 'select') return true;
  return isEditor(element) || ENTRY_ROLES.has(attribute(element, 'role').trim().toLowerCase());
}

/** The outermost element of an editable region. */
function isEditor(element: Element): boolean {
  const value = attr(element, 'contenteditable');
  if (value === null || value === 'false' || !isEditable(element)) return false;
  const above = elementAbove(element);
  return !(above && isEditable(above));
}

/** What was entered, '' for nothing. */
export function entered(element: Element): string {
  const tag = tagOf(element);
  if (tag === 'input' || tag === 'textarea' || tag === 'select') return fieldValueOf(element);
  const text = (textOf(element) ?? '').trim();
  return text || attribute(element, 'aria-valuetext') || attribute(element, 'aria-valuenow');
}

/** Selector of everything that may be an entry; `isEntry` decides. */
export const ENTRIES =
  'input, textarea, select, [contenteditable], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** All entries under a node, in open and closed shadow trees too, as the page has them; drawn or not. */
export function entriesIn(root: Node, shadowRootOf: ShadowRootOf): Element[] {
  const found = queryAll(root, ENTRIES).filter(isEntry);
  for (const element of shadowRootOf.hosts ?? queryAll(root, '*')) {
    if (shadowRootOf.hosts && !(element !== root && containsNode(root, element))) continue;
    const shadow = shadowOf(element, tagOf(element), shadowRootOf);
    if (shadow) found.push(...entriesIn(shadow, shadowRootOf));
  }
  return found;
}

/** Search boxes hold what the person looks for, also on a page where they log in. */
export function isSearch(field: Element): boolean {
  if (inputTypeOf(field) === 'search' || attribute(field, 'role') === 'searchbox') return true;
  for (let at = elementAbove(field); at; at = elementAbove(at))
    if (attribute(at, 'role') === 'search' || tagOf(at) === 'search') return true;
  return false;
}
