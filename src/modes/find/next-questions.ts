import type { FindCard } from '../../contracts/answer.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { partUnder } from '../../core/index/around.ts';
import { toBlocks } from '../../core/index/blocks.ts';
import { findMainContent } from '../../core/index/main-content.ts';
import { fold } from '../../core/text/words.ts';
import { isAnswered, namesPart } from '../fitting-questions.ts';
import type { TurnContext } from '../mode.ts';

const MOST = 3;
/** Headings that are tried, nearest first. */
const TRIED = 6;
/** Characters under a heading from which on there is something to answer with. */
const SAYS = 60;

/** Puts questions that go on from an answer under it. They come from the page alone, and nothing is sent for them. */
export function offerNext(context: TurnContext<FindCard>, index: PageIndex): void {
  const { question, history, say } = context;
  const card = context.card();
  if (!card || !say || index.sources) return;
  const asked = [question, ...history.map((turn) => turn.question)];
  const next = nextQuestions(index, card, asked, (heading) => say('panel_ready_heading', { heading }));
  if (next.length > 0) context.show({ ...card, next });
}

/**
 * Questions about the part of the page that was cited and those around it, which this page can answer: without a model each is tried.
 * @param asked questions that were asked before
 * @param ask the question about a heading, in the person's language
 */
export function nextQuestions(
  index: PageIndex,
  card: Pick<FindCard, 'engine' | 'citations'>,
  asked: readonly string[],
  ask: (heading: string) => string,
): string[] {
  const cited = new Set(card.citations.flatMap(({ place }) => place.spans.map(({ n }) => n)));
  const known = asked.map(plain);
  const isNew = ({ text }: IndexLine) => !known.some((question) => question.includes(plain(text)));
  const fits = ({ text }: IndexLine) => card.engine === 'model' || isAnswered(ask(text), index);
  const found: string[] = [];
  for (const heading of nearest(index, cited).filter(isNew).slice(0, TRIED)) {
    const question = ask(heading.text);
    if (!found.includes(question) && fits(heading)) found.push(question);
    if (found.length === MOST) break;
  }
  return found;
}

const plain = (text: string): string => fold(text).toLowerCase();

/** Headings of parts of the main content that say something, those nearest to what was cited first; of two as near, the one below. */
function nearest({ lines, title }: PageIndex, cited: ReadonlySet<number>): IndexLine[] {
  const main = mainLines(lines, title);
  const parts = lines.filter(
    (line) => namesPart(line) && main.has(line) && saysEnough(partUnder(lines, line)),
  );
  const places = new Map(lines.map((line, place) => [line, place]));
  const begins = parts.map((heading) => places.get(heading)!);
  const at = lines.flatMap(({ n }, place) =>
    cited.has(n) ? [begins.findLastIndex((begin) => begin <= place)] : [],
  );
  const distance = (i: number) => Math.min(...(at.length > 0 ? at : [-1]).map((each) => Math.abs(i - each)));
  return parts
    .map((heading, i) => ({ heading, far: distance(i), i }))
    .sort((a, b) => a.far - b.far || b.i - a.i)
    .map(({ heading }) => heading);
}

function mainLines(lines: readonly IndexLine[], title: string): ReadonlySet<IndexLine> {
  const blocks = toBlocks(lines);
  const main = findMainContent(blocks, title);
  return new Set(blocks.filter((block) => main.has(block)).flatMap((block) => block.lines));
}

const saysEnough = ([, ...below]: IndexLine[]): boolean =>
  below.reduce((sum, { kind, text }) => sum + (kind === 'text' ? text.length : 0), 0) >= SAYS;
