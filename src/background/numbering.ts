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

/** What one tab may take of the session area, in characters of JSON (ASCII): sixty tabs of them leave room for the conversations. */
const MAX_STORED = 30_000;

const stored = (tabId: number) => storedValue<Numbering[]>('session', `numbering:${tabId}`);
/** Newest first. The store is only for the worker's next life: one that is full does not keep a page from being read. */
const inMemory = new Map<number, Numbering[]>();
/** Read, change and write belong together. */
const line = createQueues<number>();

async function read(tabId: number): Promise<Numbering[]> {
  const known = inMemory.get(tabId) ?? (await stored(tabId).get()) ?? [];
  inMemory.set(tabId, known);
  return known;
}

async function write(tabId: number, all: readonly Numbering[]): Promise<void> {
  const kept = all.slice(0, REMEMBERED);
  while (kept.length > 1 && JSON.stringify(kept).length > MAX_STORED) kept.pop();
  inMemory.set(tabId, kept);
  await stored(tabId)
    .set(kept)
    .catch((error) => console.warn('numbering not stored', error));
}

export function numberingStore(tabId: number) {
  return {
    /** A copy to add runs to. */
    async load(topDocumentId: string): Promise<Numbering> {
      const known = (await read(tabId)).find((numbering) => numbering.topDocumentId === topDocumentId);
      return known ? structuredClone(known) : { topDocumentId, nextFree: 1, runs: [] };
    },
    newest: async (): Promise<Numbering | undefined> => (await read(tabId))[0],
    /** Makes the numbering of a page that came back the newest one again, if it is remembered. */
    turnTo: (topDocumentId: string): Promise<void> =>
      line(tabId, async () => {
        const all = await read(tabId);
        const again = all.find((each) => each.topDocumentId === topDocumentId);
        if (again && again !== all[0]) await write(tabId, [again, ...all.filter((each) => each !== again)]);
      }),
    save: (numbering: Numbering): Promise<void> =>
      line(tabId, async () => {
        const others = (await read(tabId)).filter((each) => each.topDocumentId !== numbering.topDocumentId);
        await write(tabId, [bounded(numbering), ...others]);
      }),
  };
}

/** The tab is gone, and its documents with it. */
export const forgetNumbering = (tabId: number): Promise<void> =>
  line(tabId, () => {
    inMemory.delete(tabId);
    return stored(tabId).remove();
  });

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
