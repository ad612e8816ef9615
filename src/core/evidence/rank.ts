import type { IndexLine } from '../../contracts/page-index.ts';
import { readPage } from '../index/page-words.ts';
import { rankBlocks } from '../index/rank.ts';
import { readQuestion } from '../text/question.ts';
import type { Evidence } from './collect.ts';

/** The evidence with what fits a question best first, by the same rules as lines of a page; what fits it equally stays in its order. */
export function rankEvidence(evidence: readonly Evidence[], question: string): Evidence[] {
  // An empty line parts each two: the one beside another says nothing of it.
  const page = readPage(evidence.flatMap((each, i) => [lineOf(each, 2 * i), empty(2 * i + 1)]));
  const scores = rankBlocks(page, readQuestion(question, page.language).terms);
  return evidence
    .map((each, i) => ({ each, score: scores[2 * i]! }))
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);
}

const empty = (block: number): IndexLine => ({
  n: block + 1,
  frame: '',
  kind: 'text',
  role: 'text',
  tag: 'p',
  text: '',
  notes: [],
  block,
  box: { x: 0, y: 0, width: 0, height: 0 },
});
const lineOf = ({ context, quote, headings, title, comment }: Evidence, block: number): IndexLine => ({
  ...empty(block),
  text: context.includes(quote) ? context : `${quote} ${context}`,
  notes: [...headings, title, comment],
});
