import { ancestorsOf, attr, baseOf, queryAll, rectOf, tagOf, textOf } from '../dom/dom.ts';
import { formOf, labelsOf } from '../dom/forms.ts';
import { standInFor } from '../dom/stand-in.ts';
import { amountsIn } from './amounts.ts';

/** Names that long tell two controls apart. */
const MAX_NAME = 300;

/** Attributes that name a control or say what a press does. What a person enters is none of them. */
const TELLING = [
  'type',
  'role',
  'aria-label',
  'title',
  'alt',
  'formmethod',
  'formtarget',
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
 * All that the person agrees to when they let Sightline act on a control, as one string: its names, where it leads, where its form goes, what
 * lies in it to be pressed, and the amounts of money beside it. A page that swaps any of it breaks the seal. Fields are known by their labels,
 * never by what stands in them.
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
    addressOf(element, 'formaction'),
    link && [...linkTo(link), attr(link, 'target')],
    form && [addressOf(form, 'action'), attr(form, 'method'), attr(form, 'target')],
    queryAll(element, 'a, area, button, input').map((inner) => [
      tagOf(inner),
      attr(inner, 'type'),
      ...linkTo(inner),
      addressOf(inner, 'formaction'),
    ]),
    amountsBeside(element),
  ]);
}

/** Where an attribute leads, in full: a page that swaps its `<base>` swaps the address. */
function addressOf(element: Element, name: string): string | null {
  const said = attr(element, name);
  if (said === null) return null;
  return URL.canParse(said, baseOf(element)) ? new URL(said, baseOf(element)).href : said;
}

const linkTo = (link: Element): (string | null)[] => [
  addressOf(link, 'href'),
  addressOf(link, 'xlink:href'),
  attr(link, 'ping'),
];

/** The widest surroundings of a control that still are about it, by their length in characters. */
const BESIDE = 600;

/** Amounts of money around a control: what a press costs is seldom written on the button itself. */
function amountsBeside(element: Element): string[] {
  let beside = textOf(element) ?? '';
  for (const around of ancestorsOf(element)) {
    const text = textOf(around) ?? '';
    if (text.length > BESIDE || tagOf(around) === 'html') break;
    beside = text;
  }
  return amountsIn(beside);
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
