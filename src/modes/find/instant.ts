import {
  type Citation,
  type Coverage,
  citationPlaceholder,
  type FindCard,
  type Note,
} from '../../contracts/answer.ts';
import type { IndexSource, PageIndex, Span } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { linesAround } from '../../core/index/around.ts';
import { linesBySource } from '../../core/index/join-pages.ts';
import { findMainContent, type MainContent } from '../../core/index/main-content.ts';
import { type PageWords, readPage } from '../../core/index/page-words.ts';
import { unjoin } from '../../core/index/unjoin.ts';
import { lazy } from '../../core/lazy.ts';
import type { CountedList } from '../../core/lists/ledger.ts';
import { asksAboutUs } from '../../core/text/about-us.ts';
import { withMeanings } from '../../core/text/meanings-of.ts';
import { partsOf, type Question, readQuestion } from '../../core/text/question.ts';
import { roughTokens } from '../../core/text/tokens.ts';
import type { Value } from '../../core/text/values.ts';
import { byUnit } from './instant/by-unit.ts';
import { crossingCell } from './instant/crossing.ts';
import { type Evidence, gatherEvidence } from './instant/evidence.ts';
import { extracted } from './instant/extract.ts';
import { labelledCount } from './instant/labelled-count.ts';
import { lacksComments } from './instant/lacks-comments.ts';
import { keysOf, pickLead } from './instant/lead.ts';
import { listQuotes } from './instant/list.ts';
import { overviewQuotes } from './instant/overview.ts';
import { pageDate, saysRelativeDay } from './instant/page-date.ts';
import { passages } from './instant/passages.ts';
import { compose, escaped, type Quote, titled } from './instant/quote.ts';
import { quoteOf, quotesOf } from './instant/quotes-of.ts';
import { originOf, sentencesApart } from './instant/sentences-apart.ts';
import { withoutSiteSpeech } from './instant/site-speech.ts';
import { surenessOf } from './instant/sureness.ts';
import { controlQuotes } from './instant/where-to-click.ts';
import { surenessByWords } from './instant/word-sureness.ts';
import { sourcePages } from './source-pages.ts';
import { statedInHeading } from './stated-count.ts';

export interface InstantAnswer {
  /** Markdown with citation placeholders; nothing but the page's own words. */
  text: string;
  citations: Citation[];
  notes: Note[];
  coverage: Coverage;
  /** Of an index of several pages. */
  pages?: FindCard['pages'];
  ledger?: FindCard['ledger'];
}

const QUOTES = 3;
/** A further quote must come this close to the best. */
const CLOSE = 0.6;

export interface InstantOptions {
  /** The person wants the passages that come nearest, although nothing fits. */
  nearest?: boolean;
  /** Only which of several pages or questions fits is asked, and what that takes is less: the page speaks of it in the question's words. */
  byWords?: boolean;
}

/**
 * Answers from the page alone: the words that most likely are the answer, then the passages that speak for it. Composes nothing. Where it
 * is not sure it leads with no word of its own choice and says so; where nothing fits it cites nothing.
 */
export function answerInstantly(
  question: string,
  index: PageIndex,
  options: InstantOptions = {},
): InstantAnswer {
  const coverage = coverageOf(index.lines);
  if (index.aboutWords) return { ...answerAbout(question, index, index.aboutWords, options), coverage };
  if (asksAboutUs(question)) return { ...compose([]), notes: [{ code: 'instant-help' }], coverage };
  if (index.sources) return answerFromPages(question, index, index.sources, options);
  const { quotes, note, restore } = quotesOn(question, index, options);
  const { text, citations } = compose(quotes);
  return { text, citations: placed(citations, restore), notes: [{ code: note }], coverage };
}

/** Of words that are asked about: what their own lines answer, else the part that they stand in, else the page. What is sure goes first. */
function answerAbout(
  question: string,
  { aboutWords: _, ...page }: PageIndex,
  words: string,
  options: InstantOptions,
): InstantAnswer {
  const { held, part } = linesAround(page.lines, words);
  let unsure: InstantAnswer | undefined;
  for (const lines of [held, part].filter(({ length }) => length > 0)) {
    const answer = answerInstantly(question, { ...page, lines }, { ...options, nearest: false });
    if (answer.notes[0]?.code === 'instant-quotes') return answer;
    if (answer.citations.length > 0) unsure ??= answer;
  }
  return unsure ?? answerInstantly(question, page, options);
}

/** Items that are named in the answer itself; the ledger holds all. */
const NAMED_ITEMS = 12;
/** Operations whose answer is the items; of the others it is a number. */
const NAMES_ITEMS: ReadonlySet<string> = new Set(['list', 'first', 'min', 'max', 'exists']);

/** The answer of a counted list: its number (as a heading, which no single quote backs), or the items that make it, each with its chip. */
export function answerCounted(
  { ledger, citations }: CountedList,
  index: Pick<PageIndex, 'lines'>,
): InstantAnswer {
  const rows = ledger.rows.filter(({ met, citation }) => met && citation !== undefined).slice(0, NAMED_ITEMS);
  const text = NAMES_ITEMS.has(ledger.operation)
    ? rows.map((row) => `- ${namedItem(row.name, row.value)}${citationPlaceholder(row.citation!)}`).join('\n')
    : `### ${escaped(ledger.result)}`;
  return { text: text || '### 0', citations, ledger, notes: [], coverage: coverageOf(index.lines) };
}

