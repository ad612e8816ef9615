import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { sourceOf } from '../../../core/lexicon/pattern.ts';
import { questionWords } from '../../../core/lexicon/questions.ts';
import type { Question } from '../../../core/text/question.ts';

const COMMENTS = lazy(() => sourceOf(questionWords('comments')));
const SAYS_COMMENTS = lazy(() => new RegExp(COMMENTS(), 'iu'));
/** "14 comments", "Comments (14)", "0 new comments". */
const COUNTS_COMMENTS = lazy(
  () =>
    new RegExp(
      `\\p{N}[^\\p{L}\\p{N}]{0,3}(?:\\p{L}+\\s){0,2}${COMMENTS()}|${COMMENTS()}[^\\p{L}\\p{N}]{0,3}\\p{N}`,
      'iu',
    ),
);

/**
 * Whether a question is for comments and nothing else, and the page has none: it says no such word, or no number of them where that is asked for.
 * What sounds like them ("remarks") answers nothing.
 */
export function lacksComments({ text, terms, type }: Question, { blocks }: PageWords): boolean {
  const said = terms.filter(({ key, weight }) => key !== '' && weight === 1);
  if (!SAYS_COMMENTS().test(text) || said.length === 0) return false;
  if (!said.every(({ raw = '' }) => SAYS_COMMENTS().test(raw))) return false;
  const answers = type === 'count' ? COUNTS_COMMENTS() : SAYS_COMMENTS();
  return !blocks.some(({ lines }) => lines.some((line) => answers.test(line.text)));
}
