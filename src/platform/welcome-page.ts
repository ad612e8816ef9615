/** The page of the first minutes, and the sample page in its frame, as they lie in the built extension. */
const WELCOME_PAGE = 'src/welcome/index.html';
const SAMPLE_PAGE = 'src/welcome/sample/index.html';

/** Whether an address is that of the first minutes. */
export const isWelcomePage = (url: string): boolean =>
  url.replace(/[?#].*$/s, '') === chrome.runtime.getURL(WELCOME_PAGE);

/** Shows the first minutes in a tab in front. */
export async function openWelcomePage(): Promise<void> {
  await chrome.tabs.create({ url: chrome.runtime.getURL(WELCOME_PAGE) });
}

/** Calls `listener` when Sightline was installed; not after updates. */
export function onFirstInstalled(listener: () => void): void {
  chrome.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') listener();
  });
}

/**
 * The sample page's document in a tab; `undefined` where the tab shows none. No script can be put into pages of an extension, and
 * `chrome.webNavigation` does not list them: the sample has the page script from the start.
 */
export async function sampleDocumentIn(
  tabId: number,
): Promise<{ frameId: number; documentId: string; url: string } | undefined> {
  const url = chrome.runtime.getURL(SAMPLE_PAGE);
  const contextTypes = [chrome.runtime.ContextType.TAB];
  const [found] = await chrome.runtime.getContexts({ contextTypes, tabIds: [tabId], documentUrls: [url] });
  // To whoever reads the tab, the sample is its page.
  return found?.documentId ? { frameId: 0, documentId: found.documentId, url } : undefined;
}

/** Whether a document is the sample page. */
export async function isSampleDocument(tabId: number, documentId: string): Promise<boolean> {
  return (await sampleDocumentIn(tabId))?.documentId === documentId;
}

/** The tab that this page is in. */
export async function ownTab(): Promise<number> {
  return (await chrome.tabs.getCurrent())?.id ?? -1;
}
