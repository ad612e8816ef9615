import { attr, hasAttr, isRendered, queryAll, rectOf, rootOf, tagOf } from '../dom/dom.ts';
import type { Look } from '../dom/visibility.ts';
import { isBeyondPage } from '../dom/visibility.ts';

/** Form fields and media players: controls that have no words of their own in the page. */
export function isField(element: Element, tag: string): boolean {
  if (tag === 'input') return (element as HTMLInputElement).type !== 'hidden';
  if (tag === 'select' || tag === 'textarea') return true;
  return (tag === 'video' || tag === 'audio') && hasAttr(element, 'controls');
}

/**
 * A field is there when it has a box to click. A transparent one counts too when it is large enough: that is how sites draw their own
 * upload buttons and checkboxes over the real thing.
 */
export function fieldIsSeen(element: Element, look: Look | null): boolean {
  if (!look || look.sight.clipped || look.style.visibility !== 'visible') return false;
  const rect = rectOf(element);
  if (rect.width <= 1 || rect.height <= 1 || isBeyondPage(element, rect)) return false;
  if (look.shown && isRendered(element, { visibilityProperty: true, opacityProperty: true })) return true;
  return isRendered(element) && rect.width >= 8 && rect.height >= 8 && look.style.pointerEvents !== 'none';
}

/** Whether the words of its `<label>` are its name, so that they stand in its line and nowhere else. */
export const isNamedByLabel = (field: Element): boolean =>
  !(attr(field, 'aria-label') ?? '').trim() && !hasAttr(field, 'aria-labelledby');

/**
 * Elements that name exactly one field by `aria-labelledby`. One that names several, or is itself a heading, keeps a line of its own.
 */
export function labelledFields(start: Element): Map<Element, Element> {
  const owners = new Map<Element, Element | null>();
  for (const field of queryAll(start, '[aria-labelledby]')) {
    if (!isField(field, tagOf(field))) continue;
    const root = rootOf(field) as Document | ShadowRoot;
    for (const id of (attr(field, 'aria-labelledby') ?? '').trim().split(/\s+/)) {
      const label = id ? root.getElementById?.(id) : null;
      if (!label || label === field) continue;
      owners.set(label, owners.has(label) ? null : field);
    }
  }
  const labels = new Map<Element, Element>();
  for (const [label, field] of owners) {
    if (field && !/^h[1-6]$|^t[dh]$/.test(tagOf(label))) labels.set(label, field);
  }
  return labels;
}
