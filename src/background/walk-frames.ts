import { SightlineError } from '../contracts/errors.ts';
import type { FrameIndex, IndexPurpose } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import { callPage } from '../platform/rpc.ts';
import { type InjectedDocument, tabInfo } from '../platform/tabs.ts';
import { inject } from './inject.ts';
import { addRun, type numberingStore } from './numbering.ts';
import { obstacleOf } from './page-access.ts';
import { within } from './within.ts';

/** A frame whose process hangs (an advertisement, say) may not hold up the page around it. */
export const FRAME_TIMEOUT_MS = 4_000;
const TOP_TIMEOUT_MS = 20_000;
/** How long a page that is still being parsed is waited for. */
const LOADING_TIMEOUT_MS = 8_000;

/** Injects, introduces the frames to each other, and walks them from the top down. */
export async function walkAllFrames(
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
