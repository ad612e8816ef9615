import type { IndexLine } from '../../../contracts/page-index.ts';
import type { Block } from '../../../core/index/blocks.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { type Quote, sentenceOf } from './quote.ts';

/** A paragraph of this many characters says something; shorter ones are by-lines and captions. */
const PARAGRAPH = 60;
const SECTIONS = 6;

/** What a page is about, in its own words: title, first paragraph, the headings of its parts. */
export function overviewQuotes(page: PageWords): Quote[] {
  const main = page.blocks.filter((block) => !block.chrome && block.lines[0]!.kind === 'text');
  const title = main.find((block) => block.lines[0]!.level === 1) ?? main.find(isHeading);
  const after = title ? main.filter((block) => block.at > title.at) : main;
  const opening = after.find(isParagraph) ?? main.find(isParagraph);
  const sections = sectionsOf(after);
  return [
    ...(title ? [{ ...whole(title), strong: whole(title) }] : []),
    ...(opening ? openingOf(opening, page) : []),
    ...sections.map((block) => ({ ...whole(block), item: true })),
  ];
}

const isHeading = (block: Block): boolean => block.lines[0]!.level !== undefined;
const isParagraph = (block: Block): boolean => !isHeading(block) && lengthOf(block) >= PARAGRAPH;
const lengthOf = (block: Block): number => block.lines.reduce((sum, line) => sum + line.text.length, 0);

/** The first two sentences of a block. */
function openingOf({ lines, headings }: Block, page: PageWords): Quote[] {
  const first: IndexLine = lines[0]!;
  const sentence = sentenceOf(first, page, new Set(), { start: 0, end: Math.min(1, first.text.length) });
  const quotes = [{ line: first, headings, ...sentence }];
  return lines[1] ? [...quotes, { line: lines[1], headings, start: 0, end: lines[1].text.length }] : quotes;
}

/** Headings of the highest level that the page has several of. */
function sectionsOf(blocks: readonly Block[]): Block[] {
  const headings = blocks.filter(isHeading);
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const same = headings.filter((block) => block.lines[0]!.level === level);
    if (same.length > 1) return same.slice(0, SECTIONS);
  }
  return headings.slice(0, SECTIONS);
}

function whole({ lines: [line], headings }: Block): Quote {
  return { line: line!, headings, start: 0, end: line!.text.length };
}
