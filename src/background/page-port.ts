import { SightlineError } from '../contracts/errors.ts';
import type { FrameIndex, IndexPurpose, PageIndex, Span } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import type { PageCallName, PageCallParams, PageCallResult } from '../contracts/worker-to-page.ts';
import { spliceFrames } from '../core/index/splice.ts';
import type { PagePort } from '../modes/mode.ts';
import { callPage } from '../platform/rpc.ts';
import { type InjectedDocument, injectPageScript, tabInfo } from '../platform/tabs.ts';
import { hideSheets } from './hide-rules.ts';
import { highlightSheets } from './highlight-sheets.ts';
import { inTurn } from './in-turn.ts';
import { addRun, holderOf, numberingStore } from './numbering.ts';
import { obstacleOf } from './page-access.ts';
import { within } from './within.ts';

/** A frame whose process hangs (an advertisement, say) may not hold up the page around it. */
const FRAME_TIMEOUT_MS = 4_000;
const TOP_TIMEOUT_MS = 20_000;
/** How long a page that is still being parsed is waited for. */
const LOADING_TIMEOUT_MS = 8_000;

/** Calls that leave nothing on the page; after any other, "Clear" is offered. */
const MARKLESS: ReadonlySet<PageCallName> = new Set<PageCallName>([
  'hello',
  'snapshot',
  'reveal',
  'clear',
  'guideWatch',
  'guideHide',
  'guideFrame',
  'guideSettle',
  'guideAct',
  'guideCountdown',
  'guideScroll',
  'hideResolve',
  'hideDescribe',
  'hideHover',
  'hideReveal',
  'hideWatch',
]);

/**
 * All frames of one tab behind one door.
 * @param onMarked told whether marks may be on the page
 */
