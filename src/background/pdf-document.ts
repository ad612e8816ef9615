import { SightlineError } from '../contracts/errors.ts';
import type { PageIndex } from '../contracts/page-index.ts';
import type { PageCallName, PageCallParams, PageCallResult } from '../contracts/worker-to-page.ts';
import { blobOf } from '../core/data-url.ts';
import { orAborted } from '../core/or-aborted.ts';
import type { PageDocument } from '../modes/mode.ts';
import { callOwnPage } from '../platform/rpc.ts';
import { openReader, readerDocumentIn, tabInfo } from '../platform/tabs.ts';
import { within } from './within.ts';

/** How long the reader's page may take to be there, and a look for it. */
const OPENING_MS = 15_000;
const LOOK_EVERY_MS = 100;
const HELLO_MS = 1_000;
/** Fetching and reading a file of thousands of pages; the reader itself gives up on one that does not come on. */
const READING_MS = 600_000;
/** A page that is not drawn yet is drawn first. */
const DRAWING_MS = 20_000;

/** The calls about pictures that the reader answers as a page script does. */
const ON_PAGES = ['imageMark', 'imageHover', 'imageReveal'] as const;
type OnPages = (typeof ON_PAGES)[number];
export const isOnPages = (method: PageCallName): method is OnPages =>
  (ON_PAGES as readonly string[]).includes(method);

interface PdfCalls {
  /** `undefined`: the tab shows no reader that answers. */
  onPages<M extends OnPages>(method: M, params: PageCallParams<M>): Promise<PageCallResult<M> | undefined>;
}

/**
 * The PDF of one tab, in Sightline's reader. The reader answers the same calls as a page script does, and holds the file, its text and its
 * marks; where the browser's own viewer shows the PDF, it is opened in the same tab before the first reading.
 */
export function createPdfDocument(
  tabId: number,
  onMarked: (marked: boolean) => void,
  signal?: AbortSignal,
): PageDocument & PdfCalls {
  /** The reader's document; `undefined` where the tab shows none that answers. */
  async function reader(): Promise<string | undefined> {
    const documentId = await readerDocumentIn(tabId);
    if (!documentId) return undefined;
    return within(HELLO_MS, callOwnPage(tabId, documentId, 'hello', {}), 'page-silent').then(
      () => documentId,
      () => undefined,
    );
  }

  async function open(): Promise<string> {
    const tab = await tabInfo(tabId);
    if (!tab.reader && !(await readerDocumentIn(tabId))) await openReader(tabId, fileOf(tab.url));
    for (const start = Date.now(); ; ) {
      signal?.throwIfAborted();
      const documentId = await reader();
      if (documentId) return documentId;
      if (Date.now() - start > OPENING_MS) throw new SightlineError('page-silent');
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** What only waits ends with the turn; the reader goes on by itself and has it the next time. */
  const call = <M extends PageCallName>(
    ms: number,
    documentId: string,
    method: M,
    params: PageCallParams<M>,
  ): Promise<PageCallResult<M>> =>
    orAborted(within(ms, callOwnPage(tabId, documentId, method, params), 'page-silent'), signal);

  return {
    kind: async () => 'pdf',
    async snapshot(purpose): Promise<PageIndex> {
      const documentId = await open();
      // Without its view: no picture is taken of the reader.
      const {
        key,
        viewport: _,
        ...index
      } = await call(READING_MS, documentId, 'snapshot', { purpose, firstFree: 1 });
      return { ...index, frames: { [key]: { frameId: 0, documentId, url: index.url } } };
    },
    async mark({ place, ...about }) {
      const documentId = await reader();
      if (!documentId) throw new SightlineError('page-changed');
      onMarked(true);
      return call(DRAWING_MS, documentId, 'paint', { ...about, spans: place.spans });
    },
    async reveal(k, turnId) {
      const documentId = await reader();
      return documentId ? call(DRAWING_MS, documentId, 'reveal', { k, turnId }) : { found: false };
    },
    async pageShot(page, longEdge) {
      const { url } = await call(DRAWING_MS, await open(), 'pageShot', { page, longEdge });
      return blobOf(url);
    },
    async onPages(method, params) {
      const documentId = await reader();
      if (!documentId) return undefined;
      if (method === 'imageMark') onMarked(true);
      return call(DRAWING_MS, documentId, method, params);
    },
    async clear() {
      const documentId = await reader();
      if (documentId) await callOwnPage(tabId, documentId, 'clear', {});
      onMarked(false);
    },
  };
}

/** A `blob:` lives in the page that made it: no other page can fetch it, and it would be gone with that page. */
function fileOf(url: string): string {
  if (/^(https?|file):/.test(url)) return url;
  throw new SightlineError('pdf-inside-page');
}
