import type { Problem } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import { hostMatches } from '../core/hosts.ts';
import { hasSiteAccess } from '../platform/permissions.ts';
import type { TabInfo } from '../platform/tabs.ts';

/** Web stores that Chrome closes to all extensions. */
const STORES = ['chromewebstore.google.com', 'chrome.google.com', 'microsoftedge.microsoft.com'];

/** What keeps Sightline out of a tab, before anything is tried; `undefined`: nothing. */
export async function obstacleOf(tab: TabInfo, settings: Settings): Promise<Problem | undefined> {
  if (tab.url === '') return { code: 'restricted-page', params: { host: '' } };
  if (tab.url === 'about:blank') return { code: 'page-empty' };
  const url = new URL(tab.url);
  if (!['http:', 'https:', 'file:'].includes(url.protocol) || STORES.includes(url.host)) {
    return { code: 'restricted-page', params: { host: url.host || url.protocol } };
  }
  if (hostMatches(url.hostname, settings.sites.never)) {
    return { code: 'never-site', params: { host: url.hostname } };
  }
  if (/\.pdf$/i.test(url.pathname)) return { code: 'pdf-page' };
  if (url.protocol !== 'file:' && !(await hasSiteAccess(tab.url))) {
    return { code: 'site-access', params: { host: url.hostname, url: tab.url } };
  }
  return undefined;
}
