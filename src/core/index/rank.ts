import type { IndexLine } from '../../contracts/page-index.ts';
import { detectLanguage, type Language } from '../text/languages.ts';
import { contentKeys } from '../text/words.ts';
import type { Block } from './blocks.ts';
import { type Match, matchTerms } from './match.ts';

/** BM25 constants: how fast repetition saturates, how much a long block is held back. */
const K1 = 1.2;
const B = 0.6;
/** What a word counts for, by where it stands. */
const FIELDS = { text: 1, names: 0.9, heading: 0.6, outerHeading: 0.3 };
/** Share of a neighbour's score that a block gets: the sentence after the one with the question's words often answers. */
const NEIGHBOUR = 0.35;
const CHROME_FACTOR = 0.4;

type Field = keyof typeof FIELDS;

/**
 * Scores every block for a question, BM25F over the block's own words, its names (label, cell headers) and its heading path.
 * @returns one score per block, 0 where nothing fits
 */
export function rankBlocks(blocks: readonly Block[], query: string): number[] {
  const language = detectLanguage(sample(blocks));
  const terms = [...new Set(contentKeys(query, language))];
  if (terms.length === 0) return blocks.map(() => 0);
  const fields = blocks.map((block) => wordsOf(block, language));
  const matches = matchTerms(terms, new Set(fields.flatMap(({ text, names }) => [...text, ...names])));
  const counts = fields.map((field) => frequencies(field, matches, terms.length));
  const idf = terms.map((_, term) => inverseFrequency(counts, term));
  const average = fields.reduce((sum, { text }) => sum + text.length, 0) / fields.length || 1;
  const own = fields.map(({ text }, i) => {
    const held = 1 - B + (B * text.length) / average;
    const score = counts[i]!.reduce((sum, tf, term) => sum + (idf[term]! * tf) / (tf + K1 * held), 0);
    return blocks[i]!.chrome ? score * CHROME_FACTOR : score;
  });
  return own.map((score, i) => score + NEIGHBOUR * Math.max(own[i - 1] ?? 0, own[i + 1] ?? 0));
}

function* sample(blocks: readonly Block[]): Iterable<string> {
  for (const block of blocks) if (!block.chrome) yield block.lines[0]!.text;
}

function wordsOf(block: Block, language: Language): Record<Field, string[]> {
  return {
    text: block.lines.flatMap((line) => contentKeys(line.text, language)),
    names: contentKeys(block.lines.map(namesOf).join(' '), language),
    heading: contentKeys(block.headings.at(-1)?.text ?? '', language),
    outerHeading: block.headings.slice(0, -1).flatMap((line) => contentKeys(line.text, language)),
  };
}

function namesOf(line: IndexLine): string {
  return [line.label, line.rowHeader, line.columnHeader, ...line.notes].filter(Boolean).join(' ');
}

/** Weighted frequency of each question term in a block. */
function frequencies(
  fields: Record<Field, string[]>,
  matches: Map<string, Match[]>,
  terms: number,
): number[] {
  const counts = new Array<number>(terms).fill(0);
  for (const field of Object.keys(FIELDS) as Field[]) {
    for (const key of fields[field]) {
      for (const { term, weight } of matches.get(key) ?? []) counts[term]! += weight * FIELDS[field];
    }
  }
  return counts;
}

function inverseFrequency(counts: readonly number[][], term: number): number {
  const having = counts.filter((count) => count[term]! > 0).length;
  return Math.log(1 + (counts.length - having + 0.5) / (having + 0.5));
}
