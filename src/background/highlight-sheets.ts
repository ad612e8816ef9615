import { highlightCss } from '../core/citations/palette.ts';
import { insertSheet, removeSheet, type Sheet } from '../platform/css.ts';

/** Rules are inserted for this many citations at a time. */
const BATCH = 32;

interface Inserted {
  documentId: string;
  sheet: Sheet;
}

/** By tab; a restarted worker starts with none and inserts again, which is harmless: the same rules twice. */
const inserted = new Map<number, Inserted[]>();

/** The `::highlight(sightline-cite-k)` rules of one tab's documents: inserted from outside, so that no node is made for them. */
export function highlightSheets(tabId: number) {
  return {
    /** Makes sure that citation `k` has its colours in these documents. */
    async ensure(documentIds: string[], k: number, dark: boolean): Promise<void> {
      const from = Math.floor((k - 1) / BATCH) * BATCH + 1;
      const sheet: Sheet = { css: highlightCss(from, from + BATCH - 1, dark), origin: 'AUTHOR' };
      const before = inserted.get(tabId) ?? [];
      const missing = documentIds.filter(
        (id) => !before.some((each) => each.documentId === id && each.sheet.css === sheet.css),
      );
      inserted.set(tabId, [...before, ...missing.map((documentId) => ({ documentId, sheet }))]);
      await insertSheet(tabId, missing, sheet);
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
