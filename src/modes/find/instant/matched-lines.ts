import type { IndexLine } from '../../../contracts/page-index.ts';
import type { Block } from '../../../core/index/blocks.ts';
import { bestMatches, matchTerms } from '../../../core/index/match.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Matches } from './surroundings.ts';

/** A line that has words, with what it matches of each term of a question by itself and by its names. */
export interface MatchedLine {
  line: IndexLine;
  block: Block;
  own: Matches;
}

/** The lines of a page as a question's words find them. */
export interface MatchedLines {
  lines: readonly MatchedLine[];
  /** Positions of the terms that are words. */
  worded: readonly number[];
  /** In how many lines each term is found. */
  spread: readonly number[];
  /** Best match of each term on the whole page. */
  mention: readonly number[];
  /** Share of some terms' weight, rare words weighing most, that matches hold; 0 to 1. */
  share(matches: Matches, terms: readonly number[]): number;
  /** What a line matches together with the one before and the one behind it. */
  windowAt(at: number): Matches;
}

/** A word that is found in a neighbouring line says a little less. */
const BESIDE = { before: 0.9, behind: 0.8 };

export function matchLines({ terms }: Question, page: PageWords): MatchedLines {
  const matches = matchTerms(terms, page.vocabulary);
  const lines = page.blocks.flatMap((block) =>
    block.lines
      .filter(({ text, kind }) => text !== '' && kind !== 'container' && kind !== 'frame')
      .map((line) => {
        const { text, names } = page.wordsOf(line);
        const own = bestMatches(names, matches, terms.length, bestMatches(text, matches, terms.length));
        return { line, block, own };
      }),
  );
  const spread = terms.map((_, term) => lines.filter(({ own }) => own[term]! >= 0.5).length);
  const mention = terms.map((_, term) => lines.reduce((best, { own }) => Math.max(best, own[term]!), 0));
  const weights = terms.map(({ weight }, at) => weight * Math.log(1 + lines.length / (spread[at]! + 0.5)));
  return {
    lines,
    worded: terms.flatMap(({ key }, term) => (key === '' ? [] : [term])),
    spread,
    mention,
    share: (own, some) => {
      const all = some.reduce((sum, term) => sum + weights[term]!, 0);
      return all === 0 ? 0 : some.reduce((sum, term) => sum + weights[term]! * own[term]!, 0) / all;
    },
    windowAt: (at) => windowAt(lines, at),
  };
}

function windowAt(lines: readonly MatchedLine[], at: number): Matches {
  const { own, block } = lines[at]!;
  const before = lines[at - 1]?.block.chrome === block.chrome ? lines[at - 1] : undefined;
  const behind = lines[at + 1];
  return own.map((match, term) =>
    Math.max(match, (before?.own[term] ?? 0) * BESIDE.before, (behind?.own[term] ?? 0) * BESIDE.behind),
  );
}
