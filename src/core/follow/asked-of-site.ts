import { lazy } from '../lazy.ts';
import { FOLLOWING } from '../lexicon/following.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import { detectLanguage } from '../text/languages.ts';
import { readQuestion } from '../text/question.ts';

const ofSite = lazy(() => new RegExp(sourceOf(...Object.values(FOLLOWING).map(({ site }) => site)), 'iu'));

/**
 * The question without the words by which it asks to look on further pages of the site; `undefined` where it does not. "Where can I search this site"
 * asks for nothing else: it wants the search box.
 */
export function askedOfSite(question: string): string | undefined {
  if (!ofSite().test(question)) return undefined;
  const rest = question
    .replace(ofSite(), ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;.–—-]+/u, '')
    .replace(/\s+(?=[?？.!。])/gu, '')
    .trim();
  return readQuestion(rest, detectLanguage([rest])).terms.length > 0 ? rest : undefined;
}
