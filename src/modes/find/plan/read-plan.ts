import type { ListPlanReply } from '../../../contracts/lists.ts';
import { NO_BOUNDARY } from '../../../core/lexicon/matcher.ts';
import type { ListQuestion } from '../../../core/lists/ask.ts';
import type { Bound } from '../../../core/lists/bound.ts';
import type { ListPlan } from '../../../core/lists/choose.ts';
import { dateIn } from '../../../core/lists/dates.ts';
import { type Field, type Reading, readValue } from '../../../core/lists/field.ts';
import {
  cellsOf,
  columnsOf,
  type Item,
  namerOf,
  partAt,
  type RecordList,
  wordsOf,
} from '../../../core/lists/records.ts';
import { holdsPhrase } from '../../../core/lists/said.ts';
import type { Condition } from '../../../core/lists/understand.ts';
import {
  ENOUGH_VALUES,
  fieldOfType,
  loneOf,
  onlyNumber,
  SOME_VALUES,
  share,
} from '../../../core/lists/values-of.ts';

/** What a program is to do with a list, as a model understood the question. */
export interface ToldPlan {
  asked: ListQuestion;
  plan: ListPlan;
  /** Further pieces of the list. */
  pieces: RecordList[];
  /** Whole texts of items that are none. */
  drop: ReadonlySet<string>;
}

/** Words of a condition that are taken, and characters of each. */
const MOST_WORDS = 20;
const LONGEST_WORD = 60;
const COMPARES: ReadonlySet<string> = new Set(['min', 'max', 'sum', 'average']);

/**
 * Takes of a reply what the list can bear. `undefined` where it compares or bounds values that too few items have, or names a condition without
 * words or in a column that is none: then nothing is counted.
 * @param asked what the question's words say already
 */
export function readListPlan(
  reply: ListPlanReply,
  [first, ...pieces]: readonly [RecordList, ...RecordList[]],
  asked: ListQuestion,
  reading: Reading,
): ToldPlan | undefined {
  const list = { ...first, items: [first, ...pieces].flatMap(({ items }) => items) };
  const bound = boundOf(reply);
  const conditions = reply.words.flatMap((words) => conditionOf(words, list) ?? []);
  if (conditions.length < reply.words.length) return undefined;
  const field = fieldOf(reply, list, reading);
  const needsValue = COMPARES.has(reply.do) || bound !== undefined;
  if (needsValue && !field) return undefined;
  const { rest, generic, countsItems, language, named } = asked;
  const type = field && 'type' in field ? field.type : undefined;
  return {
    asked: {
      ...{ rest, generic, countsItems, language, named },
      operation: reply.do === 'distinct' ? 'count' : reply.do,
      negated: reply.not && conditions.length > 0,
      ...(reply.do === 'first' ? { quota: Math.max(1, reply.first) } : {}),
      ...(type ? { type } : {}),
      ...(bound ? { bound } : {}),
    },
    plan: {
      ...{ list: first, conditions },
      ...(field && needsValue ? { field } : {}),
      ...(reply.do === 'distinct' ? { once: partToDiffer(reply.column, list) } : {}),
    },
    pieces,
    drop: new Set(reply.drop.map(bare)),
  };
}

/** The part of an item that counts once: a column's, a cell's by its place, else what the item is called. */
function partToDiffer(column: number, list: RecordList): NonNullable<ListPlan['once']> {
  const named = tableColumns(list)[column - 1];
  if (named !== undefined) return (item) => cellsOf(item).find((cell) => cell.column === named);
  return column > 0 ? (item) => partAt(item, column) : namerOf(list.items);
}

/** An item's text as it is compared with another's. */
export const bare = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** The columns that a model is told of a list, and names by their number. What holds tables has none of its own. */
export const tableColumns = ({ items }: Pick<RecordList, 'items'>): string[] =>
  items.every(({ parts }) => parts.length === 1) ? columnsOf({ items }) : [];

/** The value that is looked at, where enough items have it. */
function fieldOf(
  { column, beside, end, kind }: ListPlanReply,
  list: RecordList,
  reading: Reading,
): Field | undefined {
  const columns = tableColumns(list);
  const type = kind === 'money' || kind === 'time' ? kind : undefined;
  // The words alone: "of 5" stands beside the number that is meant.
  const near = beside
    .replace(/[\p{Nd}.,]+/gu, ' ')
    .trim()
    .toLowerCase();
  const named = columns[column - 1];
  const told: (Field | undefined)[] = [
    named ? { column: named, ...typeOf(named, type, list, reading) } : undefined,
    columns.length === 0 && column > 0 ? { cell: column, ...(type ? { type } : {}) } : undefined,
    near ? { near } : undefined,
    end ? { end } : undefined,
    type ? fieldOfType(list, type, reading) : undefined,
    onlyNumber(list, columns, reading),
    loneOf(list, reading),
  ];
  return told.find(
    (field) => field && share(list, field, reading) >= ('near' in field ? SOME_VALUES : ENOUGH_VALUES),
  );
}

