import type { IndexLine } from '../../../contracts/page-index.ts';

import { isMenu, namesOf, nameWords } from '../../../core/lists/names.ts';
import { type Item, type RecordList, wordsOf } from '../../../core/lists/records.ts';
import type { Language } from '../../../core/text/languages.ts';
import type { Model } from '../../../model/model.ts';
import { titlesOf } from '../list-titles.ts';
import { tableColumns } from './read-plan.ts';

/** What a model is told of the lists of a page, in words of the page, and what it may say of them, in ours. */
export interface OfferedLists {
  /** In the order in which they are told, numbered from 1 on. */
  lists: readonly RecordList[];
  /** A line for each, for the page block. */
  told: string;
}

/** The tags that a plan stands between; it comes first in a reply, so that nothing is shown that a program then counts otherwise. */
export const PLAN_TAG = 'list-plan';

/** What a reply may begin with where a question may be one over a whole list. */
export const PLAN_RULES = `If what is asked is to be counted, listed, compared, added or looked for over the items of a list told above, a program does it, and not you. Begin with one line
<${PLAN_TAG}>{"list": K, "do": "...", ...}</${PLAN_TAG}>
and answer below as ever, in case that the program cannot. No such line when what is asked stands in a sentence or a single item, is about something else than these items, when the list shows only a part of what is asked, or its items show no sign of the value that is asked for. Leave out what is not needed:
- list: the number of the list whose items are meant; [K, ...] where it stands on the page in several pieces.
- do: count | distinct (different values of "column", else names) | list | exists | first (with "first": how many) | min (cheapest, oldest) | max (most, newest) | sum | average.
- What min, max, sum, average or a bound look at: "column": its number as told above (where no columns are told: which cell or part of the item), or "beside": the word next to the number in each item, or "end": "first" or "last" number of the item. "kind": "money", "time" (dates, also in a column) or "number" (also bare years); "kind" alone where each item has only one such value.
- from, to: bounds of that value, each only where asked; dates as YYYY-MM-DD. strict: true when the bound itself does not count ("more than").
- words: only for a condition on the items. [{"any": ["word", ...], "in": "item"}, ...]: an item needs one of "any" from each entry, as whole words in any case; give all forms that items use. "in": "item", "name" (title, author) or the number of a column; "begins": true where it has to begin so.
- not: true when the items without these words count.
- drop: whole texts of items that are none ("Show more", a heading).
- each: true with count, list or exists where no words tell what counts ("negative", "complaints"): every item is then looked at. No words, no column.`;

/** Tokens of context that a model needs for the page, the lists and these rules. */
const LEAST_CONTEXT = 16_000;
export const hasRoomForPlan = ({
  contextTokens = Number.POSITIVE_INFINITY,
}: Pick<Model, 'contextTokens'>): boolean => contextTokens >= LEAST_CONTEXT;

/** Fewer items are read at a glance. */
const LEAST_ITEMS = 3;
/** Characters that lists may take, and how many are told. */
const MOST_CHARACTERS = 3000;
/** Characters of a title, and of an item that is told because its lines are not. */
const LONGEST_NAME = 80;
const LONGEST_ITEM = 120;

/**
 * The lists of a page that may be asked about, for a prompt that holds `lines` of it. Those that the question calls by their name come first and
 * menus last: what does not fit is left out, and so is what says the same again and again ("Save", "More like this").
 * @param rest what a question says besides what is to be done
 */
export function offeredLists(
  lists: readonly RecordList[],
  lines: readonly IndexLine[],
  { rest, language }: { rest: string; language: Language },
): OfferedLists {
  const read = new Set(lines.map(({ n }) => n));
  const offered: RecordList[] = [];
  const told: string[] = [];
  let room = MOST_CHARACTERS;
  for (const list of inOrder(lists, nameWords(rest, language), language)) {
    const line = `list ${offered.length + 1}: ${headOf(list, read)}`;
    room -= line.length;
    if (room < 0) break;
    offered.push(list);
    told.push(line);
  }
  return { lists: offered, told: told.join('\n') };
}

function inOrder(lists: readonly RecordList[], asked: ReadonlySet<string>, language: Language): RecordList[] {
  const beginnings = new Set<string>();
  const long = lists.filter(({ items }) => {
    const beginning = items.slice(0, LEAST_ITEMS).map(({ text }) => text.trim());
    const known = beginnings.has(beginning.join('\n'));
    beginnings.add(beginning.join('\n'));
    return items.length >= LEAST_ITEMS && new Set(beginning).size > 1 && !known;
  });
  const called = (list: RecordList) => [...namesOf(list, language)].filter((word) => asked.has(word)).length;
  const ranks = new Map(
    long.map((list) => [list, called(list) - (isMenu(list) || list.choice === 'shut' ? 0.5 : 0)]),
  );
  return long.toSorted((one, other) => ranks.get(other)! - ranks.get(one)!);
}

/** How many items, in which lines, what names them. An item is told by its words where none of its lines are in the prompt. */
function headOf(list: RecordList, read: ReadonlySet<number>): string {
  const { items, stated, names } = list;
  const { title, under } = titlesOf(list);
  const columns = tableColumns(list).map((column, at) => `${at + 1} ${short(column, LONGEST_NAME)}`);
  const [first] = items as [Item, ...Item[]];
  const isRead = first.parts.some(({ line }) => read.has(line.n));
  return [
    `${items.length} items${stated !== undefined && stated > items.length ? ` of ${stated}` : ''}`,
    list.choice === 'shut'
      ? `what can be chosen in line ${first.parts[0]!.line.n}`
      : isRead
        ? `lines ${linesOf(items)}, item 1 ${linesOf([first])}`
        : `item 1: ${short(first.text, LONGEST_ITEM)}`,
    title && `"${short(title, LONGEST_NAME)}"`,
    under && `under "${short(under, LONGEST_NAME)}"`,
    names && `class ${short(names, LONGEST_NAME)}`,
    first.under ? `in groups, first "${short(wordsOf(first.under), LONGEST_NAME)}"` : '',
    columns.length > 0 ? `columns: ${columns.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' | ')
    .replace(/\s+/gu, ' ');
}

function linesOf(items: readonly Item[]): string {
  const numbers = items.flatMap(({ parts }) => parts.map(({ line }) => line.n));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}-${most}`;
}

const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
