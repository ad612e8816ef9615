import type { IndexLine } from '../../../contracts/page-index.ts';
import { lazy } from '../../../core/lazy.ts';
import { sourceOf } from '../../../core/lexicon/pattern.ts';
import { asksForm, questionWords } from '../../../core/lexicon/questions.ts';
import { unitSource } from '../../../core/lexicon/units.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';

/** Numbers that go by their unit, so that a page says them without the question's words: "250 kcal" and not "it has so many calories". */
export interface Kind {
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
  /** Elsewhere it belongs to something else: another product, another article. */
  inText?: boolean;
  /** Without a word that says whose it is, it is never sure. */
  needsWords?: boolean;
  /** The only one of a page may be meant whatever else the question says. */
  alone?: boolean;
  /** Several lines make up the answer. */
  together?: boolean;
  /** Asked of something, its own line says of what: by its label, or only where nothing is named at all. */
  named?: 'by-line' | 'never';
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
  () =>
    `${NUMBER}\\s?${unitSource('energy')}|${unitSource('energy')}${ABOUT}${NUMBER}(?!\\s?%)(?:\\s?${unitSource('energy')})?`,
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
export const TAKES_LABEL = pattern(() => `^[^\\p{L}]{0,3}${unitSource('takes')}`);
const AGE_VALUE = pattern(
  () =>
    `\\p{Nd}{1,3}-year-old(?!s)|\\p{Nd}{1,3}-?jährig\\p{L}*|\\p{Nd}{1,3}\\s?(?:岁|歲|歳)|(?:${unitSource('atAge')}\\s|[(,（，]\\s?)\\p{Nd}{1,3}\\s?-?${unitSource('aged')}|(?<=\\p{Lu}\\p{Ll}+)\\s?[,(]\\s?\\p{Nd}{1,3}\\s?[,)](?!\\p{Nd})|(?<!\\p{L})(?:at|aged|age)\\s\\p{Nd}{1,3}(?=[\\s,.;]|$)(?!\\s\\p{L})|\\p{Nd}{1,3}\\syears?\\s(?:old|of\\sage)`,
);
const HOW_OLD = pattern(() => sourceOf(questionWords('howOld')));
const ANY = /^/;
/** A line of a label and its value is about so long. */
export const SHORT = 60;

/** A telephone number for sure: with its country or its area in front, in threes and four, or behind a word for it. Any other row of digits may be a sum. */
const DIALLED = /^(?:\+|\(|0\d)|^\d{3}[-.\s]\d{3}[-.\s]\d{4}$/;
const PHONE_LABEL =
  /(?<!\p{L})(?:tel|tél|fon|phone|fax|mobil|call|contact|kontakt|whatsapp|тел|電話|电话)|[☎📞]/iu;
const LEAST_DIGITS = 6;

const phonesIn = ({ text }: IndexLine, names: string): Value[] =>
  findValues(text, 'phone').filter(({ start, end }) => {
    const number = text.slice(start, end);
    const before = `${names} ${text.slice(0, start)}`;
    const isNumber = number.replace(/\D/g, '').length >= LEAST_DIGITS && !/[\p{L}\p{N}]$/u.test(before);
    return isNumber && (DIALLED.test(number) || PHONE_LABEL.test(before) || saysPhone(before.toLowerCase()));
  });
const saysPhone = asksForm('phone');

const formed = (form: ValueType): Kind => ({
  asked: () => ANY,
  types: [form],
  find: ({ text }) => findValues(text, form),
  anywhere: true,
  alone: true,
});

/** "Ada Pine (27)" in a line that is not much longer is a list's number. */
const LEAST_OF_AGE = 40;

function agesIn({ text, level, kind }: IndexLine): Value[] {
  if (level || kind !== 'text' || text.length < LEAST_OF_AGE) return [];
  return all(AGE_VALUE, text).map(({ start, end }) => {
    const found = text.slice(start, end);
    const from = start + found.search(/\p{Nd}/u);
    return { start: from, end: from + text.slice(from, end).replace(/[\s,，)）]+$/u, '').length };
  });
}

/** From one time to another, and no appointment. */
const isRange =
  (text: string) =>
  ({ start, end }: Value): boolean =>
    /\d\D+\d.*\d/u.test(text.slice(start, end).replace(/[:.]\d\d/g, '00')) ||
    /\d.*[-–—].*\d/u.test(text.slice(start, end));

/** What the thing itself costs stands alone or behind a label. */
const pricesIn = ({ text, level }: IndexLine): Value[] =>
  level || text.length > SHORT
    ? []
    : findValues(text, 'money').filter(({ start, end }) => /\p{N}/u.test(text.slice(start, end)));

/** "12 muffins": of what the question counts. */
const numberBefore = (word: string | undefined, text: string): Value[] =>
  word && !/\P{L}/u.test(word) ? all(() => new RegExp(`${NUMBER}\\s(?:\\p{L}+\\s)?${word}`, 'u'), text) : [];

/** The first that is asked counts. */
export const KINDS: readonly Kind[] = [
  {
    asked: ENERGY,
    types: ['count', 'amount', 'thing'],
    find: ({ text }) => all(ENERGY_VALUE, text),
    alone: true,
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
    types: ['measure', 'amount', 'count', 'thing'],
    find: ({ text }, names) => (OVEN().test(text) || HEAT().test(names) ? all(HEAT_VALUE, text) : []),
    alone: true,
    words: OVEN,
  },
  { asked: HOW_OLD, types: ['thing', 'count', 'duration'], find: agesIn, inText: true, needsWords: true },
  {
    asked: () => ANY,
    types: ['duration'],
    named: 'by-line',
    find: ({ text }, names) =>
      text.length <= SHORT && [text, names].some((each) => TAKES_LABEL().test(each))
        ? findValues(text, 'duration')
        : [],
  },
  {
    asked: () => ANY,
    types: ['hours'],
    find: ({ text }) => findValues(text, 'hours').filter(isRange(text)),
    together: true,
    named: 'never',
  },
  { asked: () => ANY, types: ['money'], find: pricesIn, inText: true, named: 'never' },
  formed('email'),
  { ...formed('phone'), find: phonesIn },
  formed('address'),
];
