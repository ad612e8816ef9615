import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type ValueType } from '../../../core/text/values.ts';
import { SPEAKING } from './candidates.ts';
import type { Evidence } from './evidence.ts';
import { fits } from './fits.ts';
import { lacksForm, STRICT } from './form-signs.ts';
import { namesAsked } from './names-asked.ts';
import type { Sureness } from './sureness.ts';

/** Words with content of a question that is long, and of one that is as long as any. */
const LONG = { from: 4, to: 7 };
/** Lines, best first, in which a value of the wanted form is looked for. */
const NEAR = 6;

/** What tells whether a page speaks of what is asked; each about 0 to 1. */
interface Signs {
  /** Share of the question found in one place, with what stands around it. */
  around: number;
  /** Share found in the line itself. */
  own: number;
  /** How much the words found say. */
  mass: number;
  /** How much less the best line with such a value speaks of what is asked than the best line does. */
  formGap: number;
  /** There is no such value, where the answer must have that form. */
  lacksForm: number;
  /** Share of the question that the page never mentions. */
  unmentioned: number;
  /** The word that says most on this page is not where the rest is. */
  lacksBest: number;
  /** Three words of the question, or fewer, stand in one line as they are. */
  solid: number;
  /** Few words: a match of one of them says little. */
  short: number;
  /** Many words: a page that answers them has more of them. */
  long: number;
  /** Share of the names and numbers in the question that the page never mentions. */
  unnamed: number;
  /** It mentions all of them. */
  named: number;
}

/**
 * Fitted (logistic regression) on questions asked of their own page and of another one (XQuAD, and real and made pages): that the passages hold
 * the answer. What a page of running text says in a question's own words is sure; half of two words is not.
 */
const SURE = { around: 4.3, mass: 1.6, formGap: -1.9, base: -4, enough: 0.55 };
/** That the page speaks of it at all, also on real pages (`bench instant`, the half to tune on), where questions are put in other words. */
const MAYBE: Signs & { base: number; enough: number } = {
  around: 1.6,
  own: 0.7,
  mass: 2.5,
  lacksForm: -3,
  formGap: -1,
  unmentioned: -3.1,
  lacksBest: 0.4,
  solid: 2.5,
  short: 1.1,
  long: -1,
  unnamed: -2.1,
  named: 0.5,
  base: -1.3,
  enough: 0.35,
};

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/**
 * How surely a page speaks of what is asked, by its words. It tells a question's own page from others, not what the page says of its subject from what it
 * does not (`surenessOf`): enough among several pages, and on one of a few lines, where no word stands by chance.
 * @param ranked the page's evidence, best first
 */
export function surenessByWords(ranked: readonly Evidence[], question: Question, page: PageWords): Sureness {
  const best = ranked[0];
  if (!best || best.score <= 0) return 'no';
  const signs = signsOf(ranked, question, page);
  if (signs.lacksForm === 0 && isSure(best, signs.formGap, question, page)) return 'sure';
  return logistic(sumOf(signs)) >= MAYBE.enough ? 'maybe' : 'no';
}

const sumOf = (signs: Signs): number =>
  (Object.keys(signs) as (keyof Signs)[]).reduce(
    (total, name) => total + MAYBE[name] * signs[name],
    MAYBE.base,
  );

/** Any name has the form of a person or a place. */
const ANY_NAME: ReadonlySet<ValueType> = new Set<ValueType>(['thing', 'person', 'place']);

/** A value with a label, in characters at most: it has the form that its label says. */
const LABELLED = 40;

const isLabelled = (line: Evidence['line'], page: PageWords): boolean =>
  line.text.length <= LABELLED && page.namesOf(line).length > 0;

/** How much less a line with a value of the wanted form speaks of what is asked than the line that speaks most of it. */
function formGap(ranked: readonly Evidence[], { type }: Question, page: PageWords): number {
  if (ANY_NAME.has(type)) return 0;
  const most = Math.max(...ranked.map(({ topic }) => topic));
  if (most <= 0) return 0;
  const formed = ranked.filter((each) => each.formed || isLabelled(each.line, page));
  return 1 - Math.max(0, ...formed.map(({ topic }) => topic)) / most;
}

/** A value of the wanted form beside most of the question's words leaves little to doubt, also on a page too small for a word to be rare. */
const BESIDE_VALUE = { around: 0.48, formGap: 0.2 };

function isSure(best: Evidence, gap: number, question: Question, page: PageWords): boolean {
  const { around, mass } = best;
  const near = around >= BESIDE_VALUE.around && gap <= BESIDE_VALUE.formGap;
  if (near && holdsValue(best, question, page)) return true;
  return logistic(SURE.around * around + SURE.mass * mass + SURE.formGap * gap + SURE.base) >= SURE.enough;
}

/** A value that is one for sure: of a form that little else has, with a label, or a number with what it counts. */
function holdsValue({ line, formed }: Evidence, question: Question, page: PageWords): boolean {
  const { type } = question;
  if (type === 'place') return findValues(line.text, 'address').length > 0;
  if (ANY_NAME.has(type)) return false;
  if (isLabelled(line, page)) return true;
  if (type === 'count' || type === 'amount')
    return findValues(line.text, type).some((value) => fits(value, line, question, page));
  return formed && (STRICT.has(type) || SPEAKING.has(type));
}

function signsOf(ranked: readonly Evidence[], question: Question, page: PageWords): Signs {
  const best = ranked[0]!;
  const said = question.terms.filter(({ key, weight }) => key !== '' && weight === 1).length;
  const near = ranked.slice(0, NEAR);
  const { names, unnamed } = namesAsked(question.text, page);
  return {
    around: best.around,
    own: Math.max(...near.map(({ own }) => own)),
    mass: Math.min(1, best.mass / 4),
    lacksForm: lacksForm(near, question, page) ? 1 : 0,
    formGap: formGap(ranked, question, page),
    unmentioned: unmentionedShare(question, page),
    lacksBest: best.lacking,
    solid: Math.min(1, Math.max(...near.map(({ solid }) => solid)) / 3),
    short: 1 / Math.max(1, said),
    long: Math.min(1, Math.max(0, (said - LONG.from) / (LONG.to - LONG.from))),
    unnamed: unnamed / Math.max(1, names),
    named: names > 0 && unnamed === 0 ? 1 : 0,
  };
}

/** Where a page has only words that say about the same, it may as well speak of something else. */
const ABOUT_THE_SAME = 0.5;

/** How surely the page speaks of a term: 1 in its own words, or those of a concept that it is asked for by. */
function mention({ key, synonyms, soft = [] }: Question['terms'][number], { vocabulary }: PageWords): number {
  if (vocabulary.has(key) || synonyms.some((other) => vocabulary.has(other))) return 1;
  return soft.some(({ keys }) => keys.every((each) => vocabulary.has(each))) ? ABOUT_THE_SAME : 0;
}

/** Weight of the terms of which the page has no word, over that of all. */
function unmentionedShare({ terms }: Question, page: PageWords): number {
  const worded = terms.filter(({ key }) => key !== '');
  const all = worded.reduce((sum, { weight }) => sum + weight, 0);
  const missing = worded.reduce((sum, term) => sum + term.weight * (1 - mention(term, page)), 0);
  return worded.length === 0 ? 1 : missing / all;
}
