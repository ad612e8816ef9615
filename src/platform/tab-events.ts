/** Hears everything, or only documents of these hosts (exact names), which may be none. */
export type Hearing = 'everything' | readonly string[];

export interface DocumentAt {
  tabId: number;
  frameId: number;
  documentId: string;
  url: string;
}

/** What the events of `chrome.tabs` and `chrome.webNavigation` have in common; only the latter take filters. */
interface ChromeEvent<Args extends unknown[]> {
  addListener(listener: (...args: Args) => void, filter?: { url: { hostEquals: string }[] }): void;
  removeListener(listener: (...args: Args) => void): void;
}

interface Source {
  hear(hearing: Hearing): void;
  forget(hosts: readonly string[]): void;
}
const sources: Source[] = [];

/**
 * Chrome starts a sleeping worker for each event that it has a listener for, on every page that is visited, so tabs and documents are heard
 * only while somebody needs them. A listener stays a reason to start the worker after the worker's end, until it is removed (measured in
 * Chromium 156): call this with `everything` in the first turn of the event loop, or what started the worker is lost, and with less once
 * it is known who needs what.
 */
export function hearTabs(hearing: Hearing): void {
  for (const source of sources) source.hear(hearing);
}

/** Removes what an earlier life of the worker may have left: Chrome knows a filtered listener by its filter. */
export function forgetHosts(hosts: readonly string[]): void {
  for (const source of sources) source.forget(hosts);
}

const filterFor = (hosts: readonly string[]) => ({ url: hosts.map((hostEquals) => ({ hostEquals })) });

/** One listener of Chrome's for all of ours. */
function source<Args extends unknown[]>(
  eventOf: () => ChromeEvent<Args>,
  takesFilters: boolean,
): (listener: (...args: Args) => void) => void {
  const listeners: ((...args: Args) => void)[] = [];
  let stop: (() => void) | undefined;
  function hear(hearing: Hearing): void {
    const before = stop;
    // A function of its own each time: Chrome takes the same one only once.
    const heard = (...args: Args) => {
      for (const listener of listeners) listener(...args);
    };
    stop = () => eventOf().removeListener(heard);
    if (hearing === 'everything') eventOf().addListener(heard);
    else if (takesFilters && hearing.length > 0) eventOf().addListener(heard, filterFor(hearing));
    // After the new one, so that nothing is missed in between.
    before?.();
  }
  function forget(hosts: readonly string[]): void {
    if (!takesFilters || hosts.length === 0) return;
    const nobody = () => undefined;
    eventOf().addListener(nobody, filterFor(hosts));
    eventOf().removeListener(nobody);
  }
  sources.push({ hear, forget });
  return (listener) => void listeners.push(listener);
}

const tabEvent = <Args extends unknown[]>(eventOf: () => ChromeEvent<Args>) => source(eventOf, false);
const documentEvent = (name: 'onCommitted' | 'onDOMContentLoaded' | 'onCompleted') =>
  source(() => chrome.webNavigation[name] as unknown as ChromeEvent<[DocumentAt]>, true);

/** Another tab came to the front of its window. */
export const onTabActivated = tabEvent<[{ tabId: number; windowId: number }]>(
  () => chrome.tabs.onActivated as ChromeEvent<[{ tabId: number; windowId: number }]>,
);

export const onTabRemoved = tabEvent<[tabId: number]>(() => chrome.tabs.onRemoved as ChromeEvent<[number]>);

const onUpdated = tabEvent<[number, chrome.tabs.OnUpdatedInfo]>(
  () => chrome.tabs.onUpdated as ChromeEvent<[number, chrome.tabs.OnUpdatedInfo]>,
);
/** URL, title or loading state changed. */
export function onTabUpdated(listener: (tabId: number) => void): void {
  onUpdated((tabId, { url, title, status }) => {
    if (url !== undefined || title !== undefined || status !== undefined) listener(tabId);
  });
}

const onCreatedTarget = tabEvent<[{ sourceTabId: number; tabId: number; url: string }]>(
  () =>
    chrome.webNavigation.onCreatedNavigationTarget as unknown as ChromeEvent<
      [{ sourceTabId: number; tabId: number; url: string }]
    >,
);
/** A page opened a new tab or window. */
export function onTabOpenedByPage(
  listener: (opened: { from: number; to: number; url: string }) => void,
): void {
  onCreatedTarget(({ sourceTabId, tabId, url }) => listener({ from: sourceTabId, to: tabId, url }));
}

/** A document took its place in a frame; nothing of it is painted yet. `frameId` 0 is the page itself. */
export const onDocumentCommitted = documentEvent('onCommitted');
const onDOMContentLoaded = documentEvent('onDOMContentLoaded');
const onCompleted = documentEvent('onCompleted');

/**
 * A document's own text is parsed and its scripts may run. One that comes back from the back/forward cache was parsed long ago: it commits
 * and completes without a DOMContentLoaded (measured in Chromium 156).
 */
export function onDocumentReady(listener: (at: DocumentAt) => void): void {
  const committed = new Set<string>();
  const ready = (at: DocumentAt) => {
    committed.delete(at.documentId);
    listener(at);
  };
  onDocumentCommitted(({ documentId }) => void committed.add(documentId));
  onDOMContentLoaded(ready);
  onCompleted((at) => committed.has(at.documentId) && ready(at));
}
