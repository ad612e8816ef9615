import { bestMatches, matchTerms } from '../../../core/index/match.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { asks } from '../../../core/lexicon/questions.ts';
import { detectLanguage } from '../../../core/text/languages.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Evidence } from './evidence.ts';
import { askedForm, type FormSigns, formSigns, lacksForm, NUMERIC } from './form-signs.ts';
import { type MatchedLines, matchLines } from './matched-lines.ts';

/** What tells whether a page answers a question: shares and flags, 0 to 1, and a few small numbers. */
export interface Signs extends Omit<FormSigns, 'most'> {
  /** What is asked for. */
  age: number;
  money: number;
  time: number;
  amount: number;
  place: number;
  person: number;
  /** A number or its like. */
  numeric: number;
  yesNo: number;
  reason: number;
  how: number;
  /** The answer must have a form that nothing near has. */
  lacksForm: number;
  /** No line has an eighth, or a quarter, of what is asked. */
  off: number;
  weak: number;
  /** The page has none of the names in the question. */
  unnamed: number;
  /** How many names it has, and how many where no form is asked for. */
  names: number;
  freeNames: number;
  /** How many other words. */
  others: number;
  /** How many of them say what is asked about the subject. */
  asked: number;
  /** Many words of its own, and few. */
  long: number;
  short: number;
  /** Lines that are nearly as good as the best. */
  near: number;
  /** Lines of the page, as a logarithm. */
  size: number;
  /** Lines that hold the first word, as a logarithm. */
  headSpread: number;
  /** The best line is a row of a table. */
  row: number;
  /** How much of the question is in or around the best line, and how much that says. */
  around: number;
  mass: number;
  /** What is asked about is mentioned in a few lines alone, and no form is asked for. */
  passing: number;
}

const asksAnything = asks('asking');
const asksHow = asks('how');
/** Lines, best first, in which a value of the wanted form is looked for. */
const LOOKED_AT = 6;
/** Share of the best line's score that is nearly as good. */
const NEARLY = 0.8;
/** More than these say no more. */
const MOST = { names: 3, others: 6, asked: 5, near: 20 };
/** What so few lines mention is mentioned in passing. */
const PASSING = 3;
const OFF = 0.12;
const WEAK = 0.25;
/** Words with content of a question that is long, and of one that is as long as any. */
const LONG = { from: 4, to: 7 };

/** @param ranked the page's evidence, best first  @param title word keys of its title */
export function signsOf(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  title: readonly string[],
): Signs {
  const { terms, wish } = question;
  const lower = question.text.toLowerCase();
  const matched = matchLines(question, page);
  const { worded, spread, mention, lines } = matched;
  const yesNo = isYesNo(question, page);
  const form = askedForm(question, yesNo);
  const names = namesAmong(question, page, matched);
  const subject = names ?? topicsAmong(question, page, matched, title);
  const asked = worded.filter((term) => !subject.includes(term) && terms[term]!.weight === 1);
  const { most, ...formed } = formSigns(form, asked, question, page, matched);
  const said = worded.filter((term) => terms[term]!.weight === 1).length;
  const named = names?.length ?? 0;
  const [best] = ranked;
  const unfit = 1 - formed.fit;
  return {
    ...formed,
    age: form === 'age' ? unfit : 0,
    money: form === 'money' ? unfit : 0,
    time: form === 'time' ? unfit : 0,
    amount: form === 'amount' ? unfit : 0,
    place: flag(form === 'place'),
    person: flag(form === 'person'),
    numeric: NUMERIC.has(form) ? unfit : 0,
    yesNo: flag(yesNo),
    reason: flag(wish === 'reason'),
    how: form === 'thing' && asksHow(lower) ? 1 - most : 0,
    lacksForm: flag(lacksForm(ranked.slice(0, LOOKED_AT), question, page)),
    off: flag(most < OFF),
    weak: flag(most < WEAK),
    unnamed: flag(names !== undefined && named > 0 && names.every((term) => mention[term] === 0)),
    names: Math.min(MOST.names, named),
    freeNames: form === 'thing' ? Math.min(MOST.names, named) : 0,
    others: Math.min(MOST.others, worded.length - named),
    asked: Math.min(MOST.asked, asked.length),
    long: Math.min(1, Math.max(0, (said - LONG.from) / (LONG.to - LONG.from))),
    short: 1 / Math.max(1, said),
    near: best ? Math.min(MOST.near, ranked.filter(({ score }) => score >= NEARLY * best.score).length) : 0,
    size: Math.log(1 + lines.length),
    headSpread: worded.length > 0 ? Math.log(1 + spread[worded[0]!]!) : 0,
    row: flag(best?.line.cells !== undefined),
    around: best?.around ?? 0,
    mass: Math.min(1, (best?.mass ?? 0) / 4),
    passing: flag(
      form === 'thing' && subject.length > 0 && Math.min(...subject.map((term) => spread[term]!)) <= PASSING,
    ),
  };
}

const flag = (is: boolean): number => (is ? 1 : 0);

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
const TITLED = 0.7;

/** Positions of the terms that the page speaks of everywhere, or that its title and its first heading have. */
function topicsAmong(
  { terms }: Question,
  page: PageWords,
  { worded, spread, lines }: MatchedLines,
  title: readonly string[],
): number[] {
  const titled = bestMatches(title, matchTerms(terms, page.vocabulary), terms.length);
  for (const { line, own } of lines) {
    if (line.level === 1)
      own.forEach((match, term) => {
        titled[term] = Math.max(titled[term]!, match);
      });
  }
  const everywhere = Math.max(EVERYWHERE.lines, EVERYWHERE.share * lines.length);
  return worded.filter((term) => titled[term]! >= TITLED || spread[term]! >= everywhere);
}
