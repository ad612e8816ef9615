import { toProblem } from '../contracts/errors.ts';
import { removeLeftovers } from '../page/overlay/leftovers.ts';
import { createPageHandlers } from '../page/page.ts';
import { reportToWorker, servePage } from '../platform/page-rpc.ts';

/**
 * The page script. The worker injects it into every frame of a tab on first use, and again before each question, because frames come
 * and go; the second time in the same document it does nothing.
 */
const SLOT = Symbol.for(`sightline:${chrome.runtime.id}`);
const slots = globalThis as unknown as Record<symbol, { version: string; end: AbortController } | undefined>;
const version = chrome.runtime.getManifest().version;

const ORPHAN_CHECK_MS = 3_000;

function start(): void {
  const running = slots[SLOT];
  if (running && !running.end.signal.aborted && running.version === version) return;
  running?.end.abort();
  removeLeftovers(document);

  const end = new AbortController();
  slots[SLOT] = { version, end };
  const handlers = createPageHandlers({
    document,
    shadowRootOf: (element) =>
      element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : element.shadowRoot,
    report: (event) => reportToWorker(event, () => end.abort()),
    signal: end.signal,
  });
  // An update or reload of the extension gives the next script a fresh world (measured in Chromium 156), so the old one must notice by itself.
  const watch = setInterval(() => !chrome.runtime?.id && end.abort(), ORPHAN_CHECK_MS);
  end.signal.addEventListener('abort', () => {
    clearInterval(watch);
    handlers.clear({});
  });
  // A page that is left may come back from the back/forward cache, where no call reaches it: its marks go with it, what is hidden stays hidden.
  addEventListener('pagehide', () => handlers.clear({ keepHidden: true }), { signal: end.signal });
  servePage(handlers, toProblem, end.signal);
}

start();
