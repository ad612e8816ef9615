import type { IndexLine, PageIndex } from '../contracts/page-index.ts';
import type { ReadyQuestion } from '../contracts/questions.ts';
import { answerInstantly } from './find/instant.ts';
import { bestControl } from './guide/instant.ts';
import { newCard } from './guide/session.ts';
import { instantFound } from './hide/instant.ts';

/** So many of each mode fit above the composer. */
const MOST = 3;
const HEADING = { least: 8, most: 60 };

/** The page as each mode reads it; a PDF can only be asked. */
export interface Readings {
  find: PageIndex;
  guide?: PageIndex;
  hide?: PageIndex;
}

/** Those of `candidates` that this page can answer, up to three of each mode: each is tried on it, by rules, and sends nothing. */
export function fittingQuestions(candidates: readonly ReadyQuestion[], readings: Readings): ReadyQuestion[] {
  return (['find', 'guide', 'hide'] as const).flatMap((mode) => {
    const fitting: ReadyQuestion[] = [];
    for (const question of candidates) {
      if (fitting.length === MOST) break;
      if (question.mode === mode && fits(question, readings)) fitting.push(question);
    }
    return fitting;
  });
}

function fits({ mode, text }: ReadyQuestion, { find, guide, hide }: Readings): boolean {
  switch (mode) {
    case 'find': {
      return isAnswered(text, find);
    }
    case 'guide':
      return (
        guide !== undefined && bestControl(newCard(text, 'instant', false, 0), guide.lines).kind === 'step'
      );
    case 'hide':
      return hide !== undefined && instantFound(text, hide.lines).length > 0;
  }
}

/** Whether the page answers a question without a model, for certain. */
export function isAnswered(question: string, page: PageIndex): boolean {
  const { citations, notes } = answerInstantly(question, page, { byWords: true });
  return citations.length > 0 && notes[0]?.code === 'instant-quotes';
}

/** Whether a line is a heading of a part that can be asked about in one line. */
export const namesPart = ({ level = 0, text }: IndexLine): boolean =>
  level > 1 && text.length >= HEADING.least && text.length <= HEADING.most;

/**
 * Headings of the parts of a page's main content, to ask about.
 * @param overview a question for what the page is about
 */
export function askableHeadings(page: PageIndex, overview: string): string[] {
  const cited = new Set(
    answerInstantly(overview, page).citations.flatMap(({ place }) => place.spans.map(({ n }) => n)),
  );
  return page.lines.filter((line) => cited.has(line.n) && namesPart(line)).map(({ text }) => text);
}
