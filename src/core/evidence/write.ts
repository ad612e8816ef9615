import { linkToQuote } from '../answer/text-fragment.ts';
import type { Evidence } from './collect.ts';
import { byPage, type EvidenceGroup } from './group.ts';

/** What a file of evidence says of its own, in the person's language. */
export interface EvidenceWords {
  page(page: number): string;
  time(at: number): string;
  /** That a quote was looked for in vain. */
  gone(at: number): string;
  pinned: string;
}

const linkOf = (each: Evidence): string => (each.url === '' ? '' : linkToQuote(each));

/** By page, what is pinned first. */
const pagesOf = (evidence: readonly Evidence[]): EvidenceGroup[] =>
  byPage([...evidence].sort((a, b) => Number(b.pinned) - Number(a.pinned)));

/**
 * Quotes word for word, each with where it stands and a link that lights it, under the page that it is from. A comment stands below its quote,
 * outside of it.
 */
export function evidenceAsMarkdown(evidence: readonly Evidence[], words: EvidenceWords): string {
  return pagesOf(evidence)
    .map(({ quotes }) => {
      const [{ url, title }] = quotes;
      const name = escapeMarkdown(title || url);
      return [
        `## ${url ? `[${name}](${url})` : name}`,
        ...quotes.map((each) => quoteAsMarkdown(each, words)),
      ].join('\n\n');
    })
    .join('\n\n')
    .concat('\n');
}

function quoteAsMarkdown(each: Evidence, words: EvidenceWords): string {
  const link = linkOf(each);
  const where = [
    ...(each.pinned ? [`**${escapeMarkdown(words.pinned)}**`] : []),
    ...each.headings.map(escapeMarkdown),
    ...(each.page === undefined ? [] : [words.page(each.page)]),
    words.time(each.askedAt),
    ...(each.goneAt === undefined ? [] : [escapeMarkdown(words.gone(each.goneAt))]),
  ].join(' › ');
  const quote = escapeMarkdown(each.quote);
  const comment = each.comment && `\n\n${escapeMarkdown(each.comment)}`;
  return `> ${link ? `[“${quote}”](${link})` : `“${quote}”`}\n>\n> ${where}${comment}`;
}

/**
 * The same as data; `version` grows when fields change. `contextSha256`: of the line as it was read, in UTF-8, by which another program can tell
 * whether it was changed.
 */
export async function evidenceAsJson(evidence: readonly Evidence[]): Promise<string> {
  const rows = evidence.map(async ({ cited: _, acrossBlocks: __, askedAt, goneAt, comment, ...each }, i) => ({
    ...each,
    ...beside(each.quote, each.context),
    ...(comment ? { comment } : {}),
    askedAt: new Date(askedAt).toISOString(),
    ...(goneAt === undefined ? {} : { goneAt: new Date(goneAt).toISOString() }),
    contextSha256: await sha256(each.context),
    link: linkOf(evidence[i]!),
  }));
  return JSON.stringify(
    { format: 'sightline-evidence', version: 2, evidence: await Promise.all(rows) },
    null,
    2,
  );
}

/** Characters before and behind a quote, as annotations of the web name their place (W3C TextQuoteSelector). */
const BESIDE_CHARS = 32;

function beside(quote: string, context: string): { prefix: string; suffix: string } {
  const at = context.indexOf(quote);
  if (at < 0) return { prefix: '', suffix: '' };
  const end = at + quote.length;
  return {
    prefix: context.slice(Math.max(0, at - BESIDE_CHARS), at),
    suffix: context.slice(end, end + BESIDE_CHARS),
  };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A reference for each page, as reference managers take it (CSL-JSON 1.0.2), with its quotes and the comments on them as a note. */
export const evidenceAsCsl = (
  evidence: readonly Evidence[],
  { pinned }: Pick<EvidenceWords, 'pinned'>,
): string =>
  JSON.stringify(
    pagesOf(evidence).map(({ quotes }, i) => {
      const [{ url, title, page, askedAt }] = quotes;
      const at = new Date(askedAt);
      return {
        id: `sightline-${i + 1}`,
        type: page === undefined ? 'webpage' : 'document',
        title: title || url,
        ...(url ? { URL: url } : {}),
        ...(URL.canParse(url) && new URL(url).host ? { 'container-title': new URL(url).host } : {}),
        ...(quotes.some((each) => each.pinned) ? { keyword: pinned } : {}),
        accessed: { 'date-parts': [[at.getFullYear(), at.getMonth() + 1, at.getDate()]] },
        note: quotes
          .flatMap(({ quote, comment }) => [`“${quote}”`, ...(comment ? [`– ${comment}`] : [])])
          .join('\n'),
      };
    }),
    null,
    2,
  );

const escapeMarkdown = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
