import type { FrameIndex, IndexLine } from '../../../contracts/page-index.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { Block } from '../../../core/index/blocks.ts';
import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { datingSource } from '../../../core/lexicon/dating.ts';
import { asks } from '../../../core/lexicon/questions.ts';
import { valueSource } from '../../../core/lexicon/values.ts';
import { dateIn } from '../../../core/lists/dates.ts';
import { dayOfYear, weakDateAt } from '../../../core/lists/weak-dates.ts';
import type { DateAsked } from '../../../core/text/date-asked.ts';
import { findValues, type Value } from '../../../core/text/values.ts';
import type { Quote } from './quote.ts';

/** The words of a page that say when it is from. */
export interface PageDate {
  quotes: Quote[];
  /** The page tells machines the same day, or says itself what day it is. */
  sure: boolean;
}

const DAY_MS = 86_400_000;
/** What says a date in so many characters is a sentence. */
const SHORT_LINE = 140;
/** Letters beside the date in a line that is there for it: a name, a place, a rubric. */
const MOST_BESIDE = 60;
/** A date with this much more is the line itself. */
const ALONE = 20;
/** Blocks around the title in which a date stands that is the page's. */
const NEAR_TITLE = { before: 6, after: 14 };
/** Blocks behind the text in which it may stand instead. */
const BEHIND_TEXT = 8;

/** A date in a line, and what speaks for its being the page's. */
interface Dated {
  line: IndexLine;
  headings: readonly IndexLine[];
  span: Value;
  /** By the page's own words. */
  label: 'published' | 'revised' | undefined;
  place: 'head' | 'above' | 'title' | 'behind' | 'elsewhere';
  /** How surely its day is the one that the page tells machines, 0 to 1. */
  told: number;
  at: number;
}

/**
 * Where the page says when it was written, or changed last: the words for the day that it tells machines, else a date in the head of its text. Never
 * a comment's, another article's or the year in a footer.
 */
export function pageDate(
  asked: DateAsked['what'],
  page: PageWords,
  main: MainContent,
  dates: FrameIndex['dates'] = {},
): PageDate | undefined {
  const changed = asked === 'updated' || asked === 'current';
  const wanted = changed ? 'revised' : 'published';
  const told = [changed ? dates.modified : undefined, dates.published, dates.modified].find(
    (day) => day !== undefined,
  );
  const found = page.blocks.flatMap((block) => datesOf(block, placeOf(block, page, main), page, told));
  const worth = (each: Dated): number => worthOf(each, wanted);
  const [best, ...others] = found.filter(mayBe).sort((a, b) => worth(b) - worth(a) || a.at - b.at);
  if (!best) return undefined;
  const alone = best.place === 'head' && others.every(({ place }) => place !== 'head');
  return { quotes: quotesOf(best), sure: best.told > 0 || best.label === wanted || (alone && !changed) };
}

const PLACES: Readonly<Record<Dated['place'], number>> = {
  head: 3,
  above: 2,
  behind: 1,
  title: 0,
  elsewhere: 0,
};

const worthOf = ({ told, label, place }: Dated, wanted: Dated['label']): number =>
  10 * told + PLACES[place] + (label === undefined ? 0 : label === wanted ? 4 : -1);

/** Without the day that machines are told, a date is the page's by its place or by the words before it. */
const mayBe = ({ told, place, label, line }: Dated): boolean =>
  told > 0 ||
  (label !== undefined && (place !== 'elsewhere' || label === 'revised')) ||
  ((place === 'head' || place === 'above') && !line.level);

const isOfComments = asks('comments');

