import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value } from '../../../core/text/values.ts';
import { words } from '../../../core/text/words.ts';
import type { Evidence } from './evidence.ts';

/** The exact words that most likely are the answer. */
export interface Lead {
  evidence: Evidence;
  span: Value;
}

/** A value longer than this, in characters, is a sentence rather than a short answer. */
const SHORT = 90;
/** How much worse than the best a line may be and still hold the answer. */
const WITHIN = 0.12;
const DISTANCE_COST = 0.012;
const ORDER_COST = 0.004;

/** Picks the short answer; `undefined` where only a whole sentence can be quoted. */
export function pickLead(ranked: readonly Evidence[], question: Question, page: PageWords): Lead | undefined {
  const best = ranked[0];
  if (!best) return undefined;
  const close = ranked.filter(({ score }) => score >= best.score - WITHIN).slice(0, 6);
  const typed = close
    .flatMap((evidence) => valuesOf(evidence, question, page))
    .sort((a, b) => b.score - a.score)[0];
  const named = namedValue(best, question, page);
  if (named && (question.type === 'thing' || !typed || (typed.lead.evidence === best && !insideText(best))))
    return typed?.lead.evidence === best && question.type !== 'thing' ? typed.lead : named;
  return typed?.lead ?? named;
}

const insideText = ({ line }: Evidence): boolean => !line.label && !line.rowHeader && !line.columnHeader;

/** The whole text of a cell or of a label's value, and what follows "Label:" inside a line. */
function namedValue(evidence: Evidence, question: Question, page: PageWords): Lead | undefined {
  const { line } = evidence;
  const terms = new Set(question.terms.flatMap(({ key, synonyms }) => [key, ...synonyms]));
  if (
    !insideText(evidence) &&
    line.text.length <= SHORT &&
    page.wordsOf(line).names.some((key) => terms.has(key))
  )
    return { evidence, span: { start: 0, end: line.text.length } };
  const inline = /^(.{2,50}?)[:：]\s*(?=\S)/u.exec(line.text);
  if (!inline || line.text.length - inline[0].length > SHORT) return undefined;
  if (!page.cut(inline[1]!).some((key) => terms.has(key))) return undefined;
  return { evidence, span: { start: inline[0].length, end: line.text.length } };
}

function valuesOf(evidence: Evidence, question: Question, page: PageWords): { lead: Lead; score: number }[] {
  const { text } = evidence.line;
  const terms = new Set(question.terms.flatMap(({ key, synonyms }) => [key, ...synonyms]));
  const found = words(text, page.language);
  const anchors = found.filter(({ key }) => terms.has(key));
  return findValues(text, question.type).flatMap((span, order) => {
    const keys = page.cut(text.slice(span.start, span.end));
    if (
      keys.length > 0 &&
      keys.some((key) => terms.has(key)) &&
      keys.filter((key) => !terms.has(key)).length < keys.length / 2 + 0.1
    )
      return [];
    if (isFunctionWord(text, span, found)) return [];
    const score = evidence.score - DISTANCE_COST * distance(span, anchors, found) - ORDER_COST * order;
    return [{ lead: { evidence, span }, score }];
  });
}

/** "The" or "Sie" at the beginning of a sentence look like names. */
function isFunctionWord(
  text: string,
  span: Value,
  found: readonly { start: number; end: number; stop: boolean }[],
): boolean {
  const inside = found.filter(({ start, end }) => start >= span.start && end <= span.end);
  return (
    inside.length > 0 &&
    inside.every(({ stop }) => stop) &&
    /^\p{L}+$/u.test(text.slice(span.start, span.end))
  );
}

/** Words between the value and the nearest words of the question, averaged over the nearest three. */
function distance(span: Value, anchors: readonly Value[], all: readonly Value[]): number {
  if (anchors.length === 0) return 10;
  const gaps = anchors.map(({ start, end }) => {
    const [from, to] = start >= span.end ? [span.end, start] : [end, span.start];
    return all.filter((word) => word.start >= from && word.end <= to).length;
  });
  const nearest = gaps.sort((a, b) => a - b).slice(0, 3);
  return Math.min(20, nearest.reduce((sum, gap) => sum + gap, 0) / nearest.length);
}
