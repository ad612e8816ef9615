import type { IndexLine } from '../../../contracts/page-index.ts';
import { asksWhereToClick } from '../../../core/controls/asks-where.ts';
import type { Block } from '../../../core/index/blocks.ts';
import { isBesideMatter } from '../../../core/index/main-content.ts';
import { bestMatches, type Match, matchTerms } from '../../../core/index/match.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { asks } from '../../../core/lexicon/questions.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues } from '../../../core/text/values.ts';
import { formsOf } from './candidates.ts';
import { isHeaderRow } from './row-words.ts';
import { isQuestion, type Matches, matchAround, type Placed, takeOverQuestions } from './surroundings.ts';

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
  /** How much the words found around it say: about the number of words that stand in no other place of the page. */
  mass: number;
  /** Share of the question's weight that lies in the heaviest word that is not found around the line. */
  lacking: number;
  /** Words of the question that stand in the line itself, or in its names, in (nearly) their own form. */
  solid: number;
  /** Like `around`, by words alone: what a value of the wanted form stands for left out. */
  topic: number;
  /** Holds a value of the form that is asked for, which is not the question's own words. */
  formed: boolean;
  score: number;
}

const WEIGHT = { own: 0.4, around: 0.6, pairs: 0.06 };
/** What a value of the wanted form counts for as a match of the word that asks for it. */
const TYPED = 0.8;
/** What a control in a menu costs where it is asked where to click. */
const CLICK_COST = { chrome: 0.05, aside: 0, control: 0, field: 0, picture: 0.05 };
/** A line with a value of the form that is asked for, above those without. */
const FORM = 0.12;
const COST = {
  chrome: 0.25,
  aside: 0.06,
  control: 0.12,
  field: 0.2,
  picture: 0.12,
  heading: 0.1,
  comment: 0.08,
  noNews: 0.35,
  question: 0.5,
};
/** Lines whose form is looked at, which costs more than counting words. */
const LOOKED_AT = 60;

/** The words of a question, weighed by how much each says on this page. */
interface Asked {
  question: Question;
  matches: Map<string, Match[]>;
  weights: number[];
  total: number;
  /** The question asks where to click. */
  clicks: boolean;
  /** Weight of a word that the page has once at most. */
  rarest: number;
}

/**
 * All lines that speak of what is asked, best answers first; a line without a positive score answers nothing by itself.
 * @param title word keys of the page's title
 */
export function gatherEvidence(page: PageWords, question: Question, title: readonly string[]): Evidence[] {
  const count = question.terms.length;
  if (count === 0) return [];
  const matches = matchTerms(question.terms, page.vocabulary);
  const lines = page.blocks.flatMap((block) => block.lines.map((line) => ({ line, block })));
  const alone = lines.map(({ line }) => ownMatches(line, question, matches, page));
  const asked = weigh(question, matches, alone);
  const own = takeOverQuestions(lines, alone);
  const titled = bestMatches(title, matches, count);
  const around = matchAround(lines, own, titled);
  const worded = question.terms.map(({ types }) => types.length === 0);
  return lines
    .flatMap((placed, at) => judge(placed, at, own[at]!, around[at]!, asked, worded))
    .sort(byScore)
    .slice(0, LOOKED_AT)
    .map((evidence) => refine(evidence, asked, page))
    .sort(byScore);
}

const byScore = (a: Evidence, b: Evidence): number => b.score - a.score || a.at - b.at;

/** What the line's words and names match, and what a value in it stands for. */
function ownMatches(line: IndexLine, { terms }: Question, matches: Map<string, Match[]>, page: PageWords) {
  const { text, names } = page.wordsOf(line);
  const best = bestMatches(text, matches, terms.length);
  bestMatches(names, matches, terms.length, best);
  terms.forEach(({ types }, term) => {
    if (best[term]! < TYPED && types.some((type) => findValues(line.text, type).length > 0))
      best[term] = TYPED;
  });
  return best;
}

