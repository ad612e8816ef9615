import type { LedgerEnd } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../lazy.ts';
import { countingSource, isCounting } from '../lexicon/counting.ts';
import { pagingSource } from '../lexicon/paging.ts';
import { namesCommitment } from '../lexicon/risk.ts';
import {
  controlIn,
  type LeadsOn,
  LONG_CONTROL,
  leadsOn,
  plainPaging,
  saysMore,
  saysNext,
  saysPrevious,
} from './lead-on.ts';
import { withLatinDigits } from './locale.ts';
import { isOfPeople } from './names.ts';
import { numberOf, pageIn, rangesIn, totalIn } from './ranges.ts';
import type { RecordList } from './records.ts';
import { isByPeople, isPiece } from './wording.ts';

/** Lines before and behind a list in which the page speaks of it. */
const AROUND = { before: 12, behind: 25 };

/** What a page says of the end of one of its lists. `undefined`: nothing, and only looking further down can tell. */
export interface StatedEnd {
  end: LedgerEnd;
  stated?: number;
}

/**
 * Whether a list is all there, by what the page says: sizes for assistive technology, "x of y", pages, buttons and links that lead on, a part that is
 * out of view.
 * @param count items that were gone through
 */
export function statedEnd(
  list: RecordList,
  lines: readonly IndexLine[],
  count: number,
): StatedEnd | undefined {
  if (list.stated !== undefined)
    return { end: count >= list.stated ? 'stated' : 'more_stated', stated: list.stated };
  const { near, behind } = around(list, lines);
  if ((pageOf(list, lines)?.of ?? 1) > 1) return { end: 'more_offered' };
  const total = statedTotal(list, lines, count);
  if (total !== undefined) return { end: count >= total ? 'stated' : 'more_stated', stated: total };
  // "See all" stands beside the title as often as behind the list.
  if (saysMore(list.lead) || MORE_FROM().test(plainPaging(list.lead))) return { end: 'more_offered' };
  if (behind.some((line) => leadsOn(line) !== undefined) || isNumbered(behind) || isLeftForAll(list, lines))
    return { end: 'more_offered' };
  if (isOfPeople(list)) {
    if (near.some((line) => controlIn(line, saysOthers) !== undefined)) return { end: 'more_offered' };
    const written = Math.max(0, ...near.map(saidBy).flatMap(writtenIn));
    if (written > 0) return { end: count >= written ? 'stated' : 'more_stated', stated: written };
  }
  if (list.busy) return { end: 'growing' };
  return list.below ? undefined : { end: 'whole' };
}

/** How many items the list has over all its pages, as the page says; `count` of them are in view. */
export const statedTotal = (
  list: RecordList,
  lines: readonly IndexLine[],
  count: number,
): number | undefined =>
  list.stated ?? around(list, lines).near.flatMap((line) => totalIn(saidBy(line), count))[0];

/**
 * The lines around a list, and those behind its beginning, without its own words: a line that joins several short ones may hold both the last words of
 * an item and the button that brings more.
 */
export function around(
  list: RecordList,
  lines: readonly IndexLine[],
): { near: IndexLine[]; behind: IndexLine[] } {
  const inside = new Set(
    list.items.flatMap(({ parts }) => parts.map(({ line, start }) => `${line.n} ${start}`)),
  );
  const without = (from: number) =>
    lines.slice(Math.max(0, from), list.last + 1 + AROUND.behind).flatMap((line): IndexLine[] => {
      if (!line.items) return inside.has(`${line.n} 0`) ? [] : [line];
      const items = line.items.filter(({ start }) => !inside.has(`${line.n} ${start}`));
      return items.length > 0 ? [{ ...line, items }] : [];
    });
  return { near: without(list.first - AROUND.before), behind: without(list.first) };
}

/** The words that a line has left. */
const saidBy = ({ items, text }: IndexLine): string =>
  plainPaging(items ? items.map(({ start, end }) => text.slice(start, end)).join(' ') : text);

