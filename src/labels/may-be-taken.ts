import { hostMatches } from '../core/hosts.ts';
import type { TabInfo } from '../platform/tabs.ts';

/** Whether a tab's page may be taken down: web pages, but none of incognito windows or of the person's list of sites. */
export const mayBeTaken = (
  { url, reader, incognito }: Pick<TabInfo, 'url' | 'reader' | 'incognito'>,
  never: string[],
): boolean => !reader && !incognito && /^https?:/.test(url) && !hostMatches(new URL(url).hostname, never);
