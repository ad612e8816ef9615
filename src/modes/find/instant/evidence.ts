import type { IndexLine } from '../../../contracts/page-index.ts';
import { bestMatches, type Match, matchTerms } from '../../../core/index/match.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues } from '../../../core/text/values.ts';

/** A line of the page and how well it answers. */
export interface Evidence {
  line: IndexLine;
  /** Position in reading order. */
  at: number;
  /** Heading path above it, outermost first. */
  headings: IndexLine[];
  /** Share of the question's meaning that the line's own words and names hold, 0 to 1. */
  own: number;
  /** The same with what stands around it: headings, its block, its neighbours. */
  around: number;
  /** Holds words of the form that the question asks for. */
  typed: boolean;
  /** Has content words that the question has not. */
  news: boolean;
  score: number;
}

/** What a term counts for when it stands beside the line instead of in it. */
const CONTEXT = { block: 0.6, heading: 0.8, outer: 0.6, before: 0.4, after: 0.25, row: 0.6, title: 0.4 };
const WEIGHT = { own: 0.7, around: 0.3, typed: 0.14, untyped: -0.06, pairs: 0.12 };
const COST = { chrome: 0.25, control: 0.12, heading: 0.1, noNews: 0.35, question: 0.5 };
const ROW = new Set(['cell', 'gridcell', 'definition', 'rowheader', 'columnheader']);

/** Lines whose form is looked at, which costs more than counting words. */
const LOOKED_AT = 60;

/** The words of a question, weighed by how much each says on this page. */
interface Asked {
  question: Question;
  matches: Map<string, Match[]>;
  weights: number[];
  total: number;
}

/** All lines that could answer, best first. */
export function gatherEvidence(page: PageWords, question: Question, title: readonly string[]): Evidence[] {
  if (question.terms.length === 0) return [];
  const matches = matchTerms(question.terms, page.vocabulary);
  const lines = page.blocks.flatMap((block) => block.lines.map((line) => ({ line, block })));
  const own = lines.map(({ line }) => {
    const { text, names } = page.wordsOf(line);
    return bestMatches([...text, ...names], matches, question.terms.length);
  });
  const asked = weigh(question, matches, own);
  const titled = bestMatches(title, matches, question.terms.length).map((best) => best * CONTEXT.title);
  const asking = headingLike(lines.map(({ line }) => line));
  return lines
    .map(({ line, block }, at) => {
      const full = surround(at, lines, own, titled, asking);
      return judge({ line, at, headings: block.headings }, own[at]!, full, block.chrome, asked, page);
    })
    .filter(({ score }) => score > 0)
    .sort(byScore)
    .slice(0, LOOKED_AT)
    .map((evidence) => refine(evidence, asked, page))
    .sort(byScore);
}

const byScore = (a: Evidence, b: Evidence): number => b.score - a.score || a.at - b.at;

function weigh(question: Question, matches: Map<string, Match[]>, own: readonly number[][]): Asked {
  const weights = question.terms.map(({ weight }, term) => {
    const having = own.reduce((sum, best) => sum + (best[term]! >= 0.5 ? 1 : 0), 0);
    return weight * Math.log(1 + own.length / (having + 0.5));
  });
  return { question, matches, weights, total: weights.reduce((sum, weight) => sum + weight, 0) || 1 };
}

/** For each line, the question-like line (an FAQ's entry) that it may answer. */
function headingLike(lines: readonly IndexLine[]): (number | undefined)[] {
  let last: number | undefined;
  return lines.map((line, at) => {
    const above = last;
    if (isQuestion(line.text)) last = at;
    else if (line.level) last = undefined;
    return above !== undefined && at - above <= 6 ? above : undefined;
  });
}

export const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);

type Placed = { line: IndexLine; block: PageWords['blocks'][number] };

