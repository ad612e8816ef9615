import type { PageEvent } from '../contracts/page-to-worker.ts';

/** What the page script gets from its surroundings; tests pass their own. Nothing under `page` touches `chrome.*`. */
export interface PageEnvironment {
  document: Document;
  /** `chrome.dom.openOrClosedShadowRoot` in the extension; `el.shadowRoot` in tests. */
  shadowRootOf(element: Element): ShadowRoot | null;
  report(event: PageEvent): void;
  /** Ends with the page script: extension updated or document gone. Listeners and observers are bound to it. */
  signal: AbortSignal;
}
