import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Evidence } from './evidence.ts';
import { type Signs, signsOf } from './signs.ts';
import { MAYBE, SURE, type Weights } from './sureness-weights.ts';
import { ownPageSum, surenessByWords } from './word-sureness.ts';

/**
 * How sure one can be that an answer is right: `sure` leads with the words themselves, `maybe` shows passages that may help, `no` says
 * that the page does not tell.
 */
export type Sureness = 'sure' | 'maybe' | 'no';

/** Lines, sentence by sentence. All pages that the weights were learned from have more. */
const FEW = 32;
/** Below this sum a page has hardly anything to do with the question: so are 6 of 100 pages that do, and 63 of 100 that do not. */
const FOREIGN = -2.75;

/** @param ranked the page's evidence, best first  @param title word keys of its title */
export function surenessOf(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  title: readonly string[],
): Sureness {
  const [best] = ranked;
  if (!best || best.score <= 0) return 'no';
  if (page.blocks.reduce((sum, { lines }) => sum + lines.length, 0) <= FEW)
    return surenessByWords(ranked, question, page);
  if (ownPageSum(ranked, question, page) < FOREIGN) return 'no';
  if (isLiteral(best)) return 'sure';
  const signs = signsOf(ranked, question, page, title);
  if (passes(signs, SURE)) return 'sure';
  return passes(signs, MAYBE) ? 'maybe' : 'no';
}

/** Share of a question that a sentence says in the question's own words, three of them at least. */
const LITERAL = { own: 0.85, words: 3 };

/** A sentence that says all that is asked, and holds a value of the form that is asked for. */
const isLiteral = ({ own, solid, formed }: Evidence): boolean =>
  formed && own >= LITERAL.own && solid >= LITERAL.words;

function passes(signs: Signs, { base, ...weights }: Weights): boolean {
  const names = Object.keys(weights) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], base) >= 0;
}