const namedItem = (name: string, value: string | undefined): string =>
  value === undefined || name.includes(value) ? escaped(name) : `${escaped(name)}: **${escaped(value)}**`;

/** How many pages quotes are shown of. */
const PAGES = 12;

/** Each page answers by itself, under its title; where one is sure, those that are not stay silent. A question of two parts is asked part by part. */
function answerFromPages(
  question: string,
  index: PageIndex,
  sources: readonly IndexSource[],
  options: InstantOptions,
): InstantAnswer {
  const pages = linesBySource(sources, index.lines);
  const whole = onPages(question, pages, options);
  const parts = partsOf(question).map((part) => onPages(part, pages, options));
  const found = whole.note === 'instant-nothing' && parts.length > 1 ? parts : [whole];
  const notes = found.map(({ note }) => note);
  const note = [...SUREST].reverse().find((code) => notes.includes(code)) ?? 'instant-nothing';
  const texts: string[] = [];
  const citations: Citation[] = [];
  for (const { source, title, quotes, restore } of found.flatMap(({ shown }) => shown)) {
    const part = compose(quotes, citations.length);
    texts.push(titled(title, part.text));
    citations.push(...placed(part.citations, restore).map((citation) => ({ ...citation, source })));
  }
  const coverages = pages.map(({ lines }) => coverageOf(lines));
  return {
    text: texts.join('\n\n'),
    citations,
    notes: [{ code: note }],
    coverage: coverageOf(index.lines),
    pages: sourcePages(index, coverages),
  };
}

/** What the surest of several pages say. */
function onPages(question: string, pages: ReturnType<typeof linesBySource>, options: InstantOptions) {
  const answers = pages.map(({ lines, title }, source) => ({
    source,
    title,
    ...quotesOn(question, { lines, title }, { ...options, byWords: true }),
  }));
  const note = SUREST.find((code) => answers.some((answer) => answer.note === code)) ?? 'instant-nothing';
  const shown = answers.filter((answer) => answer.note === note && answer.quotes.length > 0).slice(0, PAGES);
  return { note, shown };
}

const SUREST = ['instant-quotes', 'instant-unsure'] as const;

/** The quotes of one page, and the way from their numbers to those of its index. */
function quotesOn(
  question: string,
  index: Pick<PageIndex, 'lines' | 'title' | 'authors' | 'dates'>,
  options: InstantOptions,
) {
  const { lines, restore } = unjoin(index.lines.filter(({ role }) => role !== 'title'));
  const page = readPage(sentencesApart(lines));
  const whole = lazy(() => readPage(lines));
  const read = (text: string) => withMeanings(readQuestion(text, page.language), page.language);
  const parts = partsOf(question);
  const asked = { ...read(question), parts: parts.length > 1 ? parts.map(read) : [] };
  return { ...quotesFor(asked, page, whole, index, options), restore };
}

const placed = (citations: readonly Citation[], restore: (span: Span) => Span): Citation[] =>
  citations.map((citation) => ({ ...citation, place: wordsAt(citation.place.spans.map(restore)) }));

interface Chosen {
  quotes: Quote[];
  note: 'instant-quotes' | 'instant-unsure' | 'instant-nothing';
}

/** A page that is asked: with a line for each sentence, with its own lines, its main content, and what it tells of itself. */
interface Asked extends Pick<PageIndex, 'title' | 'authors' | 'dates'> {
  page: PageWords;
  whole: () => PageWords;
  main: () => MainContent;
}

/** `page`: with a line for each sentence; `whole`: with its own lines. */
function quotesFor(
  { parts, ...question }: Question & { parts: readonly Question[] },
  page: PageWords,
  whole: () => PageWords,
  told: Pick<PageIndex, 'title' | 'authors' | 'dates'>,
  options: InstantOptions,
): Chosen {
  const asked = { ...told, page, whole, main: lazy(() => findMainContent(whole().blocks, told.title)) };
  return quotesOfKind(question, asked) ?? quotesByEvidence(question, parts, asked, options);
}

/** What the page is about, and what a question of a known kind asks for: its author and day, how many its title says, whether it has comments. */
function quotesOfKind(question: Question, { whole, main, ...told }: Asked): Chosen | undefined {
  if (question.wish === 'overview') {
    const quotes = overviewQuotes(whole(), main());
    return { quotes, note: noteOf(quotes, true) };
  }
  const values = extracted(question.text, whole, main, told);
  if (values) return { quotes: values.quotes, note: noteOf(values.quotes, !values.partly) };
  const stated = statedQuotes(question, whole());
  if (stated.length > 0) return { quotes: stated, note: 'instant-quotes' };
  return lacksComments(question, whole()) ? { quotes: [], note: 'instant-nothing' } : undefined;
}

