import { SightlineError, toProblem } from '../contracts/errors.ts';
import type { IndexPurpose, PageIndex } from '../contracts/page-index.ts';
import type { AskedPage } from '../contracts/pages.ts';
import { wordsAt } from '../contracts/place.ts';
import { basesFor, joinPages, type Reading, sourceOf } from '../core/index/join-pages.ts';
import { isLoginWall } from '../core/index/login-wall.ts';
import { orAborted } from '../core/or-aborted.ts';
import type { PageDocument } from '../modes/mode.ts';
import { awake, tabInfo } from '../platform/tabs.ts';
import { within } from './within.ts';

/** How long one of several pages may take: the others need not wait for one that hangs. A PDF is fetched and read as a whole. */
const PAGE_MS = 15_000;
const PDF_MS = 60_000;
/** Pages that are read at the same time. */
const AT_ONCE = 6;

/**
 * Several tabs, and pages that were fetched, as one document. Each is read by itself; one that cannot be (closed, silent, never to be read) is left out and named, and the
 * rest stands. The numbers of each page are raised by a base of its own, which is kept with the turn.
 * @param keep told the bases after a reading
 */
export function createJointDocument(
  pages: () => readonly AskedPage[],
  open: (page: AskedPage) => PageDocument,
  keep: (pages: AskedPage[]) => void,
  signal?: AbortSignal,
): PageDocument {
  async function readOne(page: AskedPage, purpose: IndexPurpose): Promise<Reading> {
    const { tabId, url, title, base } = page;
    const asked = { url, title, base };
    try {
      if (tabId !== undefined) await awake(await tabInfo(tabId));
      const document = open(page);
      const kind = await within(PAGE_MS, document.kind(), 'page-silent');
      const limit = kind === 'pdf' ? PDF_MS : PAGE_MS;
      const index = await within(limit, document.snapshot(purpose), 'page-silent');
      const problem = problemOf(index);
      if (problem) return { ...asked, problem };
      return { ...asked, url: index.url, title: index.title || title, index };
    } catch (error) {
      if (!(error instanceof SightlineError)) throw error;
      return { ...asked, problem: toProblem(error).code };
    }
  }

  async function snapshot(purpose: IndexPurpose): Promise<PageIndex> {
    const asked = pages();
    const reading = inGroups(asked, AT_ONCE, (page) => readOne(page, purpose));
    const readings = await orAborted(reading, signal);
    const [first] = readings;
    if (readings.every(({ index }) => !index)) throw new SightlineError(first?.problem ?? 'no-tab');
    const bases = basesFor(readings);
    keep(
      asked.map((page, at) => ({
        ...page,
        url: readings[at]!.url,
        title: readings[at]!.title,
        base: bases[at]!,
      })),
    );
    return joinPages(readings, bases);
  }

  return {
    kind: async () => 'html',
    snapshot,
    async mark({ place, ...mark }) {
      const bases = pages().map(({ base }) => base ?? 0);
      const source = sourceOf(bases, place.spans[0]?.n ?? 0);
      const page = pages()[source];
      if (!page) return { lit: false };
      const base = bases[source]!;
      const spans = place.spans.map((span) => ({ ...span, n: span.n - base }));
      return open(page).mark({ ...mark, place: wordsAt(spans) });
    },
    async reveal(k, turnId) {
      for (const page of pages()) {
        const { found } = await open(page).reveal(k, turnId);
        if (found) return { found };
      }
      return { found: false };
    },
    async clear(options) {
      // One that was closed has nothing left to clear.
      await Promise.allSettled(pages().map((page) => open(page).clear(options)));
    },
  };
}

/** Why a page that could be read says nothing all the same. */
function problemOf(index: PageIndex) {
  if (index.pdf && index.pdf.scans.length >= index.pdf.pages) return 'pdf-scan';
  if (index.lines.every(({ text }) => text === '')) return 'page-empty';
  return isLoginWall(index) ? 'page-login' : undefined;
}

/** All done, in their order, so many at a time. */
async function inGroups<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(all.length);
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const at = next++;
      results[at] = await work(all[at]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  return results;
}
