import type { FollowLimits, PageLink, PageLinks } from '../../../contracts/follow.ts';
import { addressKey } from '../../../core/follow/address.ts';
import { rankLinks } from '../../../core/follow/rank-links.ts';
import type { Robots } from '../../../core/follow/robots.ts';
import { mayFetch } from './may-fetch.ts';

/** What a page promises, its links inherit a little: the way may lead over an overview. */
const INHERITED = 0.15;
/** Each link further away has to promise more. */
const PER_STEP = 0.9;

/** A link that may be read. */
export interface Candidate {
  link: PageLink;
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
  { depth: mostDepth, cookies }: Pick<FollowLimits, 'depth' | 'cookies'>,
) {
  const known = new Set<string>();
  const candidates = new Map<string, Candidate>();
  const risky = new Set<string>();

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
    add({ page, from, depth, score, language }: FoundLinks): void {
      if (page.nofollow || depth >= mostDepth) return;
      const links = page.links.filter((link) => judge(link, language));
      const scores = rankLinks(question, links);
      links.forEach((link, at) => {
        const key = addressKey(link.url);
        // An address that is a danger under one name is one under all.
        if (known.has(key) || risky.has(key)) return;
        const own = Math.max(scores[at]!, INHERITED * score) * PER_STEP ** depth;
        const before = candidates.get(key);
        if (before && before.score >= own) return;
        candidates.set(key, { link, ...(from === undefined ? {} : { from }), depth: depth + 1, score: own });
      });
      for (const key of risky) candidates.delete(key);
    },
    /** Those that promise most. */
    best: (most: number): Candidate[] =>
      [...candidates.values()]
        .sort((a, b) => b.score - a.score || Number(a.link.menu) - Number(b.link.menu))
        .slice(0, most),
    risky: (): number => risky.size,
  };
}
export type Frontier = ReturnType<typeof createFrontier>;
