import type { IndexLine } from '../../../contracts/page-index.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { Block } from '../../../core/index/blocks.ts';
import { isProse, type MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { APPEAL } from '../../../core/lexicon/furniture.ts';
import type { Quote } from './quote.ts';

const SENTENCES = 4;
const SECTIONS = 6;
/** A text of this many paragraphs is long enough for an outline. */
const LONG = 6;
/** A sentence says something from this many characters on, and is read to its end up to that many; a third of it in dense scripts. */
const LENGTH = { least: 40, most: 420 };
/** What a sentence counts for by where it stands: openings say what a text is about. */
const POSITION = { opening: 1.2, paragraphStart: 0.25, fading: 0.6 };
const TITLE_SHARE = 0.8;

interface Candidate {
  quote: Quote;
  /** Position among the text's sentences. */
  at: number;
  keys: readonly string[];
  startsParagraph: boolean;
}

/**
 * What a page is about, in its own words: its title, the sentences of its main content that say most of what the others say (centrality by
 * shared words, after LexRank and SumBasic) in their order, and of a long text the headings of its parts.
 */
export function overviewQuotes(page: PageWords, main: MainContent): Quote[] {
  const { title, paragraphs } = main;
  const sentences = sentencesOf(paragraphs, page);
  const chosen = mostCentral(sentences, title ? page.cut(title.text) : []);
  const sections = paragraphs.length >= LONG || chosen.length < 2 ? sectionsOf(page, main) : [];
  return [
    ...(title ? [{ ...whole(title, []), strong: whole(title, []) }] : []),
    ...chosen.map(({ quote }) => quote),
    ...sections.map((block) => ({ ...whole(block.lines[0]!, block.headings), item: true })),
  ];
}

function sentencesOf(paragraphs: readonly Block[], page: PageWords): Candidate[] {
  const found: Candidate[] = [];
  for (const { lines, headings } of paragraphs) {
    for (const [i, line] of lines.entries()) {
      for (const [k, { start, end }] of splitSentences(line.text).entries()) {
        const text = line.text.slice(start, end);
        const keys = page.cut(text);
        if (!saysSomething(text, keys)) continue;
        found.push({
          quote: { line, headings, start, end },
          at: found.length,
          keys,
          startsParagraph: i + k === 0,
        });
      }
    }
  }
  return found;
}

/** "Published 8 May | Updated 9 May": what is put beside one another is no sentence. */
const PARTED = /\s[|•·]\s/u;

/** Whole statements: no questions to the reader and no appeals to them, no pieces that begin or end in the middle. */
function saysSomething(text: string, keys: readonly string[]): boolean {
  const dense = keys.length > text.length / 4 ? 3 : 1;
  if (text.length * dense < LENGTH.least || text.length > LENGTH.most) return false;
  if (APPEAL.test(text) || PARTED.test(text)) return false;
  return keys.length >= 4 && /[.!…。！]["'”’»)\]]*$/u.test(text) && !/^[\p{Ll}&)\]]/u.test(text);
}

/** Picks sentence by sentence; what has been said weighs less for the next one. */
function mostCentral(sentences: readonly Candidate[], title: readonly string[]): Candidate[] {
  const count = new Map<string, number>();
  for (const { keys } of sentences) {
    for (const key of new Set(keys)) count.set(key, (count.get(key) ?? 0) + 1);
  }
  const named = new Set(title);
  const said = new Set<string>();
  const chosen: Candidate[] = [];
  const wanted = Math.min(SENTENCES, sentences.length);
  while (chosen.length < wanted) {
    const best = sentences
      .filter((candidate) => !chosen.includes(candidate))
      .map((candidate) => ({ candidate, worth: worthOf(candidate, sentences.length, count, named, said) }))
      .sort((a, b) => b.worth - a.worth || a.candidate.at - b.candidate.at)[0]!;
    chosen.push(best.candidate);
    for (const key of best.candidate.keys) said.add(key);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

function worthOf(
  { keys, at, startsParagraph }: Candidate,
  total: number,
  count: ReadonlyMap<string, number>,
  named: ReadonlySet<string>,
  said: ReadonlySet<string>,
): number {
  const distinct = [...new Set(keys)];
  const common = distinct.reduce(
    (sum, key) => sum + (said.has(key) ? 0.25 : 1) * Math.log2(count.get(key)!),
    0,
  );
  const centrality = common / Math.sqrt(distinct.length) / Math.log2(total + 2);
  const titled = distinct.filter((key) => named.has(key)).length / Math.max(1, named.size);
  const opening = at === 0 ? POSITION.opening : POSITION.fading * (1 - at / total);
  return centrality + TITLE_SHARE * titled + opening + (startsParagraph ? POSITION.paragraphStart : 0);
}

/** The headings of the text's parts: those of the highest level that has several, each with running text below it. */
function sectionsOf(page: PageWords, main: MainContent): Block[] {
  const headings = page.blocks.filter(
    (block) =>
      block.lines[0]!.level !== undefined &&
      block.lines[0]!.kind === 'text' &&
      block.lines[0] !== main.title &&
      main.has(block) &&
      hasText(page, block),
  );
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const same = headings.filter((block) => block.lines[0]!.level === level);
    if (same.length > 1) return same.slice(0, SECTIONS);
  }
  return headings.slice(0, SECTIONS);
}

/** Running text comes before the next heading. */
function hasText({ blocks }: PageWords, heading: Block): boolean {
  for (const block of blocks.slice(heading.at + 1)) {
    if (block.lines[0]!.level !== undefined) return false;
    if (isProse(block)) return true;
  }
  return false;
}

function whole(line: IndexLine, headings: readonly IndexLine[]): Quote {
  return { line, headings, start: 0, end: line.text.length };
}
