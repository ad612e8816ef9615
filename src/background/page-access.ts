import type { Problem } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import { isEmptyTab } from '../core/empty-tab/search-engines.ts';
import { hostMatches } from '../core/hosts.ts';
import { hasFileAccess, hasSiteAccess } from '../platform/permissions.ts';
import type { TabInfo } from '../platform/tabs.ts';
import { isWelcomePage } from '../platform/welcome-page.ts';

/** Web stores that Chrome closes to all extensions. */
const STORES = ['chromewebstore.google.com', 'chrome.google.com', 'microsoftedge.microsoft.com'];

/** What keeps Sightline out of a tab, before anything is tried; `undefined`: nothing. */
export async function obstacleOf(tab: TabInfo, settings: Settings): Promise<Problem | undefined> {
  if (tab.url === '') return { code: 'restricted-page', params: { host: '' } };
  // A file that was picked in the reader: nobody's site.
  if (tab.reader && tab.url.startsWith('chrome-extension:')) return undefined;
  if (isWelcomePage(tab.url)) return undefined;
  if (isEmptyTab(tab.url)) return { code: 'empty-tab', params: { engine: settings.search.engine } };
  const url = new URL(tab.url);
  // A document that a page made for itself (`blob:https://...`): what it is shows when it is read.
  if (url.protocol === 'blob:' && url.origin !== 'null') return undefined;
  if (!['http:', 'https:', 'file:'].includes(url.protocol) || STORES.includes(url.host)) {
    return { code: 'restricted-page', params: { host: url.host || url.protocol } };
  }
  if (hostMatches(url.hostname, settings.sites.never)) {
    return { code: 'never-site', params: { host: url.hostname } };
  }
  if (url.protocol === 'file:' && !tab.reader && !(await hasFileAccess())) return { code: 'file-access' };
  if (url.protocol !== 'file:' && !(await hasSiteAccess(tab.url))) {
    return { code: 'site-access', params: { host: url.hostname, url: tab.url } };
  }
  return undefined;
}
