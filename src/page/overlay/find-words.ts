import type { Span } from '../../contracts/page-index.ts';
import { joinLines } from '../../core/citations/page-text.ts';
import { findExact } from '../../core/quotes/match-quote.ts';
import type { PageContext } from '../context.ts';
import { rootElementOf } from '../dom/dom.ts';
import { type Anchored, anchorPieces, anchorSpans } from '../index/anchor.ts';
import { draftLines } from '../index/build-index.ts';
import { slicePieces } from '../index/text-map.ts';

/**
 * Where the words of a citation stand after the page has drawn them anew: in the elements they were in, else wherever the document has
 * them now (frameworks replace elements that look the same). `null` when they are gone.
 */
export function findWordsAgain(context: PageContext, spans: readonly Span[], words: string): Anchored | null {
  try {
    const anchored = anchorSpans(context.refs, spans);
    if (anchored.ranges.length + anchored.elements.length > 0) return anchored;
  } catch {
    // The elements are gone or changed: that is the case the search below is for.
  }
  return words === '' ? null : searchDocument(context, words);
}

function searchDocument(context: PageContext, words: string): Anchored | null {
  const root = rootElementOf(context.document);
  if (!root) return null;
  const drafts = draftLines(root, context, 'find').filter(({ kind }) => kind === 'text');
  const lines = drafts.map(({ text, block, glued }, i) => ({ n: i, frame: '', text, block, glued }));
  const page = joinLines({ lines });
  const [range] = findExact(page.folded, words);
  if (!range) return null;
  const pieces = page
    .spansOf(range)
    .flatMap(({ n, start, end }) => slicePieces(drafts[n]!.pieces, start, end));
  return { ranges: anchorPieces(pieces), elements: [] };
}
