import { lazy } from '../lazy.ts';
import type { ValueType } from '../lexicon/shape.ts';
import { valueSource } from '../lexicon/values.ts';

export type { ValueType } from '../lexicon/shape.ts';

/** A stretch of a text that has the form of an answer: offsets, end exclusive. */
export interface Value {
  start: number;
  end: number;
}

/** In the digits of any script; India parts large numbers by two digits, "1,23,456". */
const NUMBER = String.raw`(?:\p{Nd}{1,2}(?:,\p{Nd}{2})+,\p{Nd}{3}(?!\p{Nd})|\p{Nd}+(?:[.,'’٬\u00a0\u202f ]\p{Nd}{3})*)(?:[.,٫]\p{Nd}+)?[½¼¾]?`;
/** The larger parts of a number in Chinese, Japanese and Korean: "1億" in "1億2000万". */
const LARGER = `(?:${NUMBER}[億亿억万萬만]\\s?)*`;
const SCALE = lazy(() => `(?:\\s?${valueSource('scales')})?`);
const NUMBER_WORDS = lazy(() => valueSource('numbers'));
const HAN_NUMBER = String.raw`[一二三四五六七八九十百千万亿億两兩〇]+`;
const MONTH = lazy(() => `${valueSource('months')}\\.?`);
const YEAR = String.raw`(?:1\d{3}|20\d{2})`;
const ORDINAL = lazy(() => `(?:\\.|${valueSource('ordinals')})?`);
const JOIN = lazy(() => `(?:${valueSource('joins')}\\s)`);
const UNITS_OF_TIME = lazy(() => valueSource('timeUnits'));
const CLOCK = lazy(() => `(?:am|pm|a\\.m\\.|p\\.m\\.|${valueSource('clock')})`);
/** Behind the hour and its minutes there is no further part: "6:45:30" is a duration, "9.30.2" a version. */
const HOUR = `(?<![\\d:.,])\\d{1,2}(?:[:：.]\\d{2}(?![:.]?\\d)|\\s?h\\s?\\d{2}(?!\\d))?`;
/** A time of day that is one for sure. */
const TIME_OF_DAY = lazy(
  () =>
    `(?<![\\d:.,])(?:\\d{1,2}[:：]\\d{2}(?!:?\\d)(?:\\s?${CLOCK()})?|\\d{1,2}\\s?h\\s?\\d{2}(?!\\d)|\\d{1,2}(?:\\.\\d{2})?\\s?${CLOCK()}|\\d{1,2}\\s?${valueSource('clockSigns')}(?!間)(?:\\d{1,2}分)?)`,
);
const SPAN = lazy(() => `(?:-|–|—|${valueSource('span')})`);
/** Signs of units are the same everywhere, their names are words. */
const UNITS = lazy(
  () =>
    `(?:%|°\\s?[CF]?|(?:[kcmµn]?m|km|mi|ft|in(?!\\s\\p{L})|[kmµ]?g|lbs?|oz|[mckd]?l|[kMGT]i?[Bb]|[kMG]?Hz|[kM]?W(?:h)?|V|mAh|px|kcal|cal|mph|km\\/h|m[²³]|km²|ha)(?![\\p{L}])|${valueSource('units')})`,
);
/** "Ada", "O'Neill", "J." and "Dr.", but not the last word of one sentence with the first of the next. */
const NAME_PART = `(?:(?:\\p{Lu}\\.){1,3}|(?:Dr|Jr|Sr|St|Mr|Mrs|Ms|Prof)\\.|\\p{Lu}[\\p{L}\\p{M}'’-]*)`;
const NAME = lazy(
  () => `${NAME_PART}(?:\\s+(?:${valueSource('particles')}\\s+){0,2}(?:${NAME_PART}|[IVX]+\\b))*`,
);
const CURRENCY = String.raw`(?:(?:US|R|NT|HK|[ACS])?\p{Sc}|USD|EUR|GBP|CHF|JPY|CNY|RMB|Fr\.|(?<!\p{L})(?:PLN|CZK|SEK|NOK|DKK|INR|KRW|kr\.?|R[sp]\.?|RM))`;
const CURRENCY_AFTER = lazy(
  () =>
    `(?:\\p{Sc}|(?:USD|EUR|GBP|CHF|JPY)\\b|(?:PLN|CZK|SEK|NOK|DKK|UAH|RUB|HUF|zł|kč|kr)(?!\\p{L})|${valueSource('money')})`,
);

