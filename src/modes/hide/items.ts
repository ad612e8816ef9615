import type { IndexLine } from '../../contracts/page-index.ts';
import { fold } from '../../core/text/words.ts';
import { encloses, inComments } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { isNamed, SURE } from './evidence.ts';
import type { Found } from './found.ts';
import { hasQuote } from './named.ts';
import type { HideRequest } from './request.ts';

/** With more lines it is no item but a list of them, and only its lines that say it are meant. */
const ITEM_LINES = 14;

/** Items of a list whose words hold one of the topics; the innermost item counts, and of nested ones only the one that says it. */
export function itemsAbout(
  { question, topics, commentsOnly }: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const wanted = topics.map((topic) => fold(topic.toLowerCase()));
  const items = blocks.filter(
    ({ item, lines, share, holdsTitle }) => item && lines.length > 0 && share < 0.5 && !holdsTitle,
  );
  const pool = commentsOnly ? items.filter((block) => inComments(block, blocks)) : items;
  const exact = hasQuote(question);
  const matching = pool.filter((block) => says(block, wanted, threshold, exact));
  const because = { code: 'topic', params: { topic: topics.join(', ') } };
  const outer = matching.filter(
    (block) =>
      !matching.some((other) => other !== block && encloses(other, block) && other.lines.length <= 25),
  );
  const found = outer.filter(
    (block) =>
      !matching.some((other) => other !== block && encloses(block, other) && block.lines.length > 25),
  );
  if (found.length > 0)
    return found
      .flatMap((block) => (block.lines.length > ITEM_LINES ? linesAbout(wanted, block.lines) : [block.line]))
      .map(({ n }) => ({ n, reason: '', because }));
  const inside = commentsOnly
    ? new Set(blocks.flatMap((block) => (isNamed('comments', block.hints) ? block.lines : [])))
    : undefined;
  return linesAbout(wanted, inside ? lines.filter((line) => inside.has(line)) : lines).map(({ n }) => ({
    n,
    reason: '',
    because,
  }));
}

/** Where the page has no items, short lines that say it (an author's name above a comment) lead the page to their block. */
function linesAbout(topics: readonly string[], lines: readonly IndexLine[]): IndexLine[] {
  return lines.filter(
    ({ text, kind, level }) =>
      kind !== 'container' &&
      level !== 1 &&
      text.length <= 90 &&
      topics.some((topic) => fold(text.toLowerCase()).includes(topic)),
  );
}

/** @param exact quoted words are meant as they stand */
function says(block: HideBlock, topics: readonly string[], threshold: number, exact: boolean): boolean {
  const said = block.lines.map(({ text: words, notes }) => [words, ...notes].join(' ')).join(' ');
  const text = fold(said.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}'’.-]+/gu, ' ');
  return topics.some((topic) => {
    if (exact || text.includes(topic)) return text.includes(topic);
    const words = topic.split(/\s+/).filter((word) => word.length > 3);
    const hits = words.filter((word) =>
      ` ${text}`.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`),
    ).length;
    return words.length > 0 && hits >= (threshold === SURE ? words.length : 1);
  });
}
