import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { answerSigns } from './answer-signs.ts';
import { askedSigns } from './asked-signs.ts';
import type { Evidence } from './evidence.ts';
import { leadSigns } from './lead-signs.ts';
import { matchLines } from './matched-lines.ts';
import { pageSigns } from './page-signs.ts';
import { ANSWERS, OWN_PAGE, RIGHT_LEAD, type Weights } from './sureness-weights.ts';
import { surenessByWords } from './word-sureness.ts';

/**
 * How sure one can be that an answer is right: `sure` leads with the words themselves, `maybe` shows passages that may help, `no` says
 * that the page does not tell.
 */
export type Sureness = 'sure' | 'maybe' | 'no';

/**
 * Lines, sentence by sentence. All pages that the weights were learned from have more than the few, nearly all more than a short page, where hardly a word
 * stands by chance: there the words tell better what it speaks of.
 */
const FEW = 32;
const SHORT = 64;
/** What `ANSWERS` must come to before the first quote is said as the answer: above it one of 30 questions that the page does not answer passes. */
const SURE_OF_PAGE = 1.5;

/**
 * What the words that are asked about the page's subject count for beside `ANSWERS`, and what all must come to before passages are shown. People who have
 * read a title and nothing else ask in words of their own; set by hand on questions of such people (the weights are older).
 */
const ASKED = 2.5;
const ENOUGH = 1;
/** ... and against: "how long", "how much" and "when", where nothing near says such a value, are mostly asked of what the page leaves out. */
const UNFIT = 1;
/** What `OWN_PAGE` must come to: more than its own border, since the words that are asked about let more pass of other pages. */
const OWN = 0.5;

/**
 * Three questions in turn: is this the page to ask, does it answer, and is the first quote the answer?
 * @param ranked the page's evidence, best first
 * @param title word keys of its title
 */
export function surenessOf(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  title: readonly string[],
): Sureness {
  const [best] = ranked;
  if (!best || best.score <= 0) return 'no';
  const length = page.blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  // The signs look at what is no frame of the page; where the best line is part of one (a file of nothing but running heads), the words alone tell.
  const framed = page.blocks.some(({ chrome, lines }) => chrome && lines.includes(best.line));
  if (length <= FEW || framed) return surenessByWords(ranked, question, page);
  const matched = matchLines(question, page, title);
  const signs = answerSigns(ranked, question, page, matched);
  const answers = sumOf(signs, ANSWERS);
  const { together, mentioned } = askedSigns(question, matched);
  const speaks =
    length <= SHORT
      ? surenessByWords(ranked, question, page) !== 'no'
      : sumOf(pageSigns(signs, question, page, matched), OWN_PAGE) >= OWN &&
        answers + ASKED * (together + mentioned) - UNFIT * (signs.numeric + signs.lacksForm) >= ENOUGH;
  if (!speaks) return 'no';
  if (answers < SURE_OF_PAGE) return 'maybe';
  return sumOf(leadSigns(signs, ranked, question, page, matched), RIGHT_LEAD) < 0 ? 'maybe' : 'sure';
}

function sumOf<Sign extends string>(
  signs: Readonly<Record<Sign, number>>,
  { base, ...weights }: Weights<Sign>,
): number {
  const each = Object.entries(weights) as [Sign, number][];
  return each.reduce((sum, [name, weight]) => sum + weight * signs[name], base);
}
