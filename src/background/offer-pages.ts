import type { AddedPage, AskedPage, OfferedPage } from '../contracts/pages.ts';
import type { Settings } from '../contracts/settings.ts';
import { addressKey } from '../core/follow/address.ts';
import { type TabInfo, tabInfo, tabsOfWindow } from '../platform/tabs.ts';
import { obstacleOf } from './page-access.ts';

/** The tabs of a window that a question could be about: web pages, files and PDFs, the tab itself first. Others are the browser's own. */
export async function offeredPages(tabId: number, settings: Settings): Promise<OfferedPage[]> {
  const here = await tabInfo(tabId);
  const others = (await tabsOfWindow(here.windowId)).filter(({ id }) => id !== tabId);
  const offered = await Promise.all([here, ...others].map((tab) => offer(tab, settings)));
  return offered
    .filter(({ obstacle }, at) => at === 0 || obstacle !== 'restricted-page')
    .map((page, at) => (at === 0 ? { ...page, here: true } : page));
}

/** What a page links to, without what a tab of its window shows already: that is offered as the tab. */
export async function withoutOpen(tabId: number, linked: readonly OfferedPage[]): Promise<OfferedPage[]> {
  const { windowId } = await tabInfo(tabId);
  const addresses = (await tabsOfWindow(windowId)).map(({ url }) => url).filter((url) => URL.canParse(url));
  const open = new Set(addresses.map(addressKey));
  return linked.filter(({ url }) => url === undefined || !open.has(addressKey(url)));
}

async function offer(tab: TabInfo, settings: Settings): Promise<OfferedPage> {
  const obstacle = await obstacleOf(tab, settings);
  const host = URL.canParse(tab.url) ? new URL(tab.url).host : '';
  const title = tab.title || host || tab.url;
  return { tabId: tab.id, title, host, ...(obstacle ? { obstacle: obstacle.code } : {}) };
}

/** The pages that a question is about, the one where it is asked first; a tab that was closed meanwhile has its title alone. */
export async function askedPages(here: number, added: readonly AddedPage[]): Promise<AskedPage[]> {
  const known = new Set([`${here}`]);
  const others = added.filter((page) => {
    const key = 'tabId' in page ? `${page.tabId}` : addressKey(page.url);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return Promise.all(
    [{ tabId: here, title: '' }, ...others].map(async (page) => {
      if (!('tabId' in page)) return { ...page, linked: true };
      const tab = await tabInfo(page.tabId).catch(() => undefined);
      return { tabId: page.tabId, url: tab?.url ?? '', title: tab?.title || page.title };
    }),
  );
}
