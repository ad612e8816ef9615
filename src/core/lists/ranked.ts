import { lazy } from '../lazy.ts';
import { listSource } from '../lexicon/lists.ts';
import type { Language } from '../text/languages.ts';
import { words } from '../text/words.ts';
import { formsOf, hasLike, nameWords, titlesOf } from './names.ts';
import type { RecordList } from './records.ts';

const RANKED = lazy(() => new RegExp(`${listSource('ranked')}|${listSource('top')}|popular`, 'u'));
/** Two are the tabs above such lists. */
const LEAST_RANKED = 3;

/**
 * Whether a list is in the order that a question speaks of, by its title.
 * @param ranked the words that say so, in lower case: "most read"; empty: any order will do
 */
export function isRanked(list: RecordList, ranked: string, language: Language): boolean {
  const titles = titlesOf(list).join('\n').toLowerCase();
  if (list.items.length < LEAST_RANKED || !RANKED().test(titles)) return false;
  const own = nameWords(titles, language);
  const said = words(ranked, language).filter(({ stop }) => !stop);
  return (
    titles.includes(ranked) ||
    said.every(({ key, start, end }) =>
      formsOf(key, ranked.slice(start, end)).some((each) => hasLike(own, each)),
    )
  );
}
