import { modes } from '../modes/index.ts';
import type { Navigation } from '../modes/mode.ts';
import type { TabInfo } from '../platform/tabs.ts';
import type { Conversations, Kept } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import type { createPanels } from './panels.ts';
import { bestTab } from './tab-port.ts';
import { isOpen } from './turn-parts.ts';
import type { Turns } from './turns.ts';

/** How long a part that was aborted may take to end before its page is cleared. */
const ENDING_MS = 2_000;
/** Another tab's page: for a mode, the same as a new document. */
const ANOTHER_TAB: Navigation = { type: 'navigated', where: 'page', documentId: '', replaces: '' };

/**
 * Takes conversations from tab to tab. The one that is moved lies over the other tab's own, which waits below and comes back when it leaves.
 * @param failed tells what could not be done for a conversation
 */
export function createHandover(
  conversations: Conversations,
  jobs: Jobs,
  turns: Turns,
  panels: Pick<ReturnType<typeof createPanels>, 'handOver' | 'catchUp'>,
  inBackground: (id: string, work: Promise<unknown>) => void,
) {
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
    uncovered,
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
    /** A page opened a tab: a turn that follows goes on there. */
    async opened(from: number, to: number): Promise<void> {
      const conversation = conversations.seenIn(from);
      const turn = conversation?.turns.at(-1);
      if (
        !conversation ||
        conversation.tabId !== from ||
        !turn ||
        !isOpen(turn) ||
        !modes[turn.mode].followsOpenedTabs
      )
        return;
      jobs.abort(conversation.id, 'superseded');
      await jobs.entry(conversation.id, async () => {
        await move(conversation.id, to);
        // A report of the click that opened the tab may have marked the old page meanwhile.
        await turns.clearPage(from);
      });
    },
    /** The person turned to another tab of a window: a turn that waits for just that goes on there. */
    async turned(to: number, tabsThere: () => Promise<readonly TabInfo[]>): Promise<void> {
      for (const { id, tabId, turns: asked } of conversations.all()) {
        const turn = asked.at(-1);
        const wanted = turn?.card && isOpen(turn) ? modes[turn.mode].turnsTo?.(turn.card) : undefined;
        if (wanted === undefined) continue;
        const tabs = await tabsThere();
        const others = tabs.filter((tab) => tab.id !== tabId);
        if (others.length === tabs.length || bestTab(wanted, others)?.id !== to) continue;
        jobs.abort(id, 'superseded');
        await jobs.entry(id, () => move(id, to));
      }
    },
    /** A tab was closed: what came along goes home, what else was there is over. */
    async closed(tabId: number, isThere: (tabId: number) => Promise<boolean>): Promise<void> {
      for (const conversation of conversations.lyingIn(tabId)) {
        const { id, cameFrom, turns: asked } = conversation;
        const other = conversations.tabsOf(id).find((each) => each !== tabId);
        if (other !== undefined) {
          if (conversation.tabId === tabId) await turns.stop(id);
          work(conversation, other);
          panels.handOver(tabId, other);
          continue;
        }
        jobs.abort(id, 'superseded');
        if (cameFrom === undefined || !(await isThere(cameFrom))) {
          const others = conversations.pagesOf(id).filter((each) => each !== tabId);
          for (const each of others) if (conversations.isMarked(each)) await turns.clearPage(each);
          conversations.forget(id);
          continue;
        }
        // What is over does not push aside what that tab has been asked since.
        const newest = asked.at(-1);
        const below = !newest || !isOpen(newest);
        if (!below) await cover(cameFrom);
        conversations.move(id, cameFrom, below);
        conversations.update(id, { cameFrom: undefined }, true);
        panels.handOver(tabId, cameFrom);
        if (!below) goOn(conversation);
      }
      conversations.closeTab(tabId);
    },
  };
}
export type Handover = ReturnType<typeof createHandover>;
