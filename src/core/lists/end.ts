import type { LedgerEnd } from '../../contracts/lists.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { listSource } from '../lexicon/lists.ts';
import type { RecordList } from './records.ts';

/** Lines before and behind a list in which the page speaks of it. */
const AROUND = { before: 12, behind: 25 };
const LONG_CONTROL = 40;

const OF = () => `(?:/|${listSource('of')}|out of)`;
/** "1–20 of 240", "20 of 240 results". */
const RANGE = () => new RegExp(`(?<![\\d.,])(\\d[\\d.,]*)\\s*${OF()}\\s*(\\d[\\d.,]*)(?![\\d.,]*\\d)`, 'giu');
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
  const inside = new Set(list.items.flatMap(({ parts }) => parts.map(({ line }) => line.n)));
  const near = lines
    .slice(Math.max(0, list.first - AROUND.before), list.last + 1 + AROUND.behind)
    .filter(({ n }) => !inside.has(n));
  const behind = lines.slice(list.first, list.last + 1 + AROUND.behind).filter(({ n }) => !inside.has(n));
  const said = near.map(({ text }) => text.toLowerCase());
  const page = said.map((text) => PAGE().exec(text)).find((match) => match !== null);
  if (page && Number(page[2]) > 1) return { end: 'more_offered' };
  const total = said.flatMap((text) => totalIn(text, count))[0];
  if (total !== undefined) return { end: count >= total ? 'stated' : 'more_stated', stated: total };
  if (behind.some(leadsOn)) return { end: 'more_offered' };
  if (list.busy) return { end: 'growing' };
  return list.below ? undefined : { end: 'whole' };
}

/** The whole of "x of y", where x is what was counted, or y is more than that. */
function totalIn(text: string, count: number): number[] {
  if (PAGE().test(text)) return [];
  return [...text.matchAll(RANGE())].flatMap(([, part = '', all = '']) => {
    const [shown, total] = [part, all].map((each) => Number(each.replace(/[.,]/g, '')));
    return shown! <= total! && (shown === count || (total! > count && shown! <= count)) ? [total!] : [];
  });
}

const MORE = () => new RegExp(`^(?:\\p{P}|\\s)*${listSource('more')}`, 'u');
const NEXT = () => new RegExp(`^(?:\\p{P}|\\p{S}|\\s)*${listSource('next')}(?:\\p{P}|\\p{S}|\\s)*$`, 'u');

/** A button that loads more, or a link to the next page. One that cannot be pressed leads nowhere. */
export function leadsOn(line: IndexLine): boolean {
  if (line.notes.includes('disabled')) return false;
  const words = line.items ? line.items.map(({ start, end }) => line.text.slice(start, end)) : [line.text];
  const isControl = line.kind === 'control' || line.items?.some(({ kind }) => kind === 'control');
  return (
    isControl === true &&
    words.some((each) => {
      const lower = each.toLowerCase().trim();
      return lower.length <= LONG_CONTROL && (MORE().test(lower) || NEXT().test(lower));
    })
  );
}

export const isProved = (end: LedgerEnd): boolean =>
  end === 'stated' || end === 'no_growth' || end === 'whole';
