import type { PageLinks } from '../../../contracts/follow.ts';
import type { OfferedPage } from '../../../contracts/pages.ts';
import { addressKey } from '../../../core/follow/address.ts';
import { mayFetch } from './may-fetch.ts';

/** Links of a page that are offered at most. */
const MOST_LINKS = 80;

/** The pages of its own site that a page links to and that may be read unseen, each once, menus last. */
export function linkedPages({ links }: PageLinks, here: string, language: string): OfferedPage[] {
  const known = new Set([addressKey(here)]);
  const own = links.filter((link) => {
    const isOwn = /^https?:/.test(link.url) && new URL(link.url).origin === new URL(here).origin;
    if (!isOwn || link.text.trim() === '' || mayFetch(link, language) !== 'yes') return false;
    const key = addressKey(link.url);
    return !known.has(key) && known.add(key);
  });
  return [...own.filter(({ menu }) => !menu), ...own.filter(({ menu }) => menu)]
    .slice(0, MOST_LINKS)
    .map(({ url, text }) => ({ url, title: text, host: new URL(url).host }));
}
