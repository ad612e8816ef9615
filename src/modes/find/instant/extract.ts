import type { IndexLine, PageIndex } from '../../../contracts/page-index.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { asks, asksForAll } from '../../../core/lexicon/questions.ts';
import { valueSource } from '../../../core/lexicon/values.ts';
import { type DateAsked, dateAsked } from '../../../core/text/date-asked.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';
import { pageDate, whenHappened } from './page-date.ts';
import type { Quote } from './quote.ts';

/** Forms that a question may ask for by their name alone, in the plural. */
const NAMED = (['time', 'money', 'email', 'phone', 'percent'] as const).map(
  (form) => [form, asksForAll(form)] as const,
);
const asksAllOf = asks('allOf');
const asksWhoWrote = asks('whoWrote');
const asksOfThis = asks('ofThis');
const asksWhen = asks('when');
const ITEMS = 8;
/** Blocks around the title and the first paragraph in which author and date stand. */
const NEAR_TITLE = { before: 6, after: 14 };
const SHORT_LINE = 140;

const NAME = lazy(
  () =>
    `\\p{Lu}[\\p{L}\\p{M}'’.-]+(?:\\s(?:${valueSource('particles')}|\\p{Lu}\\.)){0,2}(?:\\s\\p{Lu}[\\p{L}\\p{M}'’.-]+){1,3}`,
);
const PREFIX = lazy(() => `${valueSource('signed')}[:：／/]?`);
const BYLINE = lazy(
  () =>
    new RegExp(
      `(?:^[^\\p{L}]{0,4}|[|·•]\\s?|\\s[–-]\\s|\\s(?=${valueSource('author')}:))(?:${PREFIX()})(?!\\p{Script=Latin})\\s*(${NAME()}|[\\p{Script=Han}]{2,4}|[\\p{L}\\p{N}_-]{3,20}(?=$|[,|·•]|\\s(?:on|at|am|le|el|\\d)))`,
      'u',
    ),
);
/** "Sarah Gooding March 9, 2017": a name of two or three words right before a date. */
const NAME_BEFORE = lazy(() => new RegExp(`^(?:.{0,30}[|·•:] ?)?(${NAME()})[\\s,|·•–-]*$`, 'u'));
/** The name alone, as links to an author's page say it. */
const NAME_ALONE = lazy(() => new RegExp(`^${NAME()}$`, 'u'));

/** What was found of what the question asks by its form alone. */
export interface Extracted {
  quotes: Quote[];
  /** Nothing tells that it is this: only the date where the author was asked for, a date without a word of what it is. */
  partly?: boolean;
}

/** What a page tells machines of itself. */
type Told = Pick<PageIndex, 'authors' | 'dates'>;

/**
 * Dates, prices, addresses and numbers where the question asks for all of them; the author and the date of the page. `undefined` for
 * other questions.
 */
export function extracted(
  question: string,
  whole: () => PageWords,
  main: () => MainContent,
  told: Told,
): Extracted | undefined {
  const lower = question.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  if (asksWhoWrote(lower) && asksOfThis(lower)) return authorAndDate(whole(), main(), asksWhen(lower), told);
  const asked = dateAsked(lower);
  if (asked) return dateOf(asked, whole(), main(), told);
  const types = NAMED.filter(([, isAsked]) => isAsked(lower)).map(([type]) => type);
  if (types.length === 0 || !asksAllOf(lower)) return undefined;
  const found = main();
  return { quotes: types.flatMap((type) => valuesOf(type, whole(), found)) };
}

/** Each different value once, in its sentence, from the text first and from what stands beside it only where that has none. */
function valuesOf(type: ValueType, page: PageWords, main: MainContent): Quote[] {
  const inText = page.blocks.filter((block) => main.has(block));
  const found = quotesIn(inText, type);
  return found.length > 0
    ? found
    : quotesIn(
        page.blocks.filter(({ chrome }) => !chrome),
        type,
      );
}

function quotesIn(blocks: PageWords['blocks'], type: ValueType): Quote[] {
  const said = new Set<string>();
  const quotes: Quote[] = [];
  for (const { lines, headings } of blocks) {
    for (const line of lines) {
      for (const value of surest(line.text, type)) {
        const words = line.text.slice(value.start, value.end).toLowerCase();
        if (said.has(words) || quotes.length >= ITEMS) continue;
        said.add(words);
        quotes.push({ line, headings, ...sentenceAround(line, value), strong: value, item: true });
      }
    }
  }
  return quotes;
}

/** A bare year or "free" is no date and no price where nothing but the form was asked for. */
function surest(text: string, type: ValueType): Value[] {
  const values = findValues(text, type);
  if (type === 'time')
    return values.filter(({ start, end }) => /\p{L}.*\d|\d.*\p{L}|\d[-./]\d/u.test(text.slice(start, end)));
  return type === 'money' ? values.filter(({ start, end }) => /\d/.test(text.slice(start, end))) : values;
}

