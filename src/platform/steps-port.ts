import type { SignWords, StepNews } from '../contracts/labels.ts';

export const STEPS_PORT = 'sightline-steps';

/** What recording in a document needs of its surroundings. */
export interface ToRecord {
  words: SignWords;
  tell(news: StepNews): void;
  shadowRootOf(element: Element): ShadowRoot | null;
  /** Ends when the line is closed. */
  signal: AbortSignal;
}

/** A page's end of its line to the labelling page, which opens it with the words of the sign. */
export function toLabels(record: (line: ToRecord) => void): void {
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== STEPS_PORT || port.sender?.id !== chrome.runtime.id) return;
    const end = new AbortController();
    port.onDisconnect.addListener(() => end.abort());
    // A page that is kept to be gone back to hears of nothing: recording begins anew when it is shown again.
    const leave = () => {
      end.abort();
      port.disconnect();
    };
    addEventListener('pagehide', leave, { signal: end.signal });
    port.onMessage.addListener((words: SignWords) =>
      record({ words, tell: (news) => port.postMessage(news), shadowRootOf, signal: end.signal }),
    );
  });
}

const shadowRootOf = (element: Element): ShadowRoot | null =>
  element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : element.shadowRoot;
