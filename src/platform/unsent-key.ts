/** Where the panel keeps a tab's unfinished question in `chrome.storage.session`; the worker removes it with the tab. */
export const unsentKey = (tabId: number): string => `unsent:${tabId}`;
