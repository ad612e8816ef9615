import { HIDDEN_ATTRIBUTE } from '../../core/hide/sheet.ts';
import { attr, hasAttr, removeAttr, rootOf, setAttr } from '../dom/dom.ts';
import { createSheets } from './sheet.ts';

/** The only writer of `data-sightline-hidden`, with the sheets that make it hide. What is taken off again is exactly what was put on. */
export function createAttributes(document: Document) {
  const sheets = createSheets(document);
  /** Elements that carry the attribute for us, with what the page itself had written there before. */
  const marked = new WeakMap<Element, string | null>();
  return {
    /** @param locks what of the page is to be unlocked meanwhile (`PageLock`s), '' for nothing */
    mark(element: Element, locks: string): void {
      sheets.cover(rootOf(element));
      if (!marked.has(element)) marked.set(element, attr(element, HIDDEN_ATTRIBUTE));
      if (!hasAttr(element, HIDDEN_ATTRIBUTE)) setAttr(element, HIDDEN_ATTRIBUTE, locks);
    },
    unmark(element: Element): void {
      const before = marked.get(element) ?? null;
      marked.delete(element);
      if (before === null) removeAttr(element, HIDDEN_ATTRIBUTE);
      else setAttr(element, HIDDEN_ATTRIBUTE, before);
    },
    /** Takes the sheets out: nothing is hidden any more. */
    drop: sheets.drop,
  };
}
