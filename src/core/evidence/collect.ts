import type { Citation } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import { onePerNumber } from '../answer/markdown.ts';
import { keptUrl } from '../history/address.ts';
import { claimsOf } from './claims.ts';

/** Words of a page that an answer rests on. */
export interface Evidence {
  /** The page's own words. */
  quote: string;
  /** Its line, with what stands around the quote. */
  context: string;
  /** Headings above it, outermost first. */
  headings: string[];
  /** Without its secrets; '' where the page has none that may be told. */
  url: string;
  title: string;
  /** Of a PDF: the page in the file, from 1. */
  page?: number;
  /** The quote runs over borders of blocks. */
  acrossBlocks: boolean;
  /** The citations of it in their turns: the first to go there by, all of them to remark. */
  cited: [Cited, ...Cited[]];
  /** What the answers say on its ground; the question where they quote alone. */
  claims: string[];
  /** What was asked when it was cited first, and when: epoch milliseconds. */
  question: string;
  askedAt: number;
  pinned: boolean;
  /** The person's words; '' for none. */
  comment: string;
  /** When it was looked for in vain; `undefined`: nobody knows of that. */
  goneAt?: number;
}
type Cited = { turnId: string; citation: number };

/**
 * What the answers of a conversation have cited, in the order in which it was cited first: verified words only, and none twice.
 * @param titles of pages by their address, where the turns do not tell
 */
export function collectEvidence(turns: readonly Turn[], titleOf: (url: string) => string): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { id: turnId, question, askedAt, url, card } of turns) {
    if (card?.mode !== 'find') continue;
    const claims = claimsOf(card);
    for (const citation of onePerNumber(card.citations)) {
      const of = card.pages?.[citation.source ?? -1] ?? { url, title: titleOf(url) };
      const own = claims.get(citation.k) ?? [question];
      const evidence = { ...evidenceOf(citation, of, turnId), claims: own, question, askedAt };
      const key = [pageOf(evidence), evidence.page ?? '', evidence.context, evidence.quote].join('\n');
      const known = found.get(key);
      found.set(key, known ? together(known, evidence) : evidence);
    }
  }
  return [...found.values()];
}

/** The address of a page without the place in it. */
export const pageOf = ({ url }: Pick<Evidence, 'url'>): string => url.replace(/#.*$/, '');

function evidenceOf(
  { id, phrase, context, headings, page, place, pinned, comment, goneAt }: Citation,
  of: { url: string; title: string },
  turnId: string,
): Omit<Evidence, 'claims' | 'question' | 'askedAt'> {
  return {
    quote: phrase,
    context,
    headings,
    url: keptUrl(of.url),
    title: of.title,
    ...(page === undefined ? {} : { page }),
    acrossBlocks: place.spans.length > 1,
    cited: [{ turnId, citation: id }],
    pinned: pinned ?? false,
    comment: comment ?? '',
    ...(goneAt === undefined ? {} : { goneAt }),
  };
}

/** The same words, cited once more. */
const together = (first: Evidence, again: Evidence): Evidence => ({
  ...first,
  cited: [...first.cited, ...again.cited],
  claims: [...new Set([...first.claims, ...again.claims])],
  pinned: first.pinned || again.pinned,
  comment: first.comment || again.comment,
});
