import { toProblem } from '../contracts/errors.ts';
import { createPageHandlers } from '../page/page.ts';
import { reportToWorker, servePage } from '../platform/page-rpc.ts';

/**
 * The page script. The worker injects it into every frame of a tab on first use, and again before each question, because frames come
 * and go; the second time in the same document it does nothing.
 */
const SLOT = Symbol.for(`sightline:${chrome.runtime.id}`);
const slots = globalThis as unknown as Record<symbol, { version: string; end: AbortController } | undefined>;
const version = chrome.runtime.getManifest().version;

function start(): void {
  const running = slots[SLOT];
  // An updated extension gets a new isolated world in Chrome; a reloaded one of the same version may share it.
  if (running && !running.end.signal.aborted && running.version === version) return;
  running?.end.abort();

  const end = new AbortController();
  slots[SLOT] = { version, end };
  const handlers = createPageHandlers({
    document,
    shadowRootOf: (element) =>
      element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : element.shadowRoot,
    report: (event) => reportToWorker(event, () => end.abort()),
    signal: end.signal,
  });
  end.signal.addEventListener('abort', () => handlers.clear({}));
  servePage(handlers, toProblem, end.signal);
}

start();
