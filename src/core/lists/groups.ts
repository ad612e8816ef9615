import type { IndexLine } from '../../contracts/page-index.ts';
import { LIST_LEXICONS } from '../lexicon/lists.ts';
import { saysDay } from './days.ts';
import { namedAlike } from './join-lists.ts';
import { columnsOf, type Item, type Part, type RecordList, wordsOf } from './records.ts';

/** Words of a page in reading order: lines, or the parts of a line that joins several short ones. */
interface Said extends Part {
  role: string;
  level: number | undefined;
}

/** Characters of what heads a group of items. */
const LONGEST_HEAD = 60;
/** Parts that may stand between two groups: a day, and how many things there are on it. */
const MOST_BETWEEN = 2;

/**
 * Lists whose items stand in groups, each below words of its own ("Monday, 3 May", "Starters"): these are kept with each item. Groups that were found as
 * lists by themselves are added as the one list that they make, too.
 */
export function withGroups(lists: readonly RecordList[], lines: readonly IndexLine[]): RecordList[] {
  const said = saidOn(lines);
  const at = new Map(said.map(({ line, start }, place) => [`${line.n} ${start}`, place]));
  const spans = lists.map((list): Span => {
    const places = list.items.flatMap(({ parts }) => parts.flatMap((part) => at.get(keyOf(part)) ?? []));
    return { list, first: Math.min(...places), last: Math.max(...places), places: new Set(places) };
  });
  const open = spans.filter(({ list, places }) => !list.choice && !list.thread && places.size > 0);
  const grouped = new Map(
    open.flatMap((span) => {
      const list = inGroups(span, said, at);
      return list ? [[span.list, list] as const] : [];
    }),
  );
  const made = chains(open, said).map((chain) => joined(chain, said));
  const heads = new Set(
    [...grouped.values(), ...made].flatMap(({ items }) =>
      items.flatMap(({ under }) => (under ? [keyOf(under)] : [])),
    ),
  );
  // What heads the groups is no list beside them.
  const areHeads = ({ items }: RecordList) =>
    items.every(({ parts }) => parts.every((part) => heads.has(keyOf(part))));
  const others = lists.filter((list) => heads.size === 0 || !areHeads(list));
  return [...others.map((list) => grouped.get(list) ?? list), ...made];
}

interface Span {
  list: RecordList;
  first: number;
  last: number;
  places: ReadonlySet<number>;
}

const keyOf = ({ line, start }: Part): string => `${line.n} ${start}`;

const saidOn = (lines: readonly IndexLine[]): Said[] =>
  lines
    .filter(({ kind, text }) => kind !== 'container' && kind !== 'frame' && text !== '')
    .flatMap((line) =>
      line.items
        ? line.items.map(({ start, end, role, level }) => ({ line, start, end, role, level }))
        : [{ line, start: 0, end: line.text.length, role: line.role, level: line.level }],
    );

/** What heads a group, of the parts that stand between two. */
const headOf = ([head]: readonly Said[]): Said | undefined =>
  head && head.role !== 'button' && head.role !== 'textbox' && wordsOf(head).length <= LONGEST_HEAD
    ? head
    : undefined;

const isLike = (one: Said, other: Said): boolean => one.role === other.role && one.level === other.level;

/** The head of the first group: words like those of another one, right before it. */
function openingHead(first: number, like: Said, said: readonly Said[]): Said | undefined {
  for (let place = first - 1; place >= Math.max(0, first - MOST_BETWEEN); place--) {
    const head = headOf([said[place]!]);
    if (head && isLike(head, like) && head.line.frame === like.line.frame) return head;
  }
  return undefined;
}

/** Whether words head groups: all alike, and each says something else. */
const areHeads = (heads: readonly Said[]): boolean =>
  heads.every((head) => isLike(head, heads[0]!)) && new Set(heads.map(wordsOf)).size === heads.length;