function placeOf(
  block: Block,
  { blocks }: PageWords,
  { title, paragraphs }: MainContent,
): Dated['place'] | undefined {
  const { at, lines, chrome, headings } = block;
  // "Comment" is "how" in French: the title is never that of the comments.
  if (headings.some((each) => each !== title && isOfComments(each.text.toLowerCase()))) return undefined;
  const first = paragraphs[0]?.at ?? blocks.length;
  const last = paragraphs.at(-1)?.at ?? blocks.length;
  const head = title ? blocks.findIndex((each) => each.lines.includes(title)) : Math.max(0, first - 3);
  if (title && lines.includes(title)) return 'title';
  if (at >= head && at <= Math.min(first, head + NEAR_TITLE.after)) return 'head';
  if (at < head && at >= head - NEAR_TITLE.before && !chrome) return 'above';
  if (at > last && at <= last + BEHIND_TEXT && !chrome) return 'behind';
  return 'elsewhere';
}

function datesOf(
  { lines, headings, at }: Block,
  place: Dated['place'] | undefined,
  page: PageWords,
  told: string | undefined,
): Dated[] {
  if (place === undefined) return [];
  return lines
    .filter(({ text, kind }) => text.length <= SHORT_LINE && kind !== 'container' && kind !== 'frame')
    .flatMap((line) => {
      const spans = daysIn(line.text, page.language.code);
      const names = page.namesOf(line).join(' ');
      return spans.flatMap((span, i) => {
        const before = `${names} ${line.text.slice(spans[i - 1]?.end ?? 0, span.start)}`;
        const label = speaksOfPage(line.text) ? labelBefore(before) : undefined;
        const said = told ? matchOf(line.text.slice(span.start, span.end), told, page.language.code) : 0;
        // Away from the title many dates may be the page's by chance: of a comment, of a reference.
        const isAway = !label && (place === 'elsewhere' || place === 'behind');
        const beside = SIGNED().test(line.text) ? MOST_BESIDE : ALONE;
        const isAlone = spans.length === 1 && line.text.length - (span.end - span.start) <= beside;
        const match = isAway && (said < 1 || !isAlone) ? 0 : said;
        if (match === 0 && !label && (names !== '' || !isThereForDate(line.text, spans))) return [];
        return [{ line, headings, span, label, place, told: match, at }];
      });
    });
}

/** Dates with a day or a month in their words; a bare year, or a weekday, is none of a page. */
function daysIn(text: string, language: string): Value[] {
  const whole = findValues(text, 'time').filter(({ start, end }) => {
    const words = text.slice(start, end);
    return /\p{L}.*\d|\d.*\p{L}|\d[-./]\d/u.test(words) && dateIn(words, language) !== undefined;
  });
  // "26, April, 2031"
  const days = whole.map(({ start, end }) => {
    const day = /(?<!\d)\d{1,2}[,.]\s$/.exec(text.slice(0, start))?.[0].length ?? 0;
    return { start: /^\p{L}/u.test(text.slice(start)) ? start - day : start, end };
  });
  if (days.length > 0) return days.sort((a, b) => a.start - b.start);
  const weak = weakDateAt(text, language);
  return weak ? [weak] : [];
}

/** "By Ada Pine, 9 March 2031" */
const SIGNED = lazy(() => new RegExp(`^[^\\p{L}]{0,4}${valueSource('signed')}`, 'u'));
/** Between a label and its date: "Published: ", "Updated on ", "Stand ". */
const BETWEEN = String.raw`[^\p{L}\p{N}]{0,4}(?:\p{L}{1,4}[^\p{L}\p{N}]{1,3})?(?:\p{L}{2,12},?\s)?$`;
const LABELS = lazy(() => ({
  revised: new RegExp(datingSource('updated') + BETWEEN, 'iu'),
  published: new RegExp(datingSource('whole', 'wrote', 'made', 'when') + BETWEEN, 'iu'),
}));
const NAMES_PAGE = lazy(() => new RegExp(datingSource('page'), 'iu'));

function labelBefore(text: string): Dated['label'] {
  const { revised, published } = LABELS();
  return revised.test(text) ? 'revised' : published.test(text) ? 'published' : undefined;
}

