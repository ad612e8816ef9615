import type { IndexLine } from '../../contracts/page-index.ts';
import type { LeadsOn } from '../../core/lists/lead-on.ts';
import { pagerOf } from '../../core/lists/pager.ts';
import type { RecordList } from '../../core/lists/records.ts';
import type { TurnContext } from '../mode.ts';
import { listsOn, sameList } from './found-lists.ts';
import { pressMore } from './press-more.ts';

/** Milliseconds that the way back to a list's first page, or to where the person was, may take; after "Stop" there is less patience. */
const MOST_BACK_MS = 45_000;
const MOST_BACK_STOPPED_MS = 5_000;

/** A list as it stands in the page now. */
export interface Shown {
  list: RecordList;
  lines: readonly IndexLine[];
}

/** Turns the pages of a list whose buttons do so, and knows how far it is from the page where the person was. */
export function createPageTurner(
  { page, signal }: Pick<TurnContext, 'page' | 'signal'>,
  start: Shown,
  onTurned: () => void,
) {
  let at = start;
  /** Pages behind the one where it began; before it: negative. */
  let position = 0;
  let turned = false;

  async function turn(control: LeadsOn, to: number): Promise<boolean> {
    if (!(await pressMore(page, control, at.list.id))) return false;
    turned = true;
    position = to;
    const next = await listsOn(page, await page.snapshot('find'));
    const list = next.torn ? undefined : sameList(next.lists, start.list);
    if (!list) return false;
    at = { list, lines: next.lines };
    onTurned();
    return true;
  }

  /** Goes to the list's first page. `false`: there is more before what is in view, and no control that may be pressed leads there. */
  async function toFirst(): Promise<boolean> {
    const seen = new Set<string>();
    const until = Date.now() + MOST_BACK_MS;
    for (;;) {
      const pager = pagerOf(at.list, at.lines);
      if (!pager?.begun) return true;
      const [key, one] = [keyOf(at), pager.numbers.get(1)];
      // Pages that come again go round in a circle: none of them is the first.
      if (seen.has(key) || signal.aborted || Date.now() > until || pager.unsure) return false;
      seen.add(key);
      const isTurned = one
        ? await turn(one, position + 1 - pager.page!)
        : pager.previous !== undefined && (await turn(pager.previous, position - 1));
      if (!isTurned) return false;
    }
  }

  /** Goes to where the person was: by its number, else page by page. */
  async function back(): Promise<boolean> {
    const ownPage = pagerOf(start.list, start.lines)?.page;
    const until = Date.now() + (signal.aborted ? MOST_BACK_STOPPED_MS : MOST_BACK_MS);
    while (!isSamePage(start, at)) {
      const pager = pagerOf(at.list, at.lines);
      const own = ownPage === undefined ? undefined : pager?.numbers.get(ownPage);
      const control = own ?? (position > 0 ? pager?.previous : pager?.next);
      if (!control || Date.now() > until) return false;
      if (!(await turn(control, own ? 0 : position + (position > 0 ? -1 : 1)))) return false;
    }
    return true;
  }

  return {
    /** The list as it was seen last. */
    at: () => at,
    turned: () => turned,
    toFirst,
    /** One page further; what was seen otherwise meanwhile (`now`) is where it goes on from. */
    on(now: Shown, control: LeadsOn): Promise<boolean> {
      at = now;
      return turn(control, position + 1);
    },
    back,
  };
}

const keyOf = ({ list }: Shown): string => list.items.map(({ text }) => text).join('\n');

/** Whether most of what stood on a page stands there (again): a word of it may have changed. */
function isSamePage({ list }: Shown, now: Shown): boolean {
  const texts = new Set(now.list.items.map(({ text }) => text));
  return list.items.filter(({ text }) => texts.has(text)).length * 2 >= list.items.length;
}