function weigh(question: Question, matches: Map<string, Match[]>, own: readonly Matches[]): Asked {
  const weights = question.terms.map(({ weight }, term) => {
    let having = 0.5;
    for (const best of own) if (best[term]! >= 0.5) having += 1;
    return weight * Math.log(1 + own.length / having);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const clicks = asksWhereToClick(question.text);
  return { question, matches, weights, total, clicks, rarest: Math.log(1 + own.length / 0.5) };
}

/** "hotel-room.jpg" tells nobody anything. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|svg|avif)$/iu;
/** "Reading data . . . . . 38": an entry of a table of contents says where something stands, not what. */
const DOT_LEADERS = /(?:[.·‧∙]\s?){5,}\s*\p{N}*\s*$|…{2,}\s*\p{N}*\s*$/u;

/** The line as evidence by its words alone; none where nothing around it matches or where it has no words. */
function judge(
  { line, block }: Placed,
  at: number,
  best: Matches,
  full: Matches,
  asked: Asked,
  worded: readonly boolean[],
): Evidence[] {
  const around = share(full, asked);
  if (around === 0 || line.text === '' || line.kind === 'container' || line.kind === 'frame') return [];
  if (isHeaderRow(line) || DOT_LEADERS.test(line.text)) return [];
  if (line.kind === 'image' && FILE_NAME.test(line.text)) return [];
  const own = share(best, asked);
  const score = WEIGHT.own * own + WEIGHT.around * around - costs(line, block, asked);
  const mass = (around * asked.total) / asked.rarest;
  const solid = best.filter((match, term) => match >= 0.7 && asked.question.terms[term]!.weight === 1).length;
  const lacking =
    Math.max(0, ...full.map((match, term) => (match > 0 ? 0 : asked.weights[term]!))) / asked.total;
  const topic = share(
    full.map((match, term) => (worded[term] ? match : 0)),
    asked,
  );
  return [
    {
      line,
      at,
      headings: block.headings,
      own,
      around,
      mass,
      lacking,
      solid,

      topic,
      formed: false,
      score,
    },
  ];
}

function share(matches: Matches, { weights, total }: Asked): number {
  let sum = 0;
  for (let term = 0; term < matches.length; term += 1) sum += weights[term]! * matches[term]!;
  return sum / total;
}

/** What readers wrote below a page counts less than the page. */
const isOfComments = asks('comments');

/** Where something is typed in or ticked; its name asks, it does not tell. */
const FIELDS = new Set(['textbox', 'searchbox', 'checkbox', 'combobox', 'spinbutton']);

function costs(line: IndexLine, { chrome, headings }: Block, { clicks }: Asked): number {
  const cost = clicks ? CLICK_COST : COST;
  return (
    (chrome ? cost.chrome : 0) +
    (!chrome && isBesideMatter(line) ? cost.aside : 0) +
    (line.kind === 'control' ? cost.control : 0) +
    (FIELDS.has(line.role) ? cost.field : 0) +
    (line.kind === 'image' ? cost.picture : 0) +
    (line.level ? COST.heading : 0) +
    (headings.some(({ text }) => isOfComments(text.toLowerCase())) ? COST.comment : 0) +
    (isQuestion(line.text) ? COST.question : 0)
  );
}

function refine(evidence: Evidence, asked: Asked, page: PageWords): Evidence {
  const { text } = page.wordsOf(evidence.line);
  const formed = hasValue(evidence.line.text, asked, page);
  const news =
    formed ||
    text.some((key) => !asked.matches.has(key)) ||
    (asked.clicks && evidence.line.kind === 'control');
  const score =
    evidence.score + WEIGHT.pairs * pairs(text, asked) + (formed ? FORM : 0) - (news ? 0 : COST.noNews);
  return { ...evidence, formed, score };
}

/** Whether the text holds a value of the wanted form that is not just the question's own words. */
function hasValue(text: string, { question, clicks }: Asked, page: PageWords): boolean {
  if (clicks) return false;
  const values = formsOf(question).flatMap((form) => findValues(text, form));
  return values.some(({ start, end }) => {
    const keys = page.cut(text.slice(start, end));
    return keys.length === 0 || keys.some((key) => question.terms.every((term) => term.key !== key));
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
