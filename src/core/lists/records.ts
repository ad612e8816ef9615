import type { ListMember, PageList } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';

/** Words of one item: a line, or the part of a line that joins several short ones. */
export interface Part {
  line: IndexLine;
  start: number;
  end: number;
}

/** One item of a list, in the page's own words. */
export interface Item {
  /** Tells it from others of the list, also when the page draws it anew. */
  key: string;
  /** Where it is shown: what stands there later is this item with other words, or another. */
  slot?: string;
  parts: Part[];
  text: string;
}

type Found = { at: number; key: string | undefined; slot: string | undefined; parts: Part[] };

/** A list of the page with what stands in its items. */
export interface RecordList extends PageList {
  items: Item[];
  /** Headings above it, innermost last. */
  headings: string[];
  landmark: string | undefined;
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
  found: readonly { lists: readonly PageList[]; members: readonly ListMember[] }[],
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
      const item = items.get(String(at)) ?? { at, key, slot, parts: [] };
      items.set(String(at), item);
      item.parts.push({ line, start, end });
    }
  }
  for (const [outer, inner] of laidOutIn(
    found.flatMap(({ members }) => members),
    infos,
  )) {
    const merged = new Map<string, Found>();
    for (const [row, id] of inner.entries())
      for (const [at, item] of lists.get(id) ?? [])
        merged.set(`${row}/${at}`, { ...item, at: row * 10_000 + item.at });
    for (const id of inner) lists.delete(id);
    lists.set(outer, merged);
  }
  return [...lists].flatMap(([id, items]) => {
    const info = infos.get(id);
    const all = [...items.values()].sort((a, b) => a.at - b.at);
    const positions = all.flatMap(({ parts }) => parts.map(({ line }) => where.get(line.n)!));
    if (!info || all.length < 2) return [];
    const first = Math.min(...positions);
    return {
      ...info,
      items: all.map(toItem),
      headings: headingsAbove(lines, first),
      landmark: lines[first]?.landmark,
      first,
      last: Math.max(...positions),
    };
  });
}

/**
 * Lists whose items do nothing but hold lists of one kind, as the rows of a grid do: by the outer one's id, the inner ones in their order. Words that
 * stand in an item beside its list make it an item of its own.
 */
function laidOutIn(
  members: readonly ListMember[],
  infos: ReadonlyMap<string, PageList>,
): Map<string, string[]> {
  const inner = new Map<string, Set<string>>();
  const mixed = new Set<string>();
  for (const { in: path } of members)
    path.forEach(({ list }, i) => {
      const next = path[i + 1]?.list;
      if (next === undefined) mixed.add(list);
      else inner.set(list, (inner.get(list) ?? new Set()).add(next));
    });
  return new Map(
    [...inner].flatMap(([outer, ids]): [string, string[]][] => {
      const kinds = new Set([...ids].map((id) => infos.get(id)?.names.split(' ').at(-1) ?? ''));
      const isGrid = !mixed.has(outer) && kinds.size === 1 && ids.size === infos.get(outer)?.size;
      return isGrid ? [[outer, [...ids]]] : [];
    }),
  );
}

function toItem({ key, slot, parts }: Found): Item {
  const text = parts.map(({ line, start, end }) => line.text.slice(start, end)).join(' ¦ ');
  return { key: key ?? text, ...(slot ? { slot } : {}), parts, text };
}

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

/** A cell of a row with the words of its column's header. */
export interface Cell extends Part {
  column: string;
}

/** The cells of an item that is a row. */
export const cellsOf = ({ parts }: Item): Cell[] =>
  parts.flatMap(({ line }) =>
    (line.cells ?? []).map(({ start, end, column = '' }) => ({ line, start, end, column })),
  );

export const wordsOf = ({ line, start, end }: Part): string => line.text.slice(start, end);

/** What an item is called: a row's first cell, a card's heading, else its first words. */
export function nameOf(item: Item): Part {
  const [cell] = cellsOf(item).filter((each) => /\p{L}/u.test(wordsOf(each)));
  if (cell) return cell;
  const heading = item.parts.find(({ line }) => line.level !== undefined);
  const lettered = item.parts.find((part) => /\p{L}{2}/u.test(wordsOf(part)));
  return heading ?? lettered ?? item.parts[0]!;
}
