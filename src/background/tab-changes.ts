import { modes } from '../modes/index.ts';
import type { TabInfo } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import type { Handover } from './handover.ts';
import type { Jobs } from './jobs.ts';
import type { Kept } from './kept-conversations.ts';
import type { createPanels } from './panels.ts';
import { bestTab } from './tab-port.ts';
import { isOpen } from './turn-parts.ts';
import type { Turns } from './turns.ts';

/** What tabs that open, come to the front and close mean for conversations: some go on in another tab, some are over. */
export function createTabChanges(
  conversations: Conversations,
  jobs: Jobs,
  turns: Turns,
  panels: Pick<ReturnType<typeof createPanels>, 'handOver'>,
  handover: Handover,
) {
  /** Goes back from a closed tab to the one that it came from. What is over does not push aside what that tab has been asked since. */
  async function goHome(conversation: Kept, closed: number, home: number): Promise<void> {
    const { id, turns: asked } = conversation;
    const newest = asked.at(-1);
    const below = !newest || !isOpen(newest);
    if (!below) await handover.cover(home);
    conversations.move(id, home, below);
    conversations.update(id, { cameFrom: undefined }, true);
    panels.handOver(closed, home);
    if (!below) handover.goOn(conversation);
  }

  /** Takes its marks off the pages in other tabs that it was about, and is gone. */
  async function end(id: string, closed: number): Promise<void> {
    const others = conversations.pagesOf(id).filter((each) => each !== closed);
    for (const each of others) if (conversations.isMarked(each)) await turns.clearPage(each);
    conversations.forget(id);
  }

  return {
    /** A page opened a tab: a turn that follows goes on there. */
    async opened(from: number, to: number): Promise<void> {
      const conversation = conversations.seenIn(from);
      const turn = conversation?.turns.at(-1);
      if (conversation?.tabId !== from || !turn || !isOpen(turn)) return;
      if (!modes[turn.mode].followsOpenedTabs) return;
      jobs.abort(conversation.id, 'superseded');
      await jobs.entry(conversation.id, async () => {
        await handover.move(conversation.id, to);
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
        await jobs.entry(id, () => handover.move(id, to));
      }
    },
    /** A tab was closed: what came along goes home, what else was there is over. */
    async closed(tabId: number, isThere: (tabId: number) => Promise<boolean>): Promise<void> {
      for (const conversation of conversations.lyingIn(tabId)) {
        const { id, cameFrom } = conversation;
        const other = conversations.tabsOf(id).find((each) => each !== tabId);
        if (other !== undefined) {
          if (conversation.tabId === tabId) await turns.stop(id);
          handover.work(conversation, other);
          panels.handOver(tabId, other);
          continue;
        }
        jobs.abort(id, 'superseded');
        if (cameFrom !== undefined && (await isThere(cameFrom))) await goHome(conversation, tabId, cameFrom);
        else await end(id, tabId);
      }
      conversations.closeTab(tabId);
    },
  };
}
