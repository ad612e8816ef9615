import pageScript from '../content/main.ts?script&iife';
import { SightlineError } from '../contracts/errors.ts';

/** A document that has the page script. */
export interface InjectedDocument {
  frameId: number;
  documentId: string;
}

/** What the worker knows of a tab without looking into its page. */
export interface TabInfo {
  id: number;
  windowId: number;
  /** '' where Chrome does not say. */
  url: string;
  title: string;
  loading: boolean;
}

function toInfo(tab: chrome.tabs.Tab): TabInfo {
  return {
    id: tab.id ?? -1,
    windowId: tab.windowId,
    url: tab.pendingUrl && !tab.url ? tab.pendingUrl : (tab.url ?? ''),
    title: tab.title ?? '',
    loading: tab.status === 'loading',
  };
}

/** Throws `tab-closed`. */
export async function tabInfo(tabId: number): Promise<TabInfo> {
  try {
    const info = toInfo(await chrome.tabs.get(tabId));
    return info.url === '' ? { ...info, url: await committedUrl(tabId) } : info;
  } catch (error) {
    throw new SightlineError('tab-closed', {}, { cause: error });
  }
}

/** Of a page that Sightline has no access to, `chrome.tabs` tells no address; '' before a tab's first document. */
async function committedUrl(tabId: number): Promise<string> {
  return (await chrome.webNavigation.getFrame({ tabId, frameId: 0 }))?.url ?? '';
}

export async function activeTab(windowId: number): Promise<TabInfo | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, windowId });
  return tab && toInfo(tab);
}

/**
 * Injects the page script into every frame of a tab, or into the page alone; frames that have it already are left alone by the script
 * itself. Does not wait for a page that is still loading. Throws what Chrome says when the page may not be touched.
 */
export async function injectPageScript(tabId: number, frames: 'all' | 'top'): Promise<InjectedDocument[]> {
  const results = await chrome.scripting.executeScript({
    target: frames === 'all' ? { tabId, allFrames: true } : { tabId },
    files: [pageScript.replace(/^\//, '')],
    injectImmediately: true,
  });
  return results.map(({ frameId, documentId }) => ({ frameId, documentId }));
}

export async function tabsOfWindow(windowId: number): Promise<TabInfo[]> {
  return (await chrome.tabs.query({ windowId })).map(toInfo);
}

export async function goTo(tabId: number, url: string): Promise<void> {
  await chrome.tabs.update(tabId, { url });
}

/** One entry back in the tab's history. Throws when there is none. */
export async function goBack(tabId: number): Promise<void> {
  await chrome.tabs.goBack(tabId);
}

/** Opens a tab in front, beside the one that it comes from. Returns its id. */
export async function openTab(opener: number, url: string): Promise<number> {
  const tab = await chrome.tabs.create({ url, openerTabId: opener, active: true });
  return tab.id ?? -1;
}

export async function turnToTab(tabId: number): Promise<void> {
  await chrome.tabs.update(tabId, { active: true });
}
