import type { Coverage } from '../../contracts/answer.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { readQuestion } from '../text/question.ts';
import { lineTokens } from '../text/tokens.ts';
import { readPage } from './page-words.ts';
import { rankBlocks } from './rank.ts';
import { type Selection, type SelectOptions, selectLines } from './select.ts';

/** This share of the budget is the same for every page, so that none goes unread; the rest goes where the question's words are. */
const EQUAL_SHARE = 0.4;
/** A page is as relevant as its best blocks together. */
const BEST_BLOCKS = 5;

export interface SharedSelection extends Selection {
  /** By `IndexLine.source`. */
  coverages: Coverage[];
}

/**
 * Chooses lines of several pages within one budget: all where they fit, else each page gets an equal part and one by its relevance, and what a
 * page does not need goes to the others.
 * @param count of pages, also those without lines
 * @param budgetTokens bound on the estimated tokens of all rendered lines
 */
export function selectFromPages(
  lines: readonly IndexLine[],
  count: number,
  query: string,
  budgetTokens: number,
  options: SelectOptions = {},
): SharedSelection {
  const pages = Array.from({ length: count }, (_, at) => lines.filter(({ source }) => source === at));
  const unread = (line: IndexLine) => !options.exclude?.has(line.n);
  const needs = pages.map((own) => own.filter(unread).reduce((sum, line) => sum + lineTokens(line), 0));
  const shares = shareOut(needs, relevance(lines, count, query), budgetTokens);
  const chosen = pages.map((own, at) => selectLines(own, query, shares[at]!, options));
  const coverages = chosen.map(({ coverage }) => coverage);
  return {
    lines: chosen.flatMap((each) => each.lines),
    coverages,
    coverage: coverages.reduce(sumOf, NOTHING),
  };
}

const NOTHING: Coverage = { readLines: 0, totalLines: 0, readTokens: 0, totalTokens: 0 };

const sumOf = (a: Coverage, b: Coverage): Coverage => ({
  readLines: a.readLines + b.readLines,
  totalLines: a.totalLines + b.totalLines,
  readTokens: a.readTokens + b.readTokens,
  totalTokens: a.totalTokens + b.totalTokens,
});

/** How much the question's words are at home on each page, ranked over all of them together. */
function relevance(lines: readonly IndexLine[], count: number, query: string): number[] {
  const page = readPage(lines);
  const scores = rankBlocks(page, readQuestion(query, page.language).terms);
  const best = Array.from({ length: count }, (): number[] => []);
  for (const { at, lines: own } of page.blocks) best[own[0]!.source ?? 0]?.push(scores[at]!);
  return best.map((own) =>
    own
      .sort((a, b) => b - a)
      .slice(0, BEST_BLOCKS)
      .reduce((sum, score) => sum + score, 0),
  );
}

/**
 * Parts of a budget: an equal one for each that needs something, the rest by weight, and what one does not need by the same rule among the
 * others.
 */
export function shareOut(needs: readonly number[], weights: readonly number[], budget: number): number[] {
  const shares = needs.map(() => 0);
  let left = budget;
  for (let open = indicesOf(needs, (need) => need > 0); open.length > 0 && left >= 1; ) {
    const total = open.reduce((sum, at) => sum + weights[at]!, 0);
    const even = total === 0 ? 1 : EQUAL_SHARE;
    const part = (at: number) =>
      left * (even / open.length + (total === 0 ? 0 : ((1 - even) * weights[at]!) / total));
    const parts = open.map((at) => Math.min(needs[at]! - shares[at]!, part(at)));
    open.forEach((at, i) => {
      shares[at]! += parts[i]!;
    });
    left -= parts.reduce((sum, each) => sum + each, 0);
    const still = open.filter((at) => needs[at]! - shares[at]! > 0.5);
    if (still.length === open.length) break;
    open = still;
  }
  return shares
    .map(Math.ceil)
    .map((share, at) => (share >= needs[at]! ? needs[at]! : Math.floor(shares[at]!)));
}

const indicesOf = <T>(all: readonly T[], fits: (each: T) => boolean): number[] =>
  all.flatMap((each, at) => (fits(each) ? [at] : []));
