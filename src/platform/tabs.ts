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
    return toInfo(await chrome.tabs.get(tabId));
  } catch (error) {
    throw new SightlineError('tab-closed', {}, { cause: error });
  }
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

export function onTabActivated(listener: (active: { tabId: number; windowId: number }) => void): void {
  chrome.tabs.onActivated.addListener(listener);
}

export function onTabRemoved(listener: (tabId: number) => void): void {
  chrome.tabs.onRemoved.addListener(listener);
}

/** URL, title or loading state changed. */
export function onTabUpdated(listener: (tab: TabInfo) => void): void {
  chrome.tabs.onUpdated.addListener((_, change, tab) => {
    if (change.url !== undefined || change.title !== undefined || change.status !== undefined)
      listener(toInfo(tab));
  });
}

interface DocumentAt {
  tabId: number;
  frameId: number;
  documentId: string;
  url: string;
}

/**
 * A document's own text is parsed and its scripts may run: `frameId` 0 is the page itself. One that comes back from the back/forward cache
 * was parsed long ago: it commits and completes without a DOMContentLoaded (measured in Chromium 156).
 */
export function onDocumentReady(listener: (at: DocumentAt) => void): void {
  const committed = new Set<string>();
  const ready = (at: DocumentAt) => {
    committed.delete(at.documentId);
    listener(at);
  };
  onDocumentCommitted(({ documentId }) => void committed.add(documentId));
  chrome.webNavigation.onDOMContentLoaded.addListener(ready);
  chrome.webNavigation.onCompleted.addListener((at) => committed.has(at.documentId) && ready(at));
}

/** A document took its place in a frame; nothing of it is painted yet. */
export function onDocumentCommitted(listener: (at: DocumentAt) => void): void {
  chrome.webNavigation.onCommitted.addListener(
    listener as unknown as Parameters<typeof chrome.webNavigation.onCommitted.addListener>[0],
  );
}

/** A page opened a new tab or window. */
export function onTabOpenedByPage(
  listener: (opened: { from: number; to: number; url: string }) => void,
): void {
  chrome.webNavigation.onCreatedNavigationTarget.addListener(({ sourceTabId, tabId, url }) =>
    listener({ from: sourceTabId, to: tabId, url }),
  );
}
