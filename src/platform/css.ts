/**
 * Style sheets that Chrome adds to a document from outside: no node of the page is made for them. `USER` origin with `!important` wins
 * over whatever the page says; `removeSheet` with the same text takes it away again.
 */
export async function insertSheet(tabId: number, documentIds: string[], css: string): Promise<void> {
  if (documentIds.length === 0) return;
  await chrome.scripting.insertCSS({ target: { tabId, documentIds }, css, origin: 'USER' });
}

/** Rejects when a document is gone, which callers that tidy up may ignore. */
export async function removeSheet(tabId: number, documentIds: string[], css: string): Promise<void> {
  if (documentIds.length === 0) return;
  await chrome.scripting.removeCSS({ target: { tabId, documentIds }, css, origin: 'USER' });
}
