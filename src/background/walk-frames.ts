import { SightlineError } from '../contracts/errors.ts';
import type { FrameIndex, IndexPurpose } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import { callPage } from '../platform/rpc.ts';
import type { InjectedDocument } from '../platform/tabs.ts';
import { FRAME_TIMEOUT_MS, introduceFrames } from './introduce-frames.ts';
import { addRun, type numberingStore } from './numbering.ts';
import { within } from './within.ts';

const TOP_TIMEOUT_MS = 20_000;

/** Introduces the frames to each other, and walks them from the top down. */
export async function walkAllFrames(
  tabId: number,
  settings: Settings,
  purpose: IndexPurpose,
  store: ReturnType<typeof numberingStore>,
  only?: string,
): Promise<{ frames: FrameIndex[]; documents: InjectedDocument[]; embeddedPdfs: string[] }> {
  const documents = await introduceFrames(tabId, settings, only);
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
  // `<embed>` and `<object>` have no line in the index; what they show is a frame all the same.
  const embeddedPdfs = documents.flatMap(({ isPdf, url }) => (isPdf && /^https?:/.test(url) ? [url] : []));
  return {
    embeddedPdfs,
    frames: done.map(({ frame }) => frame),
    documents: done.map(({ document }) => document),
  };
}
