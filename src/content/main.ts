import { toProblem } from '../contracts/errors.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import { removeLeftovers } from '../page/overlay/leftovers.ts';
import { createReader } from '../page/reader.ts';
import { reportToWorker, servePage } from '../platform/page-rpc.ts';
import { running, setRunning } from './running.ts';

/**
 * The page script. The worker injects it into every frame of a tab on first use, and again before each question, because frames come
 * and go; the second time in the same document it does nothing. It only reads: what a first question does not need comes by a further script
 * (`features.ts`, `private-words.ts`, `pictures.ts`).
 */
// Put in by the build: asking Chrome for the manifest takes most of a millisecond in each document.
const version: string = import.meta.env.SIGHTLINE_VERSION;

const ORPHAN_CHECK_MS = 3_000;

function start(): void {
  const before = running();
  if (before && !before.end.signal.aborted && before.version === version) return;
  before?.end.abort();
  removeLeftovers(document);

  // Held, because finding it costs as much as calling it, and a look at a page asks every block of it.
  const { openOrClosedShadowRoot } = chrome.dom;
  const end = new AbortController();
  const report = (event: PageEvent) => reportToWorker(event, () => end.abort());
  const page = createReader({
    document,
    shadowRootOf: (element) =>
      element instanceof HTMLElement ? openOrClosedShadowRoot(element) : element.shadowRoot,
    report,
    signal: end.signal,
  });
  setRunning({ version, end, page });
  const { handlers } = page;
  // An update or reload of the extension gives the next script a fresh world (measured in Chromium 156), so the old one must notice by itself.
  const watch = setInterval(() => !chrome.runtime?.id && end.abort(), ORPHAN_CHECK_MS);
  end.signal.addEventListener('abort', () => {
    clearInterval(watch);
    handlers.clear({});
  });
  // A page that is left may come back from the back/forward cache, where no call reaches it: its marks go with it, what is hidden stays hidden.
  addEventListener('pagehide', () => handlers.clear({ keepHidden: true }), { signal: end.signal });
  servePage(handlers, toProblem, end.signal, 'features');
  report({ type: 'script-started' });
}

start();
