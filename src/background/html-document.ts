import { SightlineError } from '../contracts/errors.ts';
import type { IndexPurpose, PageIndex, Span } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import { type PageCallName, PICTURE_CALLS } from '../contracts/worker-to-page.ts';
import { spliceFrames } from '../core/index/splice.ts';
import { createQueues } from '../core/queue.ts';
import type { Mark, ScriptedPage } from '../modes/mode.ts';
import { injectPicturesScript } from '../platform/tabs.ts';
import { captureTab } from './capture.ts';
import { hideSheets } from './hide-rules.ts';
import { highlightSheets } from './highlight-sheets.ts';
import { holderOf, numberingStore } from './numbering.ts';
import { createPageCalls } from './page-calls.ts';
import { walkAllFrames } from './walk-frames.ts';

const asksForPictures = (method: PageCallName): boolean =>
  (PICTURE_CALLS as readonly string[]).includes(method);

/**
 * Walks of one tab, one after the other. Two at the same time would give out the same numbers: a part of a turn that was ended cannot take
 * its walk back, so the next part's has to wait for it.
 */
const walks = createQueues<number>();

/**
 * The web page of one tab, all frames behind one door.
 * @param onMarked told whether marks may be on the page
 * @param only reads this document of the tab and none that comes after it; it has the page script already
 */
export function createHtmlDocument(
  tabId: number,
  settings: Settings,
  onMarked: (marked: boolean) => void,
  only?: string,
): ScriptedPage {
  const store = numberingStore(tabId);
  const sheets = highlightSheets(tabId);
  const { call, callAt, callAll } = createPageCalls(
    tabId,
    () => onMarked(true),
    async (documentId, method) => {
      if (method === 'hideApply') await hideSheets(tabId).ensure([documentId]);
      if (asksForPictures(method)) await injectPicturesScript(tabId, documentId);
    },
  );

  async function snapshot(purpose: IndexPurpose): Promise<PageIndex> {
    const { frames, documents, embeddedPdfs } = await walks(tabId, () =>
      walkAllFrames(tabId, settings, purpose, store, only),
    );
    const [top] = frames;
    if (!top) throw new SightlineError('page-silent');
    return {
      url: top.url,
      title: top.title,
      lang: top.lang,
      ...(top.authors ? { authors: top.authors } : {}),
      ...(top.dates ? { dates: top.dates } : {}),
      readyState: top.readyState,
      dark: top.dark,
      selection: frames.find((frame) => frame.selection !== '')?.selection ?? '',
      canvasOnly: top.canvasOnly,
      viewport: top.viewport,
      ...(embeddedPdfs.length > 0 ? { embeddedPdfs } : {}),
      lines: [...(top.titleLine ? [top.titleLine] : []), ...spliceFrames(frames)],
      frames: Object.fromEntries(
        frames.map((frame, i) => [
          frame.key,
          { frameId: documents[i]?.frameId ?? 0, documentId: documents[i]?.documentId ?? '', url: frame.url },
        ]),
      ),
    };
  }

  /** Spans by the document that holds their lines; lines that nobody holds are left out. */
  async function byDocument(spans: readonly Span[]): Promise<Map<string, Span[]>> {
    const numbering = await store.newest();
    const found = new Map<string, Span[]>();
    for (const span of spans) {
      const holder = holderOf(numbering, span.n);
      if (holder) found.set(holder.documentId, [...(found.get(holder.documentId) ?? []), span]);
    }
    return found;
  }

  async function mark({ place, ...about }: Mark): Promise<{ lit: boolean }> {
    const documents = await byDocument(place.spans);
    await sheets.ensure([...documents.keys()], about.k, about.dark);
    const results = await Promise.all(
      [...documents].map(([documentId, spans]) => call(documentId, 'paint', { ...about, spans })),
    );
    return { lit: results.length > 0 && results.every(({ lit }) => lit) };
  }

  async function reveal(k: number, turnId: string): Promise<{ found: boolean }> {
    const results = await callAll('reveal', { k, turnId });
    return { found: results.some(({ result }) => result.found) };
  }

  async function clear(options: { keepHidden?: boolean } = {}): Promise<void> {
    const replies = await callAll('clear', options);
    await sheets.drop();
    onMarked(replies.some(({ result }) => result.hidden));
  }

  return {
    kind: async () => 'html',
    snapshot,
    callAt,
    callAll,
    mark,
    reveal,
    clear,
    capture: (...what) => captureTab(tabId, ...what),
  };
}
