import type { FollowLimits, PageLink, PageLinks, SearchForm } from '../../../contracts/follow.ts';
import { addressKey } from '../../../core/follow/address.ts';
import { rankLinks } from '../../../core/follow/rank-links.ts';
import type { Robots } from '../../../core/follow/robots.ts';
import { searchTries } from '../../../core/follow/search-tries.ts';
import { detectLanguage, languageNamed } from '../../../core/text/languages.ts';
import { mayFetch } from './may-fetch.ts';

/** What a page promises, its links inherit a little: the way may lead over an overview. */
const INHERITED = 0.15;
/** Each link further away has to promise more. */
const PER_STEP = 0.9;

/** What the site's own search may find, before anybody knows: less than a link that says what is wanted, more than one that says nothing of it. */
const SEARCH = 0.3;

/** A link that may be read. */
export interface Candidate {
  link: PageLink;
  /** It is what the site's own search finds for the words of the link. */
  searched?: boolean;
  /** Which step it was found on; absent: the page where it was asked. */
  from?: number;
  /** Links away from there. */
  depth: number;
  /** 0 to 1: how much it promises. */
  score: number;
}

/** The links of a page that was read. */
export interface FoundLinks extends Pick<Candidate, 'from'> {
  page: PageLinks;
  /** Of the page that they stand on. */
  depth: number;
  score: number;
  language: string;
}

/** The links that are still to be read, none of them twice under whatever spelling, and none that may not be. */
export function createFrontier(
  question: string,
  origin: string,
  robots: Robots,
  {
    depth: mostDepth,
    cookies,
    search: maySearch = true,
  }: Pick<FollowLimits, 'depth' | 'cookies'> & {
    search?: boolean;
  },
) {
  const known = new Set<string>();
  const candidates = new Map<string, Candidate>();
  const risky = new Set<string>();
  /** The site's own search, as the first page that has it knows it, and the words that were not tried yet. */
  let search:
    | { form: SearchForm; at: Pick<FoundLinks, 'from' | 'depth' | 'language'>; tries: string[] }
    | undefined;

  /** Offers the site's search for the next words, where there are any. */
  function offerSearch(): void {
    const words = search?.tries.shift();
    if (!search || words === undefined) return;
    const { form, at } = search;
    const { from, depth, language } = at;
    const url = addressOf(form, words);
    const link = {
      url,
      text: words,
      heading: 'search of this site',
      around: '',
      menu: false,
      leaveAlone: false,
    };
    const key = addressKey(url);
    if (known.has(key) || !judge(link, language)) return;
    const score = SEARCH * PER_STEP ** depth;
    const origin = from === undefined ? {} : { from };
    candidates.set(key, { link, searched: true, ...origin, depth: depth + 1, score });
  }

  function judge(link: PageLink, language: string): boolean {
    if (new URL(link.url).origin !== origin) return false;
    const may = mayFetch(link, language, cookies);
    if (may === 'risky') risky.add(addressKey(link.url));
    return may === 'yes' && robots.allows(link.url);
  }

  return {
    /** An address that was read or led to: it is never offered again. `false`: it was known before. */
    know(url: string): boolean {
      const key = addressKey(url);
      const isNew = !known.has(key);
      known.add(key);
      candidates.delete(key);
      return isNew;
    },
    /** Takes the links of a page on, and the site's search where this is the first page that has it. @returns how many new ones promise anything */
    add({ page, from, depth, score, language }: FoundLinks): number {
      if (page.nofollow || depth >= mostDepth) return 0;
      const links = page.links.filter((link) => judge(link, language));
      const scores = rankLinks(question, links);
      let promising = 0;
      links.forEach((link, at) => {
        const key = addressKey(link.url);
        // An address that is a danger under one name is one under all.
        if (known.has(key) || risky.has(key)) return;
        const own = Math.max(scores[at]!, INHERITED * score) * PER_STEP ** depth;
        const before = candidates.get(key);
        if (!before && scores[at]! > 0) promising += 1;
        if (before && before.score >= own) return;
        candidates.set(key, { link, ...(from === undefined ? {} : { from }), depth: depth + 1, score: own });
      });
      for (const key of risky) candidates.delete(key);
      if (maySearch && page.search && !search) {
        const spoken = languageNamed(language) ?? detectLanguage([question]);
        const at = { depth, language, ...(from === undefined ? {} : { from }) };
        search = { form: page.search, at, tries: searchTries(question, spoken) };
        offerSearch();
      }
      return promising;
    },
    /** A search has found nothing: the site is searched for fewer words. */
    searchBroader: offerSearch,
    /** Those that promise most. */
    best: (most: number): Candidate[] =>
      [...candidates.values()]
        .sort((a, b) => b.score - a.score || Number(a.link.menu) - Number(b.link.menu))
        .slice(0, most),
    risky: (): number => risky.size,
  };
}
/** What the form would lead to with these words. */
function addressOf({ action, field, hidden }: SearchForm, words: string): string {
  const url = new URL(action);
  for (const [name, value] of hidden) url.searchParams.append(name, value);
  url.searchParams.append(field, words);
  return url.href;
}

export type Frontier = ReturnType<typeof createFrontier>;
