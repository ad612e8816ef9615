import { isBesideMatter } from '../../../core/index/main-content.ts';
import type { Question } from '../../../core/text/question.ts';
import { saidIn } from './answer-signs.ts';
import type { MatchedLine, MatchedLines } from './matched-lines.ts';

/** How far a page has the words that say what is asked about its subject: those that neither its title nor its first heading has. */
export interface AskedSigns {
  /** Most of them in one line of the page's own matter, 0 to 1. */
  together: number;
  /** How well the page has each of them anywhere, on average. */
  mentioned: number;
}

/** Where the title has all words of a question, nothing is known: what the pages of questions with other words have on average. */
const UNKNOWN: AskedSigns = { together: 0.5, mentioned: 0.7 };

export function askedSigns(question: Question, matched: MatchedLines): AskedSigns {
  const { lines, mention, titled, share } = matched;
  const asked = saidIn(question, matched).filter((term) => !titled[term]);
  if (asked.length === 0) return UNKNOWN;
  const own = lines.filter(isOwnMatter);
  return {
    together: Math.max(0, ...own.map((line) => share(line.own, asked))),
    mentioned: asked.reduce((sum, term) => sum + mention[term]!, 0) / asked.length,
  };
}

const isOwnMatter = ({ line, block }: MatchedLine): boolean => !block.chrome && !isBesideMatter(line);
