import type { PageCallResult } from '../contracts/worker-to-page.ts';
import { callPage } from '../platform/rpc.ts';
import { documentsOf, injectPicturesScript } from '../platform/tabs.ts';

/**
 * Alt and the pointer ask about a page only while a panel shows its tab; else Alt is the page's own. The page scripts are told when that changes,
 * and each when it starts.
 */
export function createPointing(isShown: (tabId: number) => boolean) {
  const tell = (tabId: number, documentId: string): Promise<unknown> =>
    // Most documents have no page script.
    callPage(tabId, documentId, 'pointing', { on: isShown(tabId) }).catch(() => undefined);

  return {
    tell,
    /** What the person has clicked on with Alt. Throws `page-changed`. */
    async pointedIn(tabId: number, documentId: string): Promise<PageCallResult<'imagePointed'>> {
      await injectPicturesScript(tabId, documentId);
      return callPage(tabId, documentId, 'imagePointed', {});
    },
    async changed(tabId: number): Promise<void> {
      // A tab that was closed has no documents.
      const documents = await documentsOf(tabId).catch(() => []);
      await Promise.all(documents.map(({ documentId }) => tell(tabId, documentId)));
    },
  };
}
