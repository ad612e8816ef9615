import type { IndexLine } from '../../../contracts/page-index.ts';
import { splitSentences } from '../../../core/answer/sentences.ts';
import type { Block } from '../../../core/index/blocks.ts';
import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { datingSource } from '../../../core/lexicon/dating.ts';
import { asks, asksForm } from '../../../core/lexicon/questions.ts';
import type { Question, Term, Wish } from '../../../core/text/question.ts';
import { findValues, type Value } from '../../../core/text/values.ts';
import { isFormer } from './fits.ts';
import type { Quote } from './quote.ts';
import { KINDS, type Kind, SHORT, TAKES_LABEL } from './unit-kinds.ts';

/** A value with what speaks for it. */
interface Told {
  line: IndexLine;
  headings: readonly IndexLine[];
  span: Value;
  words: string;
  worth: number;
}

export interface ByUnit {
  quotes: Quote[];
  sure: boolean;
}

/** More different values than this are a table's, and which of them is asked its words must tell. */
const MOST = 3;
const isOfComments = asks('comments');
/** "What is the oven temperature?" asks for no definition. */
const ASKS_ONE: ReadonlySet<Wish> = new Set<Wish>(['fact', 'definition', 'yes-no']);

/**
 * The values of the page that are of the kind which is asked for by its unit. `undefined` where it is none, or where other words of the question say
 * which of many is meant.
 */
export function byUnit(
  question: Question,
  page: PageWords,
  main: MainContent,
  title: string,
): ByUnit | undefined {
  const lower = question.text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const isAsked = ({ asked, types }: Kind) =>
    asked().test(lower) && (types === undefined || types.includes(question.type));
  const kind = ASKS_ONE.has(question.wish) ? KINDS.find(isAsked) : undefined;
  if (!kind) return undefined;
  const rest = lower.replace(kind.asked(), ' ');
  const others = question.terms.filter((term) => saysMore(term, rest, kind));
  if (kind.named === 'never' && others.length > 0) return undefined;
  const titled = new Set(kind.named === 'by-line' ? [] : page.cut(title));
  const toldOf = (terms: readonly Term[]) =>
    page.blocks.flatMap((block) => toldIn(block, kind, terms, titled, question, page, main));
  const found = toldOf(others);
  if (found.length === 0) {
    const alone = kind.alone ? toldOf([]) : [];
    if (alone.length > 0 && alone.every(({ words }) => words === alone[0]!.words))
      return { quotes: quotesOf(alone[0]!), sure: false };
    // "The address of the office", and not what somebody tries to address.
    const isOnlyThis = others.length === 0 || question.terms[0]?.types.includes('address');
    return kind.anywhere && isOnlyThis ? lackedBy(question, page) : undefined;
  }
  const most = Math.max(...found.map(({ worth }) => worth));
  const best = found.filter(({ worth }) => worth === most);
  const values = new Set(best.map(({ words }) => words));
  if (values.size > MOST && !kind.anywhere && !kind.together) return undefined;
  const first = [...values].slice(0, MOST).map((value) => best.find(({ words }) => words === value)!);
  return {
    // Of opening hours each line is a day's, and none of the times alone is the answer.
    quotes: first.flatMap((each) => quotesOf(each).slice(kind.together ? -1 : 0)),
    sure: (values.size === 1 || kind.together === true) && (!kind.needsWords || others.length > 0),
  };
}

const FILLER = lazy(() => new RegExp(`^${datingSource('filler', 'it')}$`, 'iu'));

/** A word with content that is no part of what asks for the kind. */
function saysMore({ key, weight, types, raw = '' }: Term, rest: string, { words }: Kind): boolean {
  if (key === '' || weight < 1 || types.length > 0 || !rest.includes(raw)) return false;
  return !words?.().test(raw) && !FILLER().test(raw) && findValues(raw, 'count').length === 0;
}

