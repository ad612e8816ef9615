import { siteNamed, withoutSite } from '../core/empty-tab/named-site.ts';
import { isEmptyTab, searchAddress } from '../core/empty-tab/search-engines.ts';
import { loadSettings } from '../platform/storage.ts';
import { goTo, tabInfo } from '../platform/tabs.ts';
import { loaded } from './turn-page.ts';

/**
 * Takes an empty tab, in sight, to where its question can be answered: the site that it names, else the search engine of the settings. Only called when
 * the person has pressed the button for it.
 * @param ask told what to ask there, once the tab has gone
 */
export async function leaveEmptyTab(
  tabId: number,
  question: string | undefined,
  ask: (words: string) => Promise<void>,
): Promise<void> {
  const { engine } = (await loadSettings()).search;
  if (question === undefined || !isEmptyTab((await tabInfo(tabId)).url)) return;
  const address = siteNamed(question) ?? (engine === 'none' ? undefined : searchAddress(engine, question));
  if (address === undefined) return;
  await goTo(tabId, address);
  await loaded(tabId, new AbortController().signal);
  await ask(withoutSite(question));
}
