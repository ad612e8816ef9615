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
  /** Whether the page's title or a heading of the first level has it, for each term. */
  titled: readonly boolean[];
  /** Share of some terms' weight, rare words weighing most, that matches hold; 0 to 1. */
  share(matches: Matches, terms: readonly number[]): number;
  /** What a line matches together with the one before and the one behind it. */
  windowAt(at: number): Matches;
}

/** A word that is found in a neighbouring line says a little less. */
const BESIDE = { before: 0.9, behind: 0.8 };

/** A match of this much stands for a term in a title. */
const TITLED = 0.7;

/** @param title word keys of the page's title */
export function matchLines({ terms }: Question, page: PageWords, title: readonly string[]): MatchedLines {
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
  const titled = bestMatches(title, matches, terms.length);
  for (const { line, own } of lines) {
    if (line.level !== 1) continue;
    own.forEach((match, term) => {
      titled[term] = Math.max(titled[term]!, match);
    });
  }
  const weights = terms.map(({ weight }, at) => weight * Math.log(1 + lines.length / (spread[at]! + 0.5)));
  return {
    lines,
    worded: terms.flatMap(({ key }, term) => (key === '' ? [] : [term])),
    spread,
    mention,
    titled: titled.map((match) => match >= TITLED),
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

/** Most of the question that lines of one kind have together, 0 to 1; menus left out. @param kindOf equal for lines that stand together */
export function mostTogether(
  { lines, worded, share }: MatchedLines,
  kindOf: (line: MatchedLine) => unknown,
): number {
  const together = new Map<unknown, Matches>();
  for (const line of lines) {
    if (line.block.chrome) continue;
    const kind = kindOf(line);
    const before = together.get(kind);
    together.set(kind, before ? before.map((match, term) => Math.max(match, line.own[term]!)) : line.own);
  }
  return Math.max(0, ...[...together.values()].map((matches) => share(matches, worded)));
}
