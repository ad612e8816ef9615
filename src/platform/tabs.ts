import featuresScript from '../content/features.ts?script&iife';
import pageScript from '../content/main.ts?script&iife';
import picturesScript from '../content/pictures.ts?script&iife';
import privateWordsScript from '../content/private-words.ts?script&iife';
import snapshotScript from '../content/snapshot.ts?script&iife';
import stepsScript from '../content/steps.ts?script&iife';
import studyScript from '../content/study.ts?script&iife';
import { SightlineError } from '../contracts/errors.ts';
import type { FurtherScript } from '../contracts/further-scripts.ts';
import { fileInReader, readerAddress } from './reader-address.ts';
import { isSampleDocument, sampleDocumentIn } from './welcome-page.ts';

/** A document that has the page script. */
export interface InjectedDocument {
  frameId: number;
  documentId: string;
}

/** What the worker knows of a tab without looking into its page. */
export interface TabInfo {
  id: number;
  windowId: number;
  /** '' where Chrome does not say. Of a PDF in Sightline's reader: the PDF's own address, or the reader's where the file was picked. */
  url: string;
  /** The tab shows Sightline's reader. */
  reader: boolean;
  title: string;
  loading: boolean;
  /** Chrome has let go of its page to save memory. */
  discarded: boolean;
  incognito: boolean;
}

