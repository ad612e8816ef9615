import type { IndexLine } from '../../../contracts/page-index.ts';
import type { Block } from '../../../core/index/blocks.ts';

/** A line with its block. */
export interface Placed {
  line: IndexLine;
  block: Block;
}

/** Match of each term of the question, 0 to 1. */
export type Matches = readonly number[];

/** What a match counts for when it stands beside the line instead of in it. */
const SHARE = {
  asked: 0.9,
  heading: 0.8,
  outer: 0.6,
  block: 0.6,
  row: 0.6,
  before: 0.4,
  after: 0.15,
  title: 0.4,
};
/** An FAQ's question is answered by one of the lines behind it. */
const ANSWER_WITHIN = 6;
const CELLS = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);

export const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);

/** The line right behind a question (an FAQ's) need not repeat its words to answer it: it gets them as its own. */
export function takeOverQuestions(lines: readonly Placed[], own: readonly Matches[]): Matches[] {
  return own.map((matches, at) => {
    const before = lines[at - 1];
    if (!before || !isQuestion(before.line.text) || isQuestion(lines[at]!.line.text)) return matches;
    return matches.map((match, term) => Math.max(match, own[at - 1]![term]! * SHARE.asked));
  });
}

/**
 * The best match of each term in a line or around it: its block, its row, its neighbours, the question it answers, its headings.
 * @param own what each line matches by itself
 * @param titled what the page's title matches
 * @returns one list per line, not to be kept: short of matches it is the line's own
 */
export function matchAround(lines: readonly Placed[], own: readonly Matches[], titled: Matches): Matches[] {
  const asked = questionsAbove(lines);
  const headings = new Map<IndexLine, Matches>();
  lines.forEach(({ line }, at) => {
    if (line.level) headings.set(line, own[at]!);
  });
  const empty = own.map((matches) => matches.every((match) => match === 0));
  return lines.map(({ line, block }, at) => {
    const full = own[at]!.map((match, term) => Math.max(match, titled[term]! * SHARE.title));
    const above = asked[at]!;
    for (const other of [at - 2, at - 1, at + 1]) {
      if (other >= 0 && other < lines.length && !empty[other])
        lend(full, own[other]!, share(lines, at, other));
    }
    if (above >= 0) lend(full, own[above]!, SHARE.asked);
    block.headings.forEach((heading, depth) => {
      const nearest = depth === block.headings.length - 1;
      const matches = heading === line ? undefined : headings.get(heading);
      if (matches) lend(full, matches, nearest ? SHARE.heading : SHARE.outer);
    });
    return full;
  });
}

function lend(full: number[], from: Matches, share: number): void {
  if (share === 0) return;
  for (let term = 0; term < full.length; term += 1) {
    if (from[term]! * share > full[term]!) full[term] = from[term]! * share;
  }
}

/** What a neighbour's match counts for. */
function share(lines: readonly Placed[], at: number, other: number): number {
  const here = lines[at]!;
  const there = lines[other]!;
  if (here.line.frame !== there.line.frame) return 0;
  if (here.block === there.block) return SHARE.block;
  const inTable = CELLS.has(here.line.role) && CELLS.has(there.line.role);
  if (inTable) return here.line.rowHeader === there.line.rowHeader ? SHARE.row : 0;
  if (here.block.headings.at(-1) !== there.block.headings.at(-1)) return 0;
  return other === at - 1 ? SHARE.before : SHARE.after;
}

/** For each line, the position of the question-like line that it may answer, or -1. */
function questionsAbove(lines: readonly Placed[]): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return lines.map(({ line }, at) => {
    const above = last;
    if (isQuestion(line.text)) last = at;
    else if (line.level) last = Number.NEGATIVE_INFINITY;
    return at - above <= ANSWER_WITHIN ? above : -1;
  });
}
