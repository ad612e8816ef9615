import type { Turn } from '../contracts/conversation.ts';
import type { HideStatus } from '../contracts/hide.ts';
import { pageCalls } from '../contracts/worker-to-page.ts';
import { modes } from '../modes/index.ts';
import { showCount } from '../platform/badge.ts';
import { callPage } from '../platform/rpc.ts';
import { documentsOf } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import { numberingStore } from './numbering.ts';
import { within } from './within.ts';

/**
 * Keeps what is said of a tab's page true: the cards of its turns, the line about saved rules and the count on the toolbar icon follow what is
 * hidden in its documents now, whatever became of them (a reload, the back/forward cache, a frame that went, a page that renders anew).
 */
export function createHiddenNow(conversations: Conversations, jobs: Jobs) {
  /** Looks at the page and changes what is no longer true. The cards come last: they wait for what is being done to them. */
  async function look(tabId: number): Promise<void> {
    const status = await statusOf(tabId);
    const blocks = status.kept.reduce((sum, rule) => sum + rule.blocks, 0);
    await showCount(tabId, blocks);
    const shown = conversations.seenIn(tabId);
    if (!shown) return;
    const { id, kept, turns } = shown;
    if (blocks > 0) conversations.update(id, { kept: { blocks, resting: false } });
    else if (!kept?.resting) conversations.update(id, { kept: undefined });
    if (blocks + status.hidden.length > 0) conversations.setMarked(tabId, true);
    // A conversation that works in another tab says nothing of this page.
    if (shown.tabId === tabId && turns.some(claims)) await jobs.entry(id, () => correct(id, tabId));
  }

  async function correct(id: string, tabId: number): Promise<void> {
    const status = await statusOf(tabId);
    for (const { id: turnId, mode, card } of conversations.get(id)?.turns ?? []) {
      const next = card?.mode === mode ? modes[mode].seen?.(card, status) : undefined;
      if (next && next !== card) conversations.updateTurn(id, turnId, { card: next });
    }
  }

  return {
    look,
    /** The person is about to have shown, until the next visit, what rules hide. */
    rest(tabId: number): void {
      const shown = conversations.seenIn(tabId);
      if (shown?.kept) conversations.update(shown.id, { kept: { blocks: 0, resting: true } });
    },
    /** A new document took the page's place: rules that the person had put to rest act again. */
    newPage(tabId: number): void {
      const shown = conversations.seenIn(tabId);
      if (shown) conversations.update(shown.id, { kept: undefined });
    },
  };
}

/** Whether a turn's card says something of the page. */
const claims = ({ mode, card }: Turn): boolean =>
  // A list that was recalled from the history is words only.
  card?.mode === mode && modes[mode].seen !== undefined;

async function statusOf(tabId: number): Promise<HideStatus> {
  const documents = await documentsOf(tabId);
  const page = documents.find(({ frameId }) => frameId === 0);
  // A page that came back from the back/forward cache is the one that calls go to again.
  if (page) await numberingStore(tabId).turnTo(page.documentId);
  const asked = await Promise.allSettled(
    documents.map(({ documentId }) =>
      within(pageCalls.hideStatus.timeoutMs, callPage(tabId, documentId, 'hideStatus', {}), 'page-silent'),
    ),
  );
  const all = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return {
    shown: all.flatMap(({ shown }) => shown),
    hidden: all.flatMap(({ hidden }) => hidden),
    kept: all.flatMap(({ kept }) => kept),
  };
}
