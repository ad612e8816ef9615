import { localeOf, withLatinDigits } from './locale.ts';

/** A date of a text: days since 1970, and its words by offsets, end exclusive. */
export interface DateAt {
  value: number;
  start: number;
  end: number;
}

const DAY_MS = 86_400_000;

/**
 * Languages whose names of months are read wherever the page's own language and English know no month: what a page says of its language is not
 * always true.
 */
const OTHERS = ['de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ru', 'sv', 'da', 'fi', 'cs', 'tr', 'uk'];

const months = new Map<string, ReadonlyMap<string, number>>();
/** Month numbers from 1 by name, long and short, in lower case. Made once for a language. */
function monthNames(language: string): ReadonlyMap<string, number> {
  const locale = localeOf(language);
  const before = months.get(locale);
  if (before) return before;
  const names = new Map<string, number>();
  const places = /^ar-u/.test(locale) ? ['ar', ...ARAB_PLACES] : [locale];
  for (const place of places)
    for (const form of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(place, { day: 'numeric', month: form, timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(place, { month: form, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        // Behind the equinox, so that the months of Iran's calendar come in their own order, too.
        const date = new Date(Date.UTC(2023, month + (isPersian(language) ? 3 : 0), 5));
        // Some languages inflect a month behind a day.
        const inflected = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const name of [alone.format(date), inflected]) {
          const key = name.toLowerCase().replace(/\.$/, '');
          if (/^[\p{L}\p{M}]+$/u.test(key) && !names.has(key)) names.set(key, month + 1);
        }
      }
    }
  months.set(locale, names);
  return names;
}
/** Arabic names its months in several ways: آذار, مارس. */
const ARAB_PLACES = ['ar-LB', 'ar-MA', 'ar-DZ'];

/** The month that a word, in lower case, names: from 1. */
export const monthNamed = (word: string, language: string): number | undefined =>
  monthNames(language).get(word) ?? monthNames('en').get(word);

let others: ReadonlyMap<string, number> | undefined;
function monthOf(word: string, language: string): number | undefined {
  // Hebrew writes "in" together with the month.
  const own =
    monthNames(language).get(word.replace(/^ב(?=\p{Script=Hebrew}{2})/u, '')) ?? monthNames('en').get(word);
  if (own !== undefined) return own;
  others ??= new Map(OTHERS.toReversed().flatMap((each) => [...monthNames(each)]));
  return others.get(word);
}

const isPersian = (language: string): boolean => /^fa\b/i.test(language);

/** The date of a text by the first form that fits; a year alone is its first day. `undefined`: there is none. */
export function dateAt(written: string, language: string): DateAt | undefined {
  const text = withLatinDigits(written);
  return (
    yearFirst(text, language) ??
    ofAnEra(text) ??
    namedDate(text, language) ??
    numberedDate(text, language) ??
    yearAlone(text, language)
  );
}

export const dateIn = (text: string, language: string): number | undefined => dateAt(text, language)?.value;

type Written = { year: number; month: number; day: number; start: number; end: number };

/** Years of other calendars are told by their size, on pages of the countries that count so. */
function dated({ year, month, day, start, end }: Written, language: string): DateAt | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  if (isPersian(language) && year < 1500) return { value: persian(year, month, day), start, end };
  const common = year > 2400 && year < 2700 ? year - 543 : year;
  return { value: Date.UTC(common, month - 1, day) / DAY_MS, start, end };
}

/** Days of a date of Iran's calendar, whose year begins at the equinox: the day is asked of Intl, the other months have known lengths. */
function persian(year: number, month: number, day: number): number {
  const format = new Intl.DateTimeFormat('en-u-ca-persian', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const newYear = [19, 20, 21, 22]
    .map((each) => Date.UTC(year + 621, 2, each))
    .find((each) =>
      format.formatToParts(each).every(({ type, value }) => type === 'literal' || value === '1'),
    );
  const before = (month - 1) * 31 - Math.max(0, month - 7);
  return (newYear ?? Date.UTC(year + 621, 2, 21)) / DAY_MS + before + day - 1;
}

const MARKS = '[\\u200e\\u200f]?';
/** "2031-03-09", "2031/3/9", "2031. 3. 9.", "2031年3月9日", "2031년 3월 9일"; without a day where signs tell what it is. */
const YEAR_FIRST = new RegExp(
  `(?<!\\d)(\\d{4})${MARKS}\\s?[-/.年년]${MARKS}\\s?(\\d{1,2})${MARKS}\\s?[-/.月월]${MARKS}\\s?(\\d{1,2})(?!\\d)[日일]?|(?<!\\d)(\\d{4})\\s?[年년]\\s?(\\d{1,2})\\s?[月월]`,
  'u',
);
function yearFirst(text: string, language: string): DateAt | undefined {
  const match = YEAR_FIRST.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 1] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? 1].map(
    Number,
  );
  return dated({ year, month, day, start: match.index, end: match.index + match[0].length }, language);
}

