import type { Choice, ListMember, PageList } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { choiceLists } from './choices.ts';
import { withGroups } from './groups.ts';
import { belowHeaders, belowTitle, withoutBands } from './header-row.ts';
import { joinNeighbours, laidOutIn, nameAlso, partsOfThreads } from './join-lists.ts';
import { writtenLists } from './written-lists.ts';

/** Words of one item: a line, or the part of a line that joins several short ones. */
export interface Part {
  line: IndexLine;
  start: number;
  end: number;
  /** Words that are drawn nowhere: what is lit in their place. */
  control?: IndexLine;
}

/** One item of a list, in the page's own words. */
export interface Item {
  /** Tells it from others of the list, also when the page draws it anew. */
  key: string;
  /** Where it is shown: what stands there later is this item with other words, or another. */
  slot?: string;
  /** Of a list whose pages are turned by buttons: the page that it is on, from 1, where that is not the one in view and is known. */
  page?: number;
  parts: Part[];
  text: string;
  /** Of a list in groups: what stands above its group. */
  under?: Part;
}

/** An item as it is put together. */
export type Found = {
  at: number;
  key: string | undefined;
  slot: string | undefined;
  parts: [Part, ...Part[]];
};

/** A list of the page with what stands in its items. */
export interface RecordList extends PageList {
  items: Item[];
  /** Headings above it, innermost last. */
  headings: string[];
  /** Its innermost heading stands far above: what is between has been forgotten by now. */
  far?: true;
  /** A few words that stand right before it and may be its title; empty where there are none. */
  lead: string;
  /** These are a button's: what it does, or what it shows. */
  pressed?: true;
  landmark: string | undefined;
  /** Its items are what people may choose from: boxes on the page, or options that their control does not draw. */
  choice?: 'drawn' | 'shut';
  /** The words of a first row that is none of its items, but says what stands below. */
  heads?: string;
  /** Positions among the lines of the index of its first and last words. */
  first: number;
  last: number;
}

/** Where the page script is asked for lists: the beginning of each line that says something, and of each part of a joined one. */
export function positionsOf(lines: readonly IndexLine[]): { n: number; start: number }[] {
  return lines
    .filter(({ text, role, kind }) => text !== '' && role !== 'title' && kind !== 'container')
    .flatMap(({ n, items }) => (items ? items.map(({ start }) => ({ n, start })) : [{ n, start: 0 }]));
}

/** The lists of a page, with their items in reading order; rows of headers are none. */
export function recordLists(
  lines: readonly IndexLine[],
  found: readonly {
    lists: readonly PageList[];
    members: readonly ListMember[];
    choices?: readonly Choice[] | undefined;
  }[],
): RecordList[] {
  const infos = new Map(found.flatMap(({ lists }) => lists.map((list) => [list.id, list])));
  const where = new Map(lines.map((line, at) => [line.n, at]));
  const lists = new Map<string, Map<string, Found>>();
  for (const { n, start, in: path } of found.flatMap(({ members }) => members)) {
    const line = lines[where.get(n) ?? -1];
    if (!line || line.role === 'columnheader' || (line.role === 'row' && line.notes.includes('headers')))
      continue;
    const end = line.items?.find((item) => item.start === start)?.end ?? line.text.length;
    for (const { list, at, key, slot } of path) {
      const items = lists.get(list) ?? new Map();
      lists.set(list, items);
      const item = items.get(String(at));
      if (item) item.parts.push({ line, start, end });
      else items.set(String(at), { at, key, slot, parts: [{ line, start, end }] });
    }
  }
  for (const [outer, inner] of laidOutIn(
    found.flatMap(({ members }) => members),
    infos,
    (id) => isBelowHeading(lists.get(id), lines, where),
  )) {
    const merged = new Map<string, Found>();
    for (const [row, id] of inner.entries())
      for (const [at, item] of lists.get(id) ?? [])
        merged.set(`${row}/${at}`, { ...item, at: row * 10_000 + item.at });
    for (const id of inner) lists.delete(id);
    lists.set(outer, merged);
    nameAlso(infos, outer, inner);
  }
  for (const id of partsOfThreads(lists, infos)) lists.delete(id);
  const order = new Map(positionsOf(lines).map(({ n, start }, at) => [`${n} ${start}`, at]));
  joinNeighbours(lists, infos, order);
  const leadOf = leadsIn(
    lines,
    found.flatMap(({ members }) => members),
  );
  const written = [
    ...writtenLists(lines),
    ...choiceLists(
      lines,
      found.flatMap(({ choices = [] }) => choices),
    ),
  ].map(
    (list): RecordList => ({
      ...list,
      headings: headingsAbove(lines, list.first),
      landmark: list.landmark ?? lines[list.first]?.landmark,
    }),
  );
  const records = [...lists].flatMap(([id, items]): RecordList[] => {
    const info = infos.get(id);
    const all = [...items.values()].sort((a, b) => a.at - b.at);
    const positions = all.flatMap(({ parts }) => parts.map(({ line }) => where.get(line.n)!));
    if (!info) return [];
    const first = Math.min(...positions);
    const lead = leadOf(all[0]!);
    const { items: named, title } = belowTitle(all.map(toItem));
    const rows = belowHeaders(withoutBands(named));
    return [
      {
        ...info,
        ...rows,
        size: info.size - (all.length - rows.items.length),
        headings: headingsAbove(lines, first),
        ...(isFarBelow(lines, first) ? { far: true as const } : {}),
        lead: title ?? lead.said,
        ...(lead.pressed && title === undefined ? { pressed: true as const } : {}),
        landmark: lines[first]?.landmark,
        first,
        last: Math.max(...positions),
      },
    ];
  });
  // One item alone is a group, and no list.
  return withGroups([...records, ...written], lines).filter(({ items }) => items.length > 1);
}

