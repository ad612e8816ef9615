import type { Citation } from '../../contracts/answer.ts';
import type { Ledger, LedgerEnd, LedgerOperation, LedgerRow } from '../../contracts/lists.ts';
import { wordsAt } from '../../contracts/place.ts';
import { isProved } from './end.ts';
import { type CountedList, citeControl } from './ledger.ts';
import { type Item, namerOf, type Part, type RecordList, wordsOf } from './records.ts';

/** What was said of an item: its group from 1 on, or 0 where it fits none; with a condition 1 meets it, 2 does not, and 0 is not decided. */
export interface Verdict {
  group: number;
  why: string;
  /** Words of the item that show it, as the model copied them. */
  quote: string;
}

/** What is asked of a list's items, by their meaning. */
export interface Sorting {
  operation: Extract<LedgerOperation, 'count' | 'list' | 'exists' | 'group'>;
  /** What has to be met, in the question's words; absent: the items are sorted into groups. */
  condition?: string;
}

/** Each citation is a highlight of its own. */
const MOST_CITED = 150;
const LONGEST = 160;

/**
 * Counts what was said of the items, and writes it down. Who was given no verdict counts for nothing, and is counted as not decided.
 * @param looked items that were shown to the model, and answered for
 */
export function sortedList(
  { operation, condition }: Sorting,
  { list, end, stated }: { list: RecordList; end: LedgerEnd; stated?: number | undefined },
  groups: readonly string[],
  verdicts: ReadonlyMap<Item, Verdict>,
  looked = list.items.length,
): CountedList {
  const citations: Citation[] = [];
  const nameOf = namerOf(list.items);
  const rows = list.items.map((item): LedgerRow => {
    const verdict = verdicts.get(item);
    const undecided = !verdict || (condition !== undefined && verdict.group === 0);
    const group = condition === undefined ? groups[(verdict?.group ?? 0) - 1] : undefined;
    const cited = citations.length < MOST_CITED && verdict !== undefined;
    if (cited) citations.push(citationOf(item, verdict.quote, citations.length + 1, list.headings));
    return {
      name: wordsOf(nameOf(item)).slice(0, LONGEST),
      met: verdict !== undefined && (condition === undefined ? group !== undefined : verdict.group === 1),
      ...(group === undefined ? {} : { group }),
      ...(verdict?.why ? { why: verdict.why } : {}),
      ...(undecided ? { undecided: true as const } : {}),
      ...(cited ? { citation: citations.length } : {}),
    };
  });
  const counted = countedGroups(groups, rows);
  const met = rows.filter((row) => row.met).length;
  const ledger: Ledger = {
    operation,
    result: String(condition === undefined ? counted.length : met),
    rows,
    total: rows.length,
    ...(stated === undefined ? {} : { stated }),
    ...(condition === undefined ? { groups: counted } : { condition }),
    proved: isProved(end),
    end,
    unread: 0,
    undecided: rows.filter((row) => row.undecided).length,
    ...(looked < rows.length ? { looked } : {}),
  };
  return { ledger, citations };
}

/** The groups that hold anything, largest first. */
const countedGroups = (groups: readonly string[], rows: readonly LedgerRow[]) =>
  groups
    .map((name) => ({ name, count: rows.filter((row) => row.group === name).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** The quote where the item holds it word for word, else its longest words. */
function citationOf(item: Item, quote: string, id: number, headings: readonly string[]): Citation {
  const { line, start, end, control } = quotedIn(item, quote) ?? longestOf(item);
  if (control) return citeControl(control, id, headings);
  const until = Math.min(end, start + LONGEST);
  return {
    id,
    k: id,
    status: 'exact',
    phrase: line.text.slice(start, until),
    place: wordsAt([{ n: line.n, start, end: until }]),
    context: item.text.length > LONGEST ? `${item.text.slice(0, LONGEST)}…` : item.text,
    headings: [...headings],
    item: true,
    ...(item.page === undefined ? {} : { listPage: item.page }),
    ...(line.source === undefined ? {} : { source: line.source }),
  };
}

function quotedIn(item: Item, quote: string): Part | undefined {
  const words = quote.trim();
  if (!words) return undefined;
  for (const part of item.parts) {
    const at = wordsOf(part).indexOf(words);
    if (at >= 0) return { ...part, start: part.start + at, end: part.start + at + words.length };
  }
  return undefined;
}

const longestOf = ({ parts }: Item): Part =>
  parts.reduce((longest, part) => (part.end - part.start > longest.end - longest.start ? part : longest));
