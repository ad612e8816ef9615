import type { IndexLine } from '../../contracts/page-index.ts';
import { inComments } from './around.ts';
import type { HideBlock } from './blocks.ts';

/** Characters from which a link is a headline, and no word of a menu. */
const HEADLINE = 25;
/** Characters from which an entry of a list says something of its own. */
const ENTRY = 40;
/** Lines that one thing has at most. */
const LINES = 25;
/** Shares of the page's words and of its running text that one of several things has at most. */
const SHARE = 0.25;
const PROSE = 0.3;
/** Share of the running text from which a page has one text; and characters and number of the paragraphs of a stretch of it. */
const TEXT = 0.6;
const PARAGRAPH = 60;
const SEVERAL = 4;
/** Share of a page's words from which one of several things would be most of it. */
const OF_PAGE = 0.15;

/** Whether a line heads something: a heading, or a link of several words. */
export const isHeadline = ({ level, kind, text }: IndexLine): boolean =>
  level !== undefined || (kind === 'control' && text.length >= HEADLINE);

/** How many things a block seems to hold: headings of the rank that it has most of, else links of several words, each said once. */
function headlinesIn({ lines }: HideBlock): number {
  const ranks = new Map<number, Set<string>>();
  for (const { level, text } of lines)
    if (level !== undefined) ranks.set(level, (ranks.get(level) ?? new Set()).add(text));
  const most = Math.max(0, ...[...ranks.values()].map((texts) => texts.size));
  const links = lines.filter(isHeadline).map(({ text }) => text);
  const apart = new Set(
    links.filter((text) => !links.some((other) => other !== text && other.includes(text))),
  );
  return Math.max(most, apart.size - (most > 0 ? 1 : 0));
}

/** Several paragraphs without a heading on a page that has one text: a part of that, whatever links stand in it. */
const isStretch = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  block.lines.filter(({ kind, text }) => kind === 'text' && text.length >= PARAGRAPH).length >= SEVERAL &&
  !block.lines.some(({ level }) => level !== undefined) &&
  (block.share > OF_PAGE || blocks.some(({ prose }) => prose >= TEXT)) &&
  !inComments(block, blocks);

/** Whether a block is one thing, as a card, an entry or a row is, and no list of them. */
export function isOneThing(block: HideBlock, blocks: readonly HideBlock[]): boolean {
  if (block.holdsTitle || block.lines.length === 0 || block.lines.length > LINES) return false;
  if (block.share > SHARE || block.prose > PROSE || headlinesIn(block) > 1) return false;
  if (isStretch(block, blocks)) return false;
  const entries = blocks.filter(
    (inner) =>
      inner.item &&
      inner.lines.length > 0 &&
      inner.lines.length < block.lines.length &&
      block.lines.includes(inner.lines[0]!) &&
      inner.lines.reduce((sum, { text }) => sum + text.length, 0) >= ENTRY,
  );
  return (
    entries.filter(
      (one) =>
        !entries.some(
          (other) =>
            other !== one && other.lines.includes(one.lines[0]!) && other.lines.length > one.lines.length,
        ),
    ).length < 2
  );
}
