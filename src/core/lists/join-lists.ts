import type { ListMember, PageList } from '../../contracts/lists.ts';
import type { Found } from './records.ts';

/**
 * Lists whose items do nothing but hold lists of one kind, as the rows of a grid do: by the outer one's id, the inner ones in their order. Words that
 * stand in an item beside its list make it an item of its own.
 */
export function laidOutIn(
  members: readonly ListMember[],
  infos: ReadonlyMap<string, PageList>,
  isTold: (list: string) => boolean,
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
      // What has a heading of its own is a list of its own.
      return isGrid && ![...ids].slice(1).some(isTold) ? [[outer, [...ids]]] : [];
    }),
  );
}

export function nameAlso(infos: Map<string, PageList>, id: string, others: readonly string[]): void {
  const info = infos.get(id)!;
  const names = [info, ...others.map((other) => infos.get(other)!)].flatMap((each) => each.names.split(' '));
  infos.set(id, { ...info, names: [...new Set(names)].join(' ') });
}

/** Lists that follow one another with nothing between and are named alike, or have the same headers, are one in several pieces: the items of all are the first's. */
export function joinNeighbours(
  lists: Map<string, Map<string, Found>>,
  infos: Map<string, PageList>,
  order: ReadonlyMap<string, number>,
): void {
  const placesOf = (id: string): number[] =>
    [...lists.get(id)!.values()].flatMap(({ parts }) =>
      parts.map(({ line, start }) => order.get(`${line.n} ${start}`) ?? 0),
    );
  const spans = [...lists.keys()]
    .map((id) => ({ id, first: Math.min(...placesOf(id)), last: Math.max(...placesOf(id)) }))
    .sort((a, b) => a.first - b.first);
  for (const span of spans) {
    if (!lists.has(span.id)) continue;
    const next = () =>
      spans.find(
        ({ id, first }) =>
          lists.has(id) &&
          first === span.last + 1 &&
          (isNamedLike(infos.get(id)!, infos.get(span.id)!) ||
            haveColumns(lists.get(id)!, lists.get(span.id)!)),
      );
    for (let other = next(); other; other = next()) {
      const items = lists.get(span.id)!;
      const offset = Math.max(...[...items.values()].map(({ at }) => at));
      for (const [, item] of lists.get(other.id)!)
        items.set(`${other.id} ${item.at}`, { ...item, at: offset + item.at });
      infos.set(span.id, {
        ...infos.get(span.id)!,
        size: infos.get(span.id)!.size + infos.get(other.id)!.size,
        below: infos.get(other.id)!.below,
      });
      lists.delete(other.id);
      span.last = other.last;
    }
  }
}

/** Rows below the same headers are those of one table, in whatever pieces it was made. */
function haveColumns(one: ReadonlyMap<string, Found>, other: ReadonlyMap<string, Found>): boolean {
  const columns = headersOf(one);
  return columns.includes('¦') && columns === headersOf(other);
}

/** Those of the first row that has any. */
function headersOf(items: ReadonlyMap<string, Found>): string {
  const rows = [...items.values()].map(({ parts }) =>
    parts.flatMap(({ line }) => (line.cells ?? []).map(({ column }) => column ?? '')),
  );
  const columns = rows.find((row) => row.length > 1 && row.every(Boolean)) ?? [];
  return columns.join('¦');
}

const isNamedLike = (one: PageList, other: PageList): boolean =>
  !one.thread && !other.thread && namedAlike(one, other);

/** Whether two lists have at least half of their names in common; what has none is like nothing. */
export function namedAlike(one: Pick<PageList, 'names'>, other: Pick<PageList, 'names'>): boolean {
  const [first, second] = [one, other].map(({ names }) => new Set(names.split(' ').filter(Boolean)));
  const common = [...first!].filter((name) => second!.has(name)).length;
  return common > 0 && common * 2 >= Math.max(first!.size, second!.size);
}

/** What stands once more in a thread: its first level, and the replies to one of its items. */
export function partsOfThreads(
  lists: ReadonlyMap<string, ReadonlyMap<string, Found>>,
  infos: ReadonlyMap<string, PageList>,
): Set<string> {
  const startsOf = (id: string): string[] =>
    [...lists.get(id)!.values()].map(({ parts: [{ line, start }] }) => `${line.n} ${start}`);
  const parts = new Set<string>();
  const threads = [...lists.keys()].filter((id) => infos.get(id)?.thread);
  for (const id of threads.sort((a, b) => lists.get(b)!.size - lists.get(a)!.size)) {
    if (parts.has(id)) continue;
    const starts = new Set(startsOf(id));
    for (const other of lists.keys())
      if (other !== id && startsOf(other).every((start) => starts.has(start))) parts.add(other);
  }
  return parts;
}