/** A column of dates is one, whether it is said or not: else the day of the month would be compared. */
function typeOf(
  column: string,
  type: 'money' | 'time' | undefined,
  list: RecordList,
  reading: Reading,
): { type?: 'money' | 'time' } {
  if (type) return { type };
  const dates = list.items.filter((item) => {
    const value = readValue(item, { column, type: 'time' }, reading);
    return value !== undefined && !/^\s*\p{Nd}+\s*$/u.test(value.raw);
  });
  return dates.length >= ENOUGH_VALUES * list.items.length ? { type: 'time' } : {};
}

/** A day as a bound is all of that day: "up to 4 May" ends where the fifth begins. */
function boundOf({ from, to, strict, kind }: ListPlanReply): Bound | undefined {
  const [least, most] = [limitOf(from), limitOf(to)];
  if (!least && !most) return undefined;
  const signs = strict ? ['>', '<'] : ['≥', '≤'];
  const words = [...(least ? [`${signs[0]} ${from}`] : []), ...(most ? [`${signs[1]} ${to}`] : [])];
  const after =
    least && (least.isDay && strict ? { from: least.value + 1 } : { from: least.value, above: strict });
  const until =
    most && (most.isDay && !strict ? { to: most.value + 1, below: true } : { to: most.value, below: strict });
  return { ...after, ...until, words: words.join(', '), money: kind === 'money' };
}

/** A number, or the day of a date. */
function limitOf(said: number | string | null | undefined): { value: number; isDay: boolean } | undefined {
  if (said === null || said === undefined || said === '') return undefined;
  const number = Number(said);
  if (Number.isFinite(number)) return { value: number, isDay: false };
  const day = dateIn(String(said), 'en');
  return day === undefined ? undefined : { value: day, isDay: true };
}

/**
 * `undefined` for a condition without words, and for a column that is none. Words that no item has where they are said to stand are looked for
 * in the whole item, unless that is a column with a header: which part of an item is its name is a guess on both sides.
 */
function conditionOf(
  { any, in: where, begins }: ListPlanReply['words'][number],
  list: RecordList,
): Condition | undefined {
  const words = any
    .map((word) => word.trim().slice(0, LONGEST_WORD))
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const place = saidIn(where, list);
  if (words.length === 0 || !place) return undefined;
  const holdIn = (text: (item: Item) => string) => (item: Item) =>
    words.some((word) => (begins ? startsWith(text(item), word) : holds(text(item), word)));
  const there = holdIn(place);
  const isClear = (where !== 'name' && tableColumns(list).length > 0) || list.items.some(there);
  const said = words.map((word) => (begins ? `${word}…` : word)).join(' / ');
  return { words: said, holds: isClear || begins ? there : holdIn(withHead) };
}

/** What an item says, below what heads its group. */
const withHead = ({ text, under }: Item): string => (under ? `${wordsOf(under)} ¦ ${text}` : text);

/** The words of an item that a condition is about. */
function saidIn(where: string | number, list: RecordList): ((item: Item) => string) | undefined {
  if (where === 'item') return withHead;
  if (where === 'name') {
    const nameOf = namerOf(list.items);
    return (item) => wordsOf(nameOf(item));
  }
  const columns = tableColumns(list);
  const column = columns[Number(where) - 1];
  if (column === undefined && columns.length > 0) return undefined;
  return (item) =>
    (column === undefined
      ? [partAt(item, Number(where))].filter((part) => part !== undefined)
      : cellsOf(item).filter((cell) => cell.column === column)
    )
      .map(wordsOf)
      .join(' ');
}

const startsWith = (text: string, beginning: string): boolean =>
  bare(text)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .startsWith(bare(beginning));

/** Where words are written with spaces between, a word stands as a whole. */
const holds = (text: string, word: string): boolean =>
  NO_BOUNDARY.test(word) || !/[\p{L}\p{N}]/u.test(word)
    ? text.toLowerCase().includes(word.toLowerCase())
    : holdsPhrase(text, word);
