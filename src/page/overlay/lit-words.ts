import { highlightName } from '../../core/citations/palette.ts';
import { isConnected } from '../dom/dom.ts';
import type { Anchored } from '../index/anchor.ts';

/** The words of one citation where they are lit with the CSS Custom Highlight API. */
export interface LitWords extends Anchored {
  k: number;
  /** The words of each range when it was made: how a changed page is noticed. */
  words: string[];
}

/** Lights the words of a citation's ranges at the place where they are now. */
export function lightWords(lit: LitWords, anchored: Anchored): void {
  Object.assign(lit, anchored);
  lit.words = anchored.ranges.map(String);
  if (anchored.ranges.length > 0) CSS.highlights.set(highlightName(lit.k), highlightOf(anchored.ranges));
  else unlightWords(lit.k);
}

export function unlightWords(k: number): void {
  CSS.highlights.delete(highlightName(k));
}

/** Whether all is lit as it was. Ranges are live: nodes that the page replaces take them along. */
export function isIntact({ k, ranges, elements, words }: LitWords): boolean {
  const inPlace = ranges.every((range, i) => isConnected(range.startContainer) && String(range) === words[i]);
  return (
    inPlace && elements.every(isConnected) && (ranges.length === 0 || CSS.highlights.has(highlightName(k)))
  );
}

/** A short quote within a longer one stays on top: that of two is drawn last which has the higher priority. */
function highlightOf(ranges: readonly Range[]): Highlight {
  const highlight = new Highlight(...ranges);
  highlight.priority = -ranges.reduce((sum, range) => sum + String(range).length, 0);
  return highlight;
}
