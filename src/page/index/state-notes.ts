import { isDisabled } from 'dom-accessibility-api';
import {
  attr,
  attribute,
  childrenOf,
  classesOf,
  elementAbove,
  hasAttr,
  isRendered,
  matches,
  rootOf,
  tagOf,
} from '../dom/dom.ts';
import { fieldValueOf, isFormControl, validationMessageOf } from '../dom/forms.ts';
import { isEntry } from '../private/entry.ts';
import type { Privacy } from '../private/privacy.ts';
import { collapseSpace } from './text-map.ts';

const MAX_MESSAGE = 120;

/** How a control stands: open or closed, chosen, off, what it refuses. */
export function standingNotes(element: Element, tag: string, privacy: Privacy): string[] {
  const notes: string[] = [];
  const open = expandedState(element, tag);
  if (open !== null) notes.push(open ? 'expanded' : 'collapsed');
  if (attr(element, 'aria-pressed') === 'true') notes.push('pressed');
  const current = attr(element, 'aria-current');
  const isCurrent = current !== null && current !== '' && current !== 'false';
  if (attr(element, 'aria-selected') === 'true' || (!isCurrent && isChosenOfList(element)))
    notes.push('selected');
  if (isCurrent) notes.push('current');
  if ((tag !== 'form' && isDisabled(element)) || attr(element, 'aria-disabled') === 'true')
    notes.push('disabled');
  if (hasAttr(element, 'required') || attr(element, 'aria-required') === 'true') notes.push('required');
  notes.push(...refusal(element, privacy));
  if (hasAttr(element, 'readonly')) notes.push('read-only');
  return notes;
}

/** Open or closed, for what says so and for what opens a menu; many say it only while they are open. */
function expandedState(element: Element, tag: string): boolean | null {
  const said = attr(element, 'aria-expanded');
  if (said === 'true' || said === 'false') return said === 'true';
  const details = tag === 'summary' ? elementAbove(element) : null;
  if (details) return hasAttr(details, 'open');
  const popup = attr(element, 'aria-haspopup');
  if (!popup || popup === 'false' || tag === 'select') return null;
  const menu = byId(element, attribute(element, 'aria-controls') || attribute(element, 'aria-owns'));
  return menu !== null && isRendered(menu, { visibilityProperty: true });
}

const byId = (element: Element, id: string): Element | null =>
  id === '' ? null : ((rootOf(element) as Document | ShadowRoot).getElementById?.(id) ?? null);

/** Class names by which a list says which of its items is the chosen one. */
const CHOSEN =
  /^(?:is-)?(?:active|selected|current|chosen)$|(?:--|__)(?:active|selected|current)$|^current[-_](?:menu[-_])?(?:item|page)$/i;
/** One look at all names before they are taken apart. */
const MAYBE_CHOSEN = /active|selected|current|chosen/i;
const hasChosenClass = (element: Element): boolean =>
  MAYBE_CHOSEN.test(attribute(element, 'class')) && classesOf(element).some((name) => CHOSEN.test(name));
const LISTED = new Set(['a', 'button', 'li', 'div', 'span', 'tr']);

/** Whether, of like siblings, this one alone is marked as chosen by its class. Of one item, or of two, a class says too little. */
function isChosenOfList(element: Element): boolean {
  let item: Element | null = element;
  for (let level = 0; level < 2 && item; level++, item = elementAbove(item)) {
    const tag = tagOf(item);
    if (!LISTED.has(tag)) return false;
    if (!hasChosenClass(item)) continue;
    const above = elementAbove(item);
    const like = above ? childrenOf(above).filter((each) => tagOf(each) === tag) : [];
    return like.length >= 3 && like.filter(hasChosenClass).length === 1;
  }
  return false;
}

/** What stands of a control that says nothing of itself. */
export const chosenAmongLike = (element: Element): string[] => (isChosenOfList(element) ? ['selected'] : []);

/** The words of what an attribute points to; a description may be made of several elements. */
const toldOf = (element: Element, name: string): string =>
  collapseSpace(
    attribute(element, name)
      .split(/\s+/)
      .map((id) => byId(element, id)?.textContent ?? '')
      .join(' '),
  );

/** That a field refuses what it holds, with the browser's or the page's words; what is only still empty refuses nothing yet. */
function refusal(element: Element, privacy: Privacy): string[] {
  const tried = isFormControl(element) && (fieldValueOf(element) !== '' || matches(element, ':user-invalid'));
  const message = tried ? validationMessageOf(element) : '';
  const refused = message !== '';
  if (attr(element, 'aria-invalid') !== 'true' && !refused) return [];
  // The browser's words may repeat what was entered.
  if (isEntry(element) && privacy.withholds(element)) return ['invalid'];
  const own = toldOf(element, 'aria-errormessage') || (refused ? '' : toldOf(element, 'aria-describedby'));
  const words = own || (refused ? collapseSpace(message) : '');
  return [words ? `invalid: "${words.slice(0, MAX_MESSAGE)}"` : 'invalid'];
}
