import { type Item, nameOf, wordsOf } from './records.ts';

/** What several looks at a list make together: one sees a part of it only, or the list is another at each. */
export interface Looks {
  /** All items that were seen, each once: those that the page has dropped behind the view first. */
  items: readonly Item[];
  /** What stood there at the last look. */
  last: readonly Item[];
  /** The list was ordered anew, or got or lost items in its midst. */
  changed: boolean;
  /** Its keys are places, not items: they have passed from one to another. */
  byWords: boolean;
  /** Items that the last look has brought. */
  fresh: number;
}

/** The first look at a list. */
export const firstLook = (items: readonly Item[]): Looks => ({
  items,
  last: items,
  changed: false,
  byWords: false,
  fresh: items.length,
});

/**
 * One look more. An item is the same by its key, else by its words; where other words stand in its place, by what it is called and by all but the
 * figures ("3 minutes ago"). What was taken away from behind an item that stayed is none of the list any more; what is gone from before it may have
 * been dropped behind the view, and stays.
 */
export function nextLook(before: Looks, now: readonly Item[]): Looks {
  const byWords = before.byWords || keysHavePassed(before.items, now);
  const keyOf = ({ key, text }: Item): string => (byWords ? text : key);
  const was = rewordedIn(before.last, now, keyOf);
  const idOf = (item: Item): string => keyOf(was.get(item) ?? item);
  const known = new Set(before.items.map(keyOf));
  const ids = now.map(idOf);
  const there = new Set(ids);
  const kept = before.last.map((item) => there.has(keyOf(item)));
  const inOrder = isInOrder(before.last.map(keyOf), ids);
  const firstKept = kept.indexOf(true);
  const lastKept = kept.lastIndexOf(true);
  const isTakenAway = (at: number): boolean => inOrder && firstKept >= 0 && at > firstKept && !kept[at];
  const gone = new Set(before.last.filter((_, at) => isTakenAway(at)));
  const lost = before.last.some((_, at) => isTakenAway(at) && at < lastKept);
  const lastKnown = ids.findLastIndex((id) => known.has(id));
  const came = ids.some((id, at) => at < lastKnown && !known.has(id));
  return {
    items: [...before.items.filter((item) => !there.has(keyOf(item)) && !gone.has(item)), ...now],
    last: now,
    changed: before.changed || (byWords && !before.byWords) || !inOrder || lost || came,
    byWords,
    fresh: new Set(ids.filter((id) => !known.has(id))).size,
  };
}

/** Whether a key belongs to another item by now: other words stand under it, which are no new words for the same. */
function keysHavePassed(known: readonly Item[], now: readonly Item[]): boolean {
  const byKey = new Map(known.map((item) => [item.key, item]));
  const keyOfWords = new Map(known.map(({ key, text }) => [text, key]));
  return now.some((item) => {
    const was = byKey.get(item.key);
    if (!was || was.text === item.text) return false;
    return !isReworded(was, item) || (keyOfWords.get(item.text) ?? item.key) !== item.key;
  });
}

/** Of items with new words: the item of the look before that stood in the same place. */
function rewordedIn(
  last: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): Map<Item, Item> {
  const known = new Set(last.map(keyOf));
  const still = new Set(now.map(keyOf));
  const bySlot = new Map(last.flatMap((item) => (item.slot ? [[item.slot, item] as const] : [])));
  return new Map(
    now.flatMap((item) => {
      const was = known.has(keyOf(item)) ? undefined : bySlot.get(item.slot ?? '');
      return was && !still.has(keyOf(was)) && isReworded(was, item) ? [[item, was] as const] : [];
    }),
  );
}

const isReworded = (was: Item, now: Item): boolean =>
  withoutFigures(was.text) === withoutFigures(now.text) || wordsOf(nameOf(was)) === wordsOf(nameOf(now));

const withoutFigures = (text: string): string => text.replace(/\p{Nd}+/gu, '0');

/** Whether what stands in both stands in the same order. What stands there several times has no place of its own. */
function isInOrder(before: readonly string[], now: readonly string[]): boolean {
  const places = placesOfSingle(now);
  const common = [...placesOfSingle(before).keys()].flatMap((key) => places.get(key) ?? []);
  return common.every((at, i) => i === 0 || at > common[i - 1]!);
}

function placesOfSingle(keys: readonly string[]): Map<string, number> {
  const places = new Map(keys.map((key, at) => [key, at]));
  // The last of several has been put in the place of the first.
  for (const [at, key] of keys.entries()) if (places.get(key)! > at) places.set(key, -1);
  return new Map([...places].filter(([, at]) => at >= 0));
}
