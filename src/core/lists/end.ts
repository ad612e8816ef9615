import type { LedgerEnd } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { listSource } from '../lexicon/lists.ts';
import type { RecordList } from './records.ts';

/** Lines before and behind a list in which the page speaks of it. */
const AROUND = { before: 12, behind: 25 };
const LONG_CONTROL = 40;

const OF = () => `(?:/|${listSource('of')}|out of)`;
/** "41–60 of 240", "20 of 240 results". */
const RANGE = () =>
  new RegExp(
    `(?<![\\d.,])(?:(\\d[\\d.,]*)\\s*[-–—]\\s*)?(\\d[\\d.,]*)\\s*${OF()}\\s*(\\d[\\d.,]*)(?![\\d.,]*\\d)`,
    'giu',
  );
/** "Page 1 of 9". */
const PAGE = () => new RegExp(`${listSource('page')}\\s*(\\d+)\\s*${OF()}\\s*(\\d+)`, 'iu');

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
  const { behind } = around(list, lines);
  if ((pageOf(list, lines)?.of ?? 1) > 1) return { end: 'more_offered' };
  const total = statedTotal(list, lines, count);
  if (total !== undefined) return { end: count >= total ? 'stated' : 'more_stated', stated: total };
  if (behind.some((line) => leadsOn(line) !== undefined) || isNumbered(behind))
    return { end: 'more_offered' };
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
  (items ? items.map(({ start, end }) => text.slice(start, end)).join(' ') : text).toLowerCase();

/** Which page of its list this is, of how many, as the page says. */
export function pageOf(
  list: RecordList,
  lines: readonly IndexLine[],
): { page: number; of: number } | undefined {
  const said = around(list, lines).near.map((line) => PAGE().exec(saidBy(line)));
  const found = said.find((match) => match !== null);
  return found ? { page: Number(found[1]), of: Number(found[2]) } : undefined;
}

/** The number of the first item in view, as the page says ("41–60 of 240"). */
export function beginsAt(list: RecordList, lines: readonly IndexLine[]): number | undefined {
  const said = around(list, lines).near.flatMap((line) => [...saidBy(line).matchAll(RANGE())]);
  const numbers = said.map(([, from = '', part = '']) =>
    [from, part].map((each) => Number(each.replace(/[.,]/g, ''))),
  );
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
    .behind.map((line) => controlIn(line, PREVIOUS()))
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
  const shown = around(list, lines).behind.flatMap((line) =>
    line.items ? line.items.map(({ start, end }) => line.text.slice(start, end)) : [line.text],
  );
  const own = shown
    .filter((words) => ROW.test(words))
    .flatMap((words) => words.match(/\d+/g)!.map(Number))
    .filter((page) => !linked.has(page) && (linked.has(page - 1) || linked.has(page + 1)));
  return new Set(own).size === 1 ? own[0] : undefined;
}

/** "2", and "1 2 3 … 9" where the page writes the row of its pages as one line. */
const ROW = /^[^\p{L}\p{N}]*\d{1,4}(?:[^\p{L}\p{N}]+\d{1,4})*[^\p{L}\p{N}]*$/u;

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
      (items ?? [{ start: 0, end: text.length, kind }]).map(({ start, end, kind }) => ({
        kind,
        words: text.slice(start, end).trim(),
      })),
    )
    .filter(({ words }) => /^\p{Nd}{1,4}$/u.test(words));

/** The whole of "x of y", where x is what was counted, or y is more than that; of "x–y of z", where so many were counted. */
function totalIn(text: string, count: number): number[] {
  if (PAGE().test(text)) return [];
  return [...text.matchAll(RANGE())].flatMap(([, from = '1', part = '', all = '']) => {
    const [begun, shown, total] = [from, part, all].map((each) => Number(each.replace(/[.,]/g, '')));
    if (begun! > 1 && shown! - begun! + 1 === count && shown! <= total!) return [total!];
    return shown! <= total! && (shown === count || (total! > count && shown! <= count)) ? [total!] : [];
  });
}

const MORE = () => new RegExp(`^(?:\\p{P}|\\s)*${listSource('more')}`, 'u');
const alone = (source: string) => new RegExp(`^(?:\\p{P}|\\p{S}|\\s)*${source}(?:\\p{P}|\\p{S}|\\s)*$`, 'u');
const NEXT = () => alone(listSource('next'));
const PREVIOUS = () => alone(listSource('previous'));
/** Whether these are the words of a link to the next page of a list, and to the one before. */
export const saysNext = (words: string): boolean => NEXT().test(words.toLowerCase());
export const saysPrevious = (words: string): boolean => PREVIOUS().test(words.toLowerCase());

/** Whether these are the words of a button that brings more of a list, and not another page of it. */
export const saysMore = (words: string): boolean => MORE().test(words.toLowerCase().trim());

/** Words of a line that are a control's. */
export interface LeadsOn {
  n: number;
  start: number;
  text: string;
}

/** A button that loads more, or a link to the next page. One that cannot be pressed leads nowhere. */
export const leadsOn = (line: IndexLine): LeadsOn | undefined => controlIn(line, MORE(), NEXT());

/** A control that turns pages or brings more, also one that cannot be pressed (`off`). */
export const controlsIn = ({ n, notes, kind, items, text }: IndexLine): (LeadsOn & { off: boolean })[] =>
  (items ?? [{ start: 0, end: text.length, kind }])
    .filter((part) => part.kind === 'control' && part.end - part.start <= LONG_CONTROL)
    .map(({ start, end }) => ({ n, start, text: text.slice(start, end), off: notes.includes('disabled') }));

/** The words of a line that are a control's and fit one of some patterns. */
function controlIn(
  { n, notes, kind, items, text }: IndexLine,
  ...patterns: readonly RegExp[]
): LeadsOn | undefined {
  if (notes.includes('disabled')) return undefined;
  const parts = items ?? [{ start: 0, end: text.length, kind }];
  if (!parts.some((part) => part.kind === 'control')) return undefined;
  return parts
    .map(({ start, end }) => ({ n, start, text: text.slice(start, end) }))
    .find((part) => {
      const lower = part.text.toLowerCase().trim();
      return lower.length <= LONG_CONTROL && patterns.some((pattern) => pattern.test(lower));
    });
}

export const isProved = (end: LedgerEnd): boolean =>
  end === 'stated' || end === 'no_growth' || end === 'last_page' || end === 'whole';