/** The best match of each term in the line or near it. */
function surround(
  at: number,
  lines: readonly Placed[],
  own: readonly number[][],
  titled: readonly number[],
  asking: readonly (number | undefined)[],
): number[] {
  const { line, block } = lines[at]!;
  const full = own[at]!.map((best, term) => Math.max(best, titled[term]!));
  const lend = (from: readonly number[], share: number): void => {
    from.forEach((best, term) => {
      full[term] = Math.max(full[term]!, best * share);
    });
  };
  const near = (other: number, share: number): void => {
    const there = lines[other];
    if (!there || there.line.frame !== line.frame) return;
    const sameBlock = there.block === block;
    const sameRow = ROW.has(line.role) && ROW.has(there.line.role);
    if (sameBlock || sameRow || there.block.headings.at(-1) === block.headings.at(-1))
      lend(own[other]!, sameBlock ? CONTEXT.block : sameRow ? CONTEXT.row : share);
  };
  near(at - 1, CONTEXT.before);
  near(at + 1, CONTEXT.after);
  near(at - 2, CONTEXT.after);
  if (ROW.has(line.role)) for (const step of [-3, 2]) near(at + step, CONTEXT.after);
  const asks = asking[at];
  if (asks !== undefined) lend(own[asks]!, CONTEXT.heading);
  block.headings.forEach((_, depth) => {
    const found = headingMatches(block.headings[depth]!, lines, own);
    if (found) lend(found, depth === block.headings.length - 1 ? CONTEXT.heading : CONTEXT.outer);
  });
  return full;
}

const places = new WeakMap<readonly Placed[], Map<IndexLine, number>>();

function headingMatches(heading: IndexLine, lines: readonly Placed[], own: readonly number[][]) {
  let known = places.get(lines);
  if (!known) {
    known = new Map(lines.flatMap(({ line }, at) => (line.level ? [[line, at] as const] : [])));
    places.set(lines, known);
  }
  const at = known.get(heading);
  return at === undefined ? undefined : own[at];
}

function judge(
  where: Pick<Evidence, 'line' | 'at' | 'headings'>,
  best: readonly number[],
  full: readonly number[],
  chrome: boolean,
  asked: Asked,
  page: PageWords,
): Evidence {
  const { line } = where;
  const share = (per: readonly number[]) =>
    per.reduce((sum, value, term) => sum + asked.weights[term]! * value, 0) / asked.total;
  const own = share(best);
  const around = share(full);
  const blank = { ...where, own, around, typed: false, news: false, score: 0 };
  if (around === 0 || line.text === '' || line.kind === 'container' || line.kind === 'frame') return blank;
  const news = page.wordsOf(line).text.some((key) => !asked.matches.has(key));
  const score = WEIGHT.own * own + WEIGHT.around * around - costs(line, chrome);
  return { ...blank, news, score };
}

function refine(evidence: Evidence, asked: Asked, page: PageWords): Evidence {
  const { line, news } = evidence;
  const typed = hasValue(line.text, asked, page);
  const wants = asked.question.type !== 'thing';
  const score =
    evidence.score +
    (typed ? WEIGHT.typed : wants ? WEIGHT.untyped : 0) +
    WEIGHT.pairs * pairs(page.wordsOf(line).text, asked) -
    (news || typed ? 0 : COST.noNews);
  return { ...evidence, typed, score };
}

function costs(line: IndexLine, chrome: boolean): number {
  return (
    (chrome ? COST.chrome : 0) +
    (line.kind === 'control' ? COST.control : 0) +
    (line.level ? COST.heading : 0) +
    (isQuestion(line.text) ? COST.question : 0)
  );
}

/** Whether the text holds a value of the wanted form that is not just the question's own words. */
function hasValue(text: string, { question, matches }: Asked, page: PageWords): boolean {
  return findValues(text, question.type).some(({ start, end }) => {
    const keys = page.cut(text.slice(start, end));
    return keys.length === 0 || keys.some((key) => !matches.has(key));
  });
}

/** Share of the question's neighbouring words that are neighbours in the line, too. */
function pairs(keys: readonly string[], { question, matches }: Asked): number {
  const last = question.terms.length - 1;
  if (last < 1) return 0;
  const found = new Set<number>();
  keys.forEach((key, at) => {
    for (const { term } of matches.get(key) ?? []) {
      const follows = [keys[at + 1], keys[at + 2]].some((next) =>
        matches.get(next ?? '')?.some((match) => match.term === term + 1),
      );
      if (follows) found.add(term);
    }
  });
  return found.size / last;
}
