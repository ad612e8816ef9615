import type { Coverage } from '../../contracts/answer.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { readQuestion } from '../text/question.ts';
import { lineTokens } from '../text/tokens.ts';
import type { Block } from './blocks.ts';
import { findCompanions } from './companions.ts';
import { readPage } from './page-words.ts';
import { rankBlocks } from './rank.ts';
import { skim } from './skim.ts';

export interface SelectOptions {
  /** Numbers of lines that were read before ("read on"): left out of the choice, still counted in the totals. */
  exclude?: ReadonlySet<number>;
}

export interface Selection {
  /** In reading order. */
  lines: IndexLine[];
  /** What this selection reads, of the whole page. */
  coverage: Coverage;
}

/**
 * The lines that are worth a model's reading: all of them where they fit, else the blocks that match the question best, each with
 * its headings and neighbours. Whole lines only; their estimated tokens as rendered never exceed the budget.
 * @param lines the page's lines in reading order
 * @param budgetTokens bound on the estimated tokens of the rendered lines
 */
export function selectLines(
  lines: readonly IndexLine[],
  query: string,
  budgetTokens: number,
  options: SelectOptions = {},
): Selection {
  const unread = options.exclude ? lines.filter((line) => !options.exclude!.has(line.n)) : [...lines];
  const chosen = tokensOf(unread) <= budgetTokens ? unread : chooseBlocks(lines, unread, query, budgetTokens);
  return {
    lines: chosen,
    coverage: {
      readLines: chosen.length,
      totalLines: lines.length,
      readTokens: tokensOf(chosen),
      totalTokens: tokensOf(lines),
    },
  };
}

function tokensOf(lines: readonly IndexLine[]): number {
  return lines.reduce((sum, line) => sum + lineTokens(line), 0);
}

function chooseBlocks(
  lines: readonly IndexLine[],
  unread: readonly IndexLine[],
  query: string,
  budgetTokens: number,
): IndexLine[] {
  const page = readPage(lines);
  const { blocks } = page;
  const question = readQuestion(query, page.language);
  const scores = rankBlocks(page, question.wish === 'overview' ? [] : question.terms);
  const companions = findCompanions(lines);
  const title = lines.find((line) => line.role === TITLE_ROLE)?.text ?? '';
  const taken = new Set<IndexLine>();
  const free = new Set(unread);
  let left = budgetTokens;
  let full = false;
  const take = (line: IndexLine): boolean => {
    if (taken.has(line) || !free.has(line)) return true;
    const tokens = lineTokens(line);
    if (tokens > left) return false;
    taken.add(line);
    left -= tokens;
    return true;
  };
  for (const line of unread) if (line.role === TITLE_ROLE) take(line);
  // What the page says by itself, now, is never left out.
  for (const line of unread)
    if (MESSAGES.has(line.role) && left > budgetTokens * (1 - MESSAGES_SHARE)) take(line);
  for (const block of inOrderOfWorth(blocks, scores, skim(blocks, question, title))) {
    const matches = scores[block.at]! > 0;
    if (full && !matches) continue;
    if (matches) block.headings.forEach(take);
    for (const line of block.lines) companions.get(line)?.forEach(take);
    const fits = block.lines.map(take).every(Boolean);
    if (matches && block.lines[0]!.level) firstTextBelow(blocks, block)?.lines.every(take);
    // What matches may leave a gap that a shorter match fills; the rest is read in order and ends where it ends.
    full ||= !fits && !matches;
  }
  return unread.filter((line) => taken.has(line));
}

/** The role of the page's title among the lines. */
export const TITLE_ROLE = 'title';

const MESSAGES = new Set(['alert', 'status', 'alertdialog']);
/** Messages may take this share of the budget. */
const MESSAGES_SHARE = 0.1;

/** The text that a heading stands over; a heading alone says nothing. */
function firstTextBelow(blocks: readonly Block[], { at }: Block): Block | undefined {
  const next = blocks[at + 1];
  return next && !next.lines[0]!.level ? next : undefined;
}

/** What a block is worth without a match, as a share of what the best match is. */
const SKIMMED = 0.05;

/** Best match first; what matches as good as not follows in the order in which one would skim the page. */
function inOrderOfWorth(
  blocks: readonly Block[],
  scores: readonly number[],
  skimmed: readonly number[],
): Block[] {
  const best = Math.max(...scores) || 1;
  const worth = blocks.map(({ at }) => scores[at]! / best + SKIMMED * skimmed[at]!);
  return [...blocks].sort((a, b) => worth[b.at]! - worth[a.at]! || a.at - b.at);
}
