import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { unitsAskedFor } from '../../../core/lexicon/measures.ts';
import { asks, countedIn } from '../../../core/lexicon/questions.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';
import { formsOf } from './candidates.ts';
import type { Evidence } from './evidence.ts';
import { fits } from './fits.ts';
import type { MatchedLines } from './matched-lines.ts';

/** A form that an answer may have: that of the question, an age, or none that can be told. */
export type AskedForm = ValueType | 'age';

const asksHowOld = asks('howOld');

/** What a question asks for; one that is answered by yes or no asks for no value, whatever it speaks of. */
export function askedForm({ text, type }: Question, yesNo: boolean): AskedForm {
  if (asksHowOld(text.toLowerCase())) return 'age';
  return yesNo && type !== 'hours' ? 'thing' : type;
}

/** Numbers and their like: a page without one near the question's words does not answer. Any name has the form of a person or a place. */
export const NUMERIC: ReadonlySet<AskedForm> = new Set<AskedForm>([
  'age',
  'money',
  'duration',
  'measure',
  'percent',
  'amount',
  'hours',
  'time',
  'count',
]);

/** How well the lines that hold a value of the form that is asked for speak of the question; shares, 0 to 1. */
export interface FormSigns {
  /** Most of the question that stands in a line with a value that may be the answer. */
  fit: number;
  /** The same of the words that say what is asked about its subject. */
  fitAsked: number;
  /** How much less that is than the most in any line; 0 where no form is asked for. */
  fitGap: number;
  /** The same of three neighbouring lines, for numbers and their like. */
  windowGap: number;
  /** Most of the question in any line. */
  most: number;
}

/** @param asked positions of the terms that say what is asked about the subject */
export function formSigns(
  form: AskedForm,
  asked: readonly number[],
  question: Question,
  page: PageWords,
  { lines, worded, share, windowAt }: MatchedLines,
): FormSigns {
  const signs = { fit: 0, fitAsked: 0, most: 0 };
  let window = 0;
  let windowWithValue = 0;
  lines.forEach(({ line, block, own }, at) => {
    const here = share(own, worded);
    const around = share(windowAt(at), worded);
    signs.most = Math.max(signs.most, here);
    window = Math.max(window, around);
    const values = form === 'thing' || block.chrome ? [] : valuesOf(line, form, question, page);
    if (values.length === 0) return;
    windowWithValue = Math.max(windowWithValue, around);
    if (!values.some((value) => mayBe(value, form, line, question, page))) return;
    signs.fit = Math.max(signs.fit, here);
    signs.fitAsked = Math.max(signs.fitAsked, share(own, asked));
  });
  return {
    ...signs,
    fitGap: form === 'thing' ? 0 : signs.most - signs.fit,
    windowGap: NUMERIC.has(form) ? window - windowWithValue : 0,
  };
}

/** Forms that the answer may have besides: "how big is the group?" is answered by any number with a unit. */
const WIDER: Partial<Record<AskedForm, readonly ValueType[]>> = {
  age: ['duration'],
  measure: ['measure', 'percent', 'money', 'duration'],
  time: ['time', 'clock'],
};
/** "Ada Brown (42)", "Ada Brown, 42, ...", "at age 42", "42-jährig", "42 lat", "42歳". */
const AGE =
  /[(,，（]\s?\d{1,3}\s?[),，）]|(?<!\p{L})aged?\s\d|\d-?jährig|\d\s(?:lat|лет)(?!\p{L})|\d\s?[岁歳]/iu;

/** Stretches of a line with the form of the answer that are not the question's own words. */
function valuesOf(
  { text }: IndexLine,
  form: AskedForm,
  question: Question,
  page: PageWords,
): readonly Value[] {
  const aged = form === 'age' ? AGE.exec(text) : null;
  if (aged) return [{ start: aged.index, end: aged.index + aged[0].length }];
  const found = (WIDER[form] ?? formsOf(question)).flatMap((each) => findValues(text, each));
  return found.filter(({ start, end }) => {
    const keys = page.cut(text.slice(start, end));
    return keys.length === 0 || keys.some((key) => question.terms.every((term) => term.key !== key));
  });
}

function mayBe(value: Value, form: AskedForm, line: IndexLine, question: Question, page: PageWords): boolean {
  const anyUnit = form === 'measure' && !unitsAskedFor(question.text.toLowerCase());
  return form === 'age' || anyUnit || fits(value, line, question, page);
}

/** Forms that an answer must have; without one near the question's words a page does not answer. */
export const STRICT: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'email',
  'phone',
  'percent',
  'hours',
  'measure',
  'duration',
]);

/** "215 x 157": sizes in a table need no unit of their own. */
const SIDES = /\d\s?[x×]\s?\d/u;

/**
 * The answer must have a form (an amount of money, a weight) or count something, and none of that is near.
 * @param near the best lines
 */
export function lacksForm(near: readonly Evidence[], question: Question, page: PageWords): boolean {
  const { type, text, terms } = question;
  const units = unitsAskedFor(text.toLowerCase());
  if (type === 'measure' && units)
    return !near.some(({ line }) => units.test(line.text) || SIDES.test(line.text));
  if (type === 'count') {
    const counted = countedIn(text);
    if (counted) return !page.vocabulary.has(counted);
    const [first] = terms;
    return first !== undefined && first.weight === 1 && !isMentioned(first, page);
  }
  // "Free" is a price only to who asks for the price of this very thing.
  const holds = ({ line: { text: words } }: Evidence) =>
    findValues(words, type).some(
      ({ start, end }) => type !== 'money' || /\p{N}/u.test(words.slice(start, end)),
    );
  return STRICT.has(type) && !near.some(holds);
}

/** The page has the term, or words that stand for it. */
function isMentioned({ key, synonyms, soft = [] }: Question['terms'][number], { vocabulary }: PageWords) {
  return (
    vocabulary.has(key) ||
    synonyms.some((other) => vocabulary.has(other)) ||
    soft.some(({ keys }) => keys.every((each) => vocabulary.has(each)))
  );
}
