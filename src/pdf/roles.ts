import { beginsCaption } from '../core/lexicon/captions.ts';
import type { Block, TextBlock } from './blocks.ts';
import { beginsItem, UNSPACED } from './paragraphs.ts';

/** What most of a document is set in. */
export interface Body {
  size: number;
  font: string;
}

export function bodyOf(blocks: readonly Block[]): Body {
  const weights = new Map<string, Body & { length: number }>();
  for (const block of blocks) {
    if (block.kind !== 'text' || block.furniture) continue;
    const size = Math.round(block.size * 2) / 2;
    const key = `${size}|${block.font}`;
    const known = weights.get(key) ?? { size, font: block.font, length: 0 };
    known.length += block.words.text.length;
    weights.set(key, known);
  }
  let best = { size: 10, font: '', length: 0 };
  for (const each of weights.values()) if (each.length > best.length) best = each;
  return best;
}

/** An entry of the outline (the bookmarks): its words without white space, in small letters, and how deep it lies, from 1. */
export interface OutlineEntry {
  title: string;
  level: number;
  page: number;
}

export const bareTitle = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const MAX_HEADING = 220;
const LETTERS = /\p{L}{3}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const STARTS = /^["'“‘«„([「『¿¡§]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** Gives each block of text its role, and headings their levels. */
export function assignRoles(
  blocks: readonly Block[],
  outline: readonly OutlineEntry[],
  mono: ReadonlySet<string>,
): void {
  const body = bodyOf(blocks);
  const entries = new Map<number, OutlineEntry[]>();
  for (const entry of outline) entries.set(entry.page, [...(entries.get(entry.page) ?? []), entry]);
  for (const [i, block] of blocks.entries()) {
    if (block.kind !== 'text' || block.role) continue;
    if (block.furniture) block.role = block.furniture;
    else if (!titled(block, entries.get(block.page))) block.role = roleOf(blocks, i, block, body, mono);
  }
  markFootnotes(blocks, body);
  giveLevels(blocks, body);
}

/** An entry of the outline names it. */
function titled(block: TextBlock, entries: readonly OutlineEntry[] | undefined): boolean {
  if (!entries || block.words.text.length > MAX_HEADING) return false;
  const text = bareTitle(block.words.text);
  const entry = entries.find(({ title }) => title !== '' && (text === title || isNumbered(text, title)));
  if (!entry) return false;
  block.role = 'heading';
  block.level = Math.min(6, entry.level);
  return true;
}

/** "1.2 Title" on the page, "Title" in the outline, or the other way round. */
const isNumbered = (a: string, b: string): boolean => {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return short.length > 3 && long.endsWith(short) && long.length - short.length <= 12;
};

function roleOf(
  blocks: readonly Block[],
  at: number,
  block: TextBlock,
  body: Body,
  mono: ReadonlySet<string>,
): string {
  const { text } = block.words;
  if (beginsCaption(text) && isCaptionLike(block, body)) return 'caption';
  if (mono.has(block.font) && block.uniform && !UNSPACED.test(text)) return 'code';
  if (isHeading(blocks, at, block, body)) return 'heading';
  return isListItem(blocks, at, block) ? 'listitem' : 'paragraph';
}

/** A caption is set apart from the running text: shorter, smaller, or with its number in another font. */
const isCaptionLike = (block: TextBlock, body: Body): boolean =>
  block.lines <= 12 &&
  (block.size < 0.97 * body.size || block.font !== body.font || !block.uniform || block.lines <= 4);

function isHeading(blocks: readonly Block[], at: number, block: TextBlock, body: Body): boolean {
  const { text } = block.words;
  if (text.length > MAX_HEADING || block.lines > 4 || !LETTERS.test(text)) return false;
  if (block.size >= 1.13 * body.size) return block.lines <= 2 || block.size >= 1.25 * body.size;
  const styled = block.uniform && block.font !== body.font && block.size > 0.93 * body.size;
  // Lines of a table of contents are numbered at both ends.
  if (/^\p{N}.*\s\p{N}+$/u.test(text)) return false;
  if (!styled || block.lines > 2 || text.length > 120 || /[.,;]$/.test(text) || !STARTS.test(text))
    return false;
  const next = blocks.slice(at + 1, at + 3).find((each) => !each.furniture);
  return (
    next?.kind === 'table' || (next !== undefined && !(next.kind === 'text' && next.font === block.font))
  );
}

function isListItem(blocks: readonly Block[], at: number, { words, region }: TextBlock): boolean {
  if (!beginsItem(words.text)) return false;
  if (!/^[[(]?[\p{L}\p{N}]/u.test(words.text)) return true;
  const near = [blocks[at - 1], blocks[at + 1], blocks[at - 2], blocks[at + 2]];
  return near.some(
    (each) => each?.kind === 'text' && Math.abs(each.region - region) < 2 && beginsItem(each.words.text),
  );
}

/** Small text at the foot of a column that has larger text above it. */
function markFootnotes(blocks: readonly Block[], body: Body): void {
  for (let end = blocks.length - 1; end >= 0; ) {
    const region = blocks[end]!.region;
    let at = end;
    while (at >= 0 && blocks[at]!.region === region) at--;
    const column = blocks
      .slice(at + 1, end + 1)
      .filter((block): block is TextBlock => block.kind === 'text' && !block.furniture);
    if (column.some(({ size }) => size > 0.95 * body.size)) markInColumn(column, body);
    end = at;
  }
}

function markInColumn(column: readonly TextBlock[], body: Body): void {
  for (const block of [...column].reverse()) {
    const small = block.size <= 0.93 * body.size;
    if (!small || block.role === 'caption' || block.role === 'code' || block.role === 'heading') return;
    const isNote = block.marked || /^(?:\d{1,3}|[*†‡§¶∗]+|\[\d+\])\s?\S/.test(block.words.text);
    if (block.top < 300 && !isNote) return;
    block.role = 'footnote';
  }
}

/** Levels by size where the outline says none; a number before the title ("2.3.1") says how deep below the first it lies. */
function giveLevels(blocks: readonly Block[], body: Body): void {
  const headings = blocks.filter(
    (block): block is TextBlock => block.kind === 'text' && block.role === 'heading',
  );
  const sizes = new Set(
    headings.map(({ size }) => Math.round(size * 2) / 2).filter((size) => size > 1.05 * body.size),
  );
  const ranks = [...sizes].sort((a, b) => b - a);
  const known = new Map<number, number>();
  for (const { level, size } of headings) if (level) known.set(Math.round(size * 2) / 2, level);
  for (const heading of headings) {
    if (heading.level) continue;
    const size = Math.round(heading.size * 2) / 2;
    const rank = ranks.indexOf(size);
    heading.level = known.get(size) ?? Math.min(6, (rank < 0 ? ranks.length : rank) + 1);
  }
}
