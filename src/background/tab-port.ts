import type { TabPort } from '../modes/mode.ts';
import {
  closeTab,
  goBack,
  goTo,
  openReaderTab,
  openTab,
  type TabInfo,
  tabInfo,
  tabsOfWindow,
  turnToTab,
} from '../platform/tabs.ts';

/** Takes the conversation to another tab. */
export type MoveTo = (to: number) => Promise<void>;

/**
 * A mode's hand on the tab bar. The addresses come from page or model: nothing but the web is opened.
 * @param tabId tells the conversation's tab, which may change while the mode works
 * @param cameFrom tells the tab that it has come from, if it has
 */
export function createTabPort(
  tabId: () => number,
  cameFrom: () => number | undefined,
  moveTo: MoveTo,
): TabPort {
  return {
    go: (url) => goTo(tabId(), webOnly(url)),
    back: () => goBack(tabId()),
    open: async (url) => moveTo(await openTab(tabId(), webOnly(url))),
    openPdf: async (url) => moveTo(await openReaderTab(tabId(), webOnly(url))),
    close: async () => {
      if (cameFrom() === undefined) return false;
      await closeTab(tabId());
      return true;
    },
    turnTo: async (wanted) => {
      const here = tabId();
      const { windowId } = await tabInfo(here);
      const found = bestTab(
        wanted,
        (await tabsOfWindow(windowId)).filter(({ id }) => id !== here),
      );
      if (!found) return false;
      await turnToTab(found.id);
      await moveTo(found.id);
      return true;
    },
  };
}

function webOnly(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError('only web addresses are opened');
  return href;
}

/** Fewer letters than this are part of too many titles to mean one. */
const TELLING_LENGTH = 3;

/**
 * The tab that is meant: by its whole title or address before a part of them, and by a part of them before a longer text that holds its
 * whole title ("the Mail tab"). Nothing at all, or a letter or two, means none.
 */
export function bestTab<T extends Pick<TabInfo, 'title' | 'url'>>(
  wanted: string,
  tabs: readonly T[],
): T | undefined {
  const words = fold(wanted);
  if (words === '') return undefined;
  const ways: ((text: string) => boolean)[] = [
    (text) => text === words,
    (text) => words.length >= TELLING_LENGTH && text.includes(words),
    (text) => text.length >= TELLING_LENGTH && hasWord(words, text),
  ];
  for (const fits of ways) {
    const found = tabs.find(({ title, url }) => [title, url].some((text) => fits(fold(text))));
    if (found) return found;
  }
  return undefined;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether `part` stands in `text` between word borders. */
function hasWord(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + part.length]);
}
