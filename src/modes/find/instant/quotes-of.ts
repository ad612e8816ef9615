import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value } from '../../../core/text/values.ts';
import type { Evidence } from './evidence.ts';
import { keysOf } from './lead.ts';
import { type Quote, statementOf, wordsOf } from './quote.ts';
import { originOf } from './sentences-apart.ts';
import type { Widen } from './widen.ts';

/** What is quoted of a line, with what names it. */
export function quoteOf(
  { line, headings }: Evidence,
  page: PageWords,
  keys: Set<string>,
  within?: Value,
): Quote {
  const named = page.namesOf(line).join(' · ') || undefined;
  return { headings, ...statementOf(line, page, keys, within), named };
}

interface Options {
  /** What is quoted already. */
  before?: readonly Quote[];
  /** Gives a quote what stands beside it. */
  widen?: Widen;
}

/** The first few that say different things, also from what is quoted `before`; "You can install it with:" goes with what follows. */
export function quotesOf(
  ranked: readonly Evidence[],
  count: number,
  page: PageWords,
  question: Question,
  { before = [], widen = (quote) => quote }: Options = {},
): Quote[] {
  const keys = keysOf(question);
  // What something is takes more than the sentence that names it.
  const explains = question.wish === 'definition' && question.type === 'thing';
  const said = before.map((quote) => saidBy(quote, page));
  const quotes: Quote[] = [];
  const quoted = new Set<IndexLine>();
  for (const evidence of ranked) {
    if (quotes.length >= count) break;
    const goesOn =
      LEADS_IN.test(evidence.line.text) || (explains && quotes.length === 0) || announces(evidence, question);
    const next = goesOn ? lineAfter(evidence, page) : undefined;
    for (const own of [quoteOf(evidence, page, keys), ...(next ? [next] : [])]) {
      if (quoted.has(own.line) || said.some((other) => isSame(saidBy(own, page), other))) continue;
      const quote = widen(own, quoted);
      for (const { line } of quote.more ?? []) quoted.add(line);
      if (quote.more) quoted.add(quote.line);
      quotes.push(quote);
      said.push(saidBy(quote, page));
    }
  }
  return quotes;
}

interface Said {
  words: string;
  keys: ReadonlySet<string>;
}

const saidBy = (quote: Quote, page: PageWords): Said => {
  const words = wordsOf(quote);
  const { named = '' } = quote;
  return { words, keys: new Set(page.cut(`${named} ${words}`)) };
};

/** Share of a quote's words that stand in another one already: a teaser and what it was cut out of are one. */
const SAME = 0.85;
/** Fewer words are the same only where all of them are: "Adults 11 €", "Adults 26 €". */
const ENOUGH = 6;

function isSame({ words, keys }: Said, other: Said): boolean {
  if (other.words.includes(words)) return true;
  const fewer = Math.min(keys.size, other.keys.size);
  if (fewer < ENOUGH) return false;
  let shared = 0;
  for (const key of keys) if (other.keys.has(key)) shared += 1;
  return shared >= SAME * fewer;
}

const LEADS_IN = /[:：]$/u;
/** "They can choose between three models." is about so many characters long. */
const ANNOUNCEMENT = 120;

/** Says how many there are, in a word, and mostly goes on with which. */
const announces = ({ line: { text } }: Evidence, { type }: Question): boolean =>
  type === 'thing' &&
  text.length <= ANNOUNCEMENT &&
  findValues(text, 'count').some(({ start, end }) => /^\p{Ll}{3,}$/u.test(text.slice(start, end)));

function lineAfter({ line }: Evidence, page: PageWords): Quote | undefined {
  const lines = page.blocks.flatMap(({ lines: own, headings }) =>
    own.map((each) => ({ line: each, headings })),
  );
  const next = lines[lines.findIndex((each) => each.line === line) + 1];
  const belongs =
    next?.line.kind === 'text' &&
    next.line.level === undefined &&
    next.line.text !== '' &&
    next.line.frame === line.frame;
  return belongs ? { headings: next.headings, ...originOf(next.line) } : undefined;
}
