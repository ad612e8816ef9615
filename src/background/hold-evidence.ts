import { SightlineError } from '../contracts/errors.ts';
import type { PageIndex } from '../contracts/page-index.ts';
import type { Settings } from '../contracts/settings.ts';
import { type HeldQuote, heldAgainst, quotesOn, type Seen, stretchesOf } from '../core/evidence/hold.ts';
import { isPageOf } from '../core/history/address.ts';
import { isLoginWall } from '../core/index/login-wall.ts';
import { whileAlive } from '../platform/lifetime.ts';
import { hasPageScript } from '../platform/rpc.ts';
import { loadSettings } from '../platform/storage.ts';
import { readerDocumentIn, type TabInfo, tabInfo } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import { obstacleOf } from './page-access.ts';
import type { Remarks } from './remarks.ts';
import { createTabDocument } from './tab-document.ts';

/** A page that seems to have lost words may still be writing them: so long it is waited for. */
const SETTLING_MS = 3_000;

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
    if (quotes.length === 0 || !(await mayRead(tab, quotes, settings))) return;
    await heldAll(id, await seenOf(tabId, settings, quotes));
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
      }
    } finally {
      looking.delete(key);
    }
  };
}

/** Whether a page was opened to Sightline by the person, and nothing stands in the way of reading it once more. A PDF is not taken from the browser's viewer. */
async function mayRead(tab: TabInfo, quotes: readonly HeldQuote[], settings: Settings): Promise<boolean> {
  if (tab.discarded || (await obstacleOf(tab, settings))) return false;
  if (tab.reader || (await readerDocumentIn(tab.id))) return true;
  return quotes.some(({ inTab }) => inTab) || hasPageScript(tab.id);
}

async function seenOf(tabId: number, settings: Settings, quotes: readonly HeldQuote[]): Promise<Seen[]> {
  const { document, page } = createTabDocument(tabId, settings, () => undefined);
  const isPdf = (await document.kind()) === 'pdf';
  if (isPdf && !(await readerDocumentIn(tabId))) return [];
  // Before and after the reading: the first reading of a document brings what tells of its changes.
  const watch = () => (isPdf ? [] : page.callAll('watchPage', {}));
  await watch();
  const index = await document.snapshot('find');
  await watch();
  if (isPdf) return told(judged(index, quotes));
  const first = judged(index, onPage(quotes, index));
  if (first.lost.every(({ citation, stays }) => !stays || citation.goneAt !== undefined)) return told(first);
  const settled = await page.callAll('guideSettle', { expectChange: true, maxMs: SETTLING_MS });
  if (settled.some(({ result }) => result.busy)) return told({ ...first, lost: [] });
  const later = await document.snapshot('find');
  const { there, lost } = judged(later, onPage(quotes, later));
  const words = lost.map(stretchesOf);
  const hidden = lost.length > 0 ? await page.callAll('hiddenWords', { words }) : [];
  const unseen = new Set(hidden.flatMap(({ result }) => result.hidden.map((at) => lost[at])));
  return told({ there, lost: lost.filter((quote) => !unseen.has(quote)) });
}

/** The page may have been left while it was looked at. */
const onPage = (quotes: readonly HeldQuote[], index: PageIndex): HeldQuote[] =>
  quotes.filter(({ url }) => isPageOf(url, index.url));

type Held = ReturnType<typeof heldAgainst>;

/** A log-in in the place of the page, or nothing at all, says nothing of the words. */
function judged(index: PageIndex, quotes: readonly HeldQuote[]): Held {
  const says = index.lines.some(({ text }) => text !== '') && !isLoginWall(index);
  return says ? heldAgainst(index, quotes) : { there: [], lost: [] };
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
