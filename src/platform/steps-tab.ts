import type { SignWords, StepNews } from '../contracts/labels.ts';
import { STEPS_PORT } from './steps-port.ts';
import { injectStepsScript } from './tabs.ts';

/** What the labelling page hears of a tab that somebody records in. */
export interface StepsHeard {
  news(news: StepNews): void;
  /** The person went to another address by themselves: typed, from a bookmark, back, or loaded once more. */
  wentTo(url: string): void;
  /** The tab was closed. */
  closed(): void;
}

interface Committed {
  tabId: number;
  frameId: number;
  documentId: string;
  url: string;
  transitionType: string;
  transitionQualifiers: string[];
}

/** Kinds of navigation that no step in the page explains (`chrome.webNavigation.TransitionType`). */
const BY_THEMSELVES = ['typed', 'auto_bookmark', 'generated', 'keyword', 'keyword_generated', 'reload'];
const QUALIFIED = ['forward_back', 'from_address_bar'];

/**
 * Hears what is done in a tab until it is told to stop, in every document that comes.
 * @param mayRecord whether a page may be looked at
 */
export function watchSteps(
  tabId: number,
  words: SignWords,
  hear: StepsHeard,
  mayRecord: (url: string) => Promise<boolean>,
): () => void {
  const ports = new Map<string, chrome.runtime.Port>();

  function connect(documentId: string): void {
    if (ports.has(documentId)) return;
    const port = chrome.tabs.connect(tabId, { name: STEPS_PORT, documentId });
    ports.set(documentId, port);
    port.onMessage.addListener((news: StepNews) => hear.news(news));
    port.onDisconnect.addListener(() => {
      // A document that is gone has no other end; that is no error of ours.
      void chrome.runtime.lastError;
      ports.delete(documentId);
    });
    port.postMessage(words);
  }

  async function record(documentId?: string): Promise<void> {
    try {
      const { url = '' } = await chrome.tabs.get(tabId);
      if (!(await mayRecord(url))) return;
      for (const injected of await injectStepsScript(tabId, documentId)) connect(injected.documentId);
    } catch (error) {
      console.warn('nothing is recorded in this page', error);
    }
  }

  const committed = (at: Committed) => {
    if (at.tabId !== tabId) return;
    const alone = at.transitionQualifiers.some((each) => QUALIFIED.includes(each));
    if (at.frameId === 0 && (alone || BY_THEMSELVES.includes(at.transitionType))) hear.wentTo(at.url);
    void record(at.documentId);
  };
  const removed = (id: number) => id === tabId && hear.closed();
  chrome.webNavigation.onCommitted.addListener(committed);
  chrome.tabs.onRemoved.addListener(removed);
  void record();
  return () => {
    chrome.webNavigation.onCommitted.removeListener(committed);
    chrome.tabs.onRemoved.removeListener(removed);
    for (const port of ports.values()) port.disconnect();
  };
}

/** Brings the tab to record in to the front; where there is none any more, its address in a new one. Returns its id. */
export async function showTabToRecord(tabId: number | undefined, url: string): Promise<number> {
  const open = tabId === undefined ? undefined : await chrome.tabs.get(tabId).catch(() => undefined);
  if (open?.id === undefined) return (await chrome.tabs.create({ url, active: true })).id ?? -1;
  await chrome.tabs.update(open.id, { active: true });
  await chrome.windows.update(open.windowId, { focused: true });
  return open.id;
}

/** Back to the page that calls this. */
export async function showOwnTab(): Promise<void> {
  const own = await chrome.tabs.getCurrent();
  if (own?.id === undefined) return;
  await chrome.tabs.update(own.id, { active: true });
  await chrome.windows.update(own.windowId, { focused: true });
}