/** Ends of words: "Hauptstraße". */
const STREET_ENDING = lazy(() => valueSource('streetEndings').replaceAll('(?<![\\p{L}\\p{M}])', ''));

const all = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu');
const cased = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'gu');

/** "10.11.2021", "2021-11-10" and "1999-2021" are as long as a phone number. */
const NO_DATE = String.raw`(?<!\d[./-]?)(?!\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)|(?:1[5-9]|20)\d\d[./-]\d{2}[./-]\d{2}(?!\d)|(?:1[5-9]|20)\d\d\s?[-–/]\s?(?:1[5-9]|20)\d\d(?!\d))`;

const PATTERNS: Readonly<Record<Exclude<ValueType, 'thing'>, () => readonly RegExp[]>> = {
  email: lazy(() => [all(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`)]),
  url: lazy(() => [
    all(String.raw`https?:\/\/[^\s<>"]+[^\s<>".,)]`, String.raw`\bwww\.[^\s<>"]+[^\s<>".,)]`),
  ]),
  phone: lazy(() => [
    all(
      String.raw`\b0\d{2,4}(?:\s\d{1,5}){2,5}(?!\d)`,
      String.raw`${NO_DATE}(?:\+\s?\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]\d{2,5}){1,5}|\+\d{7,15}|\b0\d{6,13}\b`,
    ),
  ]),
  money: lazy(() => [
    all(
      `${CURRENCY}\\s?${LARGER}${NUMBER}(?:[.,]-)?${SCALE()}`,
      `${LARGER}${NUMBER}${SCALE()}\\s?(?:${valueSource('joins')}\\s)?${CURRENCY_AFTER()}`,
    ),
    all(valueSource('free')),
  ]),
  percent: lazy(() => [all(`${NUMBER}\\s?(?:[%％]|${valueSource('percent')})`, `百分之${HAN_NUMBER}`)]),
  duration: lazy(() => [
    all(
      `${NUMBER}(?:\\s?${SPAN()}\\s?${NUMBER})?[\\s-]?${UNITS_OF_TIME()}(?:\\s${JOIN()}?${NUMBER}\\s?${UNITS_OF_TIME()})?`,
      `${NUMBER_WORDS()}[\\s-]${UNITS_OF_TIME()}`,
      String.raw`\p{Nd}{1,3}\s?h(?:\s?\p{Nd}{1,2}(?:\s?m(?:in)?)?)?(?![\p{L}\p{N}])`,
      `(?:${NUMBER}|${HAN_NUMBER})\\s?${valueSource('timeSigns')}`,
    ),
  ]),
  hours: lazy(() => [
    all(
      `${HOUR}(?:\\s?${CLOCK()})?\\s?${SPAN()}\\s?${HOUR}(?:\\s?${CLOCK()})?(?![\\d:])`,
      TIME_OF_DAY(),
      valueSource('closed'),
    ),
  ]),
  clock: lazy(() => [all(TIME_OF_DAY())]),
  time: lazy(() => [
    all(
      `\\b\\d{1,2}${ORDINAL()}\\s${JOIN()}?${MONTH()}(?:,?\\s${JOIN()}?${YEAR})?(?![\\p{L}])`,
      `\\b${MONTH()}\\s\\d{1,2}${ORDINAL()}(?:,?\\s${YEAR})?(?![\\p{L}\\d])`,
      `\\b${MONTH()},?\\s${JOIN()}?${YEAR}`,
      String.raw`\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b`,
      `${YEAR}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?)?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日`,
      `\\d{1,2}${ORDINAL()}\\s?${valueSource('centuries')}|${valueSource('centuriesBefore')}\\s[IVX]+`,
      `\\b${YEAR}s?\\b(?:\\s?[-–]\\s?${YEAR})?`,
    ),
    all(valueSource('weekdays')),
  ]),
  measure: lazy(() => [all(`${NUMBER}(?:\\s?[x×]\\s?${NUMBER})*${SCALE()}\\s?${UNITS()}`)]),
  count: lazy(() => [
    all(`${NUMBER}${SCALE()}`, NUMBER_WORDS(), `${HAN_NUMBER}(?=${valueSource('counters')})`),
  ]),
  amount: lazy(() => [
    ...PATTERNS.percent(),
    ...PATTERNS.measure(),
    ...PATTERNS.money(),
    ...PATTERNS.count(),
  ]),
  reason: lazy(() => [all(valueSource('reasons'))]),
  address: lazy(() => [
    cased(
      `\\d+[a-z]?,?\\s(?:\\p{Lu}[\\p{L}'’]+\\s){1,4}${valueSource('streetsBehind')}`,
      `\\p{Lu}[\\p{L}-]*\\s?${STREET_ENDING()}\\s\\d+[a-z]?`,
      `${valueSource('streets')}\\s[\\p{L}\\s.'’]{2,40},?\\s\\d+`,
      `\\d+,?\\s(?:bis\\s)?${valueSource('streetsBetween')}\\s[\\p{L}\\s.'’-]{2,40}`,
      // Behind the number a code and the town, or the town, the state and a code.
      String.raw`\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,3}\s\d{1,4}\s?[a-z]?,\s(?:\d{5}|[A-Z]{1,2}-\d{4,5})\s\p{Lu}[\p{L}-]+`,
      String.raw`\d{1,5}\s\p{Lu}[\p{L}.\s]{2,40},\s\p{Lu}[\p{L}\s]{2,25},\s[A-Z]{2}\s\d{5}(?!\d)`,
      `\\p{Script=Han}{2,6}${valueSource('addressParts')}\\p{Script=Han}[\\p{Script=Han}\\d０-９-]{2,20}`,
    ),
  ]),
  byline: lazy(() => [
    cased(`(?<=^${valueSource('bylines')}[:：／/]?\\s*)(?:${NAME()}|[\\p{Script=Han}]{2,4}$)`),
  ]),
  person: lazy(() => [
    cased(
      NAME(),
      String.raw`[\p{Script=Han}\p{Script=Katakana}]{1,8}(?:[·・][\p{Script=Han}\p{Script=Katakana}]{1,8})+`,
    ),
  ]),
  place: lazy(() => [cased(NAME(), `[\\p{Script=Han}]{1,8}${valueSource('places')}`)]),
};

/** Stretches of the text with the form that the type asks for, the surest pattern first, none overlapping another. */
export function findValues(text: string, type: ValueType): Value[] {
  if (type === 'thing') return [];
  const found: Value[] = [];
  for (const pattern of PATTERNS[type]()) {
    for (const match of text.matchAll(pattern)) {
      const value = trimmed(text, match.index, match.index + match[0].length);
      if (value && !found.some((other) => value.start < other.end && other.start < value.end))
        found.push(value);
    }
  }
  return found;
}

/** Without the white space and the sentence's full stop that a pattern may carry at its ends. */
function trimmed(text: string, start: number, end: number): Value | undefined {
  const raw = text.slice(start, end);
  const kept = raw.trimStart().replace(/(?<![ap]\.m)(?:[\s.,;:–-]|['’]s)+$/iu, '');
  const from = start + raw.length - raw.trimStart().length;
  return kept ? { start: from, end: from + kept.length } : undefined;
}