/** What stands where the question's words are: a value, the items of a list, an answer, or passages that may help. */
function quotesByEvidence(
  question: Question,
  parts: readonly Question[],
  { page, whole, main, title, dates }: Asked,
  { nearest = false, byWords = false }: InstantOptions,
): Chosen {
  const unit = byUnit(question, whole(), main(), title);
  if (unit?.sure) return { quotes: unit.quotes, note: noteOf(unit.quotes, true) };
  const titled = page.cut(title);
  const gather = (asked: Question) => withoutSiteSpeech(gatherEvidence(page, asked, titled), question);
  const ranked = gather(question);
  const lead = (evidence: Evidence, span: Value | Quote) =>
    leadQuotes(evidence, span, page, keysOf(question));
  const crossing = crossingCell(ranked, question, page);
  if (crossing) return { quotes: lead(crossing.evidence, crossing.span), note: 'instant-quotes' };
  const sureness = byWords
    ? surenessByWords(ranked, question, page)
    : surenessOf(ranked, question, page, titled);
  const isSaid = sureness === 'sure' && pickLead(ranked, question, page) !== undefined;
  if (unit && !isSaid) return { quotes: unit.quotes, note: 'instant-unsure' };
  const labelled = labelledCount(ranked, question, page);
  if (labelled && (labelled.whole || !isSaid))
    return {
      quotes: lead(labelled.evidence, labelled.span),
      note: labelled.whole ? 'instant-quotes' : 'instant-unsure',
    };
  const clicked = isSaid ? undefined : controlQuotes(question, whole());
  if (sureness === 'no' && !nearest)
    return clicked
      ? { quotes: clicked.quotes, note: clicked.sure ? 'instant-quotes' : 'instant-unsure' }
      : { quotes: [], note: 'instant-nothing' };
  const listed = question.wish === 'list' ? listQuotes(ranked, page, keysOf(question)) : [];
  if (listed.length > 0) return { quotes: listed, note: 'instant-quotes' };
  const isSure = sureness === 'sure';
  const quotes = isSure
    ? sureQuotes(ranked, question, page)
    : passages(
        [ranked, ...parts.map(gather)],
        question,
        page,
        titled,
        findMainContent(page.blocks, title),
        clicked?.quotes,
      );
  return {
    quotes: question.type === 'time' ? withPageDate(quotes, whole(), main(), dates) : quotes,
    note: isSure ? 'instant-quotes' : 'instant-unsure',
  };
}

const noteOf = (quotes: readonly Quote[], isSure: boolean): Chosen['note'] =>
  quotes.length === 0 ? 'instant-nothing' : isSure ? 'instant-quotes' : 'instant-unsure';

/** "On Tuesday" says a day only to who knows when that was written. */
function withPageDate(
  quotes: Quote[],
  page: PageWords,
  main: MainContent,
  dates: PageIndex['dates'],
): Quote[] {
  const [first] = quotes;
  if (!first || !saysRelativeDay(first.line.text.slice(first.start, first.end), page.language.code))
    return quotes;
  const dated = pageDate('written', page, main, dates)?.quotes[0];
  return dated && quotes.every(({ line }) => line !== dated.line) ? [...quotes, dated] : quotes;
}

/** What the page's first headings say of how many there are. */
function statedQuotes(question: Question, { blocks, language }: PageWords): Quote[] {
  if (question.type !== 'count') return [];
  const headed = blocks.flatMap(({ lines, headings }) =>
    lines.filter(({ level }) => level === 1).map((line) => ({ line, headings })),
  );
  const stated = statedInHeading(question, headed, language);
  if (!stated) return [];
  const { line, headings } = stated.headed;
  const strong = { start: stated.span.start, end: stated.span.end };
  return [{ line, headings, start: 0, end: line.text.length, strong }];
}

function sureQuotes(ranked: readonly Evidence[], question: Question, page: PageWords): Quote[] {
  const lead = pickLead(ranked, question, page);
  const keys = keysOf(question);
  const close = ranked[0]!.score * CLOSE;
  const others = ranked.filter(({ score, line }) => score >= close && line !== lead?.evidence.line);
  const first = lead ? leadQuotes(lead.evidence, lead.span, page, keys) : [];
  return [...first, ...quotesOf(others, lead ? QUOTES - 1 : QUOTES, page, question, { before: first })];
}

function leadQuotes(
  evidence: Evidence,
  span: Quote | { start: number; end: number },
  page: PageWords,
  keys: Set<string>,
): Quote[] {
  const { headings } = evidence;
  const { line, start } = originOf(evidence.line);
  const strong = { start: start + span.start, end: start + span.end };
  const named = nameOfPart(evidence.line, span, page);
  const short = { line, headings, ...strong, strong, named };
  const sentence = quoteOf(evidence, page, keys, span);
  if (sentence.start === strong.start && sentence.end === strong.end) return [short];
  return [short, { ...sentence, strong }];
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

function coverageOf(lines: PageIndex['lines']): Coverage {
  const tokens = roughTokens(lines.reduce((sum, line) => sum + line.text.length, 0));
  return { readLines: lines.length, totalLines: lines.length, readTokens: tokens, totalTokens: tokens };
}
