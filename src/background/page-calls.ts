import { SightlineError } from '../contracts/errors.ts';
import {
  type PageCallName,
  type PageCallParams,
  type PageCallResult,
  pageCalls,
} from '../contracts/worker-to-page.ts';
import type { ScriptedPage } from '../modes/mode.ts';
import { callPage } from '../platform/rpc.ts';
import { documentsOf } from '../platform/tabs.ts';
import { holderOf, numberingStore } from './numbering.ts';
import { within } from './within.ts';

export interface PageCalls extends Pick<ScriptedPage, 'callAt' | 'callAll'> {
  /** Calls one document. Throws `page-changed` when it is gone, `page-silent` when it takes too long. */
  call<M extends PageCallName>(
    documentId: string,
    method: M,
    params: PageCallParams<M>,
  ): Promise<PageCallResult<M>>;
}

/**
 * Calls into the page scripts of one tab's frames.
 * @param onMarked told after a call that may have left marks
 * @param before runs before a call that needs something in the document first
 */
export function createPageCalls(
  tabId: number,
  onMarked: () => void,
  before: (documentId: string, method: PageCallName) => Promise<void>,
): PageCalls {
  const store = numberingStore(tabId);

  async function call<M extends PageCallName>(documentId: string, method: M, params: PageCallParams<M>) {
    const { leavesMarks, timeoutMs } = pageCalls[method];
    // A document that was left may lie in the back/forward cache, where a call would wait for it to come back.
    if (!(await isOpen(documentId))) throw new SightlineError('page-changed');
    await before(documentId, method);
    try {
      const result = await within(timeoutMs, callPage(tabId, documentId, method, params), 'page-silent');
      if (leavesMarks) onMarked();
      return result;
    } catch (error) {
      // The failure may have come after the first mark; a document that was left has taken its marks along.
      if (leavesMarks && (await isOpen(documentId))) onMarked();
      throw error;
    }
  }

  /** Whether a document is on show in the tab: one in the back/forward cache is not. */
  async function isOpen(documentId: string): Promise<boolean> {
    const documents = await documentsOf(tabId);
    return documents.some((each) => each.documentId === documentId);
  }

  return {
    call,
    async callAt(n, method, params) {
      const holder = holderOf(await store.newest(), n);
      if (!holder) throw new SightlineError('stale-element');
      return call(holder.documentId, method, params);
    },
    async callAll<M extends PageCallName>(method: M, params: PageCallParams<M>) {
      const runs = (await store.newest())?.runs ?? [];
      const documents = new Map(runs.map(({ documentId, frameKey }) => [documentId, frameKey]));
      const settled = await Promise.allSettled(
        [...documents].map(async ([documentId, frameKey]) => ({
          frameKey,
          result: await call(documentId, method, params),
        })),
      );
      return settled.flatMap((outcome): { frameKey: string; result: PageCallResult<M> }[] =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
    },
  };
}
