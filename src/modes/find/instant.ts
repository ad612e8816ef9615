import type { Citation, Coverage, Note } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { type PageWords, readPage } from '../../core/index/page-words.ts';
import { type Question, readQuestion } from '../../core/text/question.ts';
import { lineTokens } from '../../core/text/tokens.ts';
import { type Evidence, gatherEvidence } from './instant/evidence.ts';
import { pickLead } from './instant/lead.ts';
import { compose, namesOf, type Quote, sentenceOf } from './instant/quote.ts';

export interface InstantAnswer {
  /** Markdown with citation placeholders; nothing but the page's own words. */
  text: string;
  citations: Citation[];
  notes: Note[];
  coverage: Coverage;
}

/** Below these nothing is quoted: a false answer is worse than none. */
const ENOUGH = { score: 0.45, around: 0.5 };
const QUOTES = 3;
/** A further quote must come this close to the best. */
const CLOSE = 0.75;

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
  const ranked = gatherEvidence(page, question, page.cut(index.title));
  const best = ranked[0];
  if (!best || best.score < ENOUGH.score || best.around < ENOUGH.around) return [];
  const lead = pickLead(ranked, question, page);
  const keys = new Set(question.terms.flatMap(({ key, synonyms }) => [key, ...synonyms]));
  const others = ranked.filter(
    ({ score, line }) => score >= best.score * CLOSE && line !== lead?.evidence.line,
  );
  const sentences = others.slice(0, QUOTES - 1).map((evidence) => quoteOf(evidence, page, keys));
  if (!lead) return sentences;
  return [...leadQuotes(lead.evidence, lead.span, page, keys), ...sentences];
}

function leadQuotes(
  evidence: Evidence,
  span: Quote | { start: number; end: number },
  page: PageWords,
  keys: Set<string>,
): Quote[] {
  const { line, headings } = evidence;
  const named = namesOf(line) || undefined;
  const short = { line, headings, start: span.start, end: span.end, strong: span, named };
  const sentence = sentenceOf(line, page, keys, span);
  if (sentence.start === span.start && sentence.end === span.end) return [short];
  return [
    { ...short, named: undefined },
    { ...quoteOf(evidence, page, keys), ...sentence, strong: span },
  ];
}

function quoteOf({ line, headings }: Evidence, page: PageWords, keys: Set<string>): Quote {
  return { line, headings, ...sentenceOf(line, page, keys), named: namesOf(line) || undefined };
}

function wholePage({ lines }: PageIndex): Coverage {
  const tokens = lines.reduce((sum, line) => sum + lineTokens(line), 0);
  return { readLines: lines.length, totalLines: lines.length, readTokens: tokens, totalTokens: tokens };
}
