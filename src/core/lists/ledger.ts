import type { Citation } from '../../contracts/answer.ts';
import type { Ledger, LedgerEnd, LedgerRow } from '../../contracts/lists.ts';
import type { IndexLine, Span } from '../../contracts/page-index.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { wordsAt } from '../../contracts/place.ts';
import { amountsIn, decimalsOf, written } from './amounts.ts';
import type { ListQuestion } from './ask.ts';
import { keeps } from './bound.ts';
import type { ListPlan } from './choose.ts';
import { isProved } from './end.ts';
import { type Field, type ItemValue, type Reading, readValue } from './field.ts';
import { besideNumber, nameBefore, nameBeside, withoutRank, writersOf } from './item-names.ts';
import { type Item, namerOf, type Part, wordsOf } from './records.ts';

/** More rows than this are cited only where they count: each citation is a highlight of its own. */
const MOST_CITED = 150;
/** Names and quotes are cut here. */
const LONGEST = 160;
/** A row of a table that is no longer is cited with all its cells where it counts as such, and not for a value. */
const SHORT_ROW = 80;
/** Of what stands beside a number and is no sentence. */
const LONGEST_UNIT = 8;

/** An item that was looked at. */
interface Looked {
  item: Item;
  value: ItemValue | undefined;
  met: boolean;
}

export interface CountedList {
  ledger: Ledger;
  citations: Citation[];
  /** Of a list over several pages of a site: those that were read. */
  pages?: SourcePage[];
}

/** Goes through the items of a list and writes down of each what it is called, its value and whether it counts. */
export function countList(
  plainly: ListQuestion,
  plan: ListPlan,
  reading: Reading,
  end: LedgerEnd,
  stated?: number,
): CountedList {
  const { list, field, conditions, once, asked: question = plainly } = plan;
  const namer = namerOf(list.items);
  const unranked = withoutRank(list.items, namer);
  const writer = question.byName || question.byWriter ? writersOf(list.items, reading.language) : undefined;
  const timesOf = writer && question.byName && timesNamed(list.items, writer);
  const isOnce = question.byWriter ? firstOfEach(list.items, writer!) : () => true;
  const isNew = firstTime();
  const looked = list.items.map((item, at): Looked => {
    const own = once?.(item);
    const value = timesOf
      ? timesOf(item)
      : own && wordsOf(own) !== wordsOf(namer(item))
        ? { value: 0, raw: wordsOf(own), part: own }
        : field && readValue(item, field, reading);
    const words = conditions.every(({ holds }) => holds(item) !== question.negated);
    const bound = !question.bound || (value !== undefined && keeps(question.bound, value.value));
    const isPlaced = question.place === undefined || question.place === at + 1;
    const met = words && bound && isPlaced && isOnce(item);
    return { item, value, met: met && (!once || isNew(own)) };
  });
  const { counted, result } = outcome(question, looked, reading);
  const rows: LedgerRow[] = [];
  const citations: Citation[] = [];
  /** Options that are drawn nowhere are all cited by their control. */
  const byControl = new Map<number, number>();
  const citesAll = looked.length <= MOST_CITED;
  for (const each of looked) {
    const called = once ? namer(each.item) : nameBeside(calledIn(each, namer, field), each.item, each.value);
    const name = writer?.(each.item) ?? unranked(nameBefore(called, each.value, field));
    const met = counted.has(each);
    const known = name.control && byControl.get(name.control.n);
    const cited = (citesAll || met) && (known !== undefined || citations.length < MOST_CITED);
    const id = known ?? citations.length + 1;
    if (cited && known === undefined) {
      citations.push(citationOf(each, name, id, headingsOf(each.item, list)));
      if (name.control) byControl.set(name.control.n, id);
    }
    rows.push({
      name: short(wordsOf(name)),
      ...(each.value ? { value: short(each.value.raw) } : {}),
      met,
      ...(cited ? { citation: id } : {}),
    });
  }
  const condition = [
    ...conditions.map(({ words }) => (question.negated ? `≠ ${words}` : words)),
    ...(question.bound ? [question.bound.words.trim()] : []),
    ...(question.place === undefined ? [] : [`${question.place}.`]),
  ].join(', ');
  return {
    citations,
    ledger: {
      operation: question.operation,
      result,
      rows,
      total: looked.length,
      ...(stated === undefined ? {} : { stated }),
      ...(condition ? { condition } : {}),
      ...(field && 'column' in field ? { field: field.column } : {}),
      proved: isProved(end),
      end,
      unread: field ? looked.filter(({ value }) => !value).length : 0,
    },
  };
}

/** What an item is called: where its number stands beside a name, that one, and not what stands in the item below it. */
const calledIn = ({ item, value }: Looked, namer: (item: Item) => Part, field: Field | undefined): Part =>
  (value && field && 'lone' in field ? besideNumber(item, value) : undefined) ?? namer(item);

/** Whether an item is the first of those that are called the same. */
function firstOfEach(items: readonly Item[], called: (item: Item) => Part): (item: Item) => boolean {
  const first = new Map<string, Item>();
  for (const item of items.toReversed()) first.set(wordsOf(called(item)).trim().toLowerCase(), item);
  return (item) => first.get(wordsOf(called(item)).trim().toLowerCase()) === item;
}

/** Whether words were not asked about before; none are none. */
function firstTime(): (part: Part | undefined) => boolean {
  const known = new Set<string>();
  return (part) => {
    const said = part ? wordsOf(part).trim().toLowerCase() : '';
    if (said === '' || known.has(said)) return false;
    known.add(said);
    return true;
  };
}

