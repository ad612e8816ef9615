import type { IndexLine } from '../../contracts/page-index.ts';
import { positionsOf, type RecordList, recordLists } from '../../core/lists/records.ts';
import type { ScriptedPage } from '../mode.ts';
import { asksPeople } from './comments.ts';
import { partsOf, withoutKept } from './parts.ts';
import { readRequest } from './request.ts';

/**
 * The lists of the page, where a request is about what people write: by them their comments are known apart. They are found by the lines that were
 * read; what the page has changed since stands in none of them.
 */
export async function listsFor(
  question: string,
  page: ScriptedPage,
  lines: readonly IndexLine[],
): Promise<RecordList[]> {
  if (!partsOf(withoutKept(question).hide).some((part) => asksPeople(readRequest(part)))) return [];
  const found = await page.callAll('lists', { positions: positionsOf(lines) });
  return recordLists(
    lines,
    // What a control lets people choose from is no block of the page.
    found.map(({ result: { lists, members } }) => ({ lists, members })),
  );
}
