import { isEmptyTab } from '../core/empty-tab/search-engines.ts';
import { isPageOf, isWhole } from '../core/history/address.ts';
import { allTabs, openTab, showTab, type TabInfo, tabInfo } from '../platform/tabs.ts';

/** How long a page that was opened may take to load. */
const LOADING_MS = 15_000;
const LOOK_EVERY_MS = 150;

const isOpenable = (url: string): boolean => /^(https?|file):/.test(url) && isWhole(url);

/**
 * Brings the page of an older answer to the front: the tab that shows it, one of the same window first, else a new one beside `tabId`. The
 * tab that the person is in stays as it is, because it may hold unsaved work.
 * @param known the tab that showed it when the question was asked
 * @returns the tab, loaded, and whether it is new; `undefined` when the page cannot be opened
 */
export async function openPage(
  url: string,
  tabId: number,
  signal: AbortSignal,
  known?: number,
): Promise<{ tabId: number; isNew: boolean } | undefined> {
  const here = await tabInfo(tabId);
  const there = (await allTabs()).filter((tab) => tab.id !== tabId && isPageOf(url, tab.url));
  const found =
    there.find(({ id }) => id === known) ??
    there.find(({ windowId }) => windowId === here.windowId) ??
    there[0];
  if (found) {
    await showTab(found);
    return { tabId: found.id, isNew: false };
  }
  if (!isOpenable(url)) return undefined;
  const opened = await openTab(tabId, url);
  await loaded(opened, signal);
  return { tabId: opened, isNew: true };
}

/** Waits for the document of a new tab, or of one that was sent elsewhere. One that takes too long is tried as it is. */
export async function loaded(tabId: number, signal: AbortSignal): Promise<TabInfo> {
  for (const start = Date.now(); ; ) {
    const tab = await tabInfo(tabId);
    const onItsWay = tab.loading || tab.url === '' || isEmptyTab(tab.url);
    if (!onItsWay || Date.now() - start > LOADING_MS) return tab;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    signal.throwIfAborted();
  }
}
