import type { Citation, FindCard } from '../../contracts/answer.ts';
import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import { linkToQuote } from './text-fragment.ts';

const PLACEHOLDER = new RegExp(`\\s?${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`, 'g');

/** What an answer in Markdown says of its own, in the person's language. */
export interface AnswerWords {
  /** Behind a statement whose quote is not on the page. */
  notFound: string;
  /** Heading above what is general knowledge. */
  general: string;
  /** On which page of a PDF a quote stands. */
  page(page: number): string;
}

/** An answer for the clipboard: Markdown whose citation numbers link to the quoted words on the page, with all quotes as such below it. */
export function answerAsMarkdown(
  card: Pick<FindCard, 'text' | 'general' | 'citations' | 'pages'>,
  page: { url: string; title: string },
  words: AnswerWords,
): string {
  const byId = new Map(card.citations.map((citation) => [citation.id, citation]));
  const urlOf = ({ source }: Citation) => card.pages?.[source ?? -1]?.url ?? page.url;
  const text = card.text.replace(PLACEHOLDER, (_, id: string) => {
    const citation = byId.get(Number(id));
    if (!citation) return '';
    return citation.k === null
      ? ` (${words.notFound})`
      : ` [[${citation.k}]](${linkTo(urlOf(citation), citation)})`;
  });
  const quotes = onePerNumber(card.citations).map(
    (citation) =>
      `> ${citation.k}. [“${escapeBrackets(citation.phrase)}”](${linkTo(urlOf(citation), citation)})` +
      (citation.page === undefined ? '' : ` (${words.page(citation.page)})`),
  );
  const cited = new Set(card.citations.map(({ source }) => source));
  const sources = card.pages?.filter((_, at) => cited.has(at)) ?? [page];
  const source = sources
    .filter(({ url }) => url)
    .map(({ title, url }) => `[${escapeBrackets(title || url)}](${url})`)
    .join('\n');
  const general = card.general && `**${words.general}**\n\n${card.general.trim()}`;
  return [text.trim(), general, quotes.join('\n'), source].filter(Boolean).join('\n\n');
}

/** An answer's words as they are, each citation as its number in brackets. Reads no Markdown, so it cannot fail on any. */
export function answerAsText(card: Pick<FindCard, 'text' | 'general' | 'citations'>): string {
  const byId = new Map(card.citations.map((citation) => [citation.id, citation]));
  const text = card.text.replace(PLACEHOLDER, (_, id: string) => {
    const k = byId.get(Number(id))?.k ?? null;
    return k === null ? '' : ` [${k}]`;
  });
  return [text.trim(), card.general?.trim()].filter(Boolean).join('\n\n');
}

/** The verified citations by chip number; a number that is used twice stands once. */
export function onePerNumber(citations: readonly Citation[]): (Citation & { k: number })[] {
  const byNumber = new Map<number, Citation & { k: number }>();
  for (const citation of citations) {
    if (citation.k !== null && !byNumber.has(citation.k))
      byNumber.set(citation.k, { ...citation, k: citation.k });
  }
  return [...byNumber.values()].sort((a, b) => a.k - b.k);
}

const linkTo = (url: string, { phrase, context, page, place }: Citation): string =>
  linkToQuote({ url, quote: phrase, context, page, acrossBlocks: place.spans.length > 1 });

function escapeBrackets(words: string): string {
  return words.replace(/[[\]\\]/g, '\\$&');
}
