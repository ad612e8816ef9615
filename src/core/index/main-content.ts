import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../lazy.ts';
import { FURNITURE_HEADINGS, REPLY } from '../lexicon/furniture.ts';
import { wordsOfKind } from '../lexicon/kinds.ts';
import type { Block } from './blocks.ts';

/** A block of this many characters (a third of it in scripts without spaces) is prose when it also reads like sentences. */
const PROSE = 70;
/** Blocks without prose that may stand between two paragraphs of one text: pictures, headings, pull quotes, advertisements. */
const GAP = 14;
/** Share of the greatest text's worth that is enough for one that comes before it. */
const FIRST = 0.4;
/** A reader's comment has its "Reply" within so many blocks. */
const REPLY_WITHIN = 4;
/** Landmarks that are never a page's own matter; an aside may be, where there is nothing else. */
const OUTSIDE = new Set(['navigation', 'contentinfo', 'banner', 'search', 'complementary', 'dialog', 'form']);
/** Whether something stands where a page's own matter does not. */
export const isBesideMatter = ({ landmark = '' }: { landmark?: string | undefined }): boolean =>
  OUTSIDE.has(landmark);
/** Roles whose words do not carry the text: captions, lists of links, cells. */
const BESIDE = new Set(['figcaption', 'figure', 'footer', 'address', 'caption', 'time', 'button', 'label']);
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const BREADCRUMB_SIGN = /[»›>]/u;
const BREADCRUMBS = /(?:[^»›>]{1,40}[»›>]){2}/u;
const SENTENCE_END = /[.!?…。！？।]["'”’»)\]]*$/u;

/** What a page is there for, found by its structure and by where its sentences stand close together (after jusText and Readability). */
export interface MainContent {
  /** The block is part of the text, or stands between its parts. */
  has(block: Block): boolean;
  /** Paragraphs of the text, in order: whole sentences, no captions, no lists of links. */
  paragraphs: Block[];
  /** The heading that names the text, where there is one. */
  title: IndexLine | undefined;
}

/**
 * Finds the main content of a page.
 * @param title the document's title; the text's own heading mostly repeats it
 */
export function findMainContent(blocks: readonly Block[], title: string): MainContent {
  const boxes = boxesWithin(blocks);
  const aside = blocks.map((block) => isAside(block) && !boxes.goesOn.has(block));
  const best = chosen(clusters(blocks, aside, boxes.headings));
  if (!best)
    return { has: (block) => !aside[block.at], paragraphs: [], title: titleOf(blocks, title, aside, 0) };
  const heading = titleOf(blocks, title, aside, best.first);
  const from = heading ? blocks.findIndex(({ lines }) => lines[0] === heading) : best.first;
  const to = best.last;
  return {
    has: ({ at }) => at >= Math.min(from, best.first) && at <= to && !aside[at],
    paragraphs: best.paragraphs,
    title: heading,
  };
}

/** The first text that is not small beside the greatest: what is longer below an article are its comments. */
function chosen(found: readonly Cluster[]): Cluster | undefined {
  const greatest = Math.max(0, ...found.map(({ worth }) => worth));
  return found.find(({ worth }) => worth >= FIRST * greatest);
}

interface Cluster {
  first: number;
  last: number;
  paragraphs: Block[];
  worth: number;
}

/** Runs of prose without too much between them; a furniture heading ends a run, unless it is `within` a text. */
function clusters(
  blocks: readonly Block[],
  aside: readonly boolean[],
  within: ReadonlySet<IndexLine>,
): Cluster[] {
  const found: Cluster[] = [];
  let current: Cluster | undefined;
  const signed = signedComments(blocks);
  for (const block of blocks) {
    const other = current && block.at - current.last > GAP;
    if (aside[block.at] && block.lines[0]!.level && !block.chrome && !within.has(block.lines[0]!))
      current = undefined;
    if (aside[block.at] || !isProse(block)) continue;
    if (isComment(blocks, block) || (found.length > 0 && signed.has(block))) {
      current = undefined;
      continue;
    }
    if (!current || other || blocks[current.last]!.lines[0]!.frame !== block.lines[0]!.frame) {
      current = { first: block.at, last: block.at, paragraphs: [], worth: 0 };
      found.push(current);
    }
    current.last = block.at;
    current.paragraphs.push(block);
    current.worth += worthOf(block);
  }
  return found;
}

/** So many characters of prose (a third of it in scripts without spaces) without anything between are a text, and no teasers. */
const GOES_ON = 600;

/** Boxes of related stories in the midst of a text: their headings, and the paragraphs of the text that stand below these and are none of theirs. */
function boxesWithin(blocks: readonly Block[]) {
  const headings = new Set<IndexLine>();
  const goesOn = new Set<Block>();
  let begun = false;
  let run: Block[] = [];
  for (const block of blocks) {
    const [line] = block.lines;
    const heading = block.headings.findLast(isFurnitureHeading);
    if (!isProse(block) || line!.role !== 'paragraph' || block.chrome || isBesideMatter(line!)) run = [];
    else if (!heading) begun = true;
    else if (begun && !asksComments().test(heading.text)) {
      run.push(block);
      if (run.reduce((sum, each) => sum + lengthOf(each), 0) < GOES_ON) continue;
      headings.add(heading);
      for (const each of run) goesOn.add(each);
    }
  }
  return { headings, goesOn };
}

const asksComments = lazy(() => wordsOfKind('comments').ask);

/** Its "Reply" stands behind it, before any other paragraph. */
function isComment(blocks: readonly Block[], { at }: Block): boolean {
  for (const next of blocks.slice(at + 1, at + 1 + REPLY_WITHIN)) {
    const { text } = next.lines[0]!;
    if (text.length < 30 && REPLY.test(text)) return true;
    if (isProse(next)) return false;
  }
  return false;
}

/** "Ada, June 28, 2015 at 10:25 pm", "vor 3 Tagen, 14:05": who wrote a comment, and at what time of day. */
const SIGNATURE = /\b\d{1,2}[:.]\d{2}(?!\d)/u;
const LONGEST_SIGNATURE = 60;
/** So many on a page are no bylines. */
const MANY = 3;

/** Paragraphs below a signature with a time of day, where there are many. A thread begins with one, too: what comes first is never left out. */
function signedComments(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  let signatures = 0;
  let under = false;
  for (const block of blocks) {
    const { text, level } = block.lines[0]!;
    if (isProse(block)) {
      if (under) found.add(block);
    } else if (text.length <= LONGEST_SIGNATURE && SIGNATURE.test(text)) {
      signatures += 1;
      under = true;
    } else if (level) under = false;
  }
  return signatures >= MANY ? found : new Set();
}

/** Characters, more of them in `main` and in real paragraphs. */
function worthOf(block: Block): number {
  const { landmark, role } = block.lines[0]!;
  const factor = (landmark === 'main' ? 1.5 : 1) * (role === 'paragraph' ? 1.3 : 1);
  return lengthOf(block) * factor;
}

/** "3/50 The harbour at night": one of a gallery's pictures. */
const SLIDE = /^\d{1,3}\s?\/\s?\d{1,3}(?=\s|$)/u;

/** A block of furniture: by its landmark, by the heading above it, or because it is nothing but a control. */
function isAside({ lines, headings, chrome }: Block): boolean {
  const line = lines[0]!;
  if (chrome || isBesideMatter(line)) return true;
  return [...headings, ...(line.level ? [line] : [])].some(
    (above) => isFurnitureHeading(above) || SLIDE.test(above.text),
  );
}

/** Headings are asked for once each, and by every block below them. */
const known = new WeakMap<IndexLine, boolean>();
const LONGEST_FURNITURE_HEADING = 90;

function isFurnitureHeading(line: IndexLine): boolean {
  const before = known.get(line);
  if (before !== undefined) return before;
  const is =
    line.level !== 1 &&
    line.text.length <= LONGEST_FURNITURE_HEADING &&
    !/[?？]\s*$/.test(line.text) &&
    FURNITURE_HEADINGS.test(line.text);
  known.set(line, is);
  return is;
}

/** Whether a block is a paragraph of running text. */
export function isProse(block: Block): boolean {
  const line = block.lines[0]!;
  if (line.kind !== 'text' || line.level || BESIDE.has(line.role)) return false;
  const text = block.lines.map((each) => each.text).join(' ');
  // Looked for only where there is such a sign: it is slow on long texts.
  if (BREADCRUMB_SIGN.test(text) && BREADCRUMBS.test(text)) return false;
  const least = DENSE.test(text) ? PROSE / 3 : PROSE;
  return text.length >= least && (SENTENCE_END.test(text) || text.length >= 3 * least);
}

const lengthOf = ({ lines }: Block): number => {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.some(({ text }) => DENSE.test(text)) ? characters * 3 : characters;
};

/** The heading that names the text: the one that shares most with the document's title, else the nearest of the first level before it. */
function titleOf(blocks: readonly Block[], title: string, aside: readonly boolean[], first: number) {
  const headings = blocks.filter(({ lines: [line] }) => {
    const { level, landmark, text } = line!;
    return level !== undefined && !NO_TITLES.has(landmark ?? '') && !isNameOfSite(text, title);
  });
  const likest = headings
    .map((block) => ({ block, like: likeness(block.lines[0]!.text, title) }))
    .filter(({ block, like }) => like >= 0.7 && block.lines[0]!.text.length > 8)
    .sort(
      (a, b) =>
        b.like - a.like ||
        lengthOf(b.block) - lengthOf(a.block) ||
        a.block.lines[0]!.level! - b.block.lines[0]!.level!,
    )[0];
  if (likest) return likest.block.lines[0];
  const before = headings.filter(({ at, lines }) => at <= first && !aside[at] && lines[0]!.kind === 'text');
  return (
    before.findLast(({ lines }) => lines[0]!.level === 1) ?? before.findLast(({ at }) => first - at <= GAP)
  )?.lines[0];
}

/** A tab ("Live coverage") is called like a part of the document's title, too. */
const NO_TITLES = new Set(['navigation', 'contentinfo']);

/** What a document's title names besides the text: "How to bake | Bread & Co". */
const PARTS_OF_TITLE = /\s+[|–—·•»:-]\s+/u;

/** The site's name stands in titles, too, beside something longer. */
function isNameOfSite(heading: string, title: string): boolean {
  const parts = title.split(PARTS_OF_TITLE);
  const longest = Math.max(...parts.map(({ length }) => length));
  const own = heading.trim().toLowerCase();
  return (
    own.length < longest / 2 &&
    parts.length > 1 &&
    [parts[0]!, parts.at(-1)!].some((part) => part.trim().toLowerCase() === own)
  );
}

/** Share of a heading's letters that stand in the title as whole words (or, unspaced, as they are). */
function likeness(heading: string, title: string): number {
  const [a, b] = [heading, title].map((text) => text.normalize('NFKC').toLowerCase()) as [string, string];
  // A few words of a title, like the topic that it begins with, are a tag rather than the heading that it repeats.
  if (a !== '' && b.split(PARTS_OF_TITLE).some((part) => part.includes(a) && a.length >= part.length / 2))
    return 1;
  const words = a.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2);
  const there = new Set(b.split(/[^\p{L}\p{N}]+/u));
  return words.length < 4 ? 0 : words.filter((word) => there.has(word)).length / words.length;
}