/** "The book was published on 9 March 2031." tells of a book, "This article ..." of the page. */
const speaksOfPage = (text: string): boolean => !isSentence(text) || NAMES_PAGE().test(text);
const isSentence = (text: string): boolean =>
  /[\p{L}\p{N}]{2}[.!?。]["'”’»)]*$/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS;
/** Words of a label with its date. */
const MOST_WORDS = 4;

/** Little stands beside the dates, and no sentence. */
function isThereForDate(text: string, spans: readonly Value[]): boolean {
  const beside = spans.reduce((left, { start, end }) => left - (end - start), text.length);
  return beside <= MOST_BESIDE && !isSentence(text);
}

/** How surely a date's words say a day: "9 March 2031" says 2031-03-09, "March 2031" may, and so may a day beside it, elsewhere on earth. */
function matchOf(words: string, told: string, language: string): number {
  const day = Date.parse(told) / DAY_MS;
  const read = [language, 'en-US', 'en-GB'].map((each) => dateIn(words, each));
  const away = Math.min(...read.map((each) => (each === undefined ? 9 : Math.abs(each - day))));
  if (away === 0) return 1;
  const date = new Date(told);
  const isMonth = !/(?<!\d)\d{1,2}(?!\d)/.test(words);
  if (isMonth && read.some((each) => each === Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / DAY_MS))
    return 0.5;
  const weak = weakDateAt(words, language);
  const yearless = weak && dayOfYear(weak.value);
  if (yearless?.month === date.getUTCMonth() + 1 && yearless.day === date.getUTCDate()) return 0.8;
  return away <= 1 ? 0.6 : 0;
}

/** The date, then the line that it stands in; one that holds hardly more at once ("Thursday, 9 March 2031, 4:41 pm"). */
function quotesOf({ line, headings, span, label }: Dated): Quote[] {
  const { start, end } = span;
  const whole = { line, headings, start: 0, end: line.text.length };
  const beside = line.text.length - (end - start);
  if (!label && beside <= ALONE) return [{ ...whole, strong: { start: 0, end: line.text.length } }];
  const strong = { start, end };
  return [
    { ...whole, ...strong, strong },
    { ...whole, strong },
  ];
}

/** News says when in its first sentences. */
const BEGINNING = 6;

/** The first sentence of the text that says when something happened, and when that was said. */
export function whenHappened(page: PageWords, main: MainContent, dates: FrameIndex['dates']): Quote[] {
  const dated = pageDate('written', page, main, dates)?.quotes[0];
  for (const { lines, headings } of main.paragraphs.slice(0, BEGINNING)) {
    for (const line of lines) {
      const day = line === dated?.line ? undefined : dayOfNews(line.text, page.language.code);
      if (!day || isThereForDate(line.text, [day])) continue;
      const { start, end } = splitSentences(line.text).find(
        (each) => each.start <= day.start && day.end <= each.end,
      ) ?? {
        start: 0,
        end: line.text.length,
      };
      return [{ line, headings, start, end, strong: day }, ...(dated ? [dated] : [])];
    }
  }
  return [];
}

/** Whether a text says a day by today alone: "yesterday", "on Tuesday". */
export const saysRelativeDay = (text: string, language: string): boolean => {
  const day = dayOfNews(text, language);
  return day !== undefined && !/\p{N}/u.test(text.slice(day.start, day.end)) && !/\d{4}/.test(text);
};

/** A weekday, "yesterday" or a whole date; a year alone is history. */
function dayOfNews(text: string, language: string): Value | undefined {
  const said = findValues(text, 'time').filter(
    ({ start, end }) =>
      !/^\D*\d{4}s?(?:\D+\d{4})?\D*$/.test(text.slice(start, end)) ||
      /\p{L}{3}/u.test(text.slice(start, end)),
  );
  return said.sort((a, b) => a.start - b.start)[0] ?? weakDateAt(text, language);
}
