import type { TabPort } from '../modes/mode.ts';
import { goBack, goTo, openTab, tabInfo, tabsOfWindow, turnToTab } from '../platform/tabs.ts';

/** Takes a conversation to another tab. */
export type MoveTo = (from: number, to: number) => Promise<void>;

/** A mode's hand on the tab bar. The addresses come from page or model: nothing but the web is opened. */
export function createTabPort(tabId: number, moveTo: MoveTo): TabPort {
  const webOnly = (url: string): string => {
    const { protocol, href } = new URL(url);
    if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError('only web addresses are opened');
    return href;
  };
  return {
    go: (url) => goTo(tabId, webOnly(url)),
    back: () => goBack(tabId),
    open: async (url) => moveTo(tabId, await openTab(tabId, webOnly(url))),
    turnTo: async (wanted) => {
      const { windowId } = await tabInfo(tabId);
      const words = wanted.toLowerCase();
      const fits = (text: string) =>
        text !== '' && (text.toLowerCase().includes(words) || words.includes(text.toLowerCase()));
      const others = (await tabsOfWindow(windowId)).filter((tab) => tab.id !== tabId);
      const found = others.find((tab) => fits(tab.title) || fits(tab.url));
      if (!found) return false;
      await turnToTab(found.id);
      await moveTo(tabId, found.id);
      return true;
    },
  };
}
