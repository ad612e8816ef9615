import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { positionsOf, type RecordList, recordLists } from '../../core/lists/records.ts';
import type { ScriptedPage } from '../mode.ts';

/** The lists of the page, with the lines that they were found by. */
export interface ListsFound {
  lists: RecordList[];
  lines: readonly IndexLine[];
  /** The page changed between two looks each time, so that items may be missing. */
  torn: boolean;
}

/** Times that a page is read anew when it has changed before its lists were found. */
const MOST_LOOKS = 6;

/** The lists of the page, with what stands in their items now. */
export async function listsOn(page: ScriptedPage, index: Pick<PageIndex, 'lines'>): Promise<ListsFound> {
  let { lines } = index;
  for (let look = 1; ; look++) {
    const found = await page.callAll('lists', { positions: positionsOf(lines) });
    const torn = found.some(({ result }) => result.torn);
    if (!torn || look === MOST_LOOKS) {
      const results = found.map(({ result }) => result);
      return { lists: recordLists(lines, results), lines, torn };
    }
    ({ lines } = await page.snapshot('find'));
  }
}

/** A page may make its list anew when it shows more of it. */
export const sameList = (
  lists: readonly RecordList[],
  { id, label, names }: Pick<RecordList, 'id' | 'label' | 'names'>,
): RecordList | undefined =>
  lists.find((each) => each.id === id) ?? lists.find((each) => each.label === label && each.names === names);