/** Kinds and roles of lines that say no value of their own: beside a picture, or struck out. */
const NEVER: ReadonlySet<string> = new Set([
  'container',
  'frame',
  'image',
  'figcaption',
  'caption',
  'deletion',
]);

function toldIn(
  block: Block,
  kind: Kind,
  others: readonly Term[],
  titled: ReadonlySet<string>,
  question: Question,
  page: PageWords,
  main: MainContent,
): Told[] {
  const { lines, headings, chrome } = block;
  const isOutside =
    (chrome && (!kind.anywhere || lines[0]!.landmark === 'navigation')) || (kind.inText && !main.has(block));
  const isOfReaders = headings.some((each) => each !== main.title && isOfComments(each.text.toLowerCase()));
  if (isOutside || isOfReaders) return [];
  const isAbove = kind.named !== 'by-line';
  const above = new Set(isAbove ? [...titled, ...headings.flatMap(({ text }) => page.cut(text))] : []);
  return lines.flatMap((line) => {
    if (NEVER.has(line.kind) || NEVER.has(line.role)) return [];
    const names = page.namesOf(line).join(' ');
    const spans = merged(kind.find(line, names, question)).filter((span) => !isFormer(span, line));
    if (spans.length === 0) return [];
    const own = new Set([...page.wordsOf(line).text, ...page.wordsOf(line).names]);
    const has = (keys: ReadonlySet<string>) => (term: Term) =>
      [term.key, ...term.synonyms].some((key) => keys.has(key));
    if (!others.every((term) => has(own)(term) || has(above)(term))) return [];
    const label = TAKES_LABEL().exec(line.text)?.[0].trim().toLowerCase();
    const isLabelAsked = label !== undefined && question.text.toLowerCase().includes(label);
    const worth =
      (isLabelAsked ? 3 : 0) +
      3 * others.filter(has(own)).length +
      (line.text.length <= SHORT ? 2 : 0) +
      (main.has(block) ? 1 : 0);
    return spans.map((span) => ({
      line,
      headings,
      span,
      words: line.text.slice(span.start, span.end).toLowerCase(),
      worth,
    }));
  });
}

/** "170 C / 150 C fan / gas 3" says one thing in several units. */
const NEAR = 8;
function merged(spans: readonly Value[]): Value[] {
  const found: Value[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && start - last.end <= NEAR) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** The value, then the line or the sentence that it stands in. */
function quotesOf({ line, headings, span }: Told): Quote[] {
  const strong = { start: span.start, end: span.end };
  const short = { line, headings, ...strong, strong };
  const sentence =
    line.text.length <= SHORT
      ? { start: 0, end: line.text.length }
      : (splitSentences(line.text).find(({ start, end }) => start <= span.start && span.end <= end) ??
        strong);
  const isWhole = sentence.start === span.start && sentence.end === span.end;
  return isWhole ? [short] : [short, { ...short, start: sentence.start, end: sentence.end }];
}

/** Hidden from machines: "desk (at) example.org". */
const OBSCURED = /[[({]\s?(?:at|a|@|arroba)\s?[\])}]/iu;
/** Chinese and Japanese addresses have many forms. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How one reaches somebody is asked of a page that does not say it: nothing, unless it may say so in a form that is not known. */
function lackedBy({ text, type }: Question, { blocks }: PageWords): ByUnit | undefined {
  const lines = blocks.flatMap((block) => block.lines);
  const isOpen =
    type === 'address'
      ? UNSPACED.test(text) || lines.some(mayBeAddress)
      : type === 'email' && lines.some((line) => OBSCURED.test(line.text));
  return isOpen ? undefined : { quotes: [], sure: true };
}
const saysAddress = asksForm('address');
const mayBeAddress = ({ text }: IndexLine): boolean =>
  text.length <= LONGEST_ADDRESS && /\p{N}/u.test(text) && saysAddress(text.toLowerCase());
const LONGEST_ADDRESS = 140;
