import type { FoundLists, ListMember, PageList } from '../../contracts/lists.ts';
import { alike } from '../dom/blocks.ts';
import {
  attr,
  attribute,
  childrenOf,
  elementAbove,
  isPageRoot,
  matches,
  query,
  rectOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import { namesOf, sortIntoKinds } from './containers.ts';
import type { Ref, Refs } from './refs.ts';
import { collapseSpace, slicePieces } from './text-map.ts';

/** Parts of an item or of a text, never items. */
const NO_ITEMS = new Set(
  'td th p br span h1 h2 h3 h4 h5 h6 b i em strong small option source path tbody thead tfoot colgroup col picture img dt dd'.split(
    ' ',
  ),
);
/** One of these is an item beside a single other; anything else has to come three times. */
const SURE_ITEMS = 'li, tr, article, [role=listitem], [role=row], [role=option], [role=article]';
/** Attributes by which pages tell their items apart, the surest first. */
const KEYS = ['aria-posinset', 'aria-rowindex', 'data-index', 'data-id', 'data-key', 'data-item-id', 'id'];
const LABEL_CHARACTERS = 200;

type Kinds = { kind: Map<Element, number>; info: PageList }[];

/** Finds of words on the page the lists that they stand in. Ids of lists stay as long as the document. */
export function createLists(refs: Pick<Refs, 'resolve' | 'knows'>, key: string) {
  const ids = new WeakMap<Element, number>();
  const holders = new Map<string, WeakRef<Element>>();
  let nextId = 1;
  const idOf = (element: Element): number => getOrMake(ids, element, () => nextId++);

  function kindsUnder(parent: Element, known: Map<Element, Kinds>): Kinds {
    return getOrMake(known, parent, () => {
      const id = idOf(parent);
      return sortIntoKinds(parent)
        .map((kind, i) => ({ kind, info: infoOf(parent, kind, `${key}/${id}/${i}`) }))
        .filter(({ kind }) => isList(kind) || isLastRow(parent, kind));
    });
  }

  function lists(positions: readonly { n: number; start: number }[]): FoundLists {
    const known = new Map<Element, Kinds>();
    const slots = new Map<Element, string>();
    let torn = false;
    const found = new Map<string, PageList>();
    const members = positions.flatMap(({ n, start }): ListMember[] => {
      const ref = resolved(refs, n);
      if (!ref) torn ||= refs.knows(n);
      if (!ref) return [];
      const path: ListMember['in'] = [];
      for (let at: Element | null = elementAt(ref, start); at && !isPageRoot(at); ) {
        const parent: Element | null = elementAbove(at);
        if (!parent) break;
        if (!NO_ITEMS.has(tagOf(at))) {
          const list = kindsUnder(parent, known).find(({ kind }) => kind.has(at!));
          if (list) {
            found.set(list.info.id, list.info);
            holders.set(list.info.id, new WeakRef(parent));
            const item = at;
            const itemKey = keyOf(item);
            path.unshift({
              list: list.info.id,
              at: list.kind.get(item)!,
              ...(itemKey ? { key: itemKey } : {}),
              slot: getOrMake(slots, item, () => `${idOf(item)} ${topOf(item)}`),
            });
          }
        }
        at = parent;
      }
      return path.length > 0 ? [{ n, start, in: path }] : [];
    });
    return { lists: [...found.values()], members, ...(torn ? { torn } : {}) };
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

function isList(kind: ReadonlyMap<Element, number>): boolean {
  const [first] = kind.keys();
  return first !== undefined && kind.size >= (matches(first, SURE_ITEMS) ? 2 : 3);
}

/** The last row of a grid may hold fewer items than make a list: those above it tell. */
function isLastRow(parent: Element, kind: ReadonlyMap<Element, number>): boolean {
  const [first] = kind.keys();
  const above = parent.previousElementSibling;
  if (!first || !above || !alike(parent, above)) return false;
  return sortIntoKinds(above).some((other) => isList(other) && alike(other.keys().next().value!, first));
}

function infoOf(parent: Element, kind: ReadonlyMap<Element, number>, id: string): PageList {
  const items = [...kind.keys()];
  const last = items.at(-1)!;
  const stated = statedSize(parent, items);
  return {
    id,
    size: kind.size,
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
