import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';
import { type Word, words } from '../../../core/text/words.ts';
import { type Asked, neverLeads, valuesIn } from './candidates.ts';
import type { Evidence } from './evidence.ts';
import { fits } from './fits.ts';

/** The exact words that most likely are the answer. */
export interface Lead {
  evidence: Evidence;
  span: Value;
}

/** A value longer than this, in characters, is a sentence rather than a short answer. */
const SHORT = 90;
/** A labelled value up to this length is given whole, unit and all. */
const VALUE = 40;
/** "Label: ..."; the colon of "9:30", "3:1" and "https://" ends no label. */
const LABEL = /^(.{2,50}?)(?<!\d(?=[:：]\d))[:：](?!\/\/)\s*(?=\S)/u;
/** How much worse than the best a line may be and still hold the answer. */
const WITHIN = 0.12;
const DISTANCE_COST = 0.012;
/** Words between a person and the only word of the question in that line: "The director is Ada Brown". */
const BESIDE = 1;
/** Without the word that says most of the question, a line with a value of the right form speaks of something else. */
const LACKING = 0.4;
/** A value mostly follows the words that it belongs to; standing before them counts for so many words between. */
const BEFORE = 0.5;
const ORDER_COST = 0.004;
/** A number with the very unit of the question. */
const UNIT = 0.06;

/** Picks the short answer; `undefined` where only a whole sentence can be quoted. */
export function pickLead(ranked: readonly Evidence[], question: Question, page: PageWords): Lead | undefined {
  const best = ranked[0];
  if (!best) return undefined;
  const asked = { direct: new Set(question.terms.map(({ key }) => key)), any: keysOf(question) };
  const close = ranked
    .filter(({ score, lacking }) => score >= best.score - WITHIN && lacking < LACKING)
    .slice(0, 6);
  const scored = close.flatMap((evidence) => valuesOf(evidence, question, page, asked));
  const typed = scored.sort((a, b) => b.score - a.score)[0]?.lead;
  const named = namedValue(best, page, question, asked.any);
  if (!named || !typed) return typed ?? named;
  if (typed.evidence !== best) return named;
  return page.namesOf(best.line).length > 0 && best.line.text.length <= VALUE ? named : typed;
}

/** Word keys of a question, its own and those that stand for the same. */
export const keysOf = ({ terms }: Question): Set<string> =>
  new Set(
    terms.flatMap(({ key, synonyms, soft = [] }) => [key, ...synonyms, ...soft.flatMap(({ keys }) => keys)]),
  );

/** The whole text of a cell or of a label's value, and what follows "Label:" inside a line; of the form that is asked for, if it asks for one. */
function namedValue(
  evidence: Evidence,
  page: PageWords,
  question: Question,
  asked: ReadonlySet<string>,
): Lead | undefined {
  if (neverLeads(evidence)) return undefined;
  const span = namedSpan(evidence.line, page, asked);
  return span && (!FORMED.has(question.type) || holdsForm(span, evidence.line, question, page))
    ? { evidence, span }
    : undefined;
}

function holdsForm(span: Value, line: IndexLine, question: Question, page: PageWords): boolean {
  const inside = findValues(line.text, question.type).filter(({ start }) => start >= span.start);
  return inside.some((value) => question.type === 'count' || fits(value, line, question, page));
}

function namedSpan(line: IndexLine, page: PageWords, asked: ReadonlySet<string>): Value | undefined {
  if (page.namesOf(line).length > 0) {
    const short = line.text.length <= SHORT && page.wordsOf(line).names.some((key) => asked.has(key));
    return short ? { start: 0, end: line.text.length } : undefined;
  }
  const inline = LABEL.exec(line.text);
  if (!inline || line.text.length - inline[0].length > SHORT) return undefined;
  if (!page.cut(inline[1]!).some((key) => asked.has(key))) return undefined;
  return { start: inline[0].length, end: line.text.length };
}

/** Forms that can be told for sure: what has none of them is no such answer. */
const FORMED: ReadonlySet<ValueType> = new Set<ValueType>([
  'hours',
  'money',
  'percent',
  'duration',
  'measure',
  'count',
  'amount',
  'email',
  'phone',
  'url',
]);

