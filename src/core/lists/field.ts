import { findValues, type ValueType } from '../text/values.ts';
import { amountsIn, type DecimalSign } from './amounts.ts';
import { dateAt } from './dates.ts';
import { cellsOf, type Item, type Part, wordsOf } from './records.ts';

/** Which value of an item is meant: that of a column, of a form, or the number beside a word. */
export type Field = { column: string; type?: ValueType } | { type: ValueType } | { near: string };

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

/** How far from its word a number may stand, in characters. */
const NEAR = 24;

/** A date that stands in longer words is one that they speak of, and not that of the item. */
const DATE_LENGTH = 40;
const datesFirst = (parts: readonly Part[]): Part[] => {
  const isShort = (part: Part) => wordsOf(part).length <= DATE_LENGTH;
  return [...parts.filter(isShort), ...parts.filter((part) => !isShort(part))];
};

export function readValue(item: Item, field: Field, reading: Reading): ItemValue | undefined {
  if ('column' in field) {
    const cell = cellsOf(item).find(({ column }) => column === field.column);
    return cell && read(cell, field.type, reading);
  }
  if ('near' in field) return nearest(item, field.near, reading);
  const parts = field.type === 'time' ? datesFirst(item.parts) : item.parts;
  const values = parts.flatMap((part) => typed(part, field.type, reading));
  // A struck price stands beside the one that holds now.
  return field.type === 'money' ? least(values) : values[0];
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
  const { value, start, end } = found;
  const place = { line: part.line, start: part.start + start, end: part.start + end };
  return { value, raw: text.slice(start, end), part: place };
}

const least = (values: readonly ItemValue[]): ItemValue | undefined =>
  values.reduce<ItemValue | undefined>(
    (best, each) => (!best || each.value < best.value ? each : best),
    undefined,
  );

/** The number that stands closest to a word, in the same words or in the part beside them ("Rating" ¦ "4.5"). */
function nearest(item: Item, word: string, { decimal, language }: Reading): ItemValue | undefined {
  let best: (ItemValue & { away: number }) | undefined;
  let offset = 0;
  const at = item.text.toLowerCase().indexOf(word);
  if (at < 0) return undefined;
  for (const part of item.parts) {
    const text = wordsOf(part);
    for (const { value, start, end } of amountsIn(text, decimal, language)) {
      const away = offset + start >= at ? offset + start - (at + word.length) : at - (offset + end);
      if (away > NEAR || (best && best.away <= away)) continue;
      const place = { line: part.line, start: part.start + start, end: part.start + end };
      best = { value, raw: text.slice(start, end).trim(), part: place, away };
    }
    offset += text.length + 3;
  }
  return best;
}
