import { findValues, type ValueType } from '../text/values.ts';
import { amountsIn, type DecimalSign } from './amounts.ts';
import { loneNumber, nearest, numberAt } from './beside.ts';
import { dateAt } from './dates.ts';
import { withLatinDigits } from './locale.ts';
import { type Cell, cellsOf, type Item, type Part, partAt, wordsOf } from './records.ts';
import { weakDateAt } from './weak-dates.ts';

/**
 * Which value of an item is meant: that of a column, of a cell or part by its place (from 1), of a form, the number beside a word, the first or last
 * number, the only one, or how many words it has.
 */
export type Field =
  | { column: string; type?: ValueType }
  | { cell: number; type?: ValueType }
  | { end: 'first' | 'last' }
  | { type: ValueType }
  | { near: string }
  | { lone: true }
  | { words: true };

/** How the texts around a value are to be read. */
export interface Reading {
  decimal: DecimalSign;
  language: string;
}

/** A value of an item, and the words that it is read from. */
export interface ItemValue {
  value: number;
  /** As the page writes it. */
  raw: string;
  part: Part;
}

/** A date that stands in longer words is one that they speak of, and not that of the item. */
const DATE_LENGTH = 40;
const datesFirst = (parts: readonly Part[]): Part[] => {
  const isShort = (part: Part) => wordsOf(part).length <= DATE_LENGTH;
  return [...parts.filter(isShort), ...parts.filter((part) => !isShort(part))];
};

export function readValue(item: Item, field: Field, reading: Reading): ItemValue | undefined {
  if ('column' in field) {
    const cell = cellsOf(item).find(({ column }) => column === field.column);
    return cell && read(withoutHeader(cell), field.type, reading);
  }
  if ('cell' in field) {
    const part = partAt(item, field.cell);
    return part && read(part, field.type, reading);
  }
  if ('end' in field) return numberAt(item, field.end, reading);
  if ('near' in field) return nearest(item, field.near, reading);
  if ('lone' in field) return loneNumber(item, reading);
  if ('words' in field) return lengthOf(item);
  const day = field.type === 'time' ? dayAbove(item, reading) : undefined;
  if (day) return day;
  const parts = field.type === 'time' ? datesFirst(item.parts) : item.parts;
  const values = parts.flatMap((part) => typed(part, field.type, reading));
  // A struck price stands beside the one that holds now.
  if (field.type === 'money') return least(values);
  return values[0] ?? (field.type === 'time' ? weaklyDated(item, reading) : undefined);
}

/** Where a table can become narrow, each cell says its column's header once more: "Minimum stay5 nights". */
function withoutHeader(cell: Cell): Part {
  const said = wordsOf(cell).startsWith(cell.column) ? cell.column.length : 0;
  return said < cell.end - cell.start ? { ...cell, start: cell.start + said } : cell;
}

function read(part: Part, type: ValueType | undefined, reading: Reading): ItemValue | undefined {
  if (type === 'time') return dated(part, reading);
  const [amount] = amountsIn(wordsOf(part), reading.decimal, reading.language);
  if (amount) return { value: amount.value, raw: wordsOf(part), part };
  return type === 'money' ? typed(part, type, reading)[0] : undefined;
}

/** All values of a form in a text. A price of no number ("free") is none to pay. */
function typed(part: Part, type: ValueType, reading: Reading): ItemValue[] {
  if (type === 'time') return [dated(part, reading)].filter((each) => each !== undefined);
  const text = wordsOf(part);
  return findValues(text, type).flatMap(({ start, end }): ItemValue[] => {
    const raw = text.slice(start, end);
    const at = { line: part.line, start: part.start + start, end: part.start + end };
    const [amount] = amountsIn(raw, reading.decimal, reading.language);
    if (!amount) return type === 'money' ? [{ value: 0, raw, part: at }] : [];
    return [{ value: amount.value, raw, part: at }];
  });
}

function dated(part: Part, { language }: Reading): ItemValue | undefined {
  const text = wordsOf(part);
  const found = dateAt(text, language);
  if (!found) return undefined;
  const { start } = found;
  const { end, days } = timeOfDay(text, found.end);
  const value = found.value + days;
  const place = { line: part.line, start: part.start + start, end: part.start + end };
  return { value, raw: text.slice(start, end), part: place };
}

/** How long ago an item is of, or its day without a year: in few words, which are about nothing else. */
function weaklyDated({ parts }: Pick<Item, 'parts'>, { language }: Reading): ItemValue | undefined {
  for (const part of parts) {
    const text = wordsOf(part);
    const found = text.length <= DATE_LENGTH ? weakDateAt(text, language) : undefined;
    if (!found) continue;
    const { value, start, end } = found;
    return {
      value,
      raw: text.slice(start, end),
      part: { line: part.line, start: part.start + start, end: part.start + end },
    };
  }
  return undefined;
}

/** The day that the items of a group stand below, with the time of day that an item says. */
function dayAbove({ under, parts }: Item, reading: Reading): ItemValue | undefined {
  const day = under && (dated(under, reading) ?? weaklyDated({ parts: [under] }, reading));
  if (!day || isYearAlone(day.raw)) return undefined;
  for (const part of parts) {
    const at = CLOCK.exec(wordsOf(part));
    const { days } = timeOfDay(at?.[0] ?? '', 0);
    if (!at || days === 0) continue;
    const start = part.start + at.index;
    return {
      value: day.value + days,
      raw: `${day.raw}, ${at[0]}`,
      part: { line: part.line, start, end: start + at[0].length },
    };
  }
  return day;
}

/** A year above a group says less than a date in its items. */
const isYearAlone = (raw: string): boolean =>
  /^\P{L}*\p{Nd}{4}\P{L}*$/u.test(raw) && (raw.match(/\p{Nd}+/gu) ?? []).length === 1;
const CLOCK = /(?<![\p{Nd}:.])\d{1,2}[:h]\d{2}(?!\p{Nd})(?:\s?[ap]\.?\s?m\b)?/iu;

/** A time of day right behind a date, as a part of a day: "3 June 2016, 11:30", "à 11h30". */
const TIME = /^[^\p{Nd}]{0,8}(\d{1,2})\s?[:h]\s?(\d{2})(?::(\d{2}))?(?:\s?([ap])\.?\s?m\b)?(?!\d)/iu;

function timeOfDay(text: string, from: number): { days: number; end: number } {
  const match = TIME.exec(withLatinDigits(text.slice(from)));
  const [hours = 0, minutes = 0, seconds = 0] = [match?.[1], match?.[2], match?.[3] ?? 0].map(Number);
  if (!match || hours > 24 || minutes > 59) return { days: 0, end: from };
  const half = match[4]?.toLowerCase();
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return { days: (hour + (minutes + seconds / 60) / 60) / 24, end: from + match[0].length };
}

/** How long an item is where nothing else says it. */
function lengthOf(item: Item): ItemValue | undefined {
  const part = item.parts.reduce<Part | undefined>(
    (longest, each) => (longest && longest.end - longest.start >= each.end - each.start ? longest : each),
    undefined,
  );
  const count = wordCount(item.parts.map(wordsOf).join(' '));
  return part && { value: count, raw: String(count), part };
}

/** Words; of scripts without spaces, two characters for one. */
const wordCount = (text: string): number =>
  (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}][\p{L}\p{M}\p{N}'’]*/gu,
    ) ?? []
  ).length;

const least = (values: readonly ItemValue[]): ItemValue | undefined =>
  values.reduce<ItemValue | undefined>(
    (best, each) => (!best || each.value < best.value ? each : best),
    undefined,
  );
