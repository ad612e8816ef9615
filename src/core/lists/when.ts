import { dateAt } from './dates.ts';
import type { Field, Reading } from './field.ts';
import { type ItemValue, readValue } from './field.ts';
import { withLatinDigits } from './locale.ts';
import type { Item, RecordList } from './records.ts';
import { ENOUGH_VALUES } from './values-of.ts';
import { dayAt, dayOfYear, isWeak, monthAt } from './weak-dates.ts';

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
const PARTS = ['year', 'month', 'day'] as const;

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
  const yearless = dayAt(text, language);
  if (yearless) {
    const { month, day, start, end } = yearless;
    return { month, day, ...without(start, end) };
  }
  const alone = monthAt(text, language);
  if (alone) return { month: alone.month, ...without(alone.start, alone.end) };
  return undefined;
}

/** Whether most items of a list say when they are of, as precisely as it is asked. */
export const areDated = ({ items }: RecordList, when: When, reading: Reading): boolean =>
  items.filter((item) => dateOf(item, when, reading) !== undefined).length >= ENOUGH_VALUES * items.length;

/** Whether an item is of that time. */
export function isOf(item: Item, when: When, reading: Reading): boolean {
  const date = dateOf(item, when, reading);
  return date !== undefined && PARTS.every((part) => when[part] === undefined || when[part] === date[part]);
}

function dateOf(item: Item, when: When, reading: Reading): Pick<When, 'year' | 'month' | 'day'> | undefined {
  const value = readValue(item, TIME, reading);
  const date = value && dateWithin(value);
  const isTold = date && PARTS.every((part) => when[part] === undefined || date[part] !== undefined);
  return isTold ? date : undefined;
}

const dateWithin = ({ value, raw }: ItemValue): Pick<When, 'year' | 'month' | 'day'> | undefined =>
  isWeak(value) ? dayOfYear(value) : partsOf(Math.floor(value), raw);
