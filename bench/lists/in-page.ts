import type { PageHandlers } from '../../src/contracts/worker-to-page.ts';
import { readInert } from '../../src/page/inert.ts';
import { createPage } from '../../src/page/page.ts';

/** The page script's answers, without an extension around them. */
const { handlers } = createPage({
  document,
  shadowRootOf: (element) => element.shadowRoot,
  report: () => {},
  signal: new AbortController().signal,
});

export const call = (method: keyof PageHandlers, params: never): unknown => handlers[method](params);

/** As the inert page of the extension does it, in a window of its own. */
export const layOut = (url: string, html: string): unknown => readInert(document, url, html);
