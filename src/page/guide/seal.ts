import { attr, rectOf, tagOf } from '../dom/dom.ts';
import { formOf, labelsOf } from '../dom/forms.ts';
import { standInFor } from '../dom/stand-in.ts';

/** Names that long tell two controls apart. */
const MAX_NAME = 300;

/** Attributes that name a control or say what a press does. What a person enters is none of them. */
const TELLING = [
  'type',
  'role',
  'aria-label',
  'title',
  'alt',
  'formaction',
  'formmethod',
  'data-method',
  'data-confirm',
  'data-turbo-method',
  'hx-post',
  'hx-put',
  'hx-patch',
  'hx-delete',
  'onclick',
];
const FIELD = new Set(['input', 'select', 'textarea']);

/**
 * All that the person agrees to when they let Sightline act on a control, as one string: its names, where it leads, where its form goes. A page
 * that swaps any of it breaks the seal. Fields are known by their labels, never by what stands in them.
 */
export function sealOf(element: Element): string {
  const link = element.closest('a[href], area[href]');
  const form = formOf(element);
  const words = isField(element)
    ? labelsOf(element).map((label) => label.textContent)
    : [element.textContent];
  return JSON.stringify([
    tagOf(element),
    words.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME),
    isPressed(element) ? attr(element, 'value') : null,
    ...TELLING.map((name) => attr(element, name)),
    link && [attr(link, 'href'), attr(link, 'target')],
    form && [attr(form, 'action'), attr(form, 'method')],
  ]);
}

const isPressed = (element: Element): boolean =>
  element instanceof HTMLInputElement && ['submit', 'button', 'image', 'reset'].includes(element.type);

const isField = (element: Element): boolean =>
  (FIELD.has(tagOf(element)) && !isPressed(element)) ||
  (element instanceof HTMLElement && element.isContentEditable);

/** A target that jumps further than this has another place; less is a line of text that moved. CSS px. */
const JUMP = 40;

/** Where an element stands, in the window and in the document: a scrolled page moves the one, a sticky header the other. */
export function placeOf(element: Element): () => boolean {
  const at = () => {
    const { left, top } = rectOf(standInFor(element));
    return { left, top, x: left + window.scrollX, y: top + window.scrollY };
  };
  const then = at();
  return () => {
    const now = at();
    const near = (a: number, b: number) => Math.abs(a - b) <= JUMP;
    return (
      (near(now.left, then.left) && near(now.top, then.top)) || (near(now.x, then.x) && near(now.y, then.y))
    );
  };
}
