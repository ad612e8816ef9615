import type { PageWords } from '../../../core/index/page-words.ts';
import { asks } from '../../../core/lexicon/questions.ts';
import { detectLanguage } from '../../../core/text/languages.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Evidence } from './evidence.ts';
import { askedForm, type FormSigns, formSigns, lacksForm, NUMERIC } from './form-signs.ts';
import type { MatchedLines } from './matched-lines.ts';

/** What tells whether a page that speaks of a question's matter answers it: shares and flags, 0 to 1, and a few small numbers. */
export interface AnswerSigns extends Omit<FormSigns, 'most'> {
  /** What is asked for, as far as no line that speaks of it holds such a value. */
  age: number;
  money: number;
  time: number;
  amount: number;
  /** A number or its like. */
  numeric: number;
  how: number;
  /** The answer must have a form that nothing near has. */
  lacksForm: number;
  /** No line has an eighth of what is asked. */
  off: number;
  /** The page has none of the names in the question. */
  unnamed: number;
  /** How many names it has. */
  names: number;
  /** Many words of its own, and few. */
  long: number;
  short: number;
  /** The best line is a row of a table. */
  row: number;
  /** How much that says which is found in or around the best line. */
  mass: number;
  /** What is asked about is mentioned in a few lines alone, and no form is asked for. */
  passing: number;
}

const asksAnything = asks('asking');
const asksHow = asks('how');
/** Lines, best first, in which a value of the wanted form is looked for. */
const LOOKED_AT = 6;
/** More than these say no more. */
const MOST_NAMES = 3;
/** What so few lines mention is mentioned in passing. */
const PASSING = 3;
const OFF = 0.12;
/** Words with content of a question that is long, and of one that is as long as any. */
const LONG = { from: 4, to: 7 };

/** @param ranked the page's evidence, best first */
export function answerSigns(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  matched: MatchedLines,
): AnswerSigns {
  const { terms } = question;
  const { worded, spread, mention } = matched;
  const form = askedForm(question, isYesNo(question, page));
  const names = namesAmong(question, page, matched);
  const subject = names ?? topicsAmong(matched);
  const asked = worded.filter((term) => !subject.includes(term) && terms[term]!.weight === 1);
  const { most, ...formed } = formSigns(form, asked, question, page, matched);
  const said = saidIn(question, matched).length;
  const named = names?.length ?? 0;
  const [best] = ranked;
  const unfit = 1 - formed.fit;
  return {
    ...formed,
    age: form === 'age' ? unfit : 0,
    money: form === 'money' ? unfit : 0,
    time: form === 'time' ? unfit : 0,
    amount: form === 'amount' ? unfit : 0,
    numeric: NUMERIC.has(form) ? unfit : 0,
    how: form === 'thing' && asksHow(question.text.toLowerCase()) ? 1 - most : 0,
    lacksForm: flag(lacksForm(ranked.slice(0, LOOKED_AT), question, page)),
    off: flag(most < OFF),
    unnamed: flag(names !== undefined && named > 0 && names.every((term) => mention[term] === 0)),
    names: Math.min(MOST_NAMES, named),
    long: longOf(said),
    short: 1 / Math.max(1, said),
    row: flag(best?.line.cells !== undefined),
    mass: massOf(best),
    passing: flag(
      form === 'thing' && subject.length > 0 && Math.min(...subject.map((term) => spread[term]!)) <= PASSING,
    ),
  };
}

/** Positions of the words with content. */
export const saidIn = ({ terms }: Question, { worded }: MatchedLines): readonly number[] =>
  worded.filter((term) => terms[term]!.weight === 1);

/** How far a question of so many words with content is a long one. */
export const longOf = (said: number): number =>
  Math.min(1, Math.max(0, (said - LONG.from) / (LONG.to - LONG.from)));

/** Four rare words say as much as any. */
export const massOf = (best: Evidence | undefined): number => Math.min(1, (best?.mass ?? 0) / 4);

export const flag = (is: boolean): number => (is ? 1 : 0);

/** Languages with spaces between words, whose question words are known. */
const SPACED: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru']);

/** Asks nothing but whether it is so. */
function isYesNo({ text }: Question, page: PageWords): boolean {
  const { code } = detectLanguage([text], page.language);
  return SPACED.has(code) && /[?？]\s*$/u.test(text) && !asksAnything(text.toLowerCase());
}

/** Words with a capital letter inside a sentence, and numbers. */
const NAME = /(?<![.?!]\s)(?<=[\s"'(¿])\p{Lu}[\p{L}'’-]*|\d[\d.,]*/gu;

/** Positions of the terms that are names; `undefined` in a language that gives every noun a capital letter. */
function namesAmong({ text, terms }: Question, page: PageWords, { worded }: MatchedLines) {
  if (detectLanguage([text], page.language).code === 'de') return undefined;
  const keys = new Set([...text.matchAll(NAME)].flatMap(([name]) => page.cut(name)));
  return worded.filter((term) => keys.has(terms[term]!.key));
}

/** A word that this share of the lines has is what the page is about. */
const EVERYWHERE = { share: 0.05, lines: 4 };

/** Positions of the terms that the page speaks of everywhere, or that its title and its first heading have. */
function topicsAmong({ worded, spread, titled, lines }: MatchedLines): number[] {
  const everywhere = Math.max(EVERYWHERE.lines, EVERYWHERE.share * lines.length);
  return worded.filter((term) => titled[term] || spread[term]! >= everywhere);
}
