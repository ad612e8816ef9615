import { attr, attributeNames, elementAbove, hasAttr, isEditable, tagOf } from '../dom/dom.ts';
import type { Look } from '../dom/visibility.ts';
import type { Control } from './events.ts';
import { isWidgetRole } from './roles.ts';

/** Attributes by which frameworks say "this is clicked". */
const HANDLERS = new Set([
  'onclick',
  'onmousedown',
  'onpointerdown',
  'jsaction',
  'ng-click',
  '@click',
  'v-on:click',
  'data-action',
  'data-toggle',
  'data-bs-toggle',
]);

/** Attributes that tell more of an element than its tag and style do: its role, what can be done there, whether it is read out. */
export const TELLING = [
  ...['role', 'aria-hidden', 'aria-label', 'contenteditable', 'tabindex'],
  ...[...HANDLERS].map((name) => name.replace(/[@:]/g, '\\$&')),
]
  .map((name) => `[${name}]`)
  .join();

/**
 * Whether an element is something to act on, and how sure that is. Listeners added by script cannot be seen from the extension's world;
 * a pointer cursor is what such elements have in common.
 * @param styleAbove of the parent: where that has the pointer cursor already, this one may merely inherit it
 * @param told whether it has an attribute that is `TELLING`
 */
export function controlSort(
  element: Element,
  tag: string,
  role: string | null,
  look: Look,
  styleAbove: CSSStyleDeclaration | null,
  told: boolean,
): Control['sort'] | null {
  if (look.display === 'contents' && tag !== 'a' && tag !== 'button') return null;
  if (tag === 'button' || (tag === 'a' && hasAttr(element, 'href'))) return 'sure';
  if (tag === 'summary') return isDetailsSummary(element) ? 'sure' : null;
  // A rich editor in a frame of its own is its whole body.
  if (tag === 'body' && told && isEditingHost(element)) return 'sure';
  if (tag === 'html' || tag === 'body' || tag === 'label' || tag === 'main') return null;
  if (told && role && isWidgetRole(role) && hasAttr(element, 'role')) return 'sure';
  if (told && isEditingHost(element)) return 'sure';
  if (role === null || tag === 'a' || tag === 'li' || tag === 'td' || tag === 'tr')
    return genericSort(element, look, styleAbove, told);
  return null;
}

function genericSort(
  element: Element,
  look: Look,
  styleAbove: CSSStyleDeclaration | null,
  told: boolean,
): Control['sort'] | null {
  if (told && attributeNames(element).some((name) => HANDLERS.has(name))) return 'sure';
  const stop = told ? attr(element, 'tabindex') : null;
  const pointer = look.style.cursor === 'pointer';
  if (stop !== null && Number(stop) >= 0 && pointer) return 'sure';
  return pointer && styleAbove?.cursor !== 'pointer' ? 'pointer' : null;
}

function isDetailsSummary(element: Element): boolean {
  const parent = elementAbove(element);
  return parent !== null && tagOf(parent) === 'details';
}

/** The outermost element of an editable region. */
export function isEditingHost(element: Element): boolean {
  const value = attr(element, 'contenteditable');
  if (value === null || value === 'false') return false;
  const parent = elementAbove(element);
  return isEditable(element) && !(parent && isEditable(parent));
}
