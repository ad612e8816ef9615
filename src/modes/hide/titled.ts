import type { IndexLine } from '../../contracts/page-index.ts';
import { SLOT_LABEL } from '../../core/lexicon/slots.ts';
import type { HideBlock } from './blocks.ts';
import { surenessOf } from './evidence.ts';
import { type Found, toFound } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import { namedLines } from './named.ts';
import { blockBelow, titledBlock } from './titles.ts';

/** Share of the page's running text from which a block is no box below a title. */
const MOST = 0.6;

/** The blocks that a line names: one of the kind that is asked for around it, else the one that it titles, else the line itself and what stands below it. */
export function namedBlocks(
  line: IndexLine,
  kinds: readonly Kind[],
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): number[] {
  const around = blocks.filter((block) => block.lines.includes(line));
  const asked = around.filter(
    (block) =>
      (block.lines.length > 1 || hasRoom(block)) && kinds.some((kind) => surenessOf(kind, block) > 0),
  );
  const block = asked[0] ?? titledBlock(line, around);
  if (block && block.prose < MOST) return [block.line.n];
  const below = blockBelow(line, blocks, lines);
  return below ? [line.n, below.line.n] : [line.n];
}

/** Times the height of its only line from which a block holds more than that: pictures, or what has not come yet. */
const MORE = 4;
const hasRoom = ({ line, lines }: HideBlock): boolean => line.box.height > MORE * (lines[0]?.box.height ?? 0);

/** What stands under a title: its lines, and the blocks that hold nothing else. Empty where the page has no such title. */
export function linesUnder(
  title: string,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): { blocks: HideBlock[]; lines: IndexLine[] } {
  const numbers = new Set(
    namedLines(`"${title}"`, lines).flatMap((line) => namedBlocks(line, [], blocks, lines)),
  );
  const around = blocks.filter(({ line }) => numbers.has(line.n));
  const content = new Set(around.flatMap((block) => block.lines));
  const inside = blocks.filter(({ lines: own }) => own.length > 0 && own.every((line) => content.has(line)));
  const own = new Set([...content, ...inside.map(({ line }) => line)]);
  return { blocks: inside, lines: lines.filter((line) => own.has(line)) };
}

/** A label without a block of its own, e.g. "Advertisement" above a slot: the page finds what it labels. */
export function loneLabels(
  kind: Kind,
  lines: readonly IndexLine[],
  found: readonly Found[],
  blocks: readonly HideBlock[],
): Found[] {
  const { label } = KINDS[kind].words;
  if (!['ads', 'comments', 'related', 'newsletter', 'author', 'subscription', 'contents'].includes(kind))
    return [];
  const named = new Set(found.map(({ n }) => n));
  return lines
    .filter((line) =>
      kind === 'ads'
        ? line.kind === 'text' &&
          line.role !== 'listitem' &&
          !LEGAL.has(line.landmark ?? '') &&
          line.text.length <= 24 &&
          SLOT_LABEL.test(line.text)
        : (line.level !== undefined && line.level > 1 && line.text.length <= 70) ||
          (kind === 'subscription' && isCall(line)),
    )
    .filter((line) => label.test(line.text) && (line.container === undefined || !named.has(line.container)))
    .flatMap((line) => LONE[kind]?.(line, blocks) ?? namedBlocks(line, [], blocks, lines))
    .map((n) => toFound(n, kind));
}

/** Where a link or a word says only that one can advertise here. */
const LEGAL: ReadonlySet<string> = new Set(['contentinfo', 'navigation']);
/** Characters that what calls upon its readers has at least, and at most. */
const CALL = { least: 12, most: 160 };
const isCall = ({ kind, text, landmark }: IndexLine): boolean =>
  kind !== 'container' &&
  landmark !== 'contentinfo' &&
  landmark !== 'navigation' &&
  text.length >= CALL.least &&
  text.length <= CALL.most;

/** Lines of a box that only calls upon its readers, the share of its words that do, and its share of the page's words. */
const CALLING = { lines: 6, share: 0.3, ofPage: 0.03 };

/** Characters from which a call says enough to stand by itself. */
const SENTENCE = 60;

/** What some labels stand for that are no titles. */
const LONE: Partial<Record<Kind, (line: IndexLine, blocks: readonly HideBlock[]) => number[]>> = {
  ads: (line, blocks) => [slotOf(line, blocks)],
  subscription: (line, blocks) => {
    const box = blocks.findLast(({ lines }) => lines.includes(line));
    const total = box?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    const isCalling = box && box.lines.length <= CALLING.lines && line.text.length >= total * CALLING.share;
    return isCalling && !box.holdsTitle && box.share <= CALLING.ofPage
      ? [box.line.n]
      : line.text.length >= SENTENCE
        ? [line.n]
        : [];
  },
};

/** CSS px of height from which a block that says nothing but that it is an advertisement keeps room for one. */
const ROOM = 60;

/** What an advertisement's label stands for: the block that holds it alone, with room for more; else the page finds it. */
function slotOf(label: IndexLine, blocks: readonly HideBlock[]): number {
  const slot = blocks.findLast(({ lines }) => lines.includes(label));
  return slot?.lines.length === 1 && slot.line.box.height >= ROOM ? slot.line.n : label.n;
}
