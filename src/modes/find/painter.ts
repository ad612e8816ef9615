import type { Citation } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import { samePlace } from '../../contracts/place.ts';
import { createQueue } from '../../core/queue.ts';
import type { PageDocument } from '../mode.ts';

/** Where words cannot be lit any more the answer still stands; any other failure is a defect and surfaces. */
const PAGE_IS_GONE: ReadonlySet<string> = new Set([
  'page-changed',
  'page-silent',
  'stale-element',
  'tab-closed',
]);

/**
 * Lights citations in the order in which they appear, one after the other, each once (again when its words change).
 * @param onPainted told after each, to show whether it could be lit
 * @param already citations that are on the page
 */
export function createPainter(
  document: Pick<PageDocument, 'mark'>,
  mark: { turnId: string; dark: boolean },
  onPainted: () => void,
  already: readonly Citation[] = [],
) {
  const painted = new Map(already.map(({ k, place }) => [k, place]));
  const lit = new Map<number, boolean>();
  const queue = createQueue();
  let defect: unknown;

  async function paintOne(k: number, { id, place }: Citation): Promise<void> {
    try {
      const painted = await document.mark({ k, citation: id, place, ...mark });
      if (painted.lit !== undefined) lit.set(k, painted.lit);
    } catch (error) {
      if (!(error instanceof SightlineError) || !PAGE_IS_GONE.has(error.code)) throw error;
      lit.set(k, false);
    }
    onPainted();
  }

  return {
    /** Starts what is not on the page yet. */
    paint(citations: readonly Citation[]): void {
      for (const citation of citations) {
        const { k, place } = citation;
        const before = painted.get(k);
        if (k === null || (before && samePlace(before, place))) continue;
        painted.set(k, place);
        queue(() => paintOne(k, citation)).catch((error) => {
          defect ??= error;
        });
      }
    },
    /** The citations with what is known of their painting. */
    withLit: (citations: readonly Citation[]): Citation[] =>
      citations.map((citation) => {
        const known = citation.k === null ? undefined : lit.get(citation.k);
        return known === undefined ? citation : { ...citation, lit: known };
      }),
    /** Resolves when everything asked for so far is on the page; rejects with a defect of the painting itself. */
    async done(): Promise<void> {
      await queue(() => undefined);
      if (defect) throw defect;
    },
  };
}
