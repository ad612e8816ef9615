import type { Choice, FoundLists, ListMember, PageList } from '../../contracts/lists.ts';
import { BY_PEOPLE, ONE_BY_PEOPLE } from '../../core/lists/by-people.ts';
import { alike } from '../dom/blocks.ts';
import {
  attr,
  attribute,
  childrenOf,
  classesOf,
  elementAbove,
  isPageRoot,
  matches,
  query,
  queryAll,
  rectOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import { createPrivacy } from '../private/privacy.ts';
import type { IndexedDocument } from './build-index.ts';
import { choiceOf } from './choices.ts';
import { namesOf, sortIntoKinds } from './containers.ts';
import type { Ref, Refs } from './refs.ts';
import { collapseSpace, slicePieces } from './text-map.ts';

/** Parts of an item or of a text, never items. */
const NO_ITEMS = new Set(
  'td th p br span h1 h2 h3 h4 h5 h6 b i em strong small option source path tbody thead tfoot colgroup col picture img'.split(
    ' ',
  ),
);
/** One of these is an item beside a single other; anything else has to come three times. */
const SURE_ITEMS = 'li, tr, article, [role=listitem], [role=row], [role=option], [role=article]';
/** Attributes by which pages tell their items apart, the surest first. */
const KEYS = ['aria-posinset', 'aria-rowindex', 'data-index', 'data-id', 'data-key', 'data-item-id', 'id'];
const LABEL_CHARACTERS = 200;

/** Children of one parent that are made alike, each with the place of its item; a term and what is said of it are one item. */
type Kind = ReadonlyMap<Element, number>;
interface Listed {
  kind: Kind;
  info: PageList;
  thread: Thread | undefined;
}

/** Finds of words on the page the lists that they stand in. Ids of lists stay as long as the document. */
export function createLists({
  document,
  refs,
  key,
  shadowRootOf,
}: Pick<IndexedDocument, 'document' | 'refs' | 'key' | 'shadowRootOf'>) {
  const ids = new WeakMap<Element, number>();
  const holders = new Map<string, WeakRef<Element>>();
  let nextId = 1;
  const idOf = (element: Element): number => getOrMake(ids, element, () => nextId++);

  function listsUnder(
    parent: Element,
    known: Map<Element, Listed[]>,
    isOneOfRows: ReturnType<typeof createRows>,
  ): Listed[] {
    return getOrMake(known, parent, () => {
      const id = idOf(parent);
      return kindsOf(parent).flatMap((kind, i): Listed[] => {
        const thread = threadOf(parent, kind, `${key}/${id}/${i}`);
        return isList(kind) || thread || isOneOfRows(parent, kind)
          ? [{ kind, info: infoOf(parent, kind, `${key}/${id}/${i}`), thread }]
          : [];
      });
    });
  }

  function lists(positions: readonly { n: number; start: number }[]): FoundLists {
    const known = new Map<Element, Listed[]>();
    const slots = new Map<Element, string>();
    const isOneOfRows = createRows();
    let torn = false;
    const choices: Choice[] = [];
    const privacy = createPrivacy(document, shadowRootOf);
    const found = new Map<string, PageList>();
    const enter = (holder: Element, info: PageList, item: Element, at: number): ListMember['in'][number] => {
      found.set(info.id, info);
      holders.set(info.id, new WeakRef(holder));
      const itemKey = keyOf(item);
      return {
        list: info.id,
        at,
        ...(itemKey ? { key: itemKey } : {}),
        slot: getOrMake(slots, item, () => `${idOf(item)} ${topOf(item)}`),
      };
    };
    const members = positions.flatMap(({ n, start }): ListMember[] => {
      const ref = resolved(refs, n);
      if (!ref) torn ||= refs.knows(n);
      if (!ref) return [];
      const choice =
        ref.kind === 'control' ? choiceOf(ref.element, n, `${key}/choice/${idOf(ref.element)}`) : undefined;
      // What one can choose where people log in or pay are their own cards and addresses.
      if (choice && !privacy.withholds(ref.element)) choices.push(choice);
      const path: ListMember['in'] = [];
      const inThreads: ListMember[] = [];
      const passed: Element[] = [];
      for (let at: Element | null = elementAt(ref, start); at && !isPageRoot(at); ) {
        const parent: Element | null = elementAbove(at);
        if (!parent) break;
        passed.push(at);
        if (!NO_ITEMS.has(tagOf(at))) {
          const listed = listsUnder(parent, known, isOneOfRows);
          const list = listed.find(({ kind }) => kind.has(at!));
          if (list) path.unshift(enter(parent, list.info, headOf(at), list.kind.get(at)!));
          for (const { thread } of listed) {
            const item = thread && passed.find((each) => thread.places.has(each));
            if (item)
              inThreads.push({ n, start, in: [enter(parent, thread.info, item, thread.places.get(item)!)] });
          }
        }
        at = parent;
      }
      return path.length > 0 ? [{ n, start, in: path }, ...inThreads] : inThreads;
    });
    return {
      lists: [...found.values()],
      members,
      ...(choices.length > 0 ? { choices } : {}),
      ...(torn ? { torn } : {}),
    };
  }

  return {
    lists,
    /** The element whose children are the items of a list. */
    holderOf: (list: string): Element | undefined => holders.get(list)?.deref(),
  };
}

/** A line that the page has changed since stands in no list any more. */
function resolved(refs: Pick<Refs, 'resolve'>, n: number): Ref | undefined {
  try {
    return refs.resolve(n);
  } catch (error) {
    if ((error as { code?: string }).code === 'stale-element') return undefined;
    throw error;
  }
}

/** The element that holds the words of a line from an offset on. */
export function elementAt(ref: Ref, start: number): Element {
  const node = slicePieces(ref.pieces, start, start + 1).find((piece) => piece.node)?.node;
  return (node && elementAbove(node)) || ref.element;
}

const isList = (kind: Kind): boolean => new Set(kind.values()).size >= leastOf(firstOf(kind));
const leastOf = (item: Element): number => (matches(item, SURE_ITEMS) ? 2 : 3);
const firstOf = (kind: Kind): Element => kind.keys().next().value!;

/** The children of an element by kind; of a list of terms, each term with what is said of it. */
function kindsOf(parent: Element): Kind[] {
  // What others link here from ("pingbacks") is marked up otherwise than what they write here.
  if (matches(parent, 'ol, ul') && BY_PEOPLE.test(namesOf(parent)))
    return [new Map(childrenOf(parent).map((child, i) => [child, i + 1]))];
  if (tagOf(parent) !== 'dl' || !childrenOf(parent).some(isTerm)) return sortIntoKinds(parent);
  const places = new Map<Element, number>();
  let at = 0;
  for (const child of childrenOf(parent)) {
    if (isTerm(child) && !(child.previousElementSibling && isTerm(child.previousElementSibling))) at++;
    if (at > 0 && (isTerm(child) || tagOf(child) === 'dd')) places.set(child, at);
  }
  return places.size > 0 ? [places] : [];
}

const isTerm = (element: Element): boolean => tagOf(element) === 'dt';

/** The element that stands for an item: of what is said of a term, the term. */
function headOf(item: Element): Element {
  if (tagOf(item) !== 'dd') return item;
  for (let at = item.previousElementSibling; at; at = at.previousElementSibling) if (isTerm(at)) return at;
  return item;
}

/** What may be one more of its list wherever it stands in it, if the list is one of what people write; any other block in its like is layout. */
const IN_ITS_LIKE = 'article, li, [role=article], [role=listitem], [role=treeitem]';

/** Items that stand in or beside one another at any depth, as replies do. */
interface Thread {
  /** Each with its place in reading order. */
  places: ReadonlyMap<Element, number>;
  info: PageList;
}

/** The thread that a kind is the first level of, where there are further levels. */
function threadOf(parent: Element, kind: Kind, id: string): Thread | undefined {
  const first = firstOf(kind);
  if (isTerm(first) || !isByPeople(first, parent)) return undefined;
  const all = queryAll(parent, tagOf(first)).filter(
    (each) => kind.has(each) || (sharesClass(each, kind) && alike(each, first) && isReply(each, first)),
  );
  if (all.length === kind.size || all.length < leastOf(first)) return undefined;
  const info: PageList = { ...infoOf(parent, kind, `${id}/thread`), size: all.length, thread: true };
  return { places: new Map(all.map((each, i) => [each, i + 1])), info };
}

/** Called so by the page's author, or dated entries of a list: what stands inside one and is dated too answers it. */
const isByPeople = (item: Element, parent: Element): boolean =>
  ONE_BY_PEOPLE.test(namesOf(item)) ||
  matches(item, '[role=comment]') ||
  (matches(item, IN_ITS_LIKE) && BY_PEOPLE.test(namesOf(parent))) ||
  (matches(item, 'li') && query(item, 'time') !== null);

/** What has no class to tell it by begins like what it answers: the details of an item, in a list inside of it, do not. */
const isReply = (item: Element, first: Element): boolean =>
  classesOf(first).length > 0 || tagOfFirst(item) === tagOfFirst(first);
const tagOfFirst = (item: Element): string | undefined => {
  const [child] = childrenOf(item);
  return child && tagOf(child);
};

/** A class in common with any of the first level: guests may be told from members by theirs. */
const sharesClass = (one: Element, kind: Kind): boolean => {
  const classes = new Set([...kind.keys()].flatMap(classesOf));
  return classes.size === 0 || classesOf(one).some((name) => classes.has(name));
};

/** Blocks beside a list's own, or beside one around it, that are looked at for what tells of it. */
const MOST_BESIDE = 60;
const LEVELS = 2;

/** Finds of few items whether they are a list because blocks like theirs hold lists of such: the last row of a grid, the one thing on a day. */
function createRows() {
  const lists = new Map<Element, Element[]>();
  const holders = new Map<Element, Element[][]>();
  /** The first items of the lists right inside a block. */
  const firstsIn = (block: Element): Element[] =>
    getOrMake(lists, block, () => sortIntoKinds(block).filter(isList).map(firstOf));
  /** The blocks inside another one that hold lists: its children, and theirs. */
  const holdersIn = (around: Element): Element[][] =>
    getOrMake(holders, around, () => {
      const blocks = childrenOf(around).slice(0, MOST_BESIDE);
      const inside = blocks.flatMap((each) => childrenOf(each).slice(0, MOST_BESIDE));
      return [blocks, inside].map((each) => each.filter((block) => firstsIn(block).length > 0));
    });

  return (parent: Element, kind: Kind): boolean => {
    const first = firstOf(kind);
    if (isTerm(first) || (classesOf(first).length === 0 && !matches(first, SURE_ITEMS))) return false;
    let around = elementAbove(parent);
    for (let level = 0; around && level < LEVELS; level++) {
      const like = holdersIn(around)[level]!.filter((each) => each !== parent && alike(each, parent));
      if (like.some((each) => firstsIn(each).some((one) => alike(one, first)))) return true;
      around = isPageRoot(around) ? null : elementAbove(around);
    }
    return false;
  };
}

function infoOf(parent: Element, kind: Kind, id: string): PageList {
  const items = [...kind.keys()];
  const last = items.at(-1)!;
  const stated = statedSize(parent, items);
  return {
    id,
    size: new Set(kind.values()).size,
    ...(stated === undefined ? {} : { stated }),
    label: labelOf(parent).slice(0, LABEL_CHARACTERS),
    names: `${namesOf(parent)} ${namesOf(last)}`.trim(),
    busy: attr(parent, 'aria-busy') === 'true',
    below: isBelow(last),
  };
}

/** `aria-setsize` of an item, `aria-rowcount` of a table without its rows of headers; -1 says that nobody knows. */
function statedSize(parent: Element, items: readonly Element[]): number | undefined {
  const size = Math.max(...items.map((item) => Number(attribute(item, 'aria-setsize')) || 0));
  if (size > 0) return size;
  for (let at: Element | null = parent, level = 0; at && level < 3; at = elementAbove(at), level++) {
    const rows = Number(attribute(at, 'aria-rowcount')) || 0;
    if (rows > 0)
      return (
        rows -
        childrenOf(at).filter((child) => query(child, 'th[scope=col], thead, [role=columnheader]')).length
      );
  }
  return undefined;
}

function labelOf(parent: Element): string {
  for (let at: Element | null = parent, level = 0; at && level < 3; at = elementAbove(at), level++) {
    const label = attribute(at, 'aria-label').trim();
    if (label) return label;
    const caption = tagOf(at) === 'table' ? query(at, 'caption') : null;
    if (caption) return collapseSpace(textOf(caption) ?? '');
  }
  return '';
}

const keyOf = (item: Element): string | undefined => {
  const name = KEYS.find((each) => attribute(item, each) !== '');
  return name && `${name}=${attribute(item, name)}`;
};

/** How far down an item stands in what scrolls around it: the same wherever that is scrolled to. */
function topOf(item: Element): number {
  const { top } = rectOf(item);
  for (let at = elementAbove(item); at && !isPageRoot(at); at = elementAbove(at))
    if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible')
      return Math.round(top - rectOf(at).top + at.scrollTop);
  return Math.round(top + scrollY);
}

/** Whether an item ends below what is in view, of the page or of what scrolls around it. */
function isBelow(item: Element): boolean {
  const { bottom } = rectOf(item);
  if (bottom > innerHeight) return true;
  for (let at = elementAbove(item); at && !isPageRoot(at); at = elementAbove(at))
    if (at.scrollHeight > at.clientHeight + 1 && bottom > rectOf(at).bottom + 1) return true;
  return false;
}
