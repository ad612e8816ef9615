import { z } from 'zod';
import type { PageIndex } from '../../../contracts/page-index.ts';
import { columnsOf, type Item, type RecordList } from '../../../core/lists/records.ts';
import type { ModelMessage } from '../../../model/model.ts';
import { DATA_RULE, listsBlock, withoutNumbers } from '../../page-block.ts';
import { titlesOf } from '../list-titles.ts';

/** What a model says of a question over lists: which one is meant and what of its items counts. A program goes through them. */
export const listPlanSchema = z.object({
  /** Number of the list from 1 on, or those of several that make one; 0: the question is about none. */
  list: z.union([z.number().int(), z.array(z.number().int())]),
  do: z.enum(['count', 'list', 'exists', 'first', 'min', 'max', 'sum', 'average']).default('count'),
  /** For `first`: how many. */
  first: z.number().int().default(0),
  /** What is compared, added or bounded: the number of a column from 1 on, the words beside it, or its kind. */
  column: z.number().int().default(0),
  beside: z.string().default(''),
  kind: z.enum(['', 'number', 'money', 'time']).default(''),
  /** Bounds of that value; a date as YYYY-MM-DD. */
  from: z.union([z.number(), z.string()]).nullish(),
  to: z.union([z.number(), z.string()]).nullish(),
  /** A value that equals a bound does not count. */
  strict: z.boolean().default(false),
  /** An item has to hold one of each group, in its words, its name or one of its columns. */
  words: z
    .array(z.object({ any: z.array(z.string()), in: z.union([z.string(), z.number()]).default('item') }))
    .default([]),
  /** Those count that do not hold them. */
  not: z.boolean().default(false),
  /** Items that are none: headings, "show more". */
  drop: z.array(z.string()).default([]),
  /** Items count by what they mean; no words of theirs tell it. */
  meaning: z.boolean().default(false),
});
export type ListPlanReply = z.infer<typeof listPlanSchema>;

const RULES = `You say how a program is to go through a list on a web page to answer a question. You count nothing and answer nothing: the program sees every item, you see a few.

Each list is told as "list K: how many items | its title | under the heading above it | columns", with items below it. Reply with JSON {"list": K, "do": "...", ...}; leave out what is not needed.
- list: the one whose items are what the question counts, names or compares; [K, ...] where it stands on the page in several pieces. 0 when there is none: what is asked stands in a sentence or in a single item, is about something else than these items, or the list shows only a part of what is asked, or its items show no sign of the value that is asked for.
- do: count | list | exists | first (with "first": how many, in the order shown) | min (least, cheapest, shortest, oldest) | max (most, dearest, longest, newest) | sum | average.
- What min, max, sum, average or a bound look at: "column": its number, or "beside": the word next to the number in each item. "kind": "money", "time" (dates, also in a column) or "number" (also bare years); "kind" alone where each item has only one such value.
- from, to: bounds of that value, each only where asked; dates as YYYY-MM-DD. strict: true when the bound itself does not count ("more than").
- words: only for a condition on the items. [{"any": ["word", ...], "in": "item"}, ...]: an item needs one of "any" from each entry, as whole words in any case; give all forms that items may use. "in": "item", "name" (how an item begins: title, author) or the number of a column.
- not: true when the items without these words count.
- drop: whole texts of items that are none ("Show more", a heading).
- meaning: true when items count by what they say and no words can tell it ("complaints", "positive"); then words is [].

${DATA_RULE}`;

/** Tokens that lists may take, about. */
const MOST_CHARACTERS = 9000;
/** Items of a list that are shown, and characters of each. */
const SHOWN = 3;
const LONGEST_ITEM = 150;
const END_OF_ITEM = 40;
const MUCH_SHORTER = 0.4;
const LONGEST_NAME = 100;

/** The rules, and the page's lists with their first items: as many as there is room for, in the order given. */
export function listPlanPrompt(
  question: string,
  page: Pick<PageIndex, 'title' | 'url'>,
  lists: readonly RecordList[],
): ModelMessage[] {
  const told: string[][] = [];
  let room = MOST_CHARACTERS;
  for (const list of lists) {
    const lines = linesOf(list);
    room -= lines.join('\n').length;
    if (room < 0) break;
    told.push(lines);
  }
  return [
    { role: 'system', content: RULES, cacheUpToHere: true },
    { role: 'user', content: `${listsBlock(page, told)}\n\nQuestion: ${withoutNumbers(question)}` },
  ];
}

/** What is told of a list, its number left out. */
function linesOf(list: RecordList): string[] {
  const { items, stated, names } = list;
  const { title, under } = titlesOf(list);
  const columns = tableColumns(list).map((column, at) => `${at + 1} ${short(column, LONGEST_NAME)}`);
  const head = [
    `${items.length} items${stated !== undefined && stated > items.length ? ` of ${stated}` : ''}`,
    title && `"${short(title, LONGEST_NAME)}"`,
    under && `under "${short(under, LONGEST_NAME)}"`,
    names && `class ${short(names, LONGEST_NAME)}`,
    columns.length > 0 ? `columns: ${columns.join(', ')}` : '',
  ];
  const shown = items.length <= SHOWN + 1 ? items : items.slice(0, SHOWN);
  const left = items.length - shown.length;
  return [
    head.filter(Boolean).join(' | '),
    ...shown.map(({ text }) => `- ${shortItem(text)}`),
    ...(left > 0 ? [`- ... ${left} more, the last: ${shortItem(items.at(-1)!.text)}`] : []),
    ...oddOnes(items.slice(SHOWN, -1)).map((text) => `- ... one of them: ${shortItem(text)}`),
  ];
}

/** A heading among items is far shorter than they are: of those that are not shown, the first such. */
function oddOnes(items: readonly Item[]): string[] {
  const lengths = items.map(({ text }) => text.length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return items
    .map(({ text }) => text)
    .filter((text) => text.length < usual * MUCH_SHORTER)
    .slice(0, 1);
}

/** What holds tables has no columns of its own. */
const tableColumns = (list: RecordList): string[] =>
  list.items.every(({ parts }) => parts.length === 1) ? columnsOf(list) : [];

const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Numbers and sources stand at an item's end. */
const shortItem = (text: string): string =>
  text.length > LONGEST_ITEM
    ? `${text.slice(0, LONGEST_ITEM - END_OF_ITEM)} … ${text.slice(-END_OF_ITEM)}`
    : text;