/** Of each item how many of the list are called the same. */
function timesNamed(items: readonly Item[], called: (item: Item) => Part): (item: Item) => ItemValue {
  const said = (item: Item) => wordsOf(called(item)).trim().toLowerCase();
  const times = new Map<string, number>();
  for (const item of items) times.set(said(item), (times.get(said(item)) ?? 0) + 1);
  return (item) => {
    const value = times.get(said(item))!;
    return { value, raw: String(value), part: called(item) };
  };
}

/** The items that make the answer, and the answer. */
function outcome(
  { operation, quota }: ListQuestion,
  looked: readonly Looked[],
  reading: Reading,
): { counted: Set<Looked>; result: string } {
  const met = looked.filter((each) => each.met);
  const read = met.filter((each): each is Looked & { value: ItemValue } => each.value !== undefined);
  switch (operation) {
    case 'count':
    case 'list':
    case 'exists':
    case 'group':
      return { counted: new Set(met), result: String(met.length) };
    case 'first': {
      const first = met.slice(0, quota);
      return { counted: new Set(first), result: String(first.length) };
    }
    case 'min':
    case 'max': {
      const values = read.map(({ value }) => value.value);
      const wanted = operation === 'min' ? Math.min(...values) : Math.max(...values);
      const best = read.filter(({ value }) => value.value === wanted);
      return { counted: new Set(best), result: short(best[0]?.value.raw ?? '') };
    }
    case 'sum':
    case 'average': {
      const { decimal } = reading;
      const sum = read.reduce((total, { value }) => total + value.value, 0);
      const decimals = Math.max(0, ...read.map(({ value }) => decimalsIn(value.raw, reading)));
      const value = operation === 'sum' ? sum : sum / Math.max(1, read.length);
      const digits = operation === 'sum' ? Math.min(decimals, 6) : Math.max(2, decimals);
      return {
        counted: new Set(read),
        result: likeOthers(written(value, digits, decimal), read[0]?.value.raw ?? '', reading),
      };
    }
  }
}

/** How many decimals a value has; one that a word multiplies, as many as its product. */
function decimalsIn(raw: string, { decimal, language }: Reading): number {
  const [amount] = amountsIn(raw, decimal, language);
  if (!amount) return 0;
  const said = raw.slice(amount.start, amount.end);
  return /\p{L}/u.test(said) ? (String(amount.value).split('.')[1]?.length ?? 0) : decimalsOf(said, decimal);
}
/** With the sign or unit that stands beside the numbers of the page; a word that multiplies ("5 mln zł") is in the number already. */
function likeOthers(number: string, raw: string, { decimal, language }: Reading): string {
  const [amount, ...others] = amountsIn(raw, decimal, language);
  if (!amount || others.length > 0) return number;
  const [before, behind] = [raw.slice(0, amount.start), raw.slice(amount.end)].map((part) => part.trim());
  return before!.length <= LONGEST_UNIT && behind!.length <= LONGEST_UNIT
    ? `${before}${number} ${behind}`.trim()
    : number;
}

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * A row is cited by its name and its value, or whole where it is short and no value is looked at; anything else by its name, with what follows up to its
 * value where that stands in the same words.
 */
function citationOf({ item, value }: Looked, name: Part, id: number, headings: readonly string[]): Citation {
  if (name.control) return citeControl(name.control, id, headings);
  const parts = value
    ? [name, ...(isApart(name, value.part) ? [value.part] : [])]
    : (cellsOf(item, name) ?? [name]);
  const spans = parts.map(spanOf);
  return {
    id,
    k: id,
    status: 'exact',
    phrase: spans.map(({ n, start, end }) => lineOf(item, n).slice(start, end)).join(' ¦ '),
    place: wordsAt(spans),
    context: short(item.text),
    item: true,
    ...(item.page === undefined ? {} : { listPage: item.page }),
    headings: [...headings],
    ...(name.line.source === undefined ? {} : { source: name.line.source }),
  };
}

/** The cells of a short row. */
function cellsOf({ parts, text }: Item, { line }: Part): Part[] | undefined {
  return line.cells && parts.length === 1 && text.length <= SHORT_ROW
    ? line.cells.map(({ start, end }) => ({ line, start, end }))
    : undefined;
}

const headingsOf = ({ under }: Item, { headings }: ListPlan['list']): string[] =>
  under ? [...headings, wordsOf(under)] : headings;

/** What stands for options that are drawn nowhere: their control, by what it is called. */
export const citeControl = (
  { n, text, notes, source }: IndexLine,
  id: number,
  headings: readonly string[],
): Citation => ({
  id,
  k: id,
  status: 'exact',
  phrase: short(text || (notes[0] ?? '')),
  place: wordsAt([{ n, start: 0, end: 0 }]),
  context: short(text || (notes[0] ?? '')),
  item: true,
  headings: [...headings],
  ...(source === undefined ? {} : { source }),
});

const isApart = (name: Part, value: Part): boolean =>
  name.line === value.line ? value.start >= name.end || value.end <= name.start : false;
const spanOf = ({ line, start, end }: Part): Span => ({
  n: line.n,
  start,
  end: Math.min(end, start + LONGEST),
});
const lineOf = (item: Item, n: number): string =>
  item.parts.find(({ line }) => line.n === n)?.line.text ?? '';