function toInfo(tab: chrome.tabs.Tab): TabInfo {
  const address = tab.pendingUrl && !tab.url ? tab.pendingUrl : (tab.url ?? '');
  const file = fileInReader(address);
  return {
    id: tab.id ?? -1,
    windowId: tab.windowId,
    url: file || address,
    reader: file !== undefined,
    title: tab.title ?? '',
    loading: tab.status === 'loading',
    discarded: tab.discarded ?? false,
    incognito: tab.incognito,
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

/** The documents that a tab shows now, the page itself first; those that failed to load are left out. */
export async function documentsOf(tabId: number): Promise<(InjectedDocument & { url: string })[]> {
  const frames = (await chrome.webNavigation.getAllFrames({ tabId })) ?? [];
  if (frames.length === 0) return [await sampleDocumentIn(tabId)].filter((found) => found !== undefined);
  return frames
    .filter(({ errorOccurred, documentLifecycle }) => !errorOccurred && documentLifecycle === 'active')
    .map(({ frameId, documentId, url }) => ({ frameId, documentId, url }))
    .sort((a, b) => a.frameId - b.frameId);
}

/**
 * Injects the page script into every frame of a tab, the page alone, or one document; where it is already, it does nothing. Does not
 * wait for a page that is still loading. Throws what Chrome says when the page may not be touched.
 */
export async function injectPageScript(
  tabId: number,
  where: 'all' | 'top' | { documentId: string },
): Promise<InjectedDocument[]> {
  const frames =
    where === 'all' ? { allFrames: true } : where === 'top' ? {} : { documentIds: [where.documentId] };
  const results = await chrome.scripting.executeScript({
    target: { tabId, ...frames },
    files: [pageScript.replace(/^\//, '')],
    injectImmediately: true,
  });
  return results.map(({ frameId, documentId }) => ({ frameId, documentId }));
}

/** What all features need to know of private fields comes before them. */
const FURTHER_SCRIPTS: Readonly<Record<FurtherScript, readonly string[]>> = {
  'private-words': [privateWordsScript],
  features: [privateWordsScript, featuresScript],
};

/** Puts what the page script says it lacks into a document that has the page script; what is there already does nothing. Throws `page-changed`. */
export async function injectFurtherScript(
  tabId: number,
  documentId: string,
  script: FurtherScript,
): Promise<void> {
  try {
    await chrome.scripting.executeScript({
      target: { tabId, documentIds: [documentId] },
      files: FURTHER_SCRIPTS[script].map((file) => file.replace(/^\//, '')),
      injectImmediately: true,
    });
  } catch (error) {
    // Chrome rejects, with texts of its own, where the document is gone.
    throw new SightlineError('page-changed', {}, { cause: error });
  }
}

/** Puts what the page script lacks for pictures into a document that has the page script. */
export async function injectPicturesScript(tabId: number, documentId: string): Promise<void> {
  if (await isSampleDocument(tabId, documentId)) return;
  await chrome.scripting.executeScript({
    target: { tabId, documentIds: [documentId] },
    files: [picturesScript.replace(/^\//, '')],
    injectImmediately: true,
  });
}

/** Puts what counts for a study into every frame of a tab; where it is already, it does nothing. */
export async function injectStudyScript(tabId: number): Promise<InjectedDocument[]> {
  const results = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    files: [studyScript.replace(/^\//, '')],
    injectImmediately: true,
  });
  return results.map(({ frameId, documentId }) => ({ frameId, documentId }));
}

/** Puts what takes a page down into the page of a tab, without its frames. */
export async function injectSnapshotScript(tabId: number): Promise<InjectedDocument[]> {
  const results = await chrome.scripting.executeScript({
    target: { tabId },
    files: [snapshotScript.replace(/^\//, '')],
  });
  return results.map(({ frameId, documentId }) => ({ frameId, documentId }));
}

/** Puts what records steps into every frame of a tab, or into one document; where it is already, it does nothing. */
export async function injectStepsScript(tabId: number, documentId?: string): Promise<InjectedDocument[]> {
  const results = await chrome.scripting.executeScript({
    target: { tabId, ...(documentId ? { documentIds: [documentId] } : { allFrames: true }) },
    files: [stepsScript.replace(/^\//, '')],
    injectImmediately: true,
  });
  return results.map(({ frameId, documentId: id }) => ({ frameId, documentId: id }));
}

/** Loads the page of a tab that Chrome has let go of; does not wait for it. */
export async function awake({ id, discarded }: TabInfo): Promise<void> {
  if (discarded) await chrome.tabs.reload(id);
}

export async function tabsOfWindow(windowId: number): Promise<TabInfo[]> {
  return (await chrome.tabs.query({ windowId })).map(toInfo);
}

/** The tabs of all windows. */
export async function allTabs(): Promise<TabInfo[]> {
  return (await chrome.tabs.query({})).map(toInfo);
}

/** Brings a tab to the front, and its window with it. */
export async function showTab({ id, windowId }: TabInfo): Promise<void> {
  await chrome.tabs.update(id, { active: true });
  await chrome.windows.update(windowId, { focused: true });
}

/**
 * The type of the document that a tab shows, whatever its address (the built-in viewer's is `application/pdf`), and whether it has no element in its
 * body. Rejects with Chrome's words where nobody may look.
 */
export async function shownIn(tabId: number): Promise<{ type: string; isBare: boolean } | undefined> {
  const [top] = await chrome.scripting.executeScript({
    target: { tabId },
    func: () => ({ type: document.contentType, isBare: !document.body?.childElementCount }),
    injectImmediately: true,
  });
  return top?.result;
}

/** Shows a PDF in Sightline's reader, as a new entry of the tab's history. */
export async function openReader(tabId: number, file: string): Promise<void> {
  await chrome.tabs.update(tabId, { url: readerAddress(file) });
}

/** Shows a PDF in Sightline's reader, in a tab in front beside the one that it comes from. Returns its id. */
export const openReaderTab = (opener: number, file: string): Promise<number> =>
  openTab(opener, readerAddress(file));

/**
 * The reader's document in a tab, its own page or in the place of the browser's viewer; `undefined` while there is none. `chrome.webNavigation`
 * does not list an extension's own pages.
 */
export async function readerDocumentIn(tabId: number): Promise<string | undefined> {
  const contextTypes = [chrome.runtime.ContextType.TAB];
  const contexts = await chrome.runtime.getContexts({ contextTypes, tabIds: [tabId] });
  const found = contexts.find(({ documentUrl = '' }) => fileInReader(documentUrl) !== undefined);
  return found?.documentId;
}

export async function goTo(tabId: number, url: string): Promise<void> {
  await chrome.tabs.update(tabId, { url });
}

/** One entry back in the tab's history. Throws when there is none. */
export async function goBack(tabId: number): Promise<void> {
  await chrome.tabs.goBack(tabId);
}

export async function closeTab(tabId: number): Promise<void> {
  await chrome.tabs.remove(tabId);
}

/** Opens a tab in front, beside the one that it comes from. Returns its id. */
export async function openTab(opener: number, url: string): Promise<number> {
  // In the opener's window, which need not be the one with the focus: Chrome refuses an opener elsewhere.
  const { windowId, index } = await chrome.tabs.get(opener);
  const tab = await chrome.tabs.create({
    url,
    openerTabId: opener,
    windowId,
    index: index + 1,
    active: true,
  });
  return tab.id ?? -1;
}

export async function turnToTab(tabId: number): Promise<void> {
  await chrome.tabs.update(tabId, { active: true });
}
