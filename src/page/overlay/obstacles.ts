import {
  ancestorsOf,
  attr,
  contains,
  elementAbove,
  isRendered,
  matches,
  queryAll,
  rectOf,
  type ShadowRootOf,
  shadowOf,
  tagOf,
} from '../dom/dom.ts';
import { controlsOf, formOf } from '../dom/forms.ts';
import { standInFor } from '../dom/stand-in.ts';
import type { Obstacle, Rect, Size } from './tooltip-place.ts';

/** What a person may need next. */
const CONTROL =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls], audio[controls], [contenteditable=""], [contenteditable=true], ' +
  '[role=button], [role=link], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=checkbox], [role=radio], [role=switch], ' +
  '[role=combobox], [role=textbox], [role=slider], [tabindex]:not([tabindex="-1"])';
/** Groups that stand for a form where there is none. */
const GROUP =
  'form, fieldset, dialog, [role=dialog], [role=alertdialog], [role=form], [role=group], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar], [role=search], search';
/** A form, or what stands for one, may have this many controls; more are a page. */
const MAX_GROUP = 60;
/** Covering the target's own form is worse than covering anything else, and that is worse than a longer way. */
const OWN = 4000;
const OTHER = 150;
const MAX_CONTROLS = 400;

/** The controls of what the target belongs to: its form, else the group around it, else what stands close by. */
export function formMates(target: Element): Element[] {
  const form = formOf(target);
  if (form) return [...new Set([...controlsOf(form), ...queryAll(form, CONTROL)])];
  let found: Element[] = [];
  for (const around of ancestorsOf(target)) {
    if (tagOf(around) === 'body') break;
    const controls = queryAll(around, CONTROL);
    if (controls.length > MAX_GROUP) break;
    found = controls;
    if (matches(around, GROUP) && controls.length > 1) break;
  }
  return found;
}

/** All controls of the document, in its shadow roots too. A walk over all elements: done once for each step. */
export function shadowControls(root: Node, shadowRootOf: ShadowRootOf): Element[] {
  return queryAll(root, '*').flatMap((element) => {
    const shadow = shadowOf(element, tagOf(element), shadowRootOf);
    return shadow ? [...queryAll(shadow, CONTROL), ...shadowControls(shadow, shadowRootOf)] : [];
  });
}

/**
 * What the tooltip of `target` had better not cover, as it lies in the view now.
 * @param inShadow controls of shadow roots, as collected before
 */
export function obstaclesFor(
  document: Document,
  target: Element,
  inShadow: readonly Element[],
  view: Size,
): Obstacle[] {
  const mates = new Set(formMates(target));
  const modal = queryAll(document, 'dialog').findLast((each) => matches(each, ':modal'));
  const found: Obstacle[] = [];
  for (const element of new Set([...mates, ...queryAll(document, CONTROL), ...inShadow])) {
    if (found.length >= MAX_CONTROLS) break;
    const rect = seenRect(element, view);
    if (!rect || contains(element, target) || contains(target, element)) continue;
    if (modal && !contains(modal, element)) continue;
    found.push({ ...rect, cost: mates.has(element) ? OWN : OTHER });
  }
  return found;
}

/** Less than this in CSS px is drawn by something else. */
const TINY = 4;

/** The part of a control that lies in the view, `null` for what is not seen. Styles are asked for only where its box does not tell. */
function seenRect(element: Element, view: Size): Rect | null {
  const own = rectOf(element);
  const isTiny = own.width < TINY || own.height < TINY;
  if (isTiny && !isRendered(element)) return null;
  const { left, top, right, bottom } = isTiny ? rectOf(standInFor(element)) : own;
  const seen = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(view.width, right),
    bottom: Math.min(view.height, bottom),
  };
  if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return null;
  // A whole page may be "focusable": what fills the view is no single thing to keep free.
  if ((seen.right - seen.left) * (seen.bottom - seen.top) > 0.5 * view.width * view.height) return null;
  return isRendered(element, { visibilityProperty: true }) ? seen : null;
}

const SEEN = 'img, svg, canvas, video, picture, iframe, input, select, textarea, button, a';

/** The share of a rectangle, 0 to 1, that is not empty: points where words, pictures or controls lie. */
export function crowdedness(document: Document, { left, top, right, bottom }: Rect): number {
  let hits = 0;
  const parts = [0.08, 0.5, 0.92];
  for (const across of parts) {
    for (const down of parts) {
      const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
      const hit = document.elementFromPoint(x, y);
      if (hit && isFilled(hit, x, y)) hits += 1;
    }
  }
  return hits / parts.length ** 2;
}

function isFilled(element: Element, x: number, y: number): boolean {
  for (let at: Element | null = element; at && at !== element.ownerDocument.body; at = elementAbove(at)) {
    if (matches(at, SEEN) || attr(at, 'role') === 'button') return true;
    if (at !== element) continue;
    for (const child of at.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) continue;
      const range = at.ownerDocument.createRange();
      range.selectNodeContents(child);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
    }
  }
  return false;
}