/** The year before the first one of an era. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };
function ofAnEra(text: string): DateAt | undefined {
  const match =
    /(令和|平成|昭和|民國|民国)\s?(\d{1,3}|元)\s?年(?:\s?(\d{1,2})\s?月(?:\s?(\d{1,2})\s?日)?)?/u.exec(text);
  if (!match) return undefined;
  const year = ERAS[match[1]!]! + (match[2] === '元' ? 1 : Number(match[2]));
  const [month, day] = [Number(match[3] ?? 1), Number(match[4] ?? 1)];
  return dated({ year, month, day, start: match.index, end: match.index + match[0].length }, '');
}

/** What may stand behind the number of a day, and between it, its month and the year. */
const DAY_BEFORE = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|er|\.)?\s*(?:de\s|d'|of\s)?$/iu;
const YEAR_BEHIND =
  /^[^\p{L}\p{N}]{0,3}(?:\d{1,2}(?:st|nd|rd|th)?[^\p{L}\p{N}]{1,3})?(?:de\s|del\s|of\s|năm\s)?(\d{4})(?!\d)/u;
const DAY_BEHIND = /^[^\p{L}\p{N}]{0,3}(\d{1,2})(?!\d)\.?/u;
/** "2031. március 9.", "2031 m. kovo 9 d." */
const YEAR_BEFORE = /(?<!\d)(\d{4})(?:\.|\s(?:m|g|gada)\.?)?\s+$/iu;

/** "9 March 2031", "March 9, 2031", "9. März 2031", "9 de marzo de 2031", "9 марта 2031", "March 2031". */
function namedDate(text: string, language: string): DateAt | undefined {
  for (const word of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*(?:\s\d{1,2}(?=[\s,]))?/gu)) {
    const name = word[0].split(/\s/)[0]!;
    // In Vietnamese a month is called by its number.
    const counted = name === 'tháng' && word[0] !== name;
    const month = counted ? Number(word[0].split(/\s/)[1]) : monthOf(name, language);
    if (month === undefined) continue;
    const nameEnd = word.index + (counted ? word[0] : name).length;
    const before = text.slice(0, word.index);
    const behind = text.slice(nameEnd);
    const day = DAY_BEFORE.exec(before);
    const year = YEAR_BEHIND.exec(behind);
    if (year) {
      const start = day?.index ?? word.index;
      const number = Number(day?.[1] ?? DAY_BEHIND.exec(behind)?.[1] ?? 1);
      const end = nameEnd + year[0].length;
      const found = dated({ year: Number(year[1]), month, day: number, start, end }, language);
      if (found) return found;
    }
    const early = YEAR_BEFORE.exec(before);
    const then = DAY_BEHIND.exec(behind);
    if (early) {
      const end = nameEnd + (then?.[0].length ?? 0);
      const at = { month, day: Number(then?.[1] ?? 1), start: early.index, end };
      return dated({ year: Number(early[1]), ...at }, language);
    }
  }
  return undefined;
}

/** Languages in which "24/3/5" begins with the year. */
const YEAR_OF_TWO_DIGITS = /^(?:ja|ko|zh|hu)\b/i;
/** The order of a date's numbers in a language, as "mdy". */
const orders = new Map<string, string>();
function orderOf(language: string): string {
  const order = orders.get(language) ?? orderIn(language);
  orders.set(language, order);
  return order;
}
const orderIn = (language: string): string =>
  new Intl.DateTimeFormat(`${localeOf(language)}-ca-gregory`, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? type[0]! : []))
    .join('');

/** "9.3.2031", "3/9/2031": the month stands first where the language writes it so, unless a number says otherwise. */
function numberedDate(text: string, language: string): DateAt | undefined {
  const match = new RegExp(
    `(?<!\\d)(\\d{1,2})${MARKS}([./-])${MARKS}\\s?(\\d{1,2})${MARKS}\\2${MARKS}\\s?(\\d{4}|\\d{1,2})(?!\\d)`,
    'u',
  ).exec(text);
  if (!match) return undefined;
  const [a, b, c] = [Number(match[1]), Number(match[3]), Number(match[4])];
  const at = { start: match.index, end: match.index + match[0].length };
  const order = orderOf(language);
  if (match[4]!.length < 4 && order === 'ymd' && YEAR_OF_TWO_DIGITS.test(language))
    return dated({ year: a + 2000, month: b, day: c, ...at }, language);
  if (match[4]!.length === 1) return undefined;
  const monthFirst = b > 12 || (match[2] === '/' && order === 'mdy' && a <= 12);
  const [month, day] = monthFirst ? [a, b] : [b, a];
  return dated({ year: match[4]!.length === 2 ? c + 2000 : c, month, day, ...at }, language);
}

function yearAlone(text: string, language: string): DateAt | undefined {
  const years = isPersian(language) ? '1[2-9]\\d{2}|20\\d{2}' : '1\\d{3}|20\\d{2}';
  const buddhist = /^th\b/i.test(language) ? '|2[45]\\d{2}' : '';
  const match = new RegExp(`(?<![\\d.,])(?:${years}${buddhist})(?![\\d\\p{Script=Latin}])`, 'u').exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return dated({ year: Number(match[0]), month: 1, day: 1, start: match.index, end }, language);
}