function valuesOf(evidence: Evidence, question: Question, page: PageWords, asked: Asked) {
  const { text } = evidence.line;
  const found = words(text, page.language);
  const anchors = anchorsIn(found, question, asked);
  const values = valuesIn(evidence, question, page, asked, anchors);
  const scored = values.flatMap((span, order) => {
    const keys = page.cut(text.slice(span.start, span.end));
    const repeats = keys.filter((key) => asked.direct.has(key)).length;
    // "175 degrees" may repeat the unit that was asked for, a name may not repeat half of the question.
    const counted = /\d/.test(text.slice(span.start, span.end));
    if (repeats > 0 && (counted ? repeats === keys.length : repeats >= keys.length / 2)) return [];
    if (isFunctionWord(span, found) || !fits(span, evidence.line, question, page)) return [];
    const away = distance(span, anchors, found);
    if (question.type === 'person' && evidence.solid < 2 && away > BESIDE) return [];
    const unit = counted && repeats > 0 ? UNIT : 0;
    const score = evidence.score + unit - DISTANCE_COST * away - ORDER_COST * order;
    return [{ lead: { evidence, span }, score }];
  });
  if (NAMED.has(question.type) && !isAlone(scored, text)) return [];
  const said = found.filter(({ key }) => asked.direct.has(key));
  const above = new Set(evidence.headings.flatMap((heading) => page.cut(heading.text)));
  const own = said.filter(({ key }) => !above.has(key));
  return uncontested(scored, own.length > 0 ? own : said, text);
}

const CLAUSE_END = /[;；،、，]|,(?=\s)/gu;

/**
 * "A day ticket costs 11 euros, for children 5.50": where words of the question stand in several clauses that have a value each, only a clause
 * with all of them can be meant. Which other one is would be a guess, and the sentence is quoted without it. What stands in a heading above is said of
 * every clause.
 */
function uncontested<Scored extends { lead: Lead }>(
  scored: readonly Scored[],
  asked: readonly Word[],
  text: string,
): Scored[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  const clauseOf = (at: number) => ends.filter((end) => end < at).length;
  const keys = new Map(scored.map(({ lead }) => [clauseOf(lead.span.start), new Set<string>()]));
  for (const { start, key } of asked) keys.get(clauseOf(start))?.add(key);
  const all = new Set([...keys.values()].flatMap((some) => [...some]));
  return scored.filter(({ lead }) => keys.get(clauseOf(lead.span.start))?.size === all.size);
}

/** Any name has this form; where there are two, which of them did it would be a guess. */
const NAMED: ReadonlySet<ValueType> = new Set<ValueType>(['person', 'place']);

const isAlone = (scored: readonly { lead: Lead }[], text: string): boolean =>
  new Set(scored.map(({ lead: { span } }) => text.slice(span.start, span.end))).size === 1;

/** Words that the answer stands near. Of "opens at 9:30 and closes at 19:00" the verb decides, and of both the one that was used. */
function anchorsIn(found: readonly Word[], { type, terms }: Question, asked: Asked): Word[] {
  const verbs = type === 'hours' ? terms.filter(({ types }) => types.includes(type)) : [];
  const used = found.filter(({ key }) => verbs.some((verb) => verb.key === key));
  if (used.length > 0) return used;
  const direct = found.filter(({ key }) => asked.direct.has(key));
  return direct.length > 0 ? direct : found.filter(({ key }) => asked.any.has(key));
}

/** "The" or "Sie" at the beginning of a sentence look like names. */
function isFunctionWord(span: Value, found: readonly Word[]): boolean {
  const inside = found.filter(({ start, end }) => start >= span.start && end <= span.end);
  return inside.length > 0 && inside.every(({ stop }) => stop);
}

/** Words between the value and the nearest words of the question, averaged over the nearest three. */
function distance(span: Value, anchors: readonly Value[], all: readonly Value[]): number {
  if (anchors.length === 0) return 10;
  const gaps = anchors.map(({ start, end }) => {
    const [from, to] = start >= span.end ? [span.end, start] : [end, span.start];
    const between = all.filter((word) => word.start >= from && word.end <= to).length;
    return start >= span.end ? between + BEFORE : between;
  });
  const nearest = gaps.sort((a, b) => a - b).slice(0, 3);
  return Math.min(20, nearest.reduce((sum, gap) => sum + gap, 0) / nearest.length);
}
