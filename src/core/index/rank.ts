import type { Term } from '../text/question.ts';
import type { Block } from './blocks.ts';
import { type Match, matchTerms } from './match.ts';
import type { PageWords } from './page-words.ts';

/** BM25 constants: how fast repetition saturates, how much a long block is held back. */
const K1 = 1.2;
const B = 0.6;
/** What a word counts for, by where it stands. */
const TEXT = 1;
const NAMES = 0.9;
const HEADING = 0.6;
const OUTER_HEADING = 0.3;
/** Share of a neighbour's score that a block gets: the sentence after the one with the question's words often answers. */
const NEIGHBOUR = 0.35;
const CHROME_FACTOR = 0.4;

/**
 * Scores every block for a question: BM25F over the block's own words, its names (label, cell headers) and its heading path.
 * @returns one score per block, 0 where nothing fits
 */
export function rankBlocks(page: PageWords, terms: readonly Term[]): number[] {
  const { blocks } = page;
  if (terms.length === 0) return blocks.map(() => 0);
  const matches = matchTerms(terms, page.vocabulary);
  const counted = blocks.map((block) => count(block, page, matches, terms.length));
  const weights = terms.map(({ weight }, term) => weight * rarity(counted, term));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length || 1;
  const own = counted.map(({ counts, length }, i) => {
    const held = K1 * (1 - B + (B * length) / average);
    const score = counts.reduce((sum, tf, term) => sum + (weights[term]! * tf) / (tf + held), 0);
    return blocks[i]!.chrome ? score * CHROME_FACTOR : score;
  });
  return own.map((score, i) => score + NEIGHBOUR * Math.max(own[i - 1] ?? 0, own[i + 1] ?? 0));
}

interface Counted {
  /** Weighted frequency of each question term in a block. */
  counts: number[];
  /** Content words of the block's own text. */
  length: number;
}

function count(block: Block, page: PageWords, matches: Map<string, Match[]>, terms: number): Counted {
  const counts = new Array<number>(terms).fill(0);
  const add = (keys: readonly string[], worth: number): void => {
    for (const key of keys) {
      for (const { term, weight } of matches.get(key) ?? []) counts[term]! += weight * worth;
    }
  };
  let length = 0;
  for (const line of block.lines) {
    const { text, names } = page.wordsOf(line);
    add(text, TEXT);
    add(names, NAMES);
    length += text.length;
  }
  block.headings.forEach((line, depth) => {
    add(page.wordsOf(line).text, depth === block.headings.length - 1 ? HEADING : OUTER_HEADING);
  });
  return { counts, length };
}

/** Inverse frequency of a term over the blocks. */
function rarity(counted: readonly Counted[], term: number): number {
  const having = counted.filter(({ counts }) => counts[term]! > 0).length;
  return Math.log(1 + (counted.length - having + 0.5) / (having + 0.5));
}