/** Which page of its list this is, of how many, as the page says. */
export function pageOf(
  list: RecordList,
  lines: readonly IndexLine[],
): { page: number; of: number } | undefined {
  const said = around(list, lines).near.map((line) => pageIn(saidBy(line)));
  return said.find((each) => each !== undefined);
}

/** The number of the first item in view, as the page says ("41–60 of 240"). */
export function beginsAt(list: RecordList, lines: readonly IndexLine[]): number | undefined {
  const numbers = around(list, lines)
    .near.flatMap((line) => rangesIn(saidBy(line)))
    .map(([from = '', part = '']) => [from, part].map(numberOf));
  const range = numbers.find(([from, part]) => from! > 0 && part! - from! + 1 === list.items.length);
  return range?.[0];
}

/** The control behind a list that leads on to more of it. */
export const moreOf = (list: RecordList, lines: readonly IndexLine[]): LeadsOn | undefined =>
  around(list, lines)
    .behind.map(leadsOn)
    .find((each) => each !== undefined);

/** The link behind a list that leads to the page before this one. */
export const backOf = (list: RecordList, lines: readonly IndexLine[]): LeadsOn | undefined =>
  around(list, lines)
    .behind.map((line) => controlIn(line, saysPrevious))
    .find((each) => each !== undefined);

/**
 * The page that the row of pages behind a list marks as this one: a number without a link beside such as have one.
 * @param linked numbers that lead to further pages
 */
export function markedPage(
  list: RecordList,
  lines: readonly IndexLine[],
  linked: ReadonlySet<number>,
): number | undefined {
  const shown = around(list, lines)
    .behind.flatMap((line) => line.items?.map(({ start, end }) => line.text.slice(start, end)) ?? [line.text])
    .map(withLatinDigits);
  const own = shown
    .filter((words) => ROW.test(words))
    .flatMap((words) => words.match(/\d+/g)!.map(Number))
    .filter((page) => !linked.has(page) && (linked.has(page - 1) || linked.has(page + 1)));
  return new Set(own).size === 1 ? own[0] : undefined;
}

/** "2", and "1 2 3 … 9" where the page writes the row of its pages as one line. */
const ROW = /^[^\p{L}\p{N}]*\d{1,4}(?:[^\p{L}\p{N}]+\d{1,4})*[^\p{L}\p{N}]*$/u;

/** "29 comments", "Comments (29)": how many people have written. */
function writtenIn(text: string): number[] {
  const said = text.match(/\p{L}+|\d+/gu) ?? [];
  return said.flatMap((word, at) => {
    if (!/^\d{1,6}$/.test(word)) return [];
    return [said[at - 1], said[at + 1]].some((beside) => beside !== undefined && isByPeople(beside))
      ? [Number(word)]
      : [];
  });
}

/** "Older comments", "Next replies". */
function saysOthers(words: string): boolean {
  const said = words.match(/\p{L}+/gu) ?? [];
  const rest = said.filter((word) => !isByPeople(word)).join(' ');
  return rest !== '' && said.some(isByPeople) && (saysNext(rest) || saysPrevious(rest));
}

/** Parts behind a list of which one may lead from a choice to all there are. */
const TO_ALL_WITHIN = 3;

/**
 * Whether a control at a list's end leads to all of its kind, as its last item or behind it: "All news" below the newest five, "more configurations"
 * below some prices.
 */