/** A list with what heads the group that each of its items is in; `undefined`: nothing stands between them, or what does is no head. */
function inGroups(
  { list, places, first, last }: Span,
  said: readonly Said[],
  at: ReadonlyMap<string, number>,
): RecordList | undefined {
  if (last - first + 1 === places.size) return undefined;
  const heads = new Map<Item, Said>();
  let before: number | undefined;
  for (const item of list.items) {
    const own = item.parts.flatMap((part) => at.get(keyOf(part)) ?? []);
    const between = before === undefined ? [] : said.slice(before + 1, Math.min(...own));
    const head = headOf(between);
    if (between.length > MOST_BETWEEN || (between.length > 0 && !head)) return undefined;
    if (head) heads.set(item, head);
    before = Math.max(before ?? 0, ...own);
  }
  const [some] = heads.values();
  const opening = some && openingHead(first, some, said);
  if (opening) heads.set(list.items[0]!, opening);
  // A single one may be anything that stands in the way.
  if (heads.size < 2 || !areHeads([...heads.values()])) return undefined;
  let under: Said | undefined;
  const items = list.items.map((item) => {
    under = heads.get(item) ?? under;
    return under ? { ...item, under } : item;
  });
  return { ...list, items, ...aboveAll(list, opening, said) };
}

/** What stands above all groups: what heads the first is none of it. */
function aboveAll(
  { headings, lead }: RecordList,
  head: Said | undefined,
  said: readonly Said[],
): Pick<RecordList, 'headings' | 'lead'> {
  if (!head) return { headings, lead };
  const before = said[said.indexOf(head) - 1];
  const isLead = before && before.role !== 'button' && wordsOf(before).length <= LONGEST_HEAD;
  return {
    headings: headings.filter((text) => text !== wordsOf(head)),
    lead: isLead ? wordsOf(before) : '',
  };
}

/** A group with what heads it. */
interface Group {
  span: Span;
  head: Said | undefined;
}

/** Lists that stand one behind another, with nothing but what heads the next between. */
function chains(spans: readonly Span[], said: readonly Said[]): Group[][] {
  const left = new Set(spans.toSorted((a, b) => a.first - b.first));
  const found: Group[][] = [];
  for (const first of left) {
    const chain: Group[] = [{ span: first, head: undefined }];
    for (let next = nextOf(first, left, said); next; next = nextOf(next.span, left, said)) {
      left.delete(next.span);
      chain.push(next);
    }
    if (chain.length < 2) continue;
    chain[0]!.head = openingHead(first.first, chain[1]!.head!, said);
    const heads = chain.flatMap(({ head }) => head ?? []);
    if (heads.length > 1 && areHeads(heads) && areItems(chain)) found.push(chain);
  }
  return found;
}

/** Share of what stands in groups that is something else each time. */
const MOST_OWN = 0.6;
/** Whether what stands in the groups are things, and no marks that come again and again: "Wi-Fi", "TV" below each hotel. */
function areItems(groups: readonly Group[]): boolean {
  const texts = groups.flatMap(({ span }) => span.list.items.map(({ text }) => text));
  return new Set(texts).size >= MOST_OWN * texts.length;
}

const isYear = (text: string): boolean => /^\P{L}*(?:1[89]|2[01])\p{Nd}{2}\P{L}*$/u.test(text);
/** Whether words are those of a day or a year, in whatever language. */
const isDay = (head: Said): boolean => {
  const text = wordsOf(head).toLowerCase();
  return isYear(text) || LIST_LEXICONS.some(({ code }) => saysDay(text, code));
};

function nextOf({ list, last }: Span, spans: ReadonlySet<Span>, said: readonly Said[]): Group | undefined {
  for (const span of spans) {
    const length = span.first - last - 1;
    if (length < 1 || length > MOST_BETWEEN) continue;
    const head = headOf(said.slice(last + 1, span.first));
    if (!head || head.line.frame !== list.items[0]!.parts[0]!.line.frame) continue;
    if (columnsOf(list).join('¦') !== columnsOf(span.list).join('¦')) continue;
    const bare = list.names === '' && span.list.names === '';
    if (bare ? isDay(head) : namedAlike(list, span.list)) return { span, head };
  }
  return undefined;
}

function joined(groups: readonly Group[], said: readonly Said[]): RecordList {
  const { list } = groups[0]!.span;
  const { head } = groups[0]!;
  const items = groups.flatMap(({ span, head: under }, at) =>
    span.list.items.map((item) => ({ ...item, key: `${at} ${item.key}`, ...(under ? { under } : {}) })),
  );
  const { below, last } = groups.at(-1)!.span.list;
  const above = aboveAll(list, head, said);
  // The title above things with their parts is that of the things: "Recipes" with their ingredients.
  const areDays = groups.every(({ head: own }) => own === undefined || isDay(own));
  const far = areDays ? {} : { far: true as const, lead: '' };
  return {
    ...list,
    ...above,
    ...far,
    id: `${list.id}/groups`,
    size: items.length,
    label: '',
    below,
    last,
    items,
  };
}
