import type { Coverage } from '../../contracts/answer.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { readPage } from '../../core/index/page-words.ts';
import { rankBlocks } from '../../core/index/rank.ts';
import { readQuestion } from '../../core/text/question.ts';
import { lineTokens } from '../../core/text/tokens.ts';
import { withHolds } from './holds.ts';

/** Characters from which a line counts as running text: the last thing that anyone wants hidden line by line. */
const LONG = 160;

/**
 * The page as an outline of what could go, within the budget. Where not everything fits, whole lines are left out, running text first: each block
 * keeps its container line and its first words, then come lines that match the request, short lines, and long lines last.
 */
export function outline(
  all: readonly IndexLine[],
  request: string,
  budgetTokens: number,
): { lines: IndexLine[]; coverage: Coverage } {
  const lines = withHolds(withoutDoubles(all));
  const costs = lines.map(lineTokens);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const chosen = total <= budgetTokens ? new Set(lines) : choose(lines, costs, request, budgetTokens);
  const kept = lines.filter((line) => chosen.has(line));
  return {
    lines: kept,
    coverage: {
      readLines: kept.length,
      totalLines: lines.length,
      readTokens: kept.reduce((sum, line) => sum + lineTokens(line), 0),
      totalTokens: total,
    },
  };
}

/** What a wrapper may say that its only line does not need to hear. */
const SILENT = /^(?:\d+x\d+|left|right)$/;
/** CSS px that a wrapper may be taller than its only line. */
const PADDING = 24;

/** Leaves out wrappers of one line of words that say nothing of themselves: the line stands for both. */
function withoutDoubles(lines: readonly IndexLine[]): IndexLine[] {
  const inside = new Map<number, IndexLine[]>();
  for (const line of lines) {
    if (line.container === undefined) continue;
    inside.set(line.container, [...(inside.get(line.container) ?? []), line]);
  }
  const isDouble = (line: IndexLine): boolean => {
    const [only, ...others] = inside.get(line.n) ?? [];
    return (
      line.kind === 'container' &&
      others.length === 0 &&
      (only?.kind === 'text' || only?.kind === 'control') &&
      only.text !== '' &&
      line.box.height <= only.box.height + PADDING &&
      line.notes.every((note) => SILENT.test(note))
    );
  };
  const doubles = new Map(lines.filter(isDouble).map(({ n, container }) => [n, container]));
  return lines.flatMap((line) => {
    if (doubles.has(line.n)) return [];
    const { container } = line;
    return container !== undefined && doubles.has(container)
      ? [{ ...line, container: doubles.get(container) }]
      : [line];
  });
}

function choose(
  lines: readonly IndexLine[],
  costs: readonly number[],
  request: string,
  budgetTokens: number,
): Set<IndexLine> {
  const worth = worths(lines, request);
  const order = lines
    .map((_, i) => i)
    .sort((a, b) => worth[b]! - worth[a]! || costs[a]! - costs[b]! || a - b);
  const chosen = new Set<IndexLine>();
  let left = budgetTokens;
  for (const i of order) {
    if (costs[i]! > left) continue;
    chosen.add(lines[i]!);
    left -= costs[i]!;
  }
  return chosen;
}

/** What a line is worth to someone who looks for blocks to hide; larger is kept first. */
function worths(lines: readonly IndexLine[], request: string): number[] {
  const matches = new Map<IndexLine, number>();
  const page = readPage(lines);
  const scores = rankBlocks(page, readQuestion(request, page.language).terms);
  for (const block of page.blocks) for (const line of block.lines) matches.set(line, scores[block.at] ?? 0);
  const said = new Set(
    lines.flatMap((line) =>
      (matches.get(line) ?? 0) > 0 && line.container !== undefined ? [line.container] : [],
    ),
  );
  const led = new Set<number>();
  const prose = proseContainers(lines);
  return lines.map((line) => {
    const first = line.kind !== 'container' && line.container !== undefined && !led.has(line.container);
    if (first && line.container !== undefined) led.add(line.container);
    if (line.kind === 'frame') return 6;
    if (line.kind === 'container')
      return said.has(line.n) && line.hints?.includes(':item') ? 5 : containerWorth(line);
    if ((matches.get(line) ?? 0) > 0 && line.text.length <= LONG * 3) return 5;
    if (first && !prose.has(line.container ?? -1)) return line.text.length <= LONG ? 4.5 : 4;
    if (line.level !== undefined) return 4;
    if (prose.has(line.container ?? -1)) return line.text.length > LONG ? 0 : 1;
    return line.text.length > LONG ? 2 : 3;
  });
}

/** A box without words has no other line; a block with words is known by those, too. */
function containerWorth({ hints = '', notes }: IndexLine): number {
  if (hints.includes(':textless')) return 3.5;
  if (hints.includes(':layer') || notes.some((note) => note.startsWith('links to'))) return 4.2;
  return hints.includes(':item') ? 1.5 : 3.2;
}

/** Containers that hold the running text: most of their words stand in long lines, and there are many of them. */
function proseContainers(lines: readonly IndexLine[]): ReadonlySet<number> {
  const long = new Map<number, number>();
  for (const line of lines) {
    const key = line.container ?? -1;
    if (line.text.length > LONG) long.set(key, (long.get(key) ?? 0) + line.text.length);
  }
  return new Set([...long].filter(([, letters]) => letters > 2500).map(([key]) => key));
}