function isLeftForAll({ items, last }: RecordList, lines: readonly IndexLine[]): boolean {
  const own = items.at(-1)!.parts;
  const inside = new Set(own.map(({ line, start }) => `${line.n} ${start}`));
  const parts = lines
    .slice(last, last + 1 + TO_ALL_WITHIN)
    .flatMap(({ n, items: joined, kind, text, level }) =>
      (joined ?? [{ start: 0, end: text.length, kind }]).map(({ start, end, kind }) => ({
        place: `${n} ${start}`,
        isControl: kind === 'control',
        isHeading: level !== undefined,
        words: text.slice(start, end),
      })),
    );
  const from = parts.findLastIndex(({ place }) => inside.has(place));
  // An item that says more than that is no link to others.
  const near = parts.slice(own.length === 1 ? from : from + 1, from + 1 + TO_ALL_WITHIN);
  if (near.some(({ isControl, words }) => isControl && saysAllOfThem(plainPaging(words)))) return true;
  // The foot of a table may be its last row. What stands below the next heading is of another list.
  const isFoot = own.length === 1 && !own[0]!.line.cells && hasRows(items);
  const behind = parts.slice(isFoot ? from : from + 1, from + 1 + TO_ALL_WITHIN);
  const next = behind.findIndex(({ isHeading }) => isHeading);
  return behind
    .slice(0, next < 0 ? undefined : next)
    .some(({ isControl, words }) => isControl && saysMoreOfThem(plainPaging(words).trim()));
}

/** "More from the author" is a choice of that. */
const MORE_FROM = lazy(() => new RegExp(`^(?:${pagingSource('more')})\\s+${countingSource('by')}\\s`, 'u'));

const hasRows = (items: RecordList['items']): boolean =>
  items.filter(({ parts }) => parts.some(({ line }) => line.cells !== undefined)).length * 2 > items.length;

/** Words of a control that leads to more of what stands before it. */
const MOST_WORDS = 6;
/** "For more configurations", "+ d'articles", "View the full site". */
const MORE_OF_THEM = lazy(
  () => new RegExp(`^\\+\\s?\\p{L}|${pagingSource('more')}|^(?:${pagingSource('load')})`, 'u'),
);
/** "Buy all" brings nothing of the list. */
const saysMoreOfThem = (words: string): boolean =>
  words.split(/\s+/u).length <= MOST_WORDS && MORE_OF_THEM().test(words) && !namesCommitment(words);

function saysAllOfThem(words: string): boolean {
  const said = words.match(/\p{L}+/gu) ?? [];
  return (
    said.length <= 4 &&
    isCounting('whole', said[0] ?? '') &&
    said.some((word) => isPiece(word) || isByPeople(word))
  );
}

/** More numbers than a row of pages shows are a calendar's. */
const MOST_NUMBERS = 15;

/** "1 2 3 … 9" behind a list, of which at least one is a control: the pages of it. */
function isNumbered(behind: readonly IndexLine[]): boolean {
  const numbers = numbersIn(behind);
  const said = new Set(numbers.map(({ words }) => words));
  const controls = numbers.filter(({ kind }) => kind === 'control');
  return said.size <= MOST_NUMBERS && said.has('1') && said.has('2') && controls.length > 0;
}

const numbersIn = (lines: readonly IndexLine[]) =>
  lines
    .flatMap(({ items, kind, text }) =>
      (items ?? [{ start: 0, end: text.length, kind }]).flatMap(({ start, end, kind }) => {
        const words = plainPaging(text.slice(start, end)).trim();
        const row = rowIn(words);
        // Pages that are written as one are links inside of it.
        return row ? row.map((number) => ({ kind: 'control' as const, words: number })) : [{ kind, words }];
      }),
    )
    .filter(({ words }) => /^\d{1,4}$/.test(words));

/** The numbers of "1 2 3 … 9 next": two in order, and a word that leads on. */
function rowIn(words: string): string[] | undefined {
  const numbers = words.match(/\d{1,4}/g) ?? [];
  const rest = (words.match(/\p{L}+/gu) ?? []).join(' ');
  return numbers.length >= 3 && words.length <= LONG_CONTROL && (saysNext(rest) || saysPrevious(rest))
    ? numbers
    : undefined;
}

export const isProved = (end: LedgerEnd): boolean =>
  end === 'stated' || end === 'no_growth' || end === 'last_page' || end === 'whole';
