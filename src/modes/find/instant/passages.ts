import { asksWhereToClick } from '../../../core/controls/asks-where.ts';
import type { Block } from '../../../core/index/blocks.ts';
import { isBesideMatter, type MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues } from '../../../core/text/values.ts';
import type { Evidence } from './evidence.ts';
import type { Quote } from './quote.ts';
import { quotesOf } from './quotes-of.ts';
import { widener } from './widen.ts';

const PASSAGES = 3;
/** What stands beside the page's own matter, in a landmark for that, is the less likely passage. */
const ASIDE = 0.1;
/** What a text's first paragraph is worth to a question of whose words it has none: a text begins with what happened, to whom, when and where. */
const OPENING = 0.15;
/** A question whose words stand together in this share is not vague. */
const TOGETHER = 0.6;
/** Paragraphs that a text opens with. */
const OPENINGS = 3;

/**
 * The passages that come nearest to a question that nothing surely answers.
 * @param rankings what was found for the whole of a question, and for each part of one that asks several things
 * @param before what is shown above them
 */
export function passages(
  rankings: readonly (readonly Evidence[])[],
  question: Question,
  page: PageWords,
  title: readonly string[],
  main: MainContent,
  before: readonly Quote[] = [],
): Quote[] {
  const clicks = asksWhereToClick(question.text);
  const ordered = inTurn(
    rankings.map((ranked) => {
      const each = withWhole(ranked, rankings[0]!);
      return clicks ? each : inOrder(each, page, main);
    }),
  );
  const positive = ordered.filter(({ score }) => score > 0);
  const telling = clicks
    ? positive
    : positive.filter((evidence) => tells(evidence, question, page, main, title));
  const count = PASSAGES - before.length;
  const widen = widener(page, main);
  return [
    ...before,
    ...quotesOf(telling.length > 0 ? telling : positive, count, page, question, { before, widen }),
  ];
}

/** The second part of a question often says "he" where the first has the name: what the whole of it finds counts besides. */
const OF_WHOLE = 0.5;

function withWhole(ranked: readonly Evidence[], whole: readonly Evidence[]): readonly Evidence[] {
  if (ranked === whole) return whole;
  const scores = new Map(whole.map(({ line, score }) => [line, score]));
  const both = ranked.map((each) => ({
    ...each,
    score: each.score + OF_WHOLE * (scores.get(each.line) ?? 0),
  }));
  return both.sort((a, b) => b.score - a.score || a.at - b.at);
}

/** The best of each ranking, then the second best of each, and so on; every line once. */
function inTurn(rankings: readonly (readonly Evidence[])[]): Evidence[] {
  const found = new Map<Evidence['line'], Evidence>();
  const most = Math.max(...rankings.map(({ length }) => length));
  for (let place = 0; place < most; place += 1) {
    for (const ranked of rankings) {
      const next = ranked[place];
      if (next && !found.has(next.line)) found.set(next.line, next);
    }
  }
  return [...found.values()];
}

/** By the words, with what opens the text among them. */
function inOrder(ranked: readonly Evidence[], page: PageWords, main: MainContent): Evidence[] {
  const together = Math.max(0, ...ranked.map(({ around }) => around));
  const vague = Math.max(0, 1 - together / TOGETHER);
  const places = new Map(main.paragraphs.map(({ at }, place) => [at, place]));
  const openings = vague === 0 ? [] : openingsOf(page, main, new Set(ranked.map(({ line }) => line)));
  const blocks = new Map(page.blocks.flatMap((block) => block.lines.map((line) => [line, block] as const)));
  const worth = ({ line, score }: Evidence): number => {
    const block = blocks.get(line) as Block;
    const place = places.get(block.at);
    const opening = place === undefined ? 0 : (OPENING * vague) / (1 + place);
    return score + opening - (!block.chrome && isBesideMatter(line) ? ASIDE : 0);
  };
  return [...ranked, ...openings]
    .map((evidence) => ({ ...evidence, score: worth(evidence) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** Lines of the first paragraphs that have no word of the question. */
function openingsOf(page: PageWords, main: MainContent, known: ReadonlySet<Evidence['line']>): Evidence[] {
  const first = new Set(main.paragraphs.slice(0, OPENINGS).map(({ at }) => at));
  const lines = page.blocks.flatMap((block) => block.lines.map((line) => ({ line, block })));
  return lines.flatMap(({ line, block }, at): Evidence[] =>
    first.has(block.at) && !known.has(line) ? [{ line, at, headings: block.headings, ...NOTHING }] : [],
  );
}

const NOTHING = {
  own: 0,
  around: 0,
  mass: 0,
  lacking: 1,
  solid: 0,
  topic: 0,
  formed: false,
  score: 0,
};

/** A line up to this length that is a date in so great a part says when something was published. */
const DATELINE = { length: 60, share: 0.4 };

/** What may be a passage: not the title, which was read before anything was asked, nor when it was published, unless that is asked. */
function tells(
  { line }: Evidence,
  { type }: Question,
  page: PageWords,
  main: MainContent,
  title: readonly string[],
): boolean {
  const { text, level } = line;
  if (line === main.title) return false;
  if (type !== 'time' && text.length <= DATELINE.length && dateShare(text) >= DATELINE.share) return false;
  return level === undefined || page.wordsOf(line).text.some((word) => !title.includes(word));
}

const dateShare = (text: string): number =>
  findValues(text, 'time').reduce((sum, { start, end }) => sum + end - start, 0) / text.length;
