import type { Citation } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import { type Place, samePlace } from '../../contracts/place.ts';
import { findAgain } from '../../core/citations/find-again.ts';
import { createVerifier } from '../../core/citations/verify.ts';
import { createQueue } from '../../core/queue.ts';
import type { PageDocument } from '../mode.ts';

/** Where words cannot be lit any more the answer still stands; any other failure is a defect and surfaces. */
const PAGE_IS_GONE: ReadonlySet<string> = new Set([
  'page-changed',
  'page-silent',
  'stale-element',
  'tab-closed',
]);

/** A page that draws itself anew again and again is read anew so often for one answer. */
const MOST_READINGS = 8;

/**
 * Lights citations in the order in which they appear, one after the other, each once (again when its words change).
 * Where the page has drawn its words anew since they were read, they are looked for once more, and taken where they say the same as then.
 * @param onPainted told after each, to show whether it could be lit
 * @param already citations that are on the page
 */
export function createPainter(
  document: Pick<PageDocument, 'mark' | 'snapshot'>,
  mark: { turnId: string; dark: boolean },
  onPainted: () => void,
  already: readonly Citation[] = [],
) {
  const painted = new Map(already.map(({ k, place }) => [k, place]));
  const lit = new Map<number, boolean>();
  const queue = createQueue();
  let defect: unknown;
  let readings = 0;
  /** Where the citations of a page that has changed stand now. */
  let again: ((citation: Citation) => Place | undefined) | undefined;

  async function readAgain(): Promise<NonNullable<typeof again>> {
    readings++;
    const { lines } = await document.snapshot('find');
    const verifier = createVerifier({ lines });
    return (citation) => findAgain(lines, verifier, citation);
  }

  async function markNow(k: number, citation: Citation): Promise<{ lit?: boolean }> {
    let place: Place | undefined = again?.(citation) ?? citation.place;
    for (;;) {
      try {
        return await document.mark({ k, citation: citation.id, place, ...mark });
      } catch (error) {
        if (!isStale(error) || readings >= MOST_READINGS) throw error;
        again = await readAgain();
        place = again(citation);
        if (!place) throw error;
      }
    }
  }

  async function paintOne(k: number, citation: Citation): Promise<void> {
    try {
      const painted = await markNow(k, citation);
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

const isStale = (error: unknown): boolean =>
  error instanceof SightlineError && error.code === 'stale-element';
