import type { Box } from '../../contracts/page-index.ts';
import { queryAll, rootElementOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { words } from './text-map.ts';

/** The title is drawn on the tab and nowhere in the page. */
export const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The title as a line of its own, so that what only it says can be cited; `null` where the page says it too. */
export function titleDraft(
  document: Document,
  title: string,
  lines: readonly { draft: Draft }[],
): Draft | null {
  const element = queryAll(document, 'title')[0];
  const root = rootElementOf(document);
  if (!element || !root || title === '') return null;
  const folded = title.toLowerCase();
  // A page without a word is empty, whatever it is called.
  if (lines.every(({ draft }) => draft.text === '')) return null;
  if (lines.some(({ draft }) => draft.text.toLowerCase() === folded)) return null;
  const place = {
    tag: 'title',
    role: 'title',
    passesOn: false,
    inScroller: false,
    folded: false,
    pre: false,
  };
  return {
    kind: 'text',
    role: 'title',
    tag: 'title',
    element,
    shownBy: element,
    text: title,
    pieces: [words(title)],
    notes: [],
    place: { ...place, element },
    block: 0,
    glued: false,
  };
}
