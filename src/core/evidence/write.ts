import { linkToQuote } from '../answer/text-fragment.ts';
import type { Evidence } from './collect.ts';

/** What a file of evidence says of its own, in the person's language. */
export interface EvidenceWords {
  page(page: number): string;
  time(askedAt: number): string;
}

/** The evidence by page, in the order in which the pages were cited first. */
export function byPage(evidence: readonly Evidence[]): Evidence[][] {
  const pages = new Map<string, Evidence[]>();
  for (const each of evidence) {
    const key = each.url.replace(/#.*$/, '');
    pages.set(key, [...(pages.get(key) ?? []), each]);
  }
  return [...pages.values()];
}

const linkOf = (each: Evidence): string => (each.url === '' ? '' : linkToQuote(each));

/** Quotes word for word, each with where it stands and a link that lights it, under the page that it is from. */
export function evidenceAsMarkdown(evidence: readonly Evidence[], words: EvidenceWords): string {
  return byPage(evidence)
    .map((quotes) => {
      const [{ url, title }] = quotes as [Evidence];
      const name = escapeMarkdown(title || url);
      return [
        `## ${url ? `[${name}](${url})` : name}`,
        ...quotes.map((each) => quoteAsMarkdown(each, words)),
      ].join('\n\n');
    })
    .join('\n\n')
    .concat('\n');
}

function quoteAsMarkdown(each: Evidence, { page, time }: EvidenceWords): string {
  const link = linkOf(each);
  const where = [
    ...each.headings.map(escapeMarkdown),
    ...(each.page === undefined ? [] : [page(each.page)]),
    time(each.askedAt),
  ].join(' › ');
  const quote = escapeMarkdown(each.quote);
  return `> ${link ? `[“${quote}”](${link})` : `“${quote}”`}\n>\n> ${where}`;
}

/** The same as data; `version` grows when fields change. */
export const evidenceAsJson = (evidence: readonly Evidence[]): string =>
  JSON.stringify(
    {
      format: 'sightline-evidence',
      version: 1,
      evidence: evidence.map(
        ({ turnId: _turn, citation: _citation, acrossBlocks: _across, askedAt, ...each }, i) => ({
          ...each,
          askedAt: new Date(askedAt).toISOString(),
          link: linkOf(evidence[i]!),
        }),
      ),
    },
    null,
    2,
  );

/** A reference for each page, as reference managers take it (CSL-JSON 1.0.2), with its quotes as a note. */
export const evidenceAsCsl = (evidence: readonly Evidence[]): string =>
  JSON.stringify(
    byPage(evidence).map((quotes, i) => {
      const [{ url, title, page, askedAt }] = quotes as [Evidence];
      const at = new Date(askedAt);
      return {
        id: `sightline-${i + 1}`,
        type: page === undefined ? 'webpage' : 'document',
        title: title || url,
        ...(url ? { URL: url } : {}),
        ...(URL.canParse(url) && new URL(url).host ? { 'container-title': new URL(url).host } : {}),
        accessed: { 'date-parts': [[at.getFullYear(), at.getMonth() + 1, at.getDate()]] },
        note: quotes.map(({ quote }) => `“${quote}”`).join('\n'),
      };
    }),
    null,
    2,
  );

const escapeMarkdown = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
