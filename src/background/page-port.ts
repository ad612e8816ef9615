import { SightlineError } from '../contracts/errors.ts';
import type { IndexPurpose, PageIndex, Span } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import type { PageCallName, PageCallParams, PageCallResult } from '../contracts/worker-to-page.ts';
import { spliceFrames } from '../core/index/splice.ts';
import type { PagePort } from '../modes/mode.ts';
import { callPage } from '../platform/rpc.ts';
import { hideSheets } from './hide-rules.ts';
import { highlightSheets } from './highlight-sheets.ts';
import { FRAME_TIMEOUT_MS } from './introduce-frames.ts';
import { holderOf, numberingStore } from './numbering.ts';
import { createQueues } from './queue.ts';
import { walkAllFrames } from './walk-frames.ts';
import { within } from './within.ts';

/**
 * Walks of one tab, one after the other. Two at the same time would give out the same numbers: a part of a turn that was ended cannot take
 * its walk back, so the next part's has to wait for it.
 */
const walks = createQueues<number>();

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
    const { frames, documents } = await walks(tabId, () => walkAllFrames(tabId, settings, purpose, store));
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
