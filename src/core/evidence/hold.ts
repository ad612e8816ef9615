import type { Citation, FindCard } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import type { PageIndex, Span } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { findAgain } from '../citations/find-again.ts';
import { createVerifier } from '../citations/verify.ts';
import { isPageOf } from '../history/address.ts';

/** A quote of the trail that stands on the page in view. */
export interface HeldQuote {
  turnId: string;
  /** With the numbers that its own page gives to its lines. */
  citation: Citation;
  /** The address of its page. */
  url: string;
  /** Its page was read in a tab, not fetched unseen. */
  inTab: boolean;
  /** That its words are not there proves that they are gone: they are none of a list that shows now this and now that part of it. */
  stays: boolean;
}

/** What was seen of a quote. */
export interface Seen {
  turnId: string;
  citation: number;
  isThere: boolean;
}

/** The verified quotes of all answers that stand on the page at `url`. */
export const quotesOn = (turns: readonly Turn[], url: string): HeldQuote[] =>
  turns.flatMap((turn) => {
    const { card } = turn;
    if (card?.mode !== 'find') return [];
    return card.citations.flatMap((citation) => {
      const { k, source = -1 } = citation;
      const page = card.pages?.[source];
      const of = page?.url ?? turn.url;
      if (k === null || !isPageOf(of, url)) return [];
      const asked = turn.pages?.[source];
      const place = wordsAt(
        citation.place.spans.map((span) => ({ ...span, n: span.n - (asked?.base ?? 0) })),
      );
      return {
        turnId: turn.id,
        citation: { ...citation, place },
        url: of,
        inTab: page === undefined || asked?.tabId !== undefined,
        stays: stays(card, citation),
      };
    });
  });

/** What scrolls away out of the document, or stands on another page of a list behind a button, is not gone. Behind a link it has an address of its own. */
export function stays({ ledger }: Pick<FindCard, 'ledger'>, { item, source }: Citation): boolean {
  return !item || ledger?.end === 'whole' || ledger?.further !== undefined || source !== undefined;
}

/** Holds quotes against their page as it is now, by the rule by which a chip finds its words, or is refused. */
export function stillOn(lines: PageIndex['lines']): (quote: HeldQuote) => boolean {
  const verifier = createVerifier({ lines });
  return ({ citation }) => findAgain(lines, verifier, citation) !== undefined;
}

/**
 * The words of a quote and of its line, in the stretches in which they stand on a page: between cells, up to where the line was cut. Those of a quote over
 * several lines are its parts in each: a page may have nothing between two paragraphs, where a quote has a space.
 */
export function stretchesOf({ citation: { context, phrase, place } }: HeldQuote): string[] {
  const line = context.split(' · ').at(-1) ?? '';
  const parts = place.spans.length > 1 ? partsIn(phrase, place.spans) : undefined;
  const stretches = (parts ?? [line, phrase]).flatMap((each) => each.split(/ ¦ |…/));
  return [...new Set(stretches.map((each) => each.trim()))].filter(Boolean);
}

/** A phrase cut where its lines end; `undefined` where it is not as long as they are. */
function partsIn(phrase: string, spans: readonly Span[]): string[] | undefined {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (phrase[at] === ' ') at += 1;
    parts.push(phrase.slice(at, at + end - start));
    at += end - start;
  }
  return at === phrase.length ? parts : undefined;
}
