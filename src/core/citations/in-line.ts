import type { CitationStatus } from '../../contracts/answer.ts';
import type { IndexLine, Span } from '../../contracts/page-index.ts';
import { findExact } from '../quotes/match-quote.ts';
import type { Folded } from '../quotes/normalize.ts';
import { ellipsisParts } from './phrase.ts';

/** The page's own words for a phrase, and where they stand. */
export interface Found {
  status: CitationStatus;
  words: string;
  spans: Span[];
}

/** A line with its text folded for comparison. */
export interface FoldedLine {
  line: IndexLine;
  folded: Folded;
}

/**
 * The cheap and usual case: the line that was named holds the words.
 * @param occurrence which of several places in the line is meant, from 1; the last one where there are fewer
 */
export function findInLine(
  { line, folded }: FoldedLine,
  phrase: string,
  occurrence: number,
): Found | undefined {
  const all = findExact(folded, phrase);
  // Counted are the places that read exactly so; "The" is not meant by "the" where both stand.
  const verbatim = all.filter(({ start, end }) => line.text.slice(start, end) === phrase);
  const ranges = verbatim.length > 0 ? verbatim : all;
  const range = ranges[Math.min(occurrence, ranges.length) - 1];
  if (!range) return undefined;
  const words = line.text.slice(range.start, range.end);
  return { status: 'exact', words, spans: [{ n: line.n, ...range }] };
}

/** `He came ... and left`: every part in the line, in this order. */
export function findPartsInLine({ line, folded }: FoldedLine, phrase: string): Found | undefined {
  const spans: Span[] = [];
  for (const part of ellipsisParts(phrase)) {
    const range = findExact(folded, part).find(({ start }) => start >= (spans.at(-1)?.end ?? 0));
    if (!range) return undefined;
    spans.push({ n: line.n, ...range });
  }
  if (spans.length < 2) return undefined;
  const words = spans.map(({ start, end }) => line.text.slice(start, end)).join(' … ');
  return { status: 'exact', words, spans };
}
