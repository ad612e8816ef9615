import type { HistoryRecord } from '../contracts/history.ts';
import { turnOf } from '../core/history/record.ts';
import type { HistoryStore } from '../history/store.ts';
import { showTab, tabInfo } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import type { Handover } from './handover.ts';
import type { Jobs } from './jobs.ts';
import { isOpen } from './turn-parts.ts';

/**
 * An answer of the history is looked at again: its whole conversation lies over what the tab showed, and goes on where it ended. One that is
 * still open in another tab, with something going on there, is shown in that tab.
 * @returns whether it was still in the history
 */
export function createRecall(
  conversations: Conversations,
  jobs: Jobs,
  store: Pick<HistoryStore, 'read' | 'conversation'>,
  { lay }: Pick<Handover, 'lay'>,
) {
  return async function recall(tabId: number, turnId: string): Promise<boolean> {
    const [record] = await store.read([turnId]);
    if (!record) return false;
    const id = record.entry.conversationId;
    const live = conversations.get(id);
    const newest = live?.turns.at(-1);
    if (live && live.tabId !== tabId && newest && isOpen(newest)) {
      await showTab(await tabInfo(live.tabId));
      return true;
    }
    const records: HistoryRecord[] = await store.conversation(id);
    await jobs.entry(id, () => {
      conversations.bringBack(id, tabId, records.map(turnOf));
      return lay(id, tabId);
    });
    return true;
  };
}
