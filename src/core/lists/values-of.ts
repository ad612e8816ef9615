import { findValues } from '../text/values.ts';
import { asksMoney, type ListQuestion } from './ask.ts';
import { areYears, isOrder } from './beside.ts';
import { type Field, type Reading, readValue } from './field.ts';
import { cellsOf, columnsOf, type RecordList, wordsOf } from './records.ts';

/** Share of the items that must have the value that is asked for. */
export const ENOUGH_VALUES = 0.6;

/** ... or this share, where the value is the number beside a word: what has none ("3 comments") does not say so. */
export const SOME_VALUES = 0.4;

/** Share of the items that have such a value. */
export const share = (list: RecordList, field: Field, reading: Reading): number =>
  list.items.filter((item) => readValue(item, field, reading)).length / list.items.length;

const valuesIn = (list: RecordList, field: Field, reading: Reading): number[] =>
  list.items.flatMap((item) => readValue(item, field, reading)?.value ?? []);

/** A column of such values, else such a value anywhere in an item; `undefined` where several columns have such and nothing tells which is meant. */
export function fieldOfType(
  list: RecordList,
  type: NonNullable<ListQuestion['type']>,
  reading: Reading,
): Field | undefined {
  const whole = { type } as const;
  if (type === 'money') return priceOf(list);
  if (type !== 'time') return whole;
  // The dates of a table stand in a column; those that a text speaks of are its subject's.
  const [column, ...others] = columnsOf(list).filter((each) => isColumnOfDates(list, each, reading));
  if (others.length > 0) return undefined;
  return column ? { column, type } : whole;
}

/** The column of prices: what is saved, and what was paid before, are amounts as well. */
function priceOf(list: RecordList): Field | undefined {
  const whole = { type: 'money' } as const;
  const columns = columnsOf(list).filter((column) => {
    const cells = list.items.flatMap((item) => cellsOf(item).filter((cell) => cell.column === column));
    const paid = cells.filter((cell) => findValues(wordsOf(cell), 'money').length > 0);
    return paid.length >= ENOUGH_VALUES * list.items.length;
  });
  if (columns.length === 0) return arePriced(list) ? whole : undefined;
  const named = columns.length === 1 ? columns : columns.filter((column) => asksMoney(column.toLowerCase()));
  return named.length === 1 ? { column: named[0]!, type: 'money' } : undefined;
}

/** A price stands in few words; what a text speaks of may cost anything, and "free" is said of much. */
const LONGEST_PRICE = 60;
function arePriced(list: RecordList): boolean {
  const paid = list.items.filter(({ parts }) =>
    parts.some((part) => {
      const text = wordsOf(part);
      return text.length <= LONGEST_PRICE && findValues(text, 'money').length > 0;
    }),
  );
  return paid.length >= ENOUGH_VALUES * list.items.length && paid.some(({ text }) => /\p{Nd}/u.test(text));
}

/** A cell that is a date says little else. */
const LONGEST_DATE = 40;
function isColumnOfDates(list: RecordList, column: string, reading: Reading): boolean {
  const cells = list.items.flatMap((item) => cellsOf(item).find((cell) => cell.column === column) ?? []);
  const short = cells.filter((cell) => wordsOf(cell).length <= LONGEST_DATE);
  return (
    short.length >= ENOUGH_VALUES * list.items.length &&
    share(list, { column, type: 'time' }, reading) >= ENOUGH_VALUES
  );
}

/** The one column of numbers, where there is one only; years are nothing that is added up or compared without a word for them. */
export function onlyNumber(
  list: RecordList,
  columns: readonly string[],
  reading: Reading,
): Field | undefined {
  const numbers = columns.filter((column) => share(list, { column }, reading) >= ENOUGH_VALUES);
  if (numbers.length !== 1) return undefined;
  const field = { column: numbers[0]! };
  return areYears(valuesIn(list, field, reading)) ? undefined : field;
}

/** The number that each item has but one of: "Sport (12)". */
export function loneOf(list: RecordList, reading: Reading): Field | undefined {
  const field = { lone: true } as const;
  const values = valuesIn(list, field, reading);
  return values.length >= ENOUGH_VALUES * list.items.length && !isOrder(values) ? field : undefined;
}
