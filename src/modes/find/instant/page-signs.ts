import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { type AnswerSigns, flag, saidIn } from './answer-signs.ts';
import { type MatchedLine, type MatchedLines, mostTogether } from './matched-lines.ts';
import { namesAsked } from './names-asked.ts';

/** What tells whether a page speaks of a question's matter at all: shares and flags, 0 to 1, and a few small numbers. */
export interface PageSigns extends Pick<AnswerSigns, 'mass' | 'unnamed' | 'numeric' | 'long'> {
  /** Lines of the page, as a logarithm: on a longer page more words stand by chance. */
  size: number;
  /** How much of the question the third best line has: a page about it says so more than once. */
  third: number;
  /** Share of the question's names and numbers that the page never mentions. */
  unnamedShare: number;
  /** Its title has one of the words. */
  titled: number;
  /** Most of the question in any one block. */
  block: number;
  /** No line has a quarter of what is asked. */
  weak: number;
  /** How many of the words are in no set of words that mean the same: they are special, and stand by chance nowhere. */
  special: number;
  /** How many of the words the page never mentions, squared: one is soon another word for what the page says, three are not. */
  missing: number;
}

/** More than these say no more. */
const MOST = { special: 3, missing: 3 };
const WEAK = 0.25;

export function pageSigns(
  { mass, unnamed, numeric, long }: AnswerSigns,
  question: Question,
  page: PageWords,
  matched: MatchedLines,
): PageSigns {
  const { terms, text } = question;
  const { lines, worded, mention, titled, share } = matched;
  const said = saidIn(question, matched);
  const shares = lines.map(({ own }) => share(own, worded)).sort((a, b) => b - a);
  const special = said.filter((term) => terms[term]!.synonyms.length === 0 && !terms[term]!.soft?.length);
  const missing = said.filter((term) => mention[term] === 0);
  const names = namesAsked(text, page);
  return {
    mass,
    unnamed,
    numeric,
    long,
    size: Math.log(1 + lines.length),
    third: shares[2] ?? 0,
    unnamedShare: names.unnamed / Math.max(1, names.names),
    titled: flag(said.some((term) => titled[term])),
    block: mostTogether(matched, ({ block }: MatchedLine) => block),
    weak: flag((shares[0] ?? 0) < WEAK),
    special: Math.min(MOST.special, special.length),
    missing: Math.min(MOST.missing, missing.length) ** 2,
  };
}
