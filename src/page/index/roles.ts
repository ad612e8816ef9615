import { getRole } from 'dom-accessibility-api';
import { attr, hasAttr, matches } from '../dom/dom.ts';
import { OTHER_ROLES, TAG_ROLES, WIDGET_ROLES } from './aria-facts.ts';

const isKnown = (role: string): boolean => WIDGET_ROLES.has(role) || OTHER_ROLES.has(role);

/** Roles made to be operated (ARIA's `widget` branch), without those that only hold others. */
const HOLDERS = new Set(
  'grid treegrid row gridcell tablist tree menu menubar radiogroup toolbar listbox progressbar columnheader rowheader scrollbar'.split(
    ' ',
  ),
);

export const isWidgetRole = (role: string): boolean => WIDGET_ROLES.has(role) && !HOLDERS.has(role);

/** The element's ARIA role: the first known one of `role`, else the tag's own. `null` for generic elements and presentational ones. @param told whether it may have the attribute */
export function roleOf(element: Element, tag: string, told = true): string | null {
  const explicit = told ? attr(element, 'role') : null;
  if (explicit) {
    for (const role of explicit.toLowerCase().trim().split(/\s+/)) {
      if (role === 'generic') return null;
      if (role === 'none' || role === 'presentation')
        return hasAttr(element, 'aria-label') ? implicitRole(element, tag) : null;
      if (isKnown(role)) return role === 'image' ? 'img' : role;
    }
  }
  return told ? implicitRole(element, tag) : roleOfTag(element, tag);
}

/** Tags whose role the library takes from more than the tag. */
const ASKED = new Set('area link input select'.split(' '));
/** A picture without a text is no picture to a reader, unless something is said of it: the library's list, without what is `TELLING`. */
const SAID_OF_PICTURE = [
  'atomic busy controls current description describedby details dropeffect flowto grabbed keyshortcuts labelledby live owns relevant',
  'roledescription',
]
  .join(' ')
  .replace(/\w+/g, '[aria-$&]')
  .replace(/ /g, ',');
/** Roles by the tag alone, besides those of `TAG_ROLES`; a test holds them against the library, whose way to them is long. */
const MORE_TAG_ROLES: ReadonlyMap<string, string> = new Map([
  ['aside', 'complementary'],
  ['footer', 'contentinfo'],
  ['header', 'banner'],
  ['li', 'listitem'],
  ['summary', 'button'],
  ['td', 'cell'],
]);

/** The same for an element without any attribute that is `TELLING`. */
function roleOfTag(element: Element, tag: string): string | null {
  switch (tag) {
    case 'div':
    case 'span':
      return null;
    case 'a':
      return hasAttr(element, 'href') ? 'link' : null;
    case 'img':
      return attr(element, 'alt') !== '' || matches(element, SAID_OF_PICTURE) ? 'img' : null;
    case 'section':
    case 'th':
    case 'form':
      return implicitRole(element, tag);
  }
  if (ASKED.has(tag)) return implicitRole(element, tag);
  return TAG_ROLES.get(tag) ?? MORE_TAG_ROLES.get(tag) ?? null;
}

function implicitRole(element: Element, tag: string): string | null {
  switch (tag) {
    case 'div':
    case 'span':
    case 'b':
    case 'i':
      return null;
    case 'p':
      return 'paragraph';
    case 'td':
      return 'cell';
    case 'section':
      return hasAttr(element, 'aria-label') || hasAttr(element, 'aria-labelledby') ? 'region' : null;
    case 'th':
      return thRole(element);
    case 'input':
      return inputRole(element);
    // Not asked of the library: a form's own methods may be its fields.
    case 'form':
      return 'form';
    case 'legend':
      return null;
    case 'video':
    case 'audio':
    case 'canvas':
    case 'svg':
      return null;
  }
  const role = tag.includes('-') ? null : (withoutRole(element) ?? TAG_ROLES.get(tag) ?? null);
  return role === 'presentation' || role === 'none' || role === 'generic' ? null : role;
}

/** `getRole` reads the `role` attribute first, which `roleOf` has judged already: an unknown one must not come back. */
function withoutRole(element: Element): string | null {
  const role = getRole(element);
  return role !== null && isKnown(role) ? role : null;
}

function thRole(element: Element): string {
  const scope = attr(element, 'scope');
  return scope === 'row' || scope === 'rowgroup' ? 'rowheader' : 'columnheader';
}

function inputRole(element: Element): string | null {
  if ((element as HTMLInputElement).type === 'password') return 'textbox';
  return withoutRole(element);
}

/** Heading level 1 to 6, or `undefined`. */
export function levelOf(element: Element, tag: string, role: string | null): number | undefined {
  if (role !== 'heading') return undefined;
  const level = Number(attr(element, 'aria-level') ?? /^h([1-6])$/.exec(tag)?.[1] ?? 2);
  return Math.min(6, Math.max(1, Math.round(level) || 2));
}

const LANDMARKS = new Set(
  'main navigation banner contentinfo complementary search form dialog alertdialog region article'.split(' '),
);
const PAGE_WIDE_ONLY = new Set(['article', 'aside', 'main', 'nav', 'section']);

/** The landmark an element opens, or `null`. `header` and `footer` of an article are none. */
export function landmarkOf(tag: string, role: string | null, insideSection: boolean): string | null {
  if ((tag === 'header' || tag === 'footer') && insideSection) return null;
  return role && role !== 'article' && role !== 'region' && LANDMARKS.has(role) ? role : null;
}

export const opensSection = (tag: string): boolean => PAGE_WIDE_ONLY.has(tag);
