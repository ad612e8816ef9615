import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import { readQuestion } from '../text/question.ts';
import { fold } from '../text/words.ts';
import type { ListQuestion } from './ask.ts';
import type { Field } from './field.ts';
import { hasLike, isMenu, isTitled, isTitledRightBefore, titleIn } from './names.ts';
import type { RecordList } from './records.ts';
import {
  type About,
  type Asked,
  type Condition,
  holdsPhrase,
  type Known,
  lookAt,
  meaningOf,
  type Seen,
  WORTH,
} from './understand.ts';
import { emptyRuns, isSeam } from './unspaced.ts';
import { ENOUGH_VALUES, fieldOfType, onlyNumber, SOME_VALUES, share } from './values-of.ts';
import { countedIn, isPiece, readWording } from './wording.ts';

/** What a question asks, of which list. */
export interface ListPlan {
  list: RecordList;
  field?: Field;
  conditions: Condition[];
}

const LEAST_WORTH = 1;
/** A list may share its name with the page by so many words. */
const MOST_BY_PAGE = 2;

/**
 * The list that a question is about, with what of each item is asked. `undefined` where no list is named, or where a word of the question is found
 * neither in the list nor above it: what is not understood is not counted.
 */
export function planFor(
  question: ListQuestion,
  lists: readonly RecordList[],
  about: About,
): ListPlan | undefined {
  const wording = readWording(question);
  const terms = readQuestion(wording.rest, about.language).terms.filter(
    ({ key, weight }) => key !== '' && weight >= 0.2,
  );
  const { quoted = [] } = about;
  // Words that stand above no list are what an item has to say.
  const titles = quoted.filter((words) => lists.some((list) => isTitled(list, words)));
  const asked = { ...wording, terms, titles, phrases: quoted.filter((words) => !titles.includes(words)) };
  const plans = lists.flatMap((list) => judge(list, question, asked, about) ?? []);
  return plans.filter(({ worth }) => worth >= LEAST_WORTH).sort((a, b) => b.worth - a.worth)[0];
}

function judge(
  list: RecordList,
  question: ListQuestion,
  asked: Asked,
  about: About,
): (ListPlan & { worth: number }) | undefined {
  const { reading } = about;
  if (!asked.titles.every((words) => isTitled(list, words))) return undefined;
  const needsValue =
    question.bound !== undefined || ['min', 'max', 'sum', 'average'].includes(question.operation);
  const seen = lookAt(list, about);
  const byPeople = seen.ofPeople && asked.people;
  const ownTitle = titleIn(list, question.rest);
  const known: Known = {
    isNamed: asked.titles.length > 0 || ownTitle.size > 0 || byPeople,
    field: undefined,
    byPage: 0,
  };
  const conditions: Condition[] = asked.phrases.map((words) => ({
    words,
    holds: ({ text }) => holdsPhrase(text, words.toLowerCase()),
  }));
  const near = asked.titles.filter((words) => isTitledRightBefore(list, words)).length;
  const unknown = new Set<string>();
  let worth =
    (question.generic ? WORTH.generic : 0) +
    WORTH.quoted * asked.titles.length +
    WORTH.near * near +
    (ownTitle.size > 0 ? WORTH.ownTitle : 0) +
    (byPeople ? WORTH.named : 0);
  for (const [i, term] of asked.terms.entries()) {
    const meaning = meaningOf(term, i === 0, {
      list,
      ownTitle,
      question,
      asked,
      seen,
      known,
      needsValue,
      about,
    });
    if (!meaning) {
      unknown.add(term.key);
      continue;
    }
    worth += meaning.worth;
    known.isNamed ||= meaning.names === true;
    known.field ??= meaning.field;
    known.byPage += meaning.byPage ? 1 : 0;
    if (meaning.condition) conditions.push(meaning.condition);
  }
  if ([...unknown].some((key) => !isSeam(key, unknown, asked.rest, about.language))) return undefined;
  for (const run of emptyRuns(asked.rest, about.language)) {
    const having = list.items.filter(({ text }) => text.includes(run)).length;
    if (having === 0 && ![about.title, list.label, ...list.headings].some((each) => each.includes(run)))
      return undefined;
    if (having === 0 || having === list.items.length) continue;
    conditions.push({ words: run, holds: ({ text }) => text.includes(run) });
    worth += WORTH.condition;
  }
  // What its title says in so many words is asked of the page.
  if (known.byPage > MOST_BY_PAGE) return undefined;
  const isTold = asked.titles.length > 0 || ownTitle.size > 0 || byPeople;
  const counted = countedIn(question.rest, about.language);
  if (
    question.named &&
    !isTold &&
    !question.countsItems &&
    (isMenu(list) || (counted.length > 0 && !counted.some((word) => isCounted(word, seen))))
  )
    return undefined;
  if (question.operation === 'count' && isOfOne(list, conditions, counted)) return undefined;
  // "How many speakers does it have?" asks of no list that is not called one of speakers; nor does "the oldest movie" of one that is not of movies.
  if (!known.isNamed && (question.named ? !question.generic : conditions.length > 0)) return undefined;
  if (!question.named) worth += WORTH.generic;
  if (needsValue) {
    known.field ??= question.type
      ? fieldOfType(list, question.type, reading)
      : onlyNumber(list, seen.columns, reading);
    if (!known.field) return undefined;
    const having = share(list, known.field, reading);
    if (having < ('near' in known.field ? SOME_VALUES : ENOUGH_VALUES)) return undefined;
    worth += WORTH.values * having;
  }
  worth += WORTH.size * Math.log10(list.items.length);
  if (isMenu(list)) worth += WORTH.menu;
  return { list, conditions, worth, ...(known.field ? { field: known.field } : {}) };
}

/** So many words that hold of one item alone are a question about that item. */
const OF_ONE = 3;

/**
 * Whether a count would say no more than that there is one such item: "How many posts are in the category Sport?" over categories, each with its
 * number; "How many processors does the Pro edition allow?" over sections, of which one speaks of all that.
 */
function isOfOne(
  { items }: RecordList,
  conditions: readonly Condition[],
  counted: readonly { said: string }[],
): boolean {
  const met =
    conditions.length > 0 ? items.filter((item) => conditions.every(({ holds }) => holds(item))) : [];
  if (met.length !== 1) return false;
  // Words that are cut as pairs of characters are more conditions than words.
  const spaced = conditions.filter(({ words }) => !NO_BOUNDARY.test(words[0]!)).length;
  return spaced >= OF_ONE || (counted.some(({ said }) => isPiece(said)) && /\p{Nd}/u.test(met[0]!.text));
}

/** Whether a word calls the items of a list, or is cut where no spaces tell where it begins: by its names, its first column, something that all of them say, or by what any list has. */
function isCounted({ key, said }: { key: string; said: string }, seen: Seen): boolean {
  return (
    NO_BOUNDARY.test(said[0]!) ||
    isPiece(said) ||
    [key, fold(said)].some((each) => hasLike(seen.names, each) || hasLike(seen.page, each)) ||
    hasLike(seen.columnKeys[0]?.keys ?? new Set(), key) ||
    seen.items.every((own) => own.has(key))
  );
}
