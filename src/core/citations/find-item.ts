import type { Citation } from '../../contracts/answer.ts';
import type { IndexLine, Span } from '../../contracts/page-index.ts';
import { type Place, wordsAt } from '../../contracts/place.ts';
import { findExact } from '../quotes/match-quote.ts';
import { fold } from '../quotes/normalize.ts';
import { partsOf, type Segment, segmentsOf } from './segments.ts';

/** More than this share of an item's parts has to stand there still. */
const STILL_THERE = 0.5;
/** Parts that the page may have put between those of an item. */
const SLACK = 2;
/** Stands at the end of parts that were cut. */
const CUT = '…';

/**
 * Where an item of a list stands now, by the parts that it had (`context`), in whatever order the items are: the words cited have to stand in the
 * same part as then, and most of the others around it. `undefined`: no item is this one; one of the same name that says other things is a neighbour.
 */
export function findItemAgain(
  lines: readonly IndexLine[],
  { phrase, context, place }: Pick<Citation, 'phrase' | 'context' | 'place'>,
): Place | undefined {
  const parts = partsOf(context);
  const pieces = partsOf(phrase);
  const at = parts.findIndex((part) => holds(part, pieces[0]!));
  if (at < 0) return undefined;
  const segments = segmentsOf(lines.filter(({ role }) => role !== 'title'));
  const found = segments.flatMap((segment, i) => {
    if (!isSame(segment.text, parts[at]!)) return [];
    const around = segments.slice(Math.max(0, i - at - SLACK), i + parts.length - at + SLACK);
    const spans = spansIn(around, segment, pieces, parts);
    const others = parts.filter(
      (part, other) => other !== at && around.some(({ text }) => isSame(text, part)),
    );
    const share = (1 + others.length) / parts.length;
    return spans && share > STILL_THERE ? [{ spans, share }] : [];
  });
  const best = Math.max(...found.map(({ share }) => share));
  const equal = found.filter(({ share }) => share === best);
  const from = place.spans[0]?.n ?? 0;
  return equal[0] && wordsAt((equal.find(({ spans }) => spans[0]!.n >= from) ?? equal[0]).spans);
}

/** The pieces of a phrase: the first in its own part, each other one in what stands around it as the part that held it. */
function spansIn(
  around: readonly Segment[],
  own: Segment,
  pieces: readonly string[],
  parts: readonly string[],
): Span[] | undefined {
  const spans: Span[] = [];
  for (const [i, piece] of pieces.entries()) {
    const part = parts.find((each) => holds(each, piece)) ?? piece;
    const segment = i === 0 ? own : around.find(({ text }) => isSame(text, part));
    const [range] = segment ? whole(segment.text, piece) : [];
    if (!segment || !range) return undefined;
    spans.push({ n: segment.n, start: segment.start + range.start, end: segment.start + range.end });
  }
  return spans;
}

const isSame = (text: string, part: string): boolean =>
  part.endsWith(CUT) ? text.startsWith(part.slice(0, -CUT.length)) : text === part;

const whole = (text: string, words: string) => findExact(fold(text), words, { wholeWords: true });
const holds = (text: string, words: string): boolean => whole(text, words).length > 0;
