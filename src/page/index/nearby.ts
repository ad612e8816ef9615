import { hasLetter } from '../../core/text/letters.ts';
import { containsNode, elementAbove, tagOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';

/** How far up the page a nameless control looks for words that stand with it, and how many lines away. */
const LEVELS = 4;
const LINES = 4;
const MAX_WORDS = 60;
const PAGE = new Set(['body', 'html', 'main']);

/**
 * Gives controls without a name the words near them: the row that an icon button stands in is often all that tells it from the others. Text of
 * the page only: the name of another control, or a number in a drawing, would say something else.
 */
export function noteNearbyWords(lines: readonly { draft: Draft }[]): void {
  for (const [at, { draft }] of lines.entries()) {
    if (draft.kind !== 'control' || draft.text !== '' || draft.heads?.row) continue;
    const near = wordsNear(lines, at);
    if (near) draft.notes.push(`near "${near}"`);
  }
}

function wordsNear(lines: readonly { draft: Draft }[], at: number): string | null {
  let around: Element | null = lines[at]!.draft.shownBy;
  for (let level = 0; level < LEVELS && around; level++) {
    around = elementAbove(around);
    // What is in the page is not yet near.
    if (around && PAGE.has(tagOf(around))) return null;
    for (let distance = 1; distance <= LINES && around; distance++) {
      for (const other of [lines[at - distance], lines[at + distance]]) {
        if (other && isText(other.draft, around)) return shorten(other.draft.text);
      }
    }
  }
  return null;
}

const isText = (draft: Draft, around: Element): boolean =>
  draft.kind === 'text' &&
  hasLetter(draft.text) &&
  draft.tag !== 'text' &&
  containsNode(around, draft.element);

const shorten = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text);
