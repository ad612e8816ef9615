import { dateAt, monthNamed } from './dates.ts';
import type { Field, Reading } from './field.ts';
import { readValue } from './field.ts';
import { withLatinDigits } from './locale.ts';
import type { Item, RecordList } from './records.ts';
import { ENOUGH_VALUES } from './values-of.ts';

/** A day, a month or a year that a question names, as far as it says it: numbers from 1. */
export interface When {
  year?: number;
  month?: number;
  day?: number;
  /** As asked. */
  words: string;
  /** The question without these words. */
  rest: string;
}

const TIME: Field = { type: 'time' };
const DAY_MS = 86_400_000;

/** Which of a date's parts its words say. */
function partsOf(value: number, raw: string): Pick<When, 'year' | 'month' | 'day'> {
  const date = new Date(value * DAY_MS);
  const year = date.getUTCFullYear();
  const said = withLatinDigits(raw);
  if (/^\D*\d{4}\D*$/.test(said) && !/\p{L}{3}|月|월/u.test(said)) return { year };
  const month = date.getUTCMonth() + 1;
  const numbers = said.match(/\d+/g) ?? [];
  const isDay =
    numbers.some((number) => number.length < 3) && !/^\D*\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\D*$/u.test(said);
  return isDay ? { year, month, day: date.getUTCDate() } : { year, month };
}

/** A day and its month without a year: "28 de abril", "April 28", "28. April". */
const DAY_THEN_MONTH = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s|of\s|d')?(\p{L}[\p{L}\p{M}]+)/giu;
const MONTH_THEN_DAY = /(\p{L}[\p{L}\p{M}]+)\.?\s+(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?(?!\d)/giu;

/** The date that a question names; a number that may be anything else is none. */
export function whenAsked(text: string, language: string): When | undefined {
  const found = dateAt(text, language);
  const without = (start: number, end: number) => ({
    words: text.slice(start, end).trim(),
    rest: `${text.slice(0, start)} ${text.slice(end)}`,
  });
  if (found) {
    const raw = text.slice(found.start, found.end);
    return { ...partsOf(found.value, raw), ...without(found.start, found.end) };
  }
  for (const [pattern, dayAt, monthAt] of [
    [DAY_THEN_MONTH, 1, 2],
    [MONTH_THEN_DAY, 2, 1],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const month = monthNamed(match[monthAt]!.toLowerCase(), language);
      const day = Number(match[dayAt]);
      if (month === undefined || day < 1 || day > 31) continue;
      return { month, day, ...without(match.index, match.index + match[0].length) };
    }
  return undefined;
}

/** Whether most items of a list say when they are of, as precisely as it is asked. */
export const areDated = ({ items }: RecordList, when: When, reading: Reading): boolean =>
  items.filter((item) => dateOf(item, when, reading) !== undefined).length >= ENOUGH_VALUES * items.length;

/** Whether an item is of that time. */
export function isOf(item: Item, when: When, reading: Reading): boolean {
  const date = dateOf(item, when, reading);
  return (
    date !== undefined &&
    (['year', 'month', 'day'] as const).every((part) => when[part] === undefined || when[part] === date[part])
  );
}

function dateOf(item: Item, when: When, reading: Reading): Pick<When, 'year' | 'month' | 'day'> | undefined {
  const value = readValue(item, TIME, reading);
  const date = value && partsOf(Math.floor(value.value), value.raw);
  const isTold =
    date && (['month', 'day'] as const).every((part) => when[part] === undefined || date[part] !== undefined);
  return isTold ? date : undefined;
}
