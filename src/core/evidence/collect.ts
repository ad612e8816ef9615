import type { Citation } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import { onePerNumber } from '../answer/markdown.ts';
import { keptUrl } from '../history/address.ts';

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
  /** The turn and its citation, to go there. */
  turnId: string;
  citation: number;
  /** What was asked when it was cited first, and when: epoch milliseconds. */
  question: string;
  askedAt: number;
}

/**
 * What the answers of a conversation have cited, in the order in which it was cited first: verified words only, and none twice.
 * @param titles of pages by their address, where the turns do not tell
 */
export function collectEvidence(turns: readonly Turn[], titleOf: (url: string) => string): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { id: turnId, question, askedAt, url, card } of turns) {
    if (card?.mode !== 'find') continue;
    for (const citation of onePerNumber(card.citations)) {
      const of = card.pages?.[citation.source ?? -1];
      const evidence = evidenceOf(citation, of ?? { url, title: titleOf(url) });
      const key = [
        evidence.url.replace(/#.*$/, ''),
        evidence.page ?? '',
        evidence.context,
        evidence.quote,
      ].join('\n');
      if (!found.has(key)) found.set(key, { ...evidence, turnId, citation: citation.id, question, askedAt });
    }
  }
  return [...found.values()];
}

function evidenceOf(
  { phrase, context, headings, page, place }: Citation,
  of: { url: string; title: string },
): Omit<Evidence, 'turnId' | 'citation' | 'question' | 'askedAt'> {
  return {
    quote: phrase,
    context,
    headings,
    url: keptUrl(of.url),
    title: of.title,
    ...(page === undefined ? {} : { page }),
    acrossBlocks: place.spans.length > 1,
  };
}
