import type { Span } from '../../contracts/page-index.ts';
import { isConnected, rootOf } from '../dom/dom.ts';
import type { Refs } from './refs.ts';
import type { Piece, TextPiece } from './text-map.ts';
import { collapse, GAP, hasInk, isSpace, rawText, slicePieces } from './text-map.ts';

/** Where the words of some spans stand in this document. */
export interface Anchored {
  /** In reading order; together they hold exactly the words, without white space at their ends. */
  ranges: Range[];
  /** Elements to box instead, where the words are no text of the page: an `alt`, a value, an `aria-label`. */
  elements: Element[];
}

/**
 * Finds the words of spans. Throws `stale-element` when a line's element is gone or says something else by now.
 * Text nodes that a re-render has replaced are found again through the element.
 */
export function anchorSpans(refs: Refs, spans: readonly Span[]): Anchored {
  const pieces: Piece[] = [];
  const elements: Element[] = [];
  for (const { n, start, end } of spans) {
    const ref = refs.resolve(n);
    const cut = slicePieces(ref.pieces, start, end);
    const text = hasPageText(cut) ? cut : sameWordsNearby(refs, n, ref.text.slice(start, end));
    if (text) pieces.push(...text);
    else if (!elements.includes(ref.shownBy)) elements.push(ref.shownBy);
  }
  return { ranges: toRanges(pieces), elements };
}

/** The Ranges of the words of pieces; words that are no text of the page have none. */
export const anchorPieces = (pieces: readonly Piece[]): Range[] => toRanges(pieces);

/**
 * Words of an `alt` or `aria-label` often stand beside it on the page too (a picture and its headline): those can be lit.
 * Short phrases stand everywhere and say nothing about where.
 */
function sameWordsNearby(refs: Refs, n: number, phrase: string): Piece[] | null {
  if (phrase.split(' ').length < 3) return null;
  for (const { pieces } of refs.around(n)) {
    const text = pieces.filter((piece) => piece.node !== null || piece === GAP);
    const at = text.length > 0 ? collapse(text).indexOf(phrase) : -1;
    if (at >= 0) return slicePieces(text, at, at + phrase.length);
  }
  return null;
}

const hasPageText = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.node !== null && hasInk(rawText(piece)));

/**
 * As few Ranges as hold exactly the pieces. A Range ends where its root ends, and where text that is not in the line (a script, hidden
 * words) or a `<br>` without white space would come in between: `toString()` would run words together or add some.
 */
function toRanges(pieces: readonly Piece[]): Range[] {
  const ranges: Range[] = [];
  let open: Range | null = null;
  let gap = false;
  for (const piece of pieces) {
    const words = piece.node && trimPiece(piece);
    if (piece === GAP) gap = true;
    if (!words || !isConnected(words.node)) continue;
    const reached: boolean = open !== null && canReach(open, words, gap);
    gap = false;
    if (open && reached) {
      open.setEnd(words.node, words.end);
      continue;
    }
    open = words.node.ownerDocument.createRange();
    open.setStart(words.node, words.start);
    open.setEnd(words.node, words.end);
    ranges.push(open);
  }
  return ranges;
}

/** @param gap a line break lies between, which only shows in the text when white space goes with it */
function canReach(range: Range, piece: TextPiece, gap: boolean): boolean {
  if (rootOf(range.endContainer) !== rootOf(piece.node)) return false;
  // Slots can show nodes in another order than the tree's.
  if (range.comparePoint(piece.node, piece.start) < 1) return false;
  const between = range.cloneRange();
  between.collapse(false);
  between.setEnd(piece.node, piece.start);
  const text = between.toString();
  return !hasInk(text) && !(gap && text === '');
}

function trimPiece(piece: TextPiece): TextPiece | null {
  let { start, end } = piece;
  const { data } = piece.node;
  while (start < end && isSpace(data.charCodeAt(start))) start++;
  while (end > start && isSpace(data.charCodeAt(end - 1))) end--;
  return start < end ? { node: piece.node, start, end } : null;
}
