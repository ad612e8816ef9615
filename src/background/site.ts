import { SightlineError } from '../contracts/errors.ts';
import type { FrameIndex, PageIndex } from '../contracts/page-index.ts';
import type { AskedPage } from '../contracts/pages.ts';
import { createQueues } from '../core/queue.ts';
import type { PageDocument, SitePort } from '../modes/mode.ts';
import { closeInertPage, layOut, readUnseen } from '../platform/inert-page.ts';
import { createPageCalls } from './page-calls.ts';
import { readLinked } from './read-linked.ts';

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
  const chosen = () => pages.get()?.filter((page) => page.tabId !== undefined || page.linked) ?? [];

  return {
    begin() {
      from = undefined;
      wanted += 1;
      const kept = chosen();
      pages.set(kept.length > 1 ? [...kept] : undefined);
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
      keep(keyOf(turnId, index.url), index);
      pages.set([...before, { url: index.url, title: index.title }]);
      return before.length;
    },
    done: letGo,
  };
}

async function letGo(): Promise<void> {
  wanted = Math.max(0, wanted - 1);
  if (wanted === 0) await layouts('layout', closeInertPage);
}

/** Reads one page that the person has added by its link. */
export async function bringLinked(site: SitePort, url: string, signal: AbortSignal): Promise<PageIndex> {
  wanted += 1;
  try {
    return await readLinked(site, url, signal);
  } finally {
    await letGo();
  }
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

/**
 * A page that was fetched for a turn: its words are known, and nothing of it can be lit before it is opened.
 * @param bring fetches it; absent: that was asked of the person, and is to be asked anew
 */
export function createFetchedDocument(
  turnId: string,
  url: string,
  bring?: () => Promise<PageIndex>,
): PageDocument {
  const key = keyOf(turnId, url);
  return {
    kind: async () => (fetched.get(key)?.pdf ? 'pdf' : 'html'),
    async snapshot() {
      const index = fetched.get(key) ?? (await bring?.());
      if (!index) throw new SightlineError('page-changed');
      keep(key, index);
      return index;
    },
    mark: async () => ({}),
    reveal: async () => ({ found: false }),
    clear: async () => undefined,
  };
}

function keep(key: string, index: PageIndex): void {
  fetched.set(key, index);
  for (const oldest of [...fetched.keys()].slice(0, Math.max(0, fetched.size - MOST_KEPT)))
    fetched.delete(oldest);
}
