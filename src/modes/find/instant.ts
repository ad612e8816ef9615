import type { Citation, Coverage, Note } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { type PageWords, readPage } from '../../core/index/page-words.ts';
import { type Question, readQuestion } from '../../core/text/question.ts';
import { roughTokens } from '../../core/text/tokens.ts';
import { type Evidence, gatherEvidence } from './instant/evidence.ts';
import { keysOf, pickLead } from './instant/lead.ts';
import { listQuotes } from './instant/list.ts';
import { overviewQuotes } from './instant/overview.ts';
import { compose, type Quote, sentenceOf } from './instant/quote.ts';

export interface InstantAnswer {
  /** Markdown with citation placeholders; nothing but the page's own words. */
  text: string;
  citations: Citation[];
  notes: Note[];
  coverage: Coverage;
}

/**
 * How sure one can be that the page speaks of what is asked, by the share of the question that is found in one place and by how much
 * the words found there say. Fitted (logistic regression) on questions asked of their own page and of another one.
 */
const SURE = { around: 14, mass: 2, base: -7.3 };
/** Below this nothing is quoted: a false answer is worse than none. */
const ENOUGH = 0.8;
const QUOTES = 3;
/** A further quote must come this close to the best. */
const CLOSE = 0.6;

/**
 * Answers from the page alone: the words that most likely are the answer, then the passages that speak for it. Composes nothing.
 */
export function answerInstantly(question: string, index: PageIndex): InstantAnswer {
  const page = readPage(index.lines);
  const asked = readQuestion(question, page.language);
  const quotes = quotesFor(asked, page, index);
  const note = quotes.length > 0 ? 'instant-quotes' : 'instant-nothing';
  return { ...compose(quotes), notes: [{ code: note }], coverage: wholePage(index) };
}

function quotesFor(question: Question, page: PageWords, index: PageIndex): Quote[] {
  if (question.wish === 'overview') return overviewQuotes(page);
  const ranked = gatherEvidence(page, question, page.cut(index.title));
  const best = ranked[0];
  if (!best || best.score <= 0 || sureness(best) < ENOUGH) return [];
  const listed = question.wish === 'list' ? listQuotes(ranked, page) : [];
  if (listed.length > 0) return listed;
  const lead = pickLead(ranked, question, page);
  const keys = keysOf(question);
  const others = ranked.filter(
    ({ score, line }) => score >= best.score * CLOSE && line !== lead?.evidence.line,
  );
  const sentences = others.slice(0, QUOTES - 1).map((evidence) => quoteOf(evidence, page, keys));
  if (!lead) return sentences;
  return [...leadQuotes(lead.evidence, lead.span, page, keys), ...sentences];
}

function sureness({ around, mass }: Evidence): number {
  return 1 / (1 + Math.exp(-(SURE.around * around + SURE.mass * mass + SURE.base)));
}

function leadQuotes(
  evidence: Evidence,
  span: Quote | { start: number; end: number },
  page: PageWords,
  keys: Set<string>,
): Quote[] {
  const { line, headings } = evidence;
  const named = page.namesOf(line).join(' · ') || undefined;
  const short = { line, headings, start: span.start, end: span.end, strong: span, named };
  const sentence = sentenceOf(line, page, keys, span);
  if (sentence.start === span.start && sentence.end === span.end) return [short];
  return [short, { ...quoteOf(evidence, page, keys), ...sentence, strong: span }];
}

function quoteOf({ line, headings }: Evidence, page: PageWords, keys: Set<string>): Quote {
  return {
    line,
    headings,
    ...sentenceOf(line, page, keys),
    named: page.namesOf(line).join(' · ') || undefined,
  };
}

function wholePage({ lines }: PageIndex): Coverage {
  const tokens = roughTokens(lines.reduce((sum, line) => sum + line.text.length, 0));
  return { readLines: lines.length, totalLines: lines.length, readTokens: tokens, totalTokens: tokens };
}
