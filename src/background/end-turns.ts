import type { Turn } from '../contracts/conversation.ts';
import { modes } from '../modes/index.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import type { turnContexts } from './turn-context.ts';
import { isOpen, type TurnParts } from './turn-parts.ts';

/** How turns end before they are done, and what that leaves on the page. */
export function createTurnEnds(
  conversations: Conversations,
  jobs: Jobs,
  { settle }: TurnParts,
  { contextOf, documentIn }: ReturnType<typeof turnContexts>,
) {
  /** A turn that ran or waited for the person is over. */
  function stopNewest(id: string): Turn | undefined {
    const newest = conversations.newest(id);
    if (!newest || !isOpen(newest)) return undefined;
    settle(id, newest.id, { status: 'stopped' });
    return newest;
  }

  /** Ends what runs, and with it the turn. */
  function stop(id: string): Promise<void> {
    const before = conversations.newest(id);
    const wasOpen = before && isOpen(before);
    jobs.abort(id);
    return jobs.entry(id, async () => {
      stopNewest(id);
      const newest = conversations.newest(id);
      const conversation = conversations.get(id);
      if (!wasOpen || !conversation || newest?.id !== before.id) return;
      const mode = modes[newest.mode];
      // Marks go; what the person had hidden before stays hidden.
      if (mode.leavesNothingWhenStopped) await clearPage(conversation.tabId, { keepHidden: true });
      await mode.stopped?.(await contextOf(conversation, newest, await loadSettings(), AbortSignal.abort()));
    });
  }

  const clearPage = async (tabId: number, options?: { keepHidden?: boolean }): Promise<void> =>
    documentIn(tabId, await loadSettings()).clear(options);

  return { stop, stopNewest, clearPage };
}
export type TurnEnds = ReturnType<typeof createTurnEnds>;
