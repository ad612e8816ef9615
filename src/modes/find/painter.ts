import type { Citation } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { PagePort } from '../mode.ts';

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
  page: Pick<PagePort, 'paint'>,
  mark: { turnId: string; dark: boolean },
  onPainted: () => void,
  already: readonly Citation[] = [],
) {
  const painted = new Map(already.map(({ k, spans }) => [k, JSON.stringify(spans)]));
  const lit = new Map<number, boolean>();
  let last: Promise<void> = Promise.resolve();

  async function paintOne(k: number, { id, spans }: Citation): Promise<void> {
    try {
      lit.set(k, (await page.paint({ k, citation: id, spans, ...mark })).lit);
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
        const { k, spans } = citation;
        const words = JSON.stringify(spans);
        if (k === null || painted.get(k) === words) continue;
        painted.set(k, words);
        last = last.then(() => paintOne(k, citation));
        // The rejection is met in `done`; without this a stream that runs on meanwhile would report it as unhandled.
        last.catch(() => undefined);
      }
    },
    /** The citations with what is known of their painting. */
    withLit: (citations: readonly Citation[]): Citation[] =>
      citations.map((citation) => {
        const known = citation.k === null ? undefined : lit.get(citation.k);
        return known === undefined ? citation : { ...citation, lit: known };
      }),
    /** Resolves when everything asked for so far is on the page. */
    done: () => last,
  };
}
