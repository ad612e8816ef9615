import { type Amount, amountsIn } from './amounts.ts';
import { dateAt } from './dates.ts';
import type { ItemValue, Reading } from './field.ts';
import { type Item, type Part, wordsOf } from './records.ts';

/** How far from its word a number may stand, in characters. */
const NEAR = 24;

/** The number that stands closest to a word, in the same words or in the part beside them ("Rating" ¦ "4.5"). */
export function nearest(item: Item, word: string, reading: Reading): ItemValue | undefined {
  let best: (ItemValue & { away: number }) | undefined;
  let offset = 0;
  const at = placeOf(item.text.toLowerCase(), word);
  if (at < 0) return undefined;
  for (const part of item.parts) {
    const text = wordsOf(part);
    const glued = at > offset && at <= offset + text.length ? gluedAt(text, at - offset, reading) : undefined;
    if (glued) return valueAt(part, glued);
    for (const { value, start, end } of apartFromDates(text, reading)) {
      const away = offset + start >= at ? offset + start - (at + word.length) : at - (offset + end);
      if (away > NEAR || (best && best.away <= away)) continue;
      const [from, to] = offset + start >= at ? [at + word.length, offset + start] : [offset + end, at];
      if (isFar(item.text.slice(from, to))) continue;
      best = { ...valueAt(part, { value, start, end }), away };
    }
    offset += text.length + 3;
  }
  return best;
}

/** The number right before a word, without a space behind the word before it: "Updates34,659 comments". */
function gluedAt(text: string, at: number, { decimal, language }: Reading): Amount | undefined {
  const match = /(?<=\p{L}|\p{M})\p{Nd}+(?:[.,]\p{Nd}{3})*(?=\s?$)/u.exec(text.slice(0, at));
  if (!match) return undefined;
  const [amount] = amountsIn(match[0], decimal, language);
  return amount && { value: amount.value, start: match.index, end: match.index + match[0].length };
}

/** A word between a number and the one that it is read for may go with either; two words, or a long one, part them. */
const LONGEST_BETWEEN = 8;
function isFar(between: string): boolean {
  // The rest of the word itself, or the words that a number is written with.
  const words = between.replace(/^\p{L}+/u, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.length > 1 || words.some((word) => word.length > LONGEST_BETWEEN);
}

/** Where a word begins; where it does so nowhere, where it stands in a longer one. */
function placeOf(text: string, word: string): number {
  const begins = new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}`, 'u');
  const at = text.search(begins);
  return at >= 0 ? at : text.indexOf(word);
}

function valueAt(part: Part, { value, start, end }: Amount): ItemValue {
  const place = { line: part.line, start: part.start + start, end: part.start + end };
  return { value, raw: wordsOf(part).slice(start, end).trim(), part: place };
}

/** What may stand behind a number that belongs to all that is before it: "Sport (12)". */
const BARE_END = /^\s*[)\]}）】]?\s*$/u;
/** Written without a space behind its word: "Sport12". */
const GLUED = /(?<=\p{L}|\p{M})\p{Nd}+(?:[.,]\p{Nd}{3})*(?=\s*$)/u;

/**
 * The number that an item ends with, or that stands by itself in it, where it is its only one. What is followed by a word is a number of that; one
 * before all else is a place in an order; those of a date are none.
 */
export function loneNumber(item: Item, reading: Reading): ItemValue | undefined {
  const found = item.parts.flatMap((part) => numbersOf(part, reading).map((amount) => ({ part, amount })));
  const [only] = found.length > 1 ? found.filter((each) => isOfFirst(item, each)) : found;
  if (!only) return undefined;
  const { part, amount } = only;
  const isFirst = part === item.parts[0] && amount.start === 0;
  return !isFirst && BARE_END.test(wordsOf(part).slice(amount.end)) ? valueAt(part, amount) : undefined;
}

/** The first or last number of an item that is none of a date. */
export function numberAt(item: Item, end: 'first' | 'last', reading: Reading): ItemValue | undefined {
  const found = item.parts.flatMap((part) => numbersOf(part, reading).map((amount) => valueAt(part, amount)));
  return found.at(end === 'first' ? 0 : -1);
}

/** "35 Days (45)", "2031 (9)" above the months of that year: what stands in parentheses at the end of an item's first words is beside its name. */
function isOfFirst({ parts: [first] }: Item, { part, amount }: { part: Part; amount: Amount }): boolean {
  const text = wordsOf(part);
  return (
    part === first &&
    /[([（【]\s*$/u.test(text.slice(0, amount.start)) &&
    /^\s*[)\]）】]\s*$/u.test(text.slice(amount.end))
  );
}

function numbersOf(part: Part, reading: Reading): Amount[] {
  const text = wordsOf(part);
  const glued = GLUED.exec(text);
  const apart = apartFromDates(text, reading);
  const [amount] = glued ? amountsIn(glued[0], reading.decimal, reading.language) : [];
  if (!glued || !amount) return apart;
  return [...apart, { value: amount.value, start: glued.index, end: glued.index + glued[0].length }];
}

/** The numbers of a text without those of its first date; a year alone may be any number. */
function apartFromDates(text: string, { decimal, language }: Reading): Amount[] {
  const amounts = amountsIn(text, decimal, language);
  const date = amounts.length > 0 ? dateAt(text, language) : undefined;
  if (!date || !/[^\p{Nd}]/u.test(text.slice(date.start, date.end))) return amounts;
  return amounts.filter(({ start, end }) => start < date.start || end > date.end);
}

/** Whether numbers count the items of a list, or say years, instead of how many there are of something. */
export const isOrder = (values: readonly number[]): boolean =>
  values.every((value, at) => value === values[0]! + at) || areYears(values);

/** Of so many a few may be misread. */
const MOST_YEARS = 0.9;
export const areYears = (values: readonly number[]): boolean =>
  values.filter((value) => Number.isInteger(value) && value >= 1800 && value <= 2100).length >=
  MOST_YEARS * values.length;
