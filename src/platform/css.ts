/**
 * Style sheets that Chrome adds to documents from outside: no node of the page is made for them; `removeSheet` with the same arguments
 * takes them away again.
 */
export interface Sheet {
  css: string;
  /**
   * `USER` with `!important` wins over whatever the page says, but Chromium 156 does not paint `::highlight()` rules from it (measured);
   * those go in as `AUTHOR`, which also reaches shadow roots, because highlight styles inherit.
   */
  origin: 'USER' | 'AUTHOR';
}

/** Rejects when a document is gone. */
export async function insertSheet(tabId: number, documentIds: string[], sheet: Sheet): Promise<void> {
  if (documentIds.length === 0) return;
  await chrome.scripting.insertCSS({ target: { tabId, documentIds }, ...sheet });
}

/** Rejects when a document is gone, which callers that tidy up may ignore. */
export async function removeSheet(tabId: number, documentIds: string[], sheet: Sheet): Promise<void> {
  if (documentIds.length === 0) return;
  await chrome.scripting.removeCSS({ target: { tabId, documentIds }, ...sheet });
}
