import { createQueues } from '../core/queue.ts';
import { storedValue } from '../platform/storage.ts';

/**
 * Which frame holds which numbers. Each walk gives a frame one run of fresh numbers, so a short list of runs tells for any `n` where its
 * element lives, also after the worker was started anew. Kept per top document, because a document that comes back from the
 * back/forward cache still has its numbers.
 */
export interface Numbering {
  topDocumentId: string;
  nextFree: number;
  /** `[from, end)` belongs to the document. In the order of `from`; a document's neighbouring runs are one. */
  runs: NumberRun[];
}

export interface NumberRun {
  from: number;
  end: number;
  frameKey: string;
  frameId: number;
  documentId: string;
}

/** Documents whose numbering is remembered per tab: the present one and what "Back" may bring again. */
const REMEMBERED = 6;
/** A page whose frames come and go for hours: the oldest runs of frames that are gone are given up first. */
const MAX_RUNS = 120;

const keyOf = (tabId: number): string => `numbering:${tabId}`;
const stored = (tabId: number) => storedValue<Numbering[]>('session', keyOf(tabId));
/** Read, change and write belong together. */
const line = createQueues<number>();

export function numberingStore(tabId: number) {
  return {
    async load(topDocumentId: string): Promise<Numbering> {
      const all = (await stored(tabId).get()) ?? [];
      return (
        all.find((numbering) => numbering.topDocumentId === topDocumentId) ?? {
          topDocumentId,
          nextFree: 1,
          runs: [],
        }
      );
    },
    async newest(): Promise<Numbering | undefined> {
      return (await stored(tabId).get())?.[0];
    },
    /** Makes the numbering of a page that came back the newest one again, if it is remembered. */
    turnTo: (topDocumentId: string): Promise<void> =>
      line(tabId, async () => {
        const all = (await stored(tabId).get()) ?? [];
        const again = all.find((each) => each.topDocumentId === topDocumentId);
        if (again && again !== all[0])
          await stored(tabId).set([again, ...all.filter((each) => each !== again)]);
      }),
    save: (numbering: Numbering): Promise<void> =>
      line(tabId, async () => {
        const all = (await stored(tabId).get()) ?? [];
        const others = all.filter((each) => each.topDocumentId !== numbering.topDocumentId);
        await stored(tabId).set([bounded(numbering), ...others].slice(0, REMEMBERED));
      }),
  };
}

/** The tab is gone, and its documents with it. */
export const forgetNumbering = (tabId: number): Promise<void> => line(tabId, () => stored(tabId).remove());

/** The document that holds line `n`. */
export function holderOf(numbering: Numbering | undefined, n: number): NumberRun | undefined {
  return numbering?.runs.findLast((run) => n >= run.from && n < run.end);
}

/** Adds a walk's run; one without fresh numbers is kept only when it is the first of its document. */
export function addRun(numbering: Numbering, run: NumberRun): void {
  const { runs } = numbering;
  const known = runs.some((each) => each.documentId === run.documentId);
  if (known && run.end === run.from) return;
  const last = runs.at(-1);
  if (last?.documentId === run.documentId && last.end === run.from) last.end = run.end;
  else runs.push(run);
}

/** Keeps the runs of the page itself and of whatever was read last. */
function bounded(numbering: Numbering): Numbering {
  const { topDocumentId, runs } = numbering;
  if (runs.length <= MAX_RUNS) return numbering;
  const ofPage = runs.filter((run) => run.documentId === topDocumentId).slice(-MAX_RUNS / 2);
  const ofFrames = runs.filter((run) => run.documentId !== topDocumentId).slice(ofPage.length - MAX_RUNS);
  return { ...numbering, runs: [...ofPage, ...ofFrames].sort((a, b) => a.from - b.from) };
}

/** The key of a document of this tab; '' for one that was never walked. */
export async function frameKeyOf(tabId: number, documentId: string): Promise<string> {
  const numbering = await numberingStore(tabId).newest();
  return numbering?.runs.find((run) => run.documentId === documentId)?.frameKey ?? '';
}

/** The key of the document that was read last in this frame; '' when none was. */
export async function frameKeyAt(tabId: number, frameId: number): Promise<string> {
  const numbering = await numberingStore(tabId).newest();
  return numbering?.runs.findLast((run) => run.frameId === frameId)?.frameKey ?? '';
}
