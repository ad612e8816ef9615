import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Evidence } from './evidence.ts';
import type { Quote } from './quote.ts';
import { quotesOf } from './quotes-of.ts';
import { widener } from './widen.ts';

const PASSAGES = 3;

/** A page with its own lines, and what of it is its own matter. */
export interface Whole {
  whole: PageWords;
  main: MainContent;
}

/** The passages that come nearest to a question that nothing surely answers. */
export function passages(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
  _title: readonly string[],
  { whole, main }: Whole,
): Quote[] {
  return quotesOf(
    ranked.filter(({ score }) => score > 0),
    PASSAGES,
    page,
    question,
    { widen: widener(whole, main) },
  );
}
