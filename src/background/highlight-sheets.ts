import { SightlineError } from '../contracts/errors.ts';
import { highlightCss } from '../core/citations/palette.ts';
import { insertSheet, removeSheet, type Sheet } from '../platform/css.ts';
import { within } from './within.ts';

/** Rules are inserted for this many citations at a time. */
const BATCH = 32;
/** A frame that hangs gets no colours. */
const INSERT_MS = 4_000;

interface Inserted {
  documentId: string;
  sheet: Sheet;
}

/** By tab; a restarted worker starts with none and inserts again, which is harmless: the same rules twice. */
const inserted = new Map<number, Inserted[]>();

/** The `::highlight(sightline-cite-k)` rules of one tab's documents: inserted from outside, so that no node is made for them. */
export function highlightSheets(tabId: number) {
  async function insert(documentId: string, sheet: Sheet): Promise<void> {
    try {
      await within(INSERT_MS, insertSheet(tabId, [documentId], sheet), 'page-silent');
    } catch (error) {
      if (error instanceof SightlineError) throw error;
      // Chrome rejects for one reason: the document, or its tab, is gone.
      throw new SightlineError('page-changed', {}, { cause: error });
    }
    inserted.set(tabId, [...(inserted.get(tabId) ?? []), { documentId, sheet }]);
  }

  return {
    /** Makes sure that citation `k` has its colours in these documents. Throws `page-changed` when one is gone, `page-silent` when it hangs. */
    async ensure(documentIds: readonly string[], k: number, dark: boolean): Promise<void> {
      const from = Math.floor((k - 1) / BATCH) * BATCH + 1;
      const sheet: Sheet = { css: highlightCss(from, from + BATCH - 1, dark), origin: 'AUTHOR' };
      const before = inserted.get(tabId) ?? [];
      const missing = documentIds.filter(
        (id) => !before.some((each) => each.documentId === id && each.sheet.css === sheet.css),
      );
      await Promise.all(missing.map((documentId) => insert(documentId, sheet)));
    },
    async drop(): Promise<void> {
      const before = inserted.get(tabId) ?? [];
      inserted.delete(tabId);
      // A document that is gone has taken its sheets along: its rejection is what we want anyway.
      await Promise.allSettled(
        before.map(({ documentId, sheet }) => removeSheet(tabId, [documentId], sheet)),
      );
    },
  };
}

/** The tab is gone. */
export const forgetSheets = (tabId: number): void => void inserted.delete(tabId);
