import { attr } from '../dom/dom.ts';
import type { Place } from './events.ts';
import { landmarkOf, levelOf } from './roles.ts';

/** Roles and tags that say what kind of text stands inside. */
const TEXT_ROLES = new Set(
  (
    'heading paragraph listitem cell gridcell columnheader rowheader term definition caption blockquote code note ' +
    'status alert log tooltip marquee timer'
  ).split(' '),
);
const TEXT_TAGS = new Set('figcaption pre address legend label dt dd'.split(' '));
const GENERIC_TAGS = new Set('div span center font slot a button'.split(' '));

/** Tags of running text: inline whatever their `display` says, unless they part blocks. */
const PHRASING = new Set(
  (
    'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark math nobr q rp rt ruby s samp ' +
    'select small span strike strong sub sup svg textarea time tt u var'
  ).split(' '),
);

/** Whether an element parts the text before it from the text after. */
export function isBlock(
  tag: string,
  role: string | null,
  style: CSSStyleDeclaration,
  display: string,
): boolean {
  if (role === 'heading') return true;
  if (
    display === 'inline' ||
    display === 'contents' ||
    display.startsWith('ruby') ||
    display.endsWith('math')
  ) {
    return tag === 'text';
  }
  if (!PHRASING.has(tag)) return true;
  if (display.startsWith('inline-')) return false;
  // A floated initial or badge is still part of its sentence.
  return style.float === 'none' || style.position === 'absolute' || style.position === 'fixed';
}

/** The place of text directly inside a block. */
export function placeInside(
  element: Element,
  tag: string,
  role: string | null,
  style: CSSStyleDeclaration,
  above: Place,
  inSection: boolean,
): Place {
  const place: Place = { ...above, element, tag, pre: style.whiteSpaceCollapse.startsWith('preserve') };
  const landmark = landmarkOf(tag, role, inSection);
  if (landmark) place.landmark = landmark;
  if ((role && TEXT_ROLES.has(role)) || TEXT_TAGS.has(tag)) {
    place.role = role && TEXT_ROLES.has(role) ? role : tag;
    place.passesOn = true;
    if (role === 'heading') place.level = levelOf(element, tag, role);
    else delete place.level;
    return place;
  }
  const generic = !role && (GENERIC_TAGS.has(tag) || tag.includes('-'));
  if (generic && above.passesOn) return place;
  place.role = tag;
  place.passesOn = false;
  delete place.level;
  return place;
}

export const isHiddenFromNames = (element: Element): boolean => attr(element, 'aria-hidden') === 'true';
