/**
 * A stretch of words: part of a text node, or words that no text node holds (an `alt`, an `aria-label`, the space that a `<br>` makes).
 * A line is a list of pieces; its text is what `collapse` makes of them.
 */
export type Piece = TextPiece | WordPiece;
export interface TextPiece {
  node: Text;
  /** Offsets into `node.data`, end exclusive. */
  start: number;
  end: number;
}
export interface WordPiece {
  node: null;
  text: string;
}

export const words = (text: string): WordPiece => ({ node: null, text });
export const GAP: WordPiece = words(' ');

export const rawText = (piece: Piece): string =>
  piece.node ? piece.node.data.slice(piece.start, piece.end) : piece.text;

/** Whether `\s` matches the character. A table look-up per character is what makes mapping long pages cheap. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** White space (`\s`, so non-breaking ones too) to single spaces, trimmed. */
export const collapseSpace = (text: string): string => (text === '' ? '' : text.replace(/\s+/g, ' ').trim());

export function collapse(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (!only) return '';
  return collapseSpace(pieces.length === 1 ? rawText(only) : pieces.map(rawText).join(''));
}

/** Whether anything can be seen in a text: not only white space and zero-width characters. */
export const hasInk = (text: string): boolean => /[^\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/.test(text);

/**
 * The pieces that make up `collapse(pieces).slice(start, end)`. Space between them stays with them, so that slices collapse the same way.
 * @returns an empty list where the slice is empty
 */
export const slicePieces = (pieces: readonly Piece[], start: number, end: number): Piece[] =>
  slicesOf(pieces, [[start, end]])[0]!;

/** The same for several slices, in order and apart from each other, in one look at the text. */
export function slicesOf(
  pieces: readonly Piece[],
  slices: readonly (readonly [start: number, end: number])[],
): Piece[][] {
  const found: Piece[][] = [];
  let [start, end] = slices[0] ?? [0, 0];
  let at = 0;
  let space = false;
  let first: [number, number] | null = null;
  let last: [number, number] | null = null;
  for (const [index, piece] of pieces.entries()) {
    const text = rawText(piece);
    for (let offset = 0; offset < text.length; offset++) {
      const code = text.charCodeAt(offset);
      if (code <= 32 || code >= 0x80 ? isSpace(code) : false) {
        space = true;
        continue;
      }
      if (space && at > 0) at++;
      space = false;
      while (at >= end && found.length < slices.length) {
        found.push(cutPieces(pieces, first, last));
        first = null;
        last = null;
        [start, end] = slices[found.length] ?? [0, 0];
      }
      if (found.length === slices.length) return found;
      if (at >= start) {
        first ??= [index, offset];
        last = [index, offset];
      }
      at++;
    }
  }
  while (found.length < slices.length) {
    found.push(cutPieces(pieces, first, last));
    first = null;
    last = null;
  }
  return found;
}

function cutPieces(
  pieces: readonly Piece[],
  first: [number, number] | null,
  last: [number, number] | null,
): Piece[] {
  if (!first || !last) return [];
  const cut = pieces.slice(first[0], last[0] + 1);
  cut[cut.length - 1] = shorten(cut[cut.length - 1]!, 0, last[1] + 1);
  cut[0] = shorten(cut[0]!, first[1], Number.POSITIVE_INFINITY);
  return cut;
}

function shorten(piece: Piece, from: number, to: number): Piece {
  if (!piece.node) return words(piece.text.slice(from, to));
  return { node: piece.node, start: piece.start + from, end: Math.min(piece.end, piece.start + to) };
}
