import { dateAt } from './dates.ts';
import type { Field, ItemValue } from './field.ts';
import { cellsOf, type Item, namerOf, type Part, wordsOf } from './records.ts';

/** What may stand behind the value that the words of an item end with: what it is a number of, a time of day. Characters. */
const LONGEST_BEHIND = 24;

/** What may stand behind a value that is all there is: "58 min". Characters. */
const LONGEST_UNIT = 8;

/** What an item is called besides the value that is looked at: a card that begins with its date is called by what follows. */
export function nameBeside(name: Part, item: Item, value: ItemValue | undefined): Part {
  const isValue = (part: Part) =>
    value?.part.line === part.line &&
    // "Ada, 5 May" begins with a name.
    value.part.start <= part.start &&
    value.part.end > part.start &&
    part.end - value.part.end <= LONGEST_UNIT;
  if (!isValue(name)) return name;
  return (
    [...cellsOf(item), ...item.parts].find((part) => !isValue(part) && /\p{L}{2}/u.test(wordsOf(part))) ??
    name
  );
}

/** What an item is called, without the value that its words end with: "Sport12", "Elm (3 comments)", "Ada, 5 May 2031". */
export function nameBefore(name: Part, value: ItemValue | undefined, field: Field | undefined): Part {
  const isBeside =
    field && ('near' in field || 'lone' in field || ('type' in field && field.type === 'time'));
  if (!value || !isBeside || value.part.line !== name.line) return name;
  return cutBefore(name, value.part);
}

/** Who has written each of some items: what it is called, without the date that may stand in the same words. */
export function writersOf(items: readonly Item[], language: string): (item: Item) => Part {
  const namer = namerOf(items);
  return (item) => {
    const name = namer(item);
    const date = dateAt(wordsOf(name), language);
    return date ? cutBefore(name, { start: name.start + date.start, end: name.start + date.end }) : name;
  };
}

/** A name up to what stands at its end, where enough is left of it to be one. */
function cutBefore(name: Part, { start, end }: Pick<Part, 'start' | 'end'>): Part {
  if (start <= name.start || end > name.end || name.end - end > LONGEST_BEHIND) return name;
  const said = name.line.text.slice(name.start, start).replace(/[^\p{L}\p{M}\p{N}.!?]+$/u, '');
  return /[\p{L}\p{N}]{2}/u.test(said) ? { ...name, end: name.start + said.length } : name;
}

/** The words that hold a number, where they hold anything else. */
export function besideNumber({ parts }: Item, { part: { line, start, end } }: ItemValue): Part | undefined {
  const part = parts.find((each) => each.line === line && each.start <= start && each.end >= end);
  const before = part && line.text.slice(part.start, start);
  return before && /[\p{L}\p{N}]{2}/u.test(before) ? part : undefined;
}

const RANK = /^\s*(\d{1,3})[.):]?\s+(?=\P{N})/u;

/** What shows that there is more in an item. */
const MARK = /^\s*[►▼▶▸▾▹▿]\s*/u;

/** What each item is called without its place in the order, where all of them begin with theirs: "1 Gulls return", "2 Pier closed". */
export function withoutRank(items: readonly Item[], namer: (item: Item) => Part): (name: Part) => Part {
  const areRanked =
    items.length > 1 && items.every((item, at) => Number(RANK.exec(wordsOf(namer(item)))?.[1]) === at + 1);
  return (name) => {
    const rank = (areRanked ? RANK : MARK).exec(wordsOf(name));
    return rank ? { ...name, start: name.start + rank[0].length } : name;
  };
}
