import { storedValue } from '../platform/storage.ts';

/**
 * Which frame holds which numbers. Each walk gives a frame one run of fresh numbers, so a short list of runs tells for any `n` where its
 * element lives, also after the worker was started anew. Kept per top document, because a document that comes back from the
 * back/forward cache still has its numbers.
 */
export interface Numbering {
  topDocumentId: string;
  nextFree: number;
  /** `[from, end)` belongs to the document. */
  runs: { from: number; end: number; frameKey: string; frameId: number; documentId: string }[];
}

/** Documents whose numbering is remembered per tab: the present one and what "Back" may bring again. */
const REMEMBERED = 6;

export function numberingStore(tabId: number) {
  const stored = storedValue<Numbering[]>('session', `numbering:${tabId}`);
  return {
    async load(topDocumentId: string): Promise<Numbering> {
      const all = (await stored.get()) ?? [];
      return (
        all.find((numbering) => numbering.topDocumentId === topDocumentId) ?? {
          topDocumentId,
          nextFree: 1,
          runs: [],
        }
      );
    },
    async newest(): Promise<Numbering | undefined> {
      return (await stored.get())?.[0];
    },
    async save(numbering: Numbering): Promise<void> {
      const others = ((await stored.get()) ?? []).filter(
        (each) => each.topDocumentId !== numbering.topDocumentId,
      );
      await stored.set([numbering, ...others].slice(0, REMEMBERED));
    },
  };
}

/** The document that holds line `n`. */
export function holderOf(numbering: Numbering | undefined, n: number): Numbering['runs'][number] | undefined {
  return numbering?.runs.findLast((run) => n >= run.from && n < run.end);
}

/** Adds a walk's run; one without fresh numbers is kept only when it is the first of its document. */
export function addRun(numbering: Numbering, run: Numbering['runs'][number]): void {
  const known = numbering.runs.some((each) => each.documentId === run.documentId);
  if (!known || run.end > run.from) numbering.runs.push(run);
}

/** The key of a document of this tab; '' for one that was never walked. */
export async function frameKeyOf(tabId: number, documentId: string): Promise<string> {
  const numbering = await numberingStore(tabId).newest();
  return numbering?.runs.find((run) => run.documentId === documentId)?.frameKey ?? '';
}
