import { SightlineError } from '../contracts/errors.ts';
import type { PageIndex } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import { type HeldQuote, quotesOn, type Seen, stillOn, stretchesOf } from '../core/evidence/hold.ts';
import { isPageOf } from '../core/history/address.ts';
import { isLoginWall } from '../core/index/login-wall.ts';
import { whileAlive } from '../platform/lifetime.ts';
import { callOwnPage, callPage } from '../platform/rpc.ts';
import { loadSettings } from '../platform/storage.ts';
import { documentsOf, injectPageScript, readerDocumentIn, tabInfo } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import { createHtmlDocument } from './html-document.ts';
import { obstacleOf } from './page-access.ts';
import type { Remarks } from './remarks.ts';
import { within } from './within.ts';

/** A page that seems to have lost words may still be writing them: so long it is waited for. */
const SETTLING_MS = 3_000;
/** Short words that stand everywhere take long to be told apart: nobody else has to wait for that. */
const AT_ONCE_MS = 50;
/** Between two looks: the frames of a page may come and go all the time. */
const REST_MS = 1_000;
/** How long a page may take to load, and a look for it. */
const LOADING_MS = 15_000;
const LOOK_EVERY_MS = 100;
/** How long a page may take to say whether it has the page script, and the reader to have read its file. */
const HELLO_MS = 8_000;
const READING_MS = 600_000;

/**
 * Holds the quotes of a conversation against the page that a tab shows, unseen: nothing is lit, scrolled or opened. Only a page that Sightline
 * was used on is read, and only where there are quotes of it; what cannot be read says nothing of them.
 */
export function createEvidenceHolder(
  conversations: Pick<Conversations, 'get'>,
  { heldAll }: Pick<Remarks, 'heldAll'>,
): (id: string, tabId: number) => Promise<void> {
  /** Who is looked at in which tab, and whether that has to be once more because something changed meanwhile. */
  const looking = new Map<string, { again: boolean }>();

  async function look(id: string, tabId: number): Promise<void> {
    const settings = await loadSettings();
    const tab = await tabInfo(tabId);
    const quotes = quotesOn(conversations.get(id)?.turns ?? [], tab.url);
    if (quotes.length === 0 || tab.discarded || (await obstacleOf(tab, settings))) return;
    const reader = await readerDocumentIn(tabId);
    await heldAll(
      id,
      reader ? await seenInReader(tabId, reader, quotes) : await seenOnPage(tabId, settings, quotes),
    );
  }

  return async (id, tabId) => {
    const key = `${id} ${tabId}`;
    const now = looking.get(key);
    if (now) {
      now.again = true;
      return;
    }
    const round = { again: true };
    looking.set(key, round);
    try {
      while (round.again) {
        round.again = false;
        await whileAlive(look(id, tabId)).catch((error) => {
          if (!(error instanceof SightlineError)) throw error;
        });
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
    } finally {
      looking.delete(key);
    }
  };
}

/** The reader alone is asked, so that none is opened where it was left meanwhile. */
async function seenInReader(tabId: number, reader: string, quotes: readonly HeldQuote[]): Promise<Seen[]> {
  const reading = callOwnPage(tabId, reader, 'snapshot', { purpose: 'find', firstFree: 1 });
  const { lines } = await within(READING_MS, reading, 'page-silent');
  return told(await judged(lines, quotes));
}

async function seenOnPage(tabId: number, settings: Settings, quotes: readonly HeldQuote[]): Promise<Seen[]> {
  // Those of a PDF stand in the reader, and that is not in view.
  const found = await documentOf(
    tabId,
    quotes.filter(({ citation }) => citation.page === undefined),
  );
  if (!found) return [];
  const { documentId, own } = found;
  const page = createHtmlDocument(tabId, settings, () => undefined, documentId);
  // Before and after the reading: the first reading of a document brings what tells of its changes.
  const watch = () => page.callAll('watchPage', {});
  const read = async () => {
    const { url, lines } = await page.snapshot('find');
    // A page may have another address by now without being another document.
    return judged(
      isLoginWall({ lines }) ? [] : lines,
      own.filter((quote) => isPageOf(quote.url, url)),
    );
  };
  await watch();
  const first = await read();
  await watch();
  if (first.lost.every(({ citation, stays }) => !stays || citation.goneAt !== undefined)) return told(first);
  const settled = await page.callAll('guideSettle', { expectChange: true, maxMs: SETTLING_MS });
  if (settled.some(({ result }) => result.busy)) return told({ ...first, lost: [] });
  const { there, lost } = await read();
  const words = lost.map(stretchesOf);
  const hidden = lost.length > 0 ? await page.callAll('hiddenWords', { words }) : [];
  const unseen = new Set(hidden.flatMap(({ result }) => result.hidden.map((at) => lost[at])));
  return told({ there, lost: lost.filter((quote) => !unseen.has(quote)) });
}

/**
 * The document that a tab shows, with the page script, and its quotes. One that has no script gets it only where Sightline was used on that page
 * in a tab: a page that comes in between gets nothing.
 */
async function documentOf(
  tabId: number,
  quotes: readonly HeldQuote[],
): Promise<{ documentId: string; own: HeldQuote[] } | undefined> {
  const [top] = await documentsOf(tabId);
  const own = quotes.filter(({ url }) => isPageOf(url, top?.url ?? ''));
  if (!top || own.length === 0) return undefined;
  const { documentId } = top;
  const isKnown = await within(HELLO_MS, callPage(tabId, documentId, 'hello', {}), 'page-silent').then(
    () => true,
    (error) =>
      error instanceof SightlineError && error.code === 'page-changed' ? false : Promise.reject(error),
  );
  if (isKnown) return { documentId, own };
  if (!own.some(({ inTab }) => inTab) || !(await stays(tabId, documentId))) return undefined;
  const isIn = await injectPageScript(tabId, { documentId }).then(
    () => true,
    // Chrome rejects, with texts of its own, where the document is gone or nobody may look.
    () => false,
  );
  return isIn ? { documentId, own } : undefined;
}

/**
 * Whether a document is there to stay. Chrome puts a script that is meant for one into the one that takes its place meanwhile (measured in
 * Chromium 156), so nothing is put into a tab that is on its way, and one that was left answers just like one without a script.
 */
async function stays(tabId: number, documentId: string): Promise<boolean> {
  for (const start = Date.now(); (await tabInfo(tabId)).loading && Date.now() - start < LOADING_MS; )
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  const [top] = await documentsOf(tabId);
  return top?.documentId === documentId;
}

interface Held {
  there: HeldQuote[];
  lost: HeldQuote[];
}

/** A page without words (one that broke, a log-in in its place) says nothing of any. */
async function judged(lines: PageIndex['lines'], quotes: readonly HeldQuote[]): Promise<Held> {
  const held: Held = { there: [], lost: [] };
  if (lines.every(({ text }) => text === '')) return held;
  const isThere = stillOn(lines);
  for (let start = performance.now(), at = 0; at < quotes.length; at++) {
    const quote = quotes[at]!;
    (isThere(quote) ? held.there : held.lost).push(quote);
    if (performance.now() - start < AT_ONCE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  return held;
}

const told = ({ there, lost }: Held): Seen[] => [
  ...there.map((quote) => seenAs(quote, true)),
  ...lost.filter(({ stays }) => stays).map((quote) => seenAs(quote, false)),
];
const seenAs = ({ turnId, citation }: HeldQuote, isThere: boolean): Seen => ({
  turnId,
  citation: citation.id,
  isThere,
});
