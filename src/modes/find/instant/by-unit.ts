import type { IndexLine } from '../../../contracts/page-index.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { Block } from '../../../core/index/blocks.ts';
import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { datingSource } from '../../../core/lexicon/dating.ts';
import { sourceOf } from '../../../core/lexicon/pattern.ts';
import { asks, asksForm, questionWords } from '../../../core/lexicon/questions.ts';
import { unitSource } from '../../../core/lexicon/units.ts';
import type { Question, Term, Wish } from '../../../core/text/question.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';
import type { Quote } from './quote.ts';

/** Numbers that go by their unit, so that a page says them without the question's words: "250 kcal" and not "it has so many calories". */
interface Kind {
  /** What asks for it, in a question in lower case. */
  asked: () => RegExp;
  /** Forms that a question may have besides; absent: any. */
  types?: readonly ValueType[];
  /** Its values in a line that may be the answer. */
  find(line: IndexLine, names: string, question: Question): readonly Value[];
  /** Words of a question that say no more than what asks for it. */
  words?: () => RegExp;
  /** It may stand in a footer, too. */
  anywhere?: boolean;
}

const pattern = (source: () => string, flags = 'iu') => lazy(() => new RegExp(source(), flags));
const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?(?:\s?[-–]\s?\p{Nd}+)?`;
const ABOUT = String.raw`[\s:：(]{0,3}(?:\p{L}{2,6}\.?\s)?`;
const all = (regex: () => RegExp, text: string): Value[] =>
  [...text.matchAll(new RegExp(regex(), 'giu'))].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

const ENERGY = pattern(() => unitSource('energy'));
const ENERGY_VALUE = pattern(
  () => `${NUMBER}\\s?${unitSource('energy')}|${unitSource('energy')}${ABOUT}${NUMBER}(?!\\s?%)`,
);
const YIELDS = pattern(() => unitSource('yields'));
const PORTIONS_VALUE = pattern(
  () =>
    `(?:${unitSource('portions')}${ABOUT})?${NUMBER}\\s?(?:\\p{L}+\\s)?${unitSource('portions')}|${unitSource('portions')}${ABOUT}${NUMBER}`,
);
const PORTIONS = pattern(() => unitSource('portions'));
const HEAT = pattern(() => unitSource('heat'));
const OVEN = pattern(() => unitSource('oven'));
const HEAT_VALUE = pattern(
  () =>
    `\\p{Nd}{2,3}\\s?(?:[°º]\\s?[CF]?|[CF](?!\\p{L})|${unitSource('heat')})|gas(?:\\smark)?\\s\\p{Nd}|(?:gas-?)?stufe\\s\\p{Nd}`,
);
const TAKES_LABEL = pattern(() => `^[^\\p{L}]{0,3}${unitSource('takes')}`);
const AGE_VALUE = pattern(
  () =>
    `\\p{Nd}{1,3}-year-olds?|\\p{Nd}{1,3}-?jährig\\p{L}*|\\p{Nd}{1,3}\\s?(?:岁|歲|歳)|(?:${unitSource('atAge')}\\s|[(,（，]\\s?)\\p{Nd}{1,3}\\s?-?${unitSource('aged')}|(?<=\\p{Lu}\\p{Ll}+)\\s?[,(]\\s?\\p{Nd}{1,3}\\s?[,)]|(?<!\\p{L})(?:at|aged|age|age of)\\s\\p{Nd}{1,3}(?=[\\s,.;]|$)(?!\\s\\p{L})|\\p{Nd}{1,3}\\syears?\\s(?:old|of\\sage)`,
);
const HOW_OLD = pattern(() => sourceOf(questionWords('howOld')));
const ANY = /^/;
/** A line of a label and its value is about so long. */
const SHORT = 60;

const formed = (form: ValueType): Kind => ({
  asked: () => ANY,
  types: [form],
  find: ({ text }) => findValues(text, form),
  anywhere: true,
});

const KINDS: readonly Kind[] = [
  {
    asked: ENERGY,
    types: ['count', 'amount', 'thing'],
    find: ({ text }) => all(ENERGY_VALUE, text),
    words: PORTIONS,
  },
  {
    asked: YIELDS,
    find: ({ text }, _, { terms: [counted] }) =>
      text.length > SHORT ? [] : [...all(PORTIONS_VALUE, text), ...numberBefore(counted?.raw, text)],
    words: PORTIONS,
  },
  {
    asked: HEAT,
    find: ({ text }, names) => (OVEN().test(text) || HEAT().test(names) ? all(HEAT_VALUE, text) : []),
    words: OVEN,
  },
  { asked: HOW_OLD, find: agesIn },
  {
    asked: () => ANY,
    types: ['duration'],
    find: ({ text }, names) =>
      text.length <= SHORT && [text, names].some((each) => TAKES_LABEL().test(each))
        ? findValues(text, 'duration')
        : [],
  },
  formed('email'),
  formed('phone'),
  formed('address'),
];

/** "Ada Pine (27)" in a line that is not much longer is a list's number. */
const LEAST_OF_AGE = 40;

function agesIn({ text, level, kind }: IndexLine): Value[] {
  if (level || kind !== 'text' || text.length < LEAST_OF_AGE) return [];
  return all(AGE_VALUE, text).map(({ start, end }) => {
    const found = text.slice(start, end);
    const from = start + found.length - found.replace(/^[\s,，(（]+/u, '').length;
    return { start: from, end: from + found.slice(from - start).replace(/[\s,，)）]+$/u, '').length };
  });
}

/** "12 muffins": of what the question counts. */
const numberBefore = (word: string | undefined, text: string): Value[] =>
  word && !/\P{L}/u.test(word) ? all(() => new RegExp(`${NUMBER}\\s(?:\\p{L}+\\s)?${word}`, 'u'), text) : [];

/** A value with what speaks for it. */
interface Told {
  line: IndexLine;
  headings: readonly IndexLine[];
  span: Value;
  words: string;
  worth: number;
}

export interface ByUnit {
  quotes: Quote[];
  sure: boolean;
}

/** More different values than this are a table's, and which of them is asked its words must tell. */
const MOST = 3;
const isOfComments = asks('comments');
/** "What is the oven temperature?" asks for no definition. */
const ASKS_ONE: ReadonlySet<Wish> = new Set<Wish>(['fact', 'definition', 'yes-no']);

/**
 * The values of the page that are of the kind which is asked for by its unit. `undefined` where it is none, or where other words of the question say
 * which of many is meant.
 */
export function byUnit(
  question: Question,
  page: PageWords,
  main: MainContent,
  title: string,
): ByUnit | undefined {
  const lower = question.text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const isAsked = ({ asked, types }: Kind) =>
    asked().test(lower) && (types === undefined || types.includes(question.type));
  const kind = ASKS_ONE.has(question.wish) ? KINDS.find(isAsked) : undefined;
  if (!kind) return undefined;
  const rest = lower.replace(kind.asked(), ' ');
  const others = question.terms.filter((term) => saysMore(term, rest, kind));
  const titled = new Set(page.cut(title));
  const found = page.blocks.flatMap((block) => toldIn(block, kind, others, titled, question, page, main));
  if (found.length === 0) return undefined;
  const most = Math.max(...found.map(({ worth }) => worth));
  const best = found.filter(({ worth }) => worth === most);
  const values = new Set(best.map(({ words }) => words));
  if (values.size > MOST) return undefined;
  const first = [...values].map((value) => best.find(({ words }) => words === value)!);
  return { quotes: first.flatMap(quotesOf), sure: values.size === 1 };
}

const FILLER = pattern(() => `^${datingSource('filler', 'it')}$`);

/** A word with content that is no part of what asks for the kind. */
function saysMore({ key, weight, types, raw = '' }: Term, rest: string, { words }: Kind): boolean {
  if (key === '' || weight < 1 || types.length > 0 || !rest.includes(raw)) return false;
  return !words?.().test(raw) && !FILLER().test(raw) && findValues(raw, 'count').length === 0;
}

function toldIn(
  block: Block,
  kind: Kind,
  others: readonly Term[],
  titled: ReadonlySet<string>,
  question: Question,
  page: PageWords,
  main: MainContent,
): Told[] {
  const { lines, headings, chrome } = block;
  const isOutside = chrome && (!kind.anywhere || lines[0]!.landmark === 'navigation');
  if (isOutside || headings.some(({ text }) => isOfComments(text.toLowerCase()))) return [];
  const above = new Set([...titled, ...headings.flatMap(({ text }) => page.cut(text))]);
  return lines.flatMap((line) => {
    if (line.kind === 'container' || line.kind === 'frame' || line.kind === 'image') return [];
    const names = page.namesOf(line).join(' ');
    const spans = kind.find(line, names, question);
    if (spans.length === 0) return [];
    const own = new Set([...page.wordsOf(line).text, ...page.wordsOf(line).names]);
    const has = (keys: ReadonlySet<string>) => (term: Term) =>
      [term.key, ...term.synonyms].some((key) => keys.has(key));
    if (!others.every((term) => has(own)(term) || has(above)(term))) return [];
    const worth =
      3 * others.filter(has(own)).length + (line.text.length <= SHORT ? 2 : 0) + (main.has(block) ? 1 : 0);
    return spans.map((span) => ({
      line,
      headings,
      span,
      words: line.text.slice(span.start, span.end).toLowerCase(),
      worth,
    }));
  });
}

/** The value, then the line or the sentence that it stands in. */
function quotesOf({ line, headings, span }: Told): Quote[] {
  const strong = { start: span.start, end: span.end };
  const short = { line, headings, ...strong, strong };
  const sentence =
    line.text.length <= SHORT
      ? { start: 0, end: line.text.length }
      : (splitSentences(line.text).find(({ start, end }) => start <= span.start && span.end <= end) ??
        strong);
  const isWhole = sentence.start === span.start && sentence.end === span.end;
  return isWhole ? [short] : [short, { ...short, start: sentence.start, end: sentence.end }];
}

const asksAddress = asksForm('address');
/** Chinese and Japanese addresses have many forms. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether an address is asked of a page that has none, and does not even speak of one. */
export const lacksAddress = ({ text, type, wish }: Question, { blocks }: PageWords): boolean =>
  type === 'address' &&
  !UNSPACED.test(text) &&
  ASKS_ONE.has(wish) &&
  !blocks.some(({ lines }) =>
    lines.some((line) => asksAddress(line.text.toLowerCase()) || findValues(line.text, 'address').length > 0),
  );
