import type { IndexLine } from '../../contracts/page-index.ts';
import { fold } from '../../core/text/words.ts';
import type { HideBlock } from './blocks.ts';
import { FILLER, tellingWords } from './named.ts';

/** Share of the page's running text from which a block is no list below a title. */
const PROSE = 0.4;
/** Characters of a title. */
const TITLE = 70;
/** Lines beside its title that a box may have without another block around them. */
const TITLES = 2;
/** Letters that words of one stem begin with, and the share of the shorter word that they are at least. */
const STEM = 6;
const STEM_SHARE = 0.75;

/** The smallest block that begins with the line and holds more than a link beside it. */
export function titledBlock(line: IndexLine, blocks: readonly HideBlock[]): HideBlock | undefined {
  let header: HideBlock | undefined;
  for (const block of blocks.filter(({ lines }) => lines.includes(line)).reverse()) {
    const at = block.lines.indexOf(line);
    if (at > 1 || block.holdsTitle) break;
    const rest = block.lines.slice(at + 1);
    const onlyLinks =
      rest.length <= 2 && rest.every(({ kind, text }) => kind === 'control' && text.length <= 40);
    if (!onlyLinks) return block;
    if (rest.length > 0) header = block;
  }
  return header;
}

/**
 * The block that follows a title with nothing between, where no block holds both: many a site sets titles in boxes of their own. `undefined`: none
 * does, or it is no list but the page's text.
 */
export function blockBelow(
  title: IndexLine,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): HideBlock | undefined {
  if (title.level === undefined) return undefined;
  const own = blocks.findLast((block) => block.lines.length === 1 && block.lines[0] === title);
  const parent = (own?.line ?? title).container;
  const next = lines[lines.indexOf(title) + 1];
  if (next?.kind !== 'container' || next.container !== parent) return undefined;
  const below = blocks.find(({ line }) => line === next);
  const isList =
    below &&
    below.lines.length > 1 &&
    below.prose < PROSE &&
    !below.holdsTitle &&
    (holdsItems(below, blocks) ||
      !below.lines.some(({ level }) => level !== undefined && level <= title.level!));
  return isList ? below : undefined;
}

/** Whatever headings its items have, they are none beside the title. */
const holdsItems = ({ lines }: HideBlock, blocks: readonly HideBlock[]): boolean =>
  blocks.filter(
    (block) =>
      block.item &&
      block.lines.length > 0 &&
      block.lines.length < lines.length &&
      lines.includes(block.lines[0]!),
  ).length > 1;

/** The box that a block makes with the title above it, where that is all that the box holds beside it; else the block. */
export function withTitle(block: HideBlock, blocks: readonly HideBlock[]): HideBlock {
  const outer = blocks.findLast(
    (other) =>
      other.lines.length > block.lines.length && block.lines.every((line) => other.lines.includes(line)),
  );
  if (!outer || block.lines.length === 0) return block;
  const rest = outer.lines.filter((line) => !block.lines.includes(line));
  const isBox =
    rest.length <= TITLES &&
    rest.every((line, i) => line === outer.lines[i] && line.text.length <= TITLE) &&
    rest[0]!.level !== undefined &&
    rest[0]!.level > 1;
  return isBox ? outer : block;
}

/** Titles of boxes of whose words each is a form of one that a request says, or a part of it: "Seminare" for "Seminartermine". */
export function titlesAlike(question: string, lines: readonly IndexLine[]): IndexLine[] {
  const said = tellingWords(question);
  return lines.filter(({ level, text }) => {
    if (level === undefined || level === 1 || text.length > TITLE) return false;
    const own = wordsOf(text);
    return own.length > 0 && own.every((word) => said.some((other) => areAlike(word, other)));
  });
}

const wordsOf = (text: string): string[] =>
  (fold(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= 3 && !FILLER.has(word),
  );

function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  let common = 0;
  while (common < least && one[common] === other[common]) common += 1;
  return common >= STEM && common >= least * STEM_SHARE;
}
