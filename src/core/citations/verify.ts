import type { Citation, CitationStatus } from '../../contracts/answer.ts';
import type { IndexLine, PageIndex, Span } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { findClose, findExact, type TextRange } from '../quotes/match-quote.ts';
import { type Folded, fold } from '../quotes/normalize.ts';
import { contextOf, headingsOf } from './context.ts';
import { joinLines, type PageText } from './page-text.ts';
import { ellipsisParts, phraseVariants } from './phrase.ts';

/** Line `n` and which of several occurrences in it is meant, from 1. */
export interface CitationRef {
  n: number;
  occurrence: number;
}

/** A citation that was checked, before it has a place in an answer. */
export type Verdict = Pick<Citation, 'status' | 'phrase' | 'place' | 'context' | 'headings'>;

/** Checks phrases against one index. Verdicts are kept, because a growing answer is parsed again and again. */
export interface Verifier {
  verify(ref: CitationRef, phrase: string): Verdict;
  /**
   * The verdicts of a citation that names one or more lines: one for each line that holds the phrase, else the best single one.
   * Never empty.
   */
  verifyAll(refs: readonly CitationRef[], phrase: string): Verdict[];
  /** How well the best of these lines fits the phrase. */
  fit(refs: readonly CitationRef[], phrase: string): CitationStatus;
  textOf(n: number): string | undefined;
}

/** A shorter word stands on every page: found somewhere else it proves nothing. CJK words are short. */
const WORTH_MOVING = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}|.{4}/su;
/** Soft hyphens and the like: they say where a line may break on the page, and mean nothing in a panel. */
const LINE_BREAK_HINTS = /[\u00ad\u200b\u2060\ufeff]/g;
const RANK: Record<CitationStatus, number> = { exact: 3, moved: 2, close: 1, 'not-found': 0 };

export function createVerifier(index: Pick<PageIndex, 'lines'>): Verifier {
  const positions = new Map(index.lines.map((line, position) => [line.n, position]));
  const verdicts = new Map<string, Verdict>();
  const foldedLines = new Map<number, Folded>();
  let page: PageText | undefined;

  const pageText = (): PageText => {
    page ??= joinLines(index);
    return page;
  };
  const lineOf = (n: number): IndexLine | undefined => index.lines[positions.get(n) ?? -1];

  function foldedLine(line: IndexLine): Folded {
    const known = foldedLines.get(line.n) ?? fold(line.text);
    foldedLines.set(line.n, known);
    return known;
  }

  function verdict(status: CitationStatus, phrase: string, spans: Span[]): Verdict {
    const first = positions.get(spans[0]?.n ?? -1);
    return {
      status,
      phrase: phrase.replace(LINE_BREAK_HINTS, ''),
      place: wordsAt(spans),
      context: contextOf(index.lines, spans),
      headings: first === undefined ? [] : headingsOf(index.lines, first),
    };
  }

  /** The cheap and usual case: the line that was named holds the words. */
  function inLine(line: IndexLine, phrase: string, occurrence: number): Verdict | undefined {
    const all = findExact(foldedLine(line), phrase);
    // Counted are the places that read exactly so; "The" is not meant by "the" where both stand.
    const verbatim = all.filter(({ start, end }) => line.text.slice(start, end) === phrase);
    const ranges = verbatim.length > 0 ? verbatim : all;
    const range = ranges[Math.min(occurrence, ranges.length) - 1];
    if (!range) return undefined;
    return verdict('exact', line.text.slice(range.start, range.end), [{ n: line.n, ...range }]);
  }

  /** `He came ... and left`: every part in the line, in this order. */
  function inParts(line: IndexLine, phrase: string): Verdict | undefined {
    const spans: Span[] = [];
    for (const part of ellipsisParts(phrase)) {
      const range = findExact(foldedLine(line), part).find(({ start }) => start >= (spans.at(-1)?.end ?? 0));
      if (!range) return undefined;
      spans.push({ n: line.n, ...range });
    }
    if (spans.length < 2) return undefined;
    return verdict('exact', spans.map(({ start, end }) => line.text.slice(start, end)).join(' … '), spans);
  }

  /** Distance in lines between a range and a position; 0 where they touch. */
  function distance(range: TextRange, position: number | undefined): number {
    const { first, last } = pageText().linesOf(range);
    if (position === undefined) return first;
    return position < first ? first - position : Math.max(0, position - last);
  }

  function nearest<T extends TextRange>(ranges: T[], position: number | undefined): T | undefined {
    let best: T | undefined;
    for (const range of ranges) {
      if (!best || distance(range, position) < distance(best, position)) best = range;
    }
    return best;
  }

  const inPage = (status: CitationStatus, range: TextRange): Verdict =>
    verdict(status, pageText().text.slice(range.start, range.end), pageText().spansOf(range));

  /** Over the borders of the line (still exact), or somewhere else (moved). */
  function anywhere(phrase: string, position: number | undefined): Verdict | undefined {
    const ranges = findExact(pageText().folded, phrase, { wholeWords: true });
    const range = nearest(ranges, position);
    if (!range) return undefined;
    if (position !== undefined && distance(range, position) === 0) return inPage('exact', range);
    return WORTH_MOVING.test(phrase) ? inPage('moved', range) : undefined;
  }

  /** The page's own words that resemble the phrase: in the block of the named line if there are any, else the most similar. */
  function nearby(phrase: string, position: number | undefined): Verdict | undefined {
    const matches = findClose(pageText().folded, phrase).filter((match) => {
      const { first, last } = pageText().linesOf(match);
      return index.lines[first]?.frame === index.lines[last]?.frame;
    });
    const block = index.lines[position ?? -1];
    const inBlock = matches.filter((match) => {
      const line = index.lines[pageText().linesOf(match).first];
      return block !== undefined && line?.block === block.block && line.frame === block.frame;
    });
    const candidates = inBlock.length > 0 ? inBlock : matches;
    const range = nearest(
      candidates.filter(({ errors }) => errors === candidates[0]?.errors),
      position,
    );
    return range && inPage('close', range);
  }

  function check({ n, occurrence }: CitationRef, phrase: string): Verdict {
    const line = lineOf(n);
    const variants = phraseVariants(phrase, line?.role);
    const position = positions.get(n);
    const steps: ((variant: string) => Verdict | undefined)[] = [
      ...(line ? [(variant: string) => inLine(line, variant, occurrence)] : []),
      (variant) => anywhere(variant, position),
      ...(line ? [(variant: string) => inParts(line, variant)] : []),
      (variant) => nearby(variant, position),
    ];
    for (const step of steps) {
      for (const variant of variants) {
        const found = step(variant);
        if (found) return found;
      }
    }
    return verdict('not-found', phrase.trim(), []);
  }

  function verify(ref: CitationRef, phrase: string): Verdict {
    const key = `${ref.n}#${ref.occurrence}:${phrase}`;
    const known = verdicts.get(key) ?? check(ref, phrase);
    verdicts.set(key, known);
    return known;
  }

  function verifyAll(refs: readonly CitationRef[], phrase: string): Verdict[] {
    const all = refs.map((ref) => verify(ref, phrase));
    const exact = new Map(
      all.filter(({ status }) => status === 'exact').map((v) => [JSON.stringify(v.place), v]),
    );
    if (exact.size > 0) return [...exact.values()];
    return all.sort((a, b) => RANK[b.status] - RANK[a.status]).slice(0, 1);
  }

  return {
    verify,
    verifyAll,
    fit: (refs, phrase) => verifyAll(refs, phrase)[0]!.status,
    textOf: (n) => lineOf(n)?.text,
  };
}