export function createPagePort(
  tabId: number,
  settings: Settings,
  onMarked: (marked: boolean) => void,
): PagePort {
  const store = numberingStore(tabId);
  const sheets = highlightSheets(tabId);

  async function index(purpose: IndexPurpose): Promise<PageIndex> {
    const { frames, documents } = await inTurn(tabId, () => walkAllFrames(tabId, settings, purpose, store));
    const [top] = frames;
    if (!top) throw new SightlineError('page-silent');
    return {
      url: top.url,
      title: top.title,
      lang: top.lang,
      readyState: top.readyState,
      dark: top.dark,
      selection: frames.find((frame) => frame.selection !== '')?.selection ?? '',
      canvasOnly: top.canvasOnly,
      lines: spliceFrames(frames),
      frames: Object.fromEntries(
        frames.map((frame, i) => [
          frame.key,
          { frameId: documents[i]?.frameId ?? 0, documentId: documents[i]?.documentId ?? '', url: frame.url },
        ]),
      ),
    };
  }

  async function call<M extends PageCallName>(documentId: string, method: M, params: PageCallParams<M>) {
    if (!MARKLESS.has(method)) onMarked(true);
    if (method === 'hideApply') await hideSheets(tabId).ensure([documentId]);
    return callPage(tabId, documentId, method, params);
  }

  async function callAt<M extends PageCallName>(n: number, method: M, params: PageCallParams<M>) {
    const holder = holderOf(await store.newest(), n);
    if (!holder) throw new SightlineError('stale-element');
    return call(holder.documentId, method, params);
  }

  async function callAll<M extends PageCallName>(method: M, params: PageCallParams<M>) {
    const numbering = await store.newest();
    const documents = new Map((numbering?.runs ?? []).map((run) => [run.documentId, run.frameKey]));
    const settled = await Promise.allSettled(
      [...documents].map(async ([documentId, frameKey]) => ({
        frameKey,
        result: await within(FRAME_TIMEOUT_MS, call(documentId, method, params), 'page-silent'),
      })),
    );
    return settled.flatMap((outcome): { frameKey: string; result: PageCallResult<M> }[] =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
  }

  async function paint(mark: { k: number; turnId: string; citation: number; spans: Span[]; dark: boolean }) {
    const numbering = await store.newest();
    const byDocument = new Map<string, Span[]>();
    for (const span of mark.spans) {
      const holder = holderOf(numbering, span.n);
      if (holder) byDocument.set(holder.documentId, [...(byDocument.get(holder.documentId) ?? []), span]);
    }
    await sheets.ensure([...byDocument.keys()], mark.k, mark.dark);
    const results = await Promise.all(
      [...byDocument].map(([documentId, spans]) => call(documentId, 'paint', { ...mark, spans })),
    );
    return { lit: results.length > 0 && results.every((result) => result.lit) };
  }

  async function reveal(k: number, turnId: string) {
    const results = await callAll('reveal', { k, turnId });
    return { found: results.some(({ result }) => result.found) };
  }

  async function clear(options: { keepHidden?: boolean } = {}): Promise<void> {
    const replies = await callAll('clear', options);
    await sheets.drop();
    onMarked(replies.some(({ result }) => result.hidden));
  }

  return { index, callAt, callAll, paint, reveal, clear };
}

/** Injects, introduces the frames to each other, and walks them from the top down. */
async function walkAllFrames(
  tabId: number,
  settings: Settings,
  purpose: IndexPurpose,
  store: ReturnType<typeof numberingStore>,
): Promise<{ frames: FrameIndex[]; documents: InjectedDocument[] }> {
  const documents = await introduceFrames(tabId, settings);
  const top = documents.find((document) => document.frameId === 0);
  if (!top) throw new SightlineError('page-silent');
  const numbering = await store.load(top.documentId);

  const walk = async (document: InjectedDocument): Promise<FrameIndex> => {
    const firstFree = numbering.nextFree;
    const call = callPage(tabId, document.documentId, 'snapshot', { purpose, firstFree });
    const limit = document.frameId === 0 ? TOP_TIMEOUT_MS : FRAME_TIMEOUT_MS;
    const frame = await within(limit, call, 'page-silent');
    numbering.nextFree = Math.max(firstFree, frame.nextFree);
    addRun(numbering, { ...document, from: firstFree, end: numbering.nextFree, frameKey: frame.key });
    return frame;
  };

  const byKey = new Map(documents.map((document) => [document.key, document]));
  const done: { frame: FrameIndex; document: InjectedDocument }[] = [];
  // One after the other: each walk must know the first number that the one before left free.
  async function descend(document: InjectedDocument): Promise<void> {
    const frame = await walk(document);
    done.push({ frame, document });
    for (const child of frame.children) {
      const next = byKey.get(child.key);
      // A child that is gone or hangs is left out; the rest of the page is still worth answering from.
      if (next) await descend(next).catch((error) => console.warn('frame left out', error));
    }
  }
  await descend(top);
  await store.save(numbering);
  return { frames: done.map(({ frame }) => frame), documents: done.map(({ document }) => document) };
}

/** Injects the page script everywhere and lets each frame announce itself to its parent. Throws what stands in the way. */
async function introduceFrames(
  tabId: number,
  settings: Settings,
): Promise<(InjectedDocument & { key: string })[]> {
  const tab = await tabInfo(tabId);
  const obstacle = await obstacleOf(tab, settings);
  if (obstacle) throw new SightlineError(obstacle.code, obstacle.params);
  const injected = await inject(tabId, tab.url);
  const hellos = await Promise.allSettled(
    injected.map(async (document) => {
      const limit = document.frameId === 0 ? LOADING_TIMEOUT_MS : FRAME_TIMEOUT_MS;
      const { key } = await within(limit, callPage(tabId, document.documentId, 'hello', {}), 'page-silent');
      return { ...document, key };
    }),
  );
  return hellos.flatMap((hello) => (hello.status === 'fulfilled' ? [hello.value] : []));
}

/** What Chrome says where it lets nobody in, as far as its texts are known; any other rejection is a document that went away meanwhile. */
const CLOSED_TO_ALL = /cannot access|cannot be scripted|extensions? gallery|must request permission/i;
/** A page that navigates over and over is given up after so many tries. */
const INJECT_TRIES = 4;
const INJECT_PAUSE_MS = 150;

/** Injects; a document that is replaced in the middle of it is tried again. */
async function inject(tabId: number, url: string, tries = INJECT_TRIES): Promise<InjectedDocument[]> {
  try {
    return await injectPageScript(tabId);
  } catch (error) {
    // Chrome tells its reasons apart by words alone.
    const message = error instanceof Error ? error.message : '';
    if (/No tab with id|tab was closed/i.test(message))
      throw new SightlineError('tab-closed', {}, { cause: error });
    if (/error page/i.test(message)) throw new SightlineError('page-empty', {}, { cause: error });
    if (CLOSED_TO_ALL.test(message)) {
      throw new SightlineError('restricted-page', { host: new URL(url).host }, { cause: error });
    }
    if (tries <= 1) throw new SightlineError('page-changed', {}, { cause: error });
    await new Promise((resolve) => setTimeout(resolve, INJECT_PAUSE_MS));
    return inject(tabId, (await tabInfo(tabId)).url || url, tries - 1);
  }
}
