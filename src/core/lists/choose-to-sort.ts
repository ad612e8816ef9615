import type { Language } from '../text/languages.ts';
import { readQuestion } from '../text/question.ts';
import { fold, words } from '../text/words.ts';
import { BY_PEOPLE } from './by-people.ts';
import { hasLike, isMenu, namesOf, titleIn } from './names.ts';
import type { RecordList } from './records.ts';
import { countedIn, isPiece, wordOf } from './wording.ts';

const LEAST_SORTED = 3;
/** Words of the item in the middle: what is shorter says nothing that could be sorted, or is no sentence that could meet a condition by its meaning. */
const SAYS_SOMETHING = { group: 4, condition: 8 };
const NAMED_BY_QUESTION = 4;
const NAMED_BY_AUTHOR = 3;

/**
 * The list whose items are to be looked at one by one, by what they mean. With a condition it has to be called what the question counts, and the question
 * has to say more than that name: every other "how many" is a question to the page ("How many teams are through?" beside "20 teams have qualified").
 * @param rest the words of the question that are not understood yet
 * @param condition an item's meaning is asked ("negative"), and not what all of them are about
 */
export function listToSort(
  rest: string,
  lists: readonly RecordList[],
  language: Language,
  condition: boolean,
): RecordList | undefined {
  const terms = readQuestion(rest, language).terms.filter(({ key, weight }) => key !== '' && weight >= 0.2);
  const nouns = countedIn(rest, language);
  const counted = nouns.flatMap(({ key, said }) => [key, fold(said)]);
  // "Posts" are on any page: which of its lists is meant, its title says or nothing.
  const isAny = nouns.length > 0 && nouns.every(({ said }) => isPiece(said));
  const sorted = lists.flatMap((list) => {
    const names = namesOf(list, language);
    const lengths = list.items.map(({ text }) => words(text, language).length).sort((a, b) => a - b);
    const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
    const least = condition ? SAYS_SOMETHING.condition : SAYS_SOMETHING.group;
    if (list.items.length < LEAST_SORTED || middle < least || isMenu(list)) return [];
    const isNamed = terms.map((term) =>
      [term.key, fold(wordOf(term, rest, language)), ...term.synonyms].some((key) => hasLike(names, key)),
    );
    if (condition && (isNamed.every(Boolean) || !isCalled(list, counted, language))) return [];
    if (condition && isAny && titleIn(list, rest, language).size === 0) return [];
    const size = lengths.reduce((sum, each) => sum + each, 0);
    const byQuestion = isNamed.includes(true) ? NAMED_BY_QUESTION : 1;
    return { list, worth: size * byQuestion * (BY_PEOPLE.test(list.names) ? NAMED_BY_AUTHOR : 1) };
  });
  return sorted.sort((a, b) => b.worth - a.worth)[0]?.list;
}

/** Longer headings are sentences that speak of something, and no names. */
const NAME_WORDS = 4;

/** Whether a list is called so; a question above it ("How do I ...?") is no name. */
function isCalled(list: RecordList, keys: readonly string[], language: Language): boolean {
  const heading = list.headings.at(-1) ?? '';
  const isName = !/[?？]\s*$/u.test(heading) && heading.trim().split(/\s+/u).length <= NAME_WORDS;
  const names = namesOf(isName ? list : { ...list, headings: [], lead: '' }, language);
  return keys.some((key) => hasLike(names, key));
}
