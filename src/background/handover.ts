import { modes } from '../modes/index.ts';
import type { Navigation } from '../modes/mode.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import type { Kept } from './kept-conversations.ts';
import type { createPanels } from './panels.ts';
import { isOpen } from './turn-parts.ts';
import type { Turns } from './turns.ts';

/** How long a part that was aborted may take to end before its page is cleared. */
const ENDING_MS = 2_000;
const ANOTHER_TAB: Navigation = { type: 'navigated', where: 'page', documentId: '', replaces: '' };

/**
 * Takes conversations from tab to tab. The one that is moved lies over the other tab's own, which waits below and comes back when it leaves.
 * @param inBackground tells what could not be done for a conversation
 */
export function createHandover(
  conversations: Conversations,
  jobs: Jobs,
  turns: Turns,
  panels: Pick<ReturnType<typeof createPanels>, 'handOver' | 'catchUp'>,
  inBackground: (id: string, work: Promise<unknown>) => void,
) {
  /** For a mode, another tab's page is the same as a new document. */
  const goOn = ({ id }: Kept) => inBackground(id, turns.navigated(id, ANOTHER_TAB));

  /** What the tab's own conversation does ends for now; a turn that can go on after a navigation goes on when it is back. */
  async function cover(tabId: number): Promise<void> {
    const own = conversations.seenIn(tabId);
    if (!own || own.turns.length === 0 || own.tabId !== tabId) return;
    const newest = own.turns.at(-1);
    const comesBack = newest && isOpen(newest) && modes[newest.mode].navigated;
    jobs.abort(own.id, comesBack ? 'superseded' : 'stopped');
    // Not for ever: two guides may be on their way to each other's tab.
    await Promise.race([jobs.ended(own.id), new Promise((resolve) => setTimeout(resolve, ENDING_MS))]);
    if (!comesBack) turns.stopNewest(own.id);
    if (conversations.isMarked(tabId)) await turns.clearPage(tabId, { keepHidden: true });
  }

  /** The conversation and its panels go on in another tab; the first one is left as it was found. Runs inside an entry of its line. */
  async function move(id: string, to: number): Promise<void> {
    const from = conversations.get(id)?.tabId;
    if (from === undefined || from === to) return;
    await cover(to);
    // The conversation first: what the old page still reports then finds no turn that would mark it again.
    conversations.move(id, to);
    panels.handOver(from, to);
    await turns.clearPage(from);
    uncovered(from);
    // The new document may have been ready before the conversation was there.
    const moved = conversations.get(id);
    if (moved) goOn(moved);
  }

  /** A conversation left this tab: what lies below it is there again. */
  function uncovered(tabId: number): void {
    panels.catchUp(tabId);
    const own = conversations.seenIn(tabId);
    if (own && work(own, tabId)) goOn(own);
  }

  /**
   * A conversation that lies in several tabs works in the one where it is looked at, unless something of it is open in another.
   * @returns whether it works in this tab
   */
  function work({ id, turns: asked, tabId: now }: Kept, tabId: number): boolean {
    if (now === tabId) return true;
    const newest = asked.at(-1);
    if (newest && isOpen(newest)) return false;
    conversations.update(id, { tabId }, true);
    return true;
  }

  return {
    move,
    work,
    cover,
    uncovered,
    goOn,
    /** The conversation lies in another tab as well, and works there from now on. Runs inside an entry of its line. */
    async lay(id: string, to: number): Promise<void> {
      if (conversations.seenIn(to)?.id !== id) await cover(to);
      conversations.lay(id, to);
      panels.catchUp(to);
    },
    /** The tab shows the other conversation that lies in it. */
    async turnOver(tabId: number): Promise<void> {
      await cover(tabId);
      conversations.turnOver(tabId);
      uncovered(tabId);
    },
  };
}
export type Handover = ReturnType<typeof createHandover>;
