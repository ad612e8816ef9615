import type { CitationStatus } from '../../contracts/answer.ts';
import { findClose, findExact, type TextRange } from '../quotes/match-quote.ts';
import type { Found } from './in-line.ts';
import type { PageText } from './page-text.ts';

/** A shorter word stands on every page: found somewhere else it proves nothing. CJK words are short. */
const WORTH_MOVING = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}|.{4}/su;

/**
 * The phrase over the borders of the line that was named (still exact), or somewhere else (moved): the place that is nearest to the line.
 * @param position of the named line in `PageIndex.lines`; `undefined` where the page has no such line
 */
export function findInPage(page: PageText, phrase: string, position: number | undefined): Found | undefined {
  const range = nearest(page, findExact(page.folded, phrase, { wholeWords: true }), position);
  if (!range) return undefined;
  if (position !== undefined && distance(page, range, position) === 0) return found(page, 'exact', range);
  return WORTH_MOVING.test(phrase) ? found(page, 'moved', range) : undefined;
}

/** The page's own words that resemble the phrase: in the block of the named line if there are any, else the most similar. */
export function findSimilar(page: PageText, phrase: string, position: number | undefined): Found | undefined {
  const matches = findClose(page.folded, phrase).filter((match) => {
    const { first, last } = page.linesOf(match);
    return page.lines[first]?.frame === page.lines[last]?.frame;
  });
  const named = page.lines[position ?? -1];
  const inBlock = matches.filter((match) => {
    const line = page.lines[page.linesOf(match).first];
    return named !== undefined && line?.block === named.block && line.frame === named.frame;
  });
  const candidates = inBlock.length > 0 ? inBlock : matches;
  const best = candidates.filter(({ errors }) => errors === candidates[0]?.errors);
  const range = nearest(page, best, position);
  return range && found(page, 'close', range);
}

const found = (page: PageText, status: CitationStatus, range: TextRange): Found => ({
  status,
  words: page.text.slice(range.start, range.end),
  spans: page.spansOf(range),
});

function nearest<T extends TextRange>(
  page: PageText,
  ranges: readonly T[],
  position: number | undefined,
): T | undefined {
  let best: T | undefined;
  for (const range of ranges) {
    if (!best || distance(page, range, position) < distance(page, best, position)) best = range;
  }
  return best;
}

/** Distance in lines between a range and a position, 0 where they touch; without a position from the top of the page. */
function distance(page: PageText, range: TextRange, position: number | undefined): number {
  const { first, last } = page.linesOf(range);
  if (position === undefined) return first;
  return position < first ? first - position : Math.max(0, position - last);
}
