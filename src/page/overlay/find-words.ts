import type { Span } from '../../contracts/page-index.ts';
import { joinLines } from '../../core/citations/page-text.ts';
import { type Segment, segmentsOf } from '../../core/citations/segments.ts';
import { findExact } from '../../core/quotes/match-quote.ts';
import type { PageContext } from '../context.ts';
import { rootElementOf } from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import { type Anchored, anchorPieces, anchorSpans } from '../index/anchor.ts';
import type { Draft } from '../index/assemble.ts';
import { draftLines } from '../index/build-index.ts';
import type { Refs } from '../index/refs.ts';
import { slicePieces } from '../index/text-map.ts';

/** What stood around the words of a citation when they were lit: by this they are told from the same words elsewhere. */
export interface Surroundings {
  /** What their lines said, or the parts of joined lines, by their distance from the first. */
  own: { distance: number; text: string; start: number; end: number }[];
  /** What came next, nearest first. */
  before: string[];
  after: string[];
  /** Nothing else on the page said what the first of them says. */
  alone: boolean;
}

/** How far one looks around, and what the same words there count: what stands next tells more than all beyond it. */
const NEAR = [1, 2, 3];
const WORTH = [8, 2, 1];
const FULL = 22;
/** Words of so many characters have a place of their own. */
const OWN_CHARS = 40;

const segments = new WeakMap<object, readonly Segment[]>();

/** Looks around the words of a citation. */
export function surroundingsOf(refs: Pick<Refs, 'lines'>, spans: readonly Span[]): Surroundings | undefined {
  const lines = refs.lines();
  const all = getOrMake(segments, lines, () => segmentsOf(lines));
  const touched = spans.flatMap(({ n, start, end }) =>
    all.flatMap((segment, at) =>
      segment.n === n && segment.start < end && start < segment.end
        ? [{ at, text: segment.text, start: start - segment.start, end: end - segment.start }]
        : [],
    ),
  );
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return undefined;
  return {
    own: touched.map(({ at, text, start, end }) => ({
      distance: at - first.at,
      text,
      start: Math.max(0, start),
      end: Math.min(end, text.length),
    })),
    before: NEAR.flatMap((by) => all[first.at - by]?.text ?? []),
    after: NEAR.flatMap((by) => all[last.at + by]?.text ?? []),
    alone: /\p{L}/u.test(first.text) && all.filter(({ text }) => text === first.text).length === 1,
  };
}

/**
 * Where the words of a citation stand after the page has drawn them anew: in the elements they were in, else where the document has them now among
 * what they stood among (frameworks replace elements that look the same). `null` when they are gone; the same words of something else are not they.
 */
export function findWordsAgain(
  context: PageContext,
  spans: readonly Span[],
  words: string,
  around: Surroundings | undefined,
): Anchored | null {
  return inPlace(context, spans) ?? (words === '' ? null : searchDocument(context, words, around));
}

/** The words in the elements that they were in. */
export function inPlace({ refs }: Pick<PageContext, 'refs'>, spans: readonly Span[]): Anchored | null {
  try {
    const anchored = anchorSpans(refs, spans);
    return anchored.ranges.length + anchored.elements.length > 0 ? anchored : null;
  } catch {
    // The elements are gone or changed: that is the case the search is for.
    return null;
  }
}

function searchDocument(
  context: PageContext,
  words: string,
  around: Surroundings | undefined,
): Anchored | null {
  const root = rootElementOf(context.document);
  if (!root) return null;
  const drafts = draftLines(root, context, 'find');
  const found = around && amongTheSame(drafts, around);
  if (found) return found;
  return words.length < OWN_CHARS ? null : anywhere(drafts, words);
}

/** The place that says what theirs said, and stands among most of what they stood among; or the only one, where there was only one. */
function amongTheSame(
  drafts: readonly Draft[],
  { own, before, after, alone }: Surroundings,
): Anchored | null {
  const all = segmentsOf(drafts.map(({ text }, n) => ({ n, text })));
  const places = [...all.keys()].filter((at) =>
    own.every(({ distance, text }) => all[at + distance]?.text === text),
  );
  const last = own.at(-1)!.distance;
  const worth = (texts: readonly string[], from: number, by: 1 | -1): number =>
    texts.reduce((sum, text, i) => sum + (all[from + by * i]?.text === text ? WORTH[i]! : 0), 0);
  const likeness = (at: number): number => worth(before, at - 1, -1) + worth(after, at + last + 1, 1);
  const best = Math.max(...places.map(likeness));
  const [place, other] = places.filter((at) => likeness(at) === best);
  const isTheirs = best >= WORTH[0]! || (alone && places.length === 1);
  if (place === undefined || !isTheirs) return null;
  // Of two that are equally like, one is the neighbour.
  if (other !== undefined && best < FULL) return null;
  const pieces = own.flatMap(({ distance, start, end }) => {
    const segment = all[place + distance]!;
    return slicePieces(drafts[segment.n]!.pieces, segment.start + start, segment.start + end);
  });
  return { ranges: anchorPieces(pieces), elements: [] };
}

function anywhere(all: readonly Draft[], words: string): Anchored | null {
  const drafts = all.filter(({ kind }) => kind === 'text');
  const lines = drafts.map(({ text, block, glued }, i) => ({ n: i, frame: '', text, block, glued }));
  const page = joinLines({ lines });
  const [range] = findExact(page.folded, words, { wholeWords: true });
  if (!range) return null;
  const pieces = page
    .spansOf(range)
    .flatMap(({ n, start, end }) => slicePieces(drafts[n]!.pieces, start, end));
  return { ranges: anchorPieces(pieces), elements: [] };
}
