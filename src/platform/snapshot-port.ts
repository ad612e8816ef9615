import type { Snapshot } from '../contracts/labels.ts';

const ASKED = 'sightline-snapshot';

/** The page's end: takes a snapshot whenever the labelling page asks for one. */
export function answerSnapshots(
  take: (shadowRootOf: (element: Element) => ShadowRoot | null) => Snapshot,
): void {
  chrome.runtime.onMessage.addListener((message, sender, respond) => {
    if (message !== ASKED || sender.id !== chrome.runtime.id) return false;
    respond(
      take((element) =>
        element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : element.shadowRoot,
      ),
    );
    return false;
  });
}

/** The labelling page's end. `documentId`: of the tab's page, which has the script. */
export const askForSnapshot = (tabId: number, documentId: string): Promise<Snapshot> =>
  chrome.tabs.sendMessage(tabId, ASKED, { documentId });

/** The labelling page. */
export const labelsAddress = (): string => chrome.runtime.getURL('src/labels/index.html');
