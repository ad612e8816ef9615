import type { Citation, Coverage, Note } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { findMainContent } from '../../core/index/main-content.ts';
import { type PageWords, readPage } from '../../core/index/page-words.ts';
import { unjoin } from '../../core/index/unjoin.ts';
import { asksAboutUs } from '../../core/text/about-us.ts';
import { type Question, readQuestion } from '../../core/text/question.ts';
import { roughTokens } from '../../core/text/tokens.ts';
import { crossingCell } from './instant/crossing.ts';
import { type Evidence, gatherEvidence } from './instant/evidence.ts';
import { extracted } from './instant/extract.ts';
import { keysOf, pickLead } from './instant/lead.ts';
import { listQuotes } from './instant/list.ts';
import { overviewQuotes } from './instant/overview.ts';
import { compose, type Quote, sentenceOf } from './instant/quote.ts';
import { surenessOf } from './instant/sureness.ts';

export interface InstantAnswer {
  /** Markdown with citation placeholders; nothing but the page's own words. */
  text: string;
  citations: Citation[];
  notes: Note[];
  coverage: Coverage;
}

const QUOTES = 3;
/** A further quote must come this close to the best. */
const CLOSE = 0.6;

/**
 * Answers from the page alone: the words that most likely are the answer, then the passages that speak for it. Composes nothing. Where it
 * is not sure it leads with no word of its own choice and says so; where nothing fits it cites nothing.
 */
export function answerInstantly(
  question: string,
  index: PageIndex,
  { nearest = false }: { nearest?: boolean } = {},
): InstantAnswer {
  if (asksAboutUs(question)) {
    return { ...compose([]), notes: [{ code: 'instant-help' }], coverage: wholePage(index) };
  }
  const { lines, restore } = unjoin(index.lines.filter(({ role }) => role !== 'title'));
  const page = readPage(lines);
  const asked = readQuestion(question, page.language);
  const { quotes, note } = quotesFor(asked, page, index, nearest);
  const { text, citations } = compose(quotes);
  const placed = citations.map((citation) => ({
    ...citation,
    place: wordsAt(citation.place.spans.map(restore)),
  }));
  return { text, citations: placed, notes: [{ code: note }], coverage: wholePage(index) };
}

interface Chosen {
  quotes: Quote[];
  note: 'instant-quotes' | 'instant-unsure' | 'instant-nothing';
}

function quotesFor(question: Question, page: PageWords, index: PageIndex, nearest: boolean): Chosen {
  const main = () => findMainContent(page.blocks, index.title);
  if (question.wish === 'overview') {
    const quotes = overviewQuotes(page, main());
    return { quotes, note: quotes.length > 0 ? 'instant-quotes' : 'instant-nothing' };
  }
  const values = extracted(question.text, page, main);
  if (values) {
    const note =
      values.quotes.length === 0 ? 'instant-nothing' : values.partly ? 'instant-unsure' : 'instant-quotes';
    return { quotes: values.quotes, note };
  }
  const ranked = gatherEvidence(page, question, page.cut(index.title));
  const crossing = crossingCell(ranked, question, page);
  if (crossing) {
    return {
      quotes: leadQuotes(crossing.evidence, crossing.span, page, keysOf(question)),
      note: 'instant-quotes',
    };
  }
  const sureness = surenessOf(ranked, question, page);
  if (sureness === 'no' && !nearest) return { quotes: [], note: 'instant-nothing' };
  if (sureness !== 'sure') return { quotes: passages(ranked, question, page), note: 'instant-unsure' };
  return { quotes: sureQuotes(ranked, question, page), note: 'instant-quotes' };
}

function sureQuotes(ranked: readonly Evidence[], question: Question, page: PageWords): Quote[] {
  const listed = question.wish === 'list' ? listQuotes(ranked, page) : [];
  if (listed.length > 0) return listed;
  const lead = pickLead(ranked, question, page);
  const keys = keysOf(question);
  const close = ranked[0]!.score * CLOSE;
  const others = ranked.filter(({ score, line }) => score >= close && line !== lead?.evidence.line);
  const sentences = others.slice(0, QUOTES - 1).map((evidence) => quoteOf(evidence, page, keys));
  if (!lead) return sentences;
  return [...leadQuotes(lead.evidence, lead.span, page, keys), ...sentences];
}

/** The passages that come nearest, each as a sentence. */
function passages(ranked: readonly Evidence[], question: Question, page: PageWords): Quote[] {
  const keys = keysOf(question);
  return ranked
    .filter(({ score }) => score > 0)
    .slice(0, QUOTES)
    .map((evidence) => quoteOf(evidence, page, keys));
}

function leadQuotes(
  evidence: Evidence,
  span: Quote | { start: number; end: number },
  page: PageWords,
  keys: Set<string>,
): Quote[] {
  const { line, headings } = evidence;
  const named = nameOfPart(line, span, page);
  const short = { line, headings, start: span.start, end: span.end, strong: span, named };
  const sentence = sentenceOf(line, page, keys, span);
  if (sentence.start === span.start && sentence.end === span.end) return [short];
  return [short, { ...quoteOf(evidence, page, keys), ...sentence, strong: span }];
}

/** What names some words of a line: for a cell its row's first words and its column's header. */
function nameOfPart(
  line: Evidence['line'],
  { start, end }: { start: number; end: number },
  page: PageWords,
): string | undefined {
  const cell = line.cells?.find((each) => start >= each.start && end <= each.end);
  const [first] = line.cells ?? [];
  const row = first && first !== cell ? line.text.slice(first.start, first.end) : undefined;
  const names = cell ? [row, cell.column] : page.namesOf(line);
  return names.filter((name) => name !== undefined && name !== '').join(' · ') || undefined;
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
