import { SightlineError } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import type { DocumentKind, PageDocument, ScriptedPage } from '../modes/mode.ts';
import { opensPdfs } from '../platform/pdf-handler.ts';
import { readerDocumentIn, shownIn, tabInfo } from '../platform/tabs.ts';
import { createHtmlDocument } from './html-document.ts';
import { obstacleOf } from './page-access.ts';
import { createPdfDocument, isOnPages } from './pdf-document.ts';
import { within } from './within.ts';

/** A page that hangs tells no type; it is taken for what its address says. */
const LOOK_MS = 8_000;
/** How long the reader may take to stand in the place of the browser's viewer, and a look for it. */
const COMING_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * Whatever a tab shows, web page or PDF. It may change between two calls (the reader takes the place of the browser's viewer, history goes
 * back), so each call looks.
 */
export function createTabDocument(
  tabId: number,
  settings: Settings,
  onMarked: (marked: boolean) => void,
  signal?: AbortSignal,
): { document: PageDocument; page: ScriptedPage } {
  const html = createHtmlDocument(tabId, settings, onMarked);
  const pdf = createPdfDocument(tabId, onMarked, signal);

  /** Also where the browser opens PDFs in Sightline: the tab keeps the PDF's address then. */
  const showsReader = async () => (await readerDocumentIn(tabId)) !== undefined;

  /** Where the browser opens PDFs in Sightline, an empty page of its own is there before the reader is. */
  async function readerComes(): Promise<boolean> {
    if (!(await opensPdfs())) return false;
    for (const start = Date.now(); ; ) {
      signal?.throwIfAborted();
      const { loading } = await tabInfo(tabId);
      if (await showsReader()) return true;
      if (!loading || Date.now() - start > COMING_MS) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** Throws what stands in the way. */
  async function kind(): Promise<DocumentKind> {
    const tab = await tabInfo(tabId);
    const obstacle = await obstacleOf(tab, settings);
    if (obstacle) throw new SightlineError(obstacle.code, obstacle.params);
    if (tab.reader || (await showsReader())) return 'pdf';
    // Whoever may not look meets the same refusal, with its reason, when the page is read.
    const shown = await within(LOOK_MS, shownIn(tabId), 'page-silent').catch(() => undefined);
    if (shown?.isBare && (await readerComes())) return 'pdf';
    const type = shown?.type;
    if (type === undefined && tab.url.startsWith('blob:')) throw new SightlineError('pdf-inside-page');
    const isPdf = type === undefined ? /^[^?#]*\.pdf([?#]|$)/i.test(tab.url) : type === 'application/pdf';
    return isPdf ? 'pdf' : 'html';
  }

  /** What can hold marks now: only the reader's own page does for a PDF. */
  const marked = async (): Promise<PageDocument> => ((await showsReader()) ? pdf : html);

  return {
    document: {
      kind,
      snapshot: async (purpose) => ((await kind()) === 'pdf' ? pdf : html).snapshot(purpose),
      mark: async (mark) => (await marked()).mark(mark),
      reveal: async (k, turnId) => (await marked()).reveal(k, turnId),
      clear: async (options) => (await marked()).clear(options),
      pageShot: (page, longEdge) => pdf.pageShot!(page, longEdge),
    },
    page: {
      ...html,
      kind,
      async callAll(method, params) {
        if (!isOnPages(method) || !(await showsReader())) return html.callAll(method, params);
        const result = await pdf.onPages(method, params as never);
        return (result ? [{ frameKey: 'pdf', result }] : []) as never;
      },
      async snapshot(purpose) {
        if ((await kind()) === 'pdf') throw new SightlineError('not-a-web-page');
        return html.snapshot(purpose);
      },
    },
  };
}
