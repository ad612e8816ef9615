import { SightlineError } from '../contracts/errors.ts';
import type { FrameIndex, PageIndex } from '../contracts/page-index.ts';
import type { AskedPage } from '../contracts/pages.ts';
import { createQueues } from '../core/queue.ts';
import type { PageDocument, SitePort } from '../modes/mode.ts';
import { closeInertPage, layOut, readUnseen } from '../platform/inert-page.ts';
import { createPageCalls } from './page-calls.ts';

/** Pages that were fetched, by turn and address: they are read once, and kept for as long as the worker lives. */
const fetched = new Map<string, PageIndex>();
/** The oldest go first. */
const MOST_KEPT = 120;
const keyOf = (turnId: string, url: string): string => `${turnId} ${url}`;

/** One page at a time of each site, whoever asks. */
const sites = createQueues<string>();
/** One page at a time is laid out, and the inert page stays while anybody wants it. */
const layouts = createQueues<'layout'>();
let wanted = 0;

/**
 * The pages around the one that a tab shows: fetched by that page's own script, so that the browser keeps to its origin.
 * @param topDocument the document that the tab shows now
 * @param pages the pages of the turn
 */
export function createSite(
  tabId: number,
  turnId: string,
  topDocument: () => Promise<string>,
  pages: { get(): readonly AskedPage[] | undefined; set(pages: AskedPage[] | undefined): void },
): SitePort {
  const { call } = createPageCalls(
    tabId,
    () => undefined,
    async () => undefined,
  );
  let from: Promise<string> | undefined;
  /** The page that it was asked about; when that is left, nothing more is fetched. */
  const asker = () => (from ??= topDocument());
  const tabsOnly = () => pages.get()?.filter((page) => page.tabId !== undefined) ?? [];

  return {
    begin() {
      from = undefined;
      wanted += 1;
      const tabs = tabsOnly();
      pages.set(tabs.length > 1 ? [...tabs] : undefined);
    },
    links: async () => call(await asker(), 'links', {}),
    fetchPage: (url, cookies) =>
      sites(new URL(url).origin, async () => call(await asker(), 'fetchPage', { url, cookies })),
    async layOut(url, html) {
      const { index, ...found } = await layouts('layout', () => layOut(url, html));
      return { index: pageIndexOf(index), ...found };
    },
    async readPdf(url, file) {
      const read = await layouts('layout', () => readUnseen(url, file));
      return 'index' in read ? { index: pageIndexOf(read.index) } : read;
    },
    take(index) {
      const before = pages.get() ?? [{ tabId, url: '', title: '' }];
      fetched.set(keyOf(turnId, index.url), index);
      for (const key of [...fetched.keys()].slice(0, Math.max(0, fetched.size - MOST_KEPT)))
        fetched.delete(key);
      pages.set([...before, { url: index.url, title: index.title }]);
      return before.length;
    },
    async done() {
      wanted = Math.max(0, wanted - 1);
      if (wanted === 0) await layouts('layout', closeInertPage);
    },
  };
}

function pageIndexOf(frame: FrameIndex): PageIndex {
  const { url, title, lang, readyState, lines, titleLine, viewport, pdf } = frame;
  return {
    url,
    title,
    lang,
    readyState,
    dark: false,
    selection: '',
    canvasOnly: false,
    viewport,
    lines: [...(titleLine ? [titleLine] : []), ...lines],
    frames: {},
    ...(pdf ? { pdf } : {}),
  };
}

/** A page that was fetched for a turn: its words are known, and nothing of it can be lit before it is opened. */
export function createFetchedDocument(turnId: string, url: string): PageDocument {
  return {
    kind: async () => (fetched.get(keyOf(turnId, url))?.pdf ? 'pdf' : 'html'),
    async snapshot() {
      const index = fetched.get(keyOf(turnId, url));
      if (!index) throw new SightlineError('page-changed');
      return index;
    },
    mark: async () => ({}),
    reveal: async () => ({ found: false }),
    clear: async () => undefined,
  };
}
