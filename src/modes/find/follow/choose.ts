import { SightlineError } from '../../../contracts/errors.ts';
import type { PageIndex } from '../../../contracts/page-index.ts';
import { selectLines } from '../../../core/index/select.ts';
import { foldLetters } from '../../../core/lexicon/fold.ts';
import { partsOf } from '../../../core/text/question.ts';
import { estimateTokens } from '../../../core/text/tokens.ts';
import type { Model } from '../../../model/model.ts';
import type { TurnContext } from '../../mode.ts';
import { answerInstantly } from '../instant.ts';
import type { Candidate, Frontier } from './frontier.ts';
import { choicePrompt, choiceSchema } from './prompt.ts';

/** What to read next; nothing: `end` says why. */
export interface Next {
  read: Candidate[];
  end?: 'enough' | 'no_links' | 'tokens';
}

/** A page that was read, and how much was expected of it. */
export interface PageRead {
  index: Pick<PageIndex, 'url' | 'title' | 'lines'>;
  score: number;
}

export interface Chooser {
  next(pages: readonly PageRead[], left: number): Promise<Next>;
  /** Estimated tokens that were sent so far. */
  spent(): number;
}

/** A link that promises nearly as much as the one that led to the answer may hold the other half of it. */
const AS_GOOD = 0.9;
/** A link that has none of the question's words is read only where nothing else has led anywhere. */
const PROMISES = 0.05;

/** By words alone: best first, until each part of the question has a page that answers it surely and no other link promises as much. */
export function chooseByWords(question: string, frontier: Frontier): Chooser {
  const parts = partsOf(question);
  const known = new Map<PageRead['index'], boolean[]>();
  const answered = ({ index }: PageRead): boolean[] => {
    const answers = known.get(index) ?? parts.map((part) => answersSurely(part, index));
    known.set(index, answers);
    return answers;
  };
  return {
    spent: () => 0,
    async next(pages) {
      const [best] = frontier.best(1);
      if (!best) return { read: [], end: 'no_links' };
      const further = pages.slice(1);
      const answering = further.filter((page) => answered(page).includes(true));
      const expected = Math.max(0, ...answering.map(({ score }) => score));
      const all = parts.every((_, part) => further.some((page) => answered(page)[part]));
      const whole = all && namesLeft(question, pages).length === 0;
      const promising = best.score >= PROMISES && best.score >= AS_GOOD * expected;
      return whole && !promising ? { read: [], end: 'enough' } : { read: [best] };
    },
  };
}

function answersSurely(question: string, index: PageRead['index']): boolean {
  const { notes } = answerInstantly(question, index as PageIndex, { byWords: true });
  return notes.some(({ code }) => code === 'instant-quotes');
}

/** Names in a question ("the Lamp Museum and the Net Museum") that no page has so far: a part of the answer is still missing. */
function namesLeft(question: string, pages: readonly PageRead[]): string[] {
  const names = [...question.matchAll(NAME)].map(([name]) => foldLetters(name));
  const said = pages.map(({ index: { lines } }) => foldLetters(lines.map(({ text }) => text).join(' ')));
  return names.filter((name) => !said.some((text) => text.includes(name)));
}

/** A word with a capital that does not begin a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:]["'’“„«\s]+)\p{Lu}[\p{L}\p{M}]{2,}/gu;

/** Links that a model sees at once, and how many of them it may choose. */
const SHOWN_LINKS = 40;
const AT_ONCE = 3;
/** Estimated tokens of each page's lines that go along with the links. */
const LINES_PER_PAGE = 350;
/** Part of the allowed tokens that choosing may take; the answer needs the rest. */
const CHOOSING_SHARE = 0.5;

/** A model chooses among the links by their numbers. */
export function chooseByModel(
  { question, hooks }: Pick<TurnContext, 'question' | 'hooks'>,
  model: Model,
  frontier: Frontier,
  mostTokens: number,
): Chooser {
  let spent = 0;
  return {
    spent: () => spent,
    async next(pages, left) {
      const candidates = frontier.best(SHOWN_LINKS);
      if (candidates.length === 0) return { read: [], end: 'no_links' };
      const most = Math.min(AT_ONCE, left);
      const soFar = pages.map(({ index: { url, title, lines } }) => ({
        url,
        title,
        lines: selectLines(lines, question, LINES_PER_PAGE).lines,
      }));
      const messages = choicePrompt(question, soFar, candidates, most);
      const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
      if (spent + tokens > mostTokens * CHOOSING_SHARE) return { read: [], end: 'tokens' };
      spent += tokens;
      const choice = await model
        .structured(messages, { name: 'links', schema: choiceSchema }, hooks)
        .catch((error) => {
          // A model that cannot say it in numbers leaves the choice to the words.
          if (error instanceof SightlineError && error.code === 'reply-garbled') return undefined;
          throw error;
        });
      if (!choice) return { read: candidates.slice(0, 1) };
      if (choice.enough) return { read: [], end: 'enough' };
      const read = [...new Set(choice.open)].flatMap((k) => candidates[k - 1] ?? []).slice(0, most);
      return read.length > 0 ? { read } : { read: [], end: 'no_links' };
    },
  };
}
