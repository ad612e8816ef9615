import {
  CITATION_CLOSE,
  CITATION_OPEN,
  type Citation,
  citationPlaceholder,
} from '../../../contracts/answer.ts';
import type { IndexLine } from '../../../contracts/page-index.ts';
import { wordsAt } from '../../../contracts/place.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { pageAt } from '../../../core/index/pages.ts';
import { LONG_BLOCK } from '../../../core/text/cut-sentences.ts';
import type { Value } from '../../../core/text/values.ts';
import { cellsOf } from './row-words.ts';
import { type Origin, originOf } from './sentences-apart.ts';

/** Words of one line that are quoted; offsets into its text. */
export interface Quote extends Value {
  line: IndexLine;
  headings: readonly IndexLine[];
  /** What is set in bold inside: the short answer. */
  strong?: Value;
  /** What names the line: "Pro · Price per month" for a cell. Shown in front of its words. */
  named?: string;
  /** One of a list. */
  item?: boolean;
  /** Whole lines that it goes on with, in the page's order. */
  more?: readonly Origin[];
}

/** The words of a quote, as the page's lines would be joined. */
export const wordsOf = ({ line, start, end, more = [] }: Quote): string =>
  more.reduce(
    (text, next) => `${text}${next.line.glued ? '' : ' '}${next.line.text.slice(next.start, next.end)}`,
    line.text.slice(start, end),
  );

/** A line of this many characters or less is quoted whole: longer texts are lines of a sentence or so. */
const WHOLE = LONG_BLOCK;

/**
 * The words to quote of a line or of a sentence that was taken out of one (`sentencesApart`): a short line whole, of a long one that sentence, or the one that
 * holds `within` (offsets into `part`), or else most of the question's words.
 */
export function statementOf(
  part: IndexLine,
  page: PageWords,
  keys: ReadonlySet<string>,
  within?: Value,
): Origin {
  const origin = originOf(part);
  const { line } = origin;
  if (!within && line.text.length <= WHOLE) return { line, start: 0, end: line.text.length };
  if (origin.line !== part) return origin;
  return { line, ...sentenceOf(line, page, keys, within) };
}

function sentenceOf(line: IndexLine, page: PageWords, keys: ReadonlySet<string>, within?: Value): Value {
  const whole = { start: 0, end: line.text.length };
  const sentences = splitSentences(line.text);
  if (within) return sentences.find(({ start, end }) => start <= within.start && within.end <= end) ?? whole;
  const worth = (sentence: Value) =>
    new Set(page.cut(line.text.slice(sentence.start, sentence.end)).filter((key) => keys.has(key))).size;
  const best = sentences.reduce(
    (best, sentence) => (worth(sentence) > worth(best) ? sentence : best),
    sentences[0] ?? whole,
  );
  return { start: best.start, end: best.end };
}

/**
 * Text and citations of an answer that is made of quotes alone.
 * @param before citations that the answer has already; these are numbered on
 */
export function compose(quotes: readonly Quote[], before = 0): { text: string; citations: Citation[] } {
  const citations = quotes.map((quote, i) => cite(quote, before + i + 1));
  const shown = quotes.map((quote, i) => show(quote, before + i + 1));
  const text = shown.reduce((sum, part, i) => {
    const listed = quotes[i]!.item && quotes[i - 1]?.item;
    return i === 0 ? part : `${sum}${listed ? '\n' : '\n\n'}${part}`;
  }, '');
  return { text, citations };
}

function cite(quote: Quote, id: number): Citation {
  const { line, start, end, headings, named, more = [] } = quote;
  const spans = [{ line, start, end }, ...more].map(({ line: { n }, ...words }) => ({
    n,
    start: words.start,
    end: words.end,
  }));
  const page = pageAt(line, start);
  const text = more.length > 0 ? wordsOf(quote) : line.text;
  return {
    id,
    k: id,
    status: 'exact',
    phrase: wordsOf(quote),
    place: wordsAt(spans),
    context: named && !cellsOf(line, { start, end }) ? `${named} · ${text}` : text,
    headings: headings.map((heading) => heading.text),
    ...(page === undefined ? {} : { page }),
  };
}

function show(quote: Quote, id: number): string {
  const { line, start, end, strong, named, item, more } = quote;
  const mark = citationPlaceholder(id);
  const whole = strong?.start === start && strong.end === end && !more;
  const cells = cellsOf(line, { start, end });
  const words = cells
    ? cells
        .map(
          ({ column, ...cell }) => `${column ? `${escaped(column)}: ` : ''}${emphasize(line, cell, strong)}`,
        )
        .join(' · ')
    : `${emphasize(line, { start, end }, strong)}${escaped(wordsOf(quote).slice(end - start))}`;
  const shown = `${named && !cells ? `${escaped(named)}: ` : ''}${words}${mark}`;
  if (item) return `- ${shown}`;
  return whole ? shown : `> ${shown}`;
}

/** The words of a stretch with the part that is the short answer in bold. */
function emphasize({ text }: IndexLine, { start, end }: Value, strong: Value | undefined): string {
  if (!strong || strong.start < start || strong.end > end) return escaped(text.slice(start, end));
  return (
    escaped(text.slice(start, strong.start)) +
    bold(text.slice(strong.start, strong.end)) +
    escaped(text.slice(strong.end, end))
  );
}

/** Punctuation stays outside: Markdown takes no `**` for an end that stands between a full stop and a citation. */
function bold(words: string): string {
  const core = words.replace(/[\p{P}\p{S}\s]+$/u, '');
  return core === '' ? escaped(words) : `**${escaped(core)}**${escaped(words.slice(core.length))}`;
}

const PLACEHOLDERS = new RegExp(`[${CITATION_OPEN}${CITATION_CLOSE}]`, 'g');

/** A name of ours above quotes: that of the page that they are from. */
export const titled = (title: string, text: string): string => `### ${escaped(title)}\n\n${text}`;

/** Page words as Markdown that shows just these words. Icon fonts use the placeholders' characters, too: they show nothing. */
export function escaped(words: string): string {
  return words
    .replace(PLACEHOLDERS, '')
    .replace(/[\\`*_{}[\]<>~|&]/g, '\\$&')
    .replace(
      /^(\s*)([#+-]|\d+[.)])(?=\s|$)/,
      (_, space: string, sign: string) => `${space}${sign.replace(/[#+.)-]$/, '\\$&')}`,
    );
}
