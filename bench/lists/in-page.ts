import { createPageHandlers } from '../../src/page/page.ts';

/** The page script's answers, without an extension around them. */
const handlers = createPageHandlers({
  document,
  shadowRootOf: (element) => element.shadowRoot,
  report: () => {},
  signal: new AbortController().signal,
});

export const call = (method: keyof typeof handlers, params: never): unknown => handlers[method](params);