function sentenceAround(line: IndexLine, { start, end }: Value): Value {
  const whole = { start: 0, end: line.text.length };
  if (line.text.length <= SHORT_LINE) return whole;
  return (
    splitSentences(line.text).find((sentence) => sentence.start <= start && end <= sentence.end) ?? whole
  );
}

/** Of a mere "it" the page may say elsewhere when it was published: where it says no day of its own, its other words may answer. */
function dateOf(
  { what, bare }: DateAsked,
  page: PageWords,
  main: MainContent,
  { dates }: Told,
): Extracted | undefined {
  if (what === 'happened') {
    const quotes = whenHappened(page, main, dates);
    return quotes.length > 0 ? { quotes, partly: true } : undefined;
  }
  const found = pageDate(what, page, main, dates);
  if (found) return { quotes: found.quotes, partly: !found.sure };
  return bare ? undefined : { quotes: [] };
}

function authorAndDate(
  page: PageWords,
  main: MainContent,
  alsoDate: boolean,
  { authors = [], dates }: Told,
): Extracted {
  const near = aroundTitle(page, main);
  const signed = near.flatMap((quote) => saysName(quote, authors) ?? signature(quote) ?? [])[0];
  const author = signed ?? near.flatMap((quote, at) => nameAlone(quote, at, near) ?? [])[0];
  const date = alsoDate ? pageDate('written', page, main, dates)?.quotes[0] : undefined;
  const dated = date && date.line !== author?.line ? [date] : [];
  return { quotes: [...(author ? withName(author) : []), ...dated], partly: !signed };
}

/** The name first, then the line that it stands in. */
function withName(quote: Quote): Quote[] {
  const name = quote.strong!;
  const alone = { ...quote, ...name };
  return name.start === quote.start && name.end === quote.end ? [alone] : [alone, quote];
}

/** Short lines near the title and the beginning of the text, nearest first. */
function aroundTitle({ blocks }: PageWords, { title, paragraphs }: MainContent): Quote[] {
  const at = title ? blocks.findIndex(({ lines }) => lines.includes(title)) : (paragraphs[0]?.at ?? 0);
  const first = paragraphs[0]?.at ?? at;
  const last = paragraphs.at(-1)?.at ?? at;
  const range = (from: number, to: number) => blocks.slice(Math.max(0, from), to + 1);
  const places = [
    ...range(
      at - NEAR_TITLE.before,
      Math.max(at + NEAR_TITLE.after, Math.min(first + 4, at + 2 * NEAR_TITLE.after)),
    ),
    ...range(last - 1, last + 8),
  ];
  return places.flatMap(({ lines, headings }) =>
    lines
      .filter(({ text, kind }) => text.length <= SHORT_LINE && kind !== 'container' && kind !== 'frame')
      .map((line) => ({ line, headings, start: 0, end: line.text.length })),
  );
}

/** A line of the page with the name that it tells machines; its heading and the site's own lines name a subject or the site. */
function saysName(quote: Quote, authors: readonly string[]): Quote | undefined {
  const { text, level, landmark } = quote.line;
  if (level || landmark === 'banner' || landmark === 'navigation') return undefined;
  const lower = text.toLowerCase();
  for (const name of authors) {
    const start = lower.indexOf(name.toLowerCase());
    const around = text.slice(Math.max(0, start - 1), start) + text.charAt(start + name.length);
    if (start >= 0 && !/[\p{L}\p{N}]/u.test(around))
      return { ...quote, strong: { start, end: start + name.length } };
  }
  return undefined;
}

function signature(quote: Quote): Quote | undefined {
  const { text } = quote.line;
  const [date] = surest(text, 'time');
  const match =
    BYLINE().exec(text) ?? (date && !quote.line.level && NAME_BEFORE().exec(text.slice(0, date.start)));
  return match ? { ...quote, strong: nameSpan(text, match[1]!, date) } : undefined;
}

/** A link that says a name, beside a date: as authors' pages are linked. It may also be a rubric, so nothing is sure. */
function nameAlone(quote: Quote, at: number, all: readonly Quote[]): Quote | undefined {
  const { text, role, level } = quote.line;
  const dated = [all[at - 1], all[at + 1]].some(
    (other) => other && surest(other.line.text, 'time').length > 0,
  );
  const alone = role === 'link' && !level && dated && NAME_ALONE().test(text);
  return alone ? { ...quote, strong: { start: 0, end: text.length } } : undefined;
}

/** Where the name stands, without the month behind it that looks like a part of it. */
function nameSpan(text: string, name: string, date: Value | undefined): Value {
  const start = text.indexOf(name);
  const end = date && date.start > start ? Math.min(start + name.length, date.start) : start + name.length;
  const kept = text.slice(start, end).replace(/(?<=\p{Ll}{2})\.$|[\s,]+$/u, '');
  return { start, end: start + kept.length };
}