/** Whether a heading stands right above a list, outside of its items. */
function isBelowHeading(
  items: ReadonlyMap<string, Found> | undefined,
  lines: readonly IndexLine[],
  where: ReadonlyMap<number, number>,
): boolean {
  const parts = [...(items?.values() ?? [])].flatMap((item) => item.parts);
  const places = parts.map(({ line }) => where.get(line.n)!);
  const before = lines[Math.min(...places) - 1];
  return before?.level !== undefined && !parts.some(({ line }) => line === before);
}

function toItem({ key, slot, parts }: Found): Item {
  const text = parts.map(({ line, start, end }) => line.text.slice(start, end)).join(' ¦ ');
  return { key: key ?? text, ...(slot ? { slot } : {}), parts, text };
}

/** Lines between a heading and a list that it still names. */
const NEAR_HEADING = 30;
const isFarBelow = (lines: readonly IndexLine[], first: number): boolean =>
  !lines.slice(Math.max(0, first - NEAR_HEADING), first).some(({ level }) => level !== undefined);

function headingsAbove(lines: readonly IndexLine[], first: number): string[] {
  const found: string[] = [];
  let level = 7;
  for (let at = first; at >= 0 && level > 1; at--) {
    const line = lines[at]!;
    if (line.level === undefined || line.level >= level || line.frame !== lines[first]!.frame) continue;
    // A card's own heading is none above the list.
    if (at === first) continue;
    level = line.level;
    found.unshift(line.text);
  }
  return found;
}

/** Words before a list, and whether they are a button's. */
interface Lead {
  said: string;
  pressed: boolean;
}
const NO_LEAD: Lead = { said: '', pressed: false };

/** Characters of a title that is no heading. */
const LONGEST_LEAD = 60;

/**
 * Finds the few words before a list's first item: the line before, or the part before in a line that joins several short ones. Words of an item that
 * the list does not stand in are none.
 */
function leadsIn(lines: readonly IndexLine[], members: readonly ListMember[]): (first: Found) => Lead {
  const parts = lines.flatMap((line) =>
    (line.items ?? [{ start: 0, end: line.text.length, role: line.role }]).map((part) => ({ line, ...part })),
  );
  const at = new Map(parts.map(({ line, start }, i) => [`${line.n} ${start}`, i]));
  const itemsOf = new Map<string, Set<string>>();
  for (const { n, start, in: path } of members) {
    const known = itemsOf.get(`${n} ${start}`) ?? new Set();
    for (const { list, at } of path) known.add(`${list} ${at}`);
    itemsOf.set(`${n} ${start}`, known);
  }
  return ({ parts: [first] }) => {
    const key = `${first.line.n} ${first.start}`;
    const before = parts[(at.get(key) ?? 0) - 1];
    if (!before || before.line.frame !== first.line.frame) return NO_LEAD;
    const around = itemsOf.get(key) ?? new Set();
    const isApart = [...(itemsOf.get(`${before.line.n} ${before.start}`) ?? [])].some(
      (item) => !around.has(item),
    );
    const said = before.line.text.slice(before.start, before.end);
    return isApart || said.length > LONGEST_LEAD ? NO_LEAD : { said, pressed: before.role === 'button' };
  };
}

/** A cell of a row with the words of its column's header. */
export interface Cell extends Part {
  column: string;
}

/** The cells of an item that is a row. */
export const cellsOf = ({ parts }: Item): Cell[] =>
  parts.flatMap(({ line }) =>
    (line.cells ?? []).map(({ start, end, column = '' }) => ({ line, start, end, column })),
  );

/** The cell of an item that is a row, else its part, by its place from 1 on. */
export const partAt = (item: Item, place: number): Part | undefined => {
  const cells = cellsOf(item);
  return (cells.length > 0 ? cells : item.parts)[place - 1];
};

/** The headers of a list's columns, in their order. */
export const columnsOf = ({ items }: Pick<RecordList, 'items'>): string[] =>
  [...new Set(items.flatMap((item) => cellsOf(item).map(({ column }) => column)))].filter(Boolean);

export const wordsOf = ({ line, start, end }: Part): string => line.text.slice(start, end);

/** A part that so many items share says of none what it is called. */
const SHARED = 0.5;

/** What the items of a list are called: a row's first cell, a card's heading, else the first words that are an item's own. */
export function namerOf(items: readonly Item[]): (item: Item) => Part {
  const counts = new Map<string, number>();
  for (const { parts } of items)
    for (const said of new Set(parts.map(wordsOf))) counts.set(said, (counts.get(said) ?? 0) + 1);
  const isShared = (part: Part) => items.length > 2 && counts.get(wordsOf(part))! > SHARED * items.length;
  return (item) => {
    const own = item.parts.filter((part) => !isShared(part));
    return nameOf(own.length > 0 ? { ...item, parts: own } : item);
  };
}

/** What an item is called where the others of its list are not known. */
export function nameOf(item: Item): Part {
  const [cell] = cellsOf(item).filter((each) => /\p{L}/u.test(wordsOf(each)));
  if (cell) return cell;
  const heading = item.parts.find(({ line }) => line.level !== undefined);
  const lettered = item.parts.filter((part) => /\p{L}{2}/u.test(wordsOf(part)));
  // What can be pressed says what it does.
  return heading ?? lettered.find((part) => roleOf(part) !== 'button') ?? lettered[0] ?? item.parts[0]!;
}

const roleOf = ({ line, start }: Part): string =>
  line.items?.find((each) => each.start === start)?.role ?? line.role;
