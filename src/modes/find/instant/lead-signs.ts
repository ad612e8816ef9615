import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { AnswerSigns } from './answer-signs.ts';
import type { Evidence } from './evidence.ts';
import { pickLead } from './lead.ts';
import { type MatchedLine, type MatchedLines, mostTogether } from './matched-lines.ts';

/** What tells whether the first quote is the right one. */
export interface LeadSigns extends Pick<AnswerSigns, 'mass' | 'fitGap' | 'names' | 'long'> {
  /** Score of the best line, and by how much the next one is worse. */
  score: number;
  ahead: number;
  /** The best line holds the words to lead with. */
  leads: number;
  /** How many lines are nearly as good as the best. */
  near: number;
  /** Most of the question below any one heading. */
  section: number;
}

/** Share of the best line's score that is nearly as good. */
const NEARLY = 0.8;
/** More than these say no more. */
const MOST_NEAR = 20;

/** @param ranked the page's evidence, best first: at least one line */
export function leadSigns(
  { mass, fitGap, names, long }: AnswerSigns,
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  matched: MatchedLines,
): LeadSigns {
  const best = ranked[0]!;
  const next = ranked[1];
  const near = ranked.filter(({ score }) => score >= NEARLY * best.score).length;
  return {
    mass,
    fitGap,
    names,
    long,
    score: best.score,
    ahead: next ? best.score - next.score : 0,
    leads: pickLead(ranked, question, page)?.evidence === best ? 1 : 0,
    near: Math.min(MOST_NEAR, near),
    section: mostTogether(matched, ({ block }: MatchedLine) => block.headings.at(-1)),
  };
}
