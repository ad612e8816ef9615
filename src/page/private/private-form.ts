import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import { attribute, classesOf, elementAbove, query, queryAll, tagOf, viewOf } from '../dom/dom.ts';
import { fieldValueOf, formOf, inputTypeOf } from '../dom/forms.ts';
import { accessibleName, wordsIn } from './field-words.ts';
import { namesPrivateForm, readLabel } from './words.ts';

/** A block with more entries than this, without a form of its own, is a page and not one form. */
const MANY = 15;
const LEVELS = 8;
const PAGE_PARTS = 'header nav, main, [role=main], [role=navigation], nav, footer[role=contentinfo]';
const BUTTONS = 'button, input[type=submit], input[type=image], input[type=button], [role=button]';
const PAGE = /^(html|body|main)$/;

/**
 * What a field may be a field of, nearest first: its form; without one, the boxes around it up to the first with a button. In a frame made for
 * a few fields, all of the frame.
 * @param entriesOf `entriesIn`, remembered for one look
 * @param isPage `isWholePage`, remembered for one look
 */
export function placesOf(
  field: Element,
  entriesOf: (place: Element) => Element[],
  isPage: (form: Element) => boolean,
): Element[] {
  const form = formAround(field);
  if (form && !isPage(form)) return [form];
  const places: Element[] = [];
  let level = 0;
  for (let at = elementAbove(field); at && level < LEVELS; at = elementAbove(at), level++) {
    if (
      at === form ||
      (PAGE.test(tagOf(at)) && !isSmallFrame(at, entriesOf)) ||
      attribute(at, 'role') === 'main'
    )
      break;
    const entries = entriesOf(at).length;
    if (entries > MANY) break;
    const complete = query(at, BUTTONS) !== null;
    if (entries > 1 || complete) places.push(at);
    if (complete && entries > 1) break;
  }
  return places;
}

/** Whether a form is wrapped around the whole page, as some frameworks do. */
export const isWholePage = (form: Element): boolean => query(form, PAGE_PARTS) !== null;

/** Also through shadow roots, where fields have no form of their own. */
function formAround(field: Element): Element | null {
  const own = formOf(field);
  if (own) return own;
  for (let at = elementAbove(field); at; at = elementAbove(at))
    if (tagOf(at) === 'form' || attribute(at, 'role') === 'form') return at;
  return null;
}

const isSmallFrame = (element: Element, entriesOf: (place: Element) => Element[]): boolean => {
  const view = viewOf(element);
  return tagOf(element) === 'body' && view !== null && view !== view.top && entriesOf(element).length <= 6;
};

/** Whether a form says that people log in or pay there: by its name, its headings, its buttons, its address, or a frame for a card number. */
export function isCalledPrivate(place: Element): boolean {
  const isForm = tagOf(place) === 'form';
  const code = isForm
    ? [
        attribute(place, 'id'),
        attribute(place, 'name'),
        ...classesOf(place),
        pathOf(attribute(place, 'action')),
      ]
    : [attribute(place, 'id'), ...classesOf(place)];
  const names = [
    isForm || attribute(place, 'role') ? accessibleName(place) : attribute(place, 'aria-label'),
    ...queryAll(place, 'h1, h2, h3, h4, legend, [role=heading]').slice(0, 3).map(wordsIn),
    ...buttonsOf(place).map(nameOfButton),
  ];
  const said = [...names, ...code.map(wordsOfIdentifier)].filter((name) => name !== '' && name.length <= 60);
  if (said.some((name) => /newsletter/i.test(name))) return false;
  return said.some(namesPrivateForm) || framesOf(place).some((title) => readLabel(title).kind === 'payment');
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/^\w+:\/\/[^/]*/, '');

/** The buttons that send a form; all buttons where none does. */
function buttonsOf(place: Element): Element[] {
  const all = queryAll(place, BUTTONS);
  const sends = all.filter((button) =>
    /^(submit|image)$/.test(attribute(button, 'type') || (tagOf(button) === 'button' ? 'submit' : '')),
  );
  return (sends.length > 0 ? sends : all).slice(0, 4);
}

const nameOfButton = (button: Element): string =>
  inputTypeOf(button) !== ''
    ? fieldValueOf(button)
    : attribute(button, 'aria-label') || (button.textContent ?? '').replace(/\s+/g, ' ').trim();

const framesOf = (place: Element): string[] =>
  queryAll(place, 'iframe').flatMap((frame) => [attribute(frame, 'title'), attribute(frame, 'name')]);
