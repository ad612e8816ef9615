import { lazy } from '../lazy.ts';
import { listSource, plainLetters } from '../lexicon/lists.ts';
import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import { withoutAsking } from '../lexicon/questions.ts';
import type { Language } from '../text/languages.ts';
import { readQuestion, type Term } from '../text/question.ts';
import { contentKeys, fold, words } from '../text/words.ts';
import { asksMoney, type ListQuestion } from './ask.ts';
import { type Field, type Reading, readValue } from './field.ts';
import {
  hasLike,
  isMenu,
  isOfPeople,
  isTitled,
  isTitledRightBefore,
  namesOf,
  nameWords,
  titleIn,
} from './names.ts';
import { cellsOf, type Item, namerOf, type RecordList, wordsOf } from './records.ts';
import { countedIn, isByPeople, isPiece, isSpan, readWording, type Wording, wordOf } from './wording.ts';

/** Words that an item has to hold to count. */
export interface Condition {
  /** As asked. */
  words: string;
  holds(item: Item): boolean;
}

/** What a question asks, of which list. */
export interface ListPlan {
  list: RecordList;
  field?: Field;
  conditions: Condition[];
}

/** Share of the items that must have the value that is asked for. */
const ENOUGH_VALUES = 0.6;
/** ... or this share, where the value is the number beside a word: what has none ("3 comments") does not say so. */
const SOME_VALUES = 0.4;
/** What says which list is meant, and how much it counts. */
const WORTH = {
  quoted: 5,
  near: 1,
  ownTitle: 2,
  named: 3,
  everywhere: 1.5,
  title: 1,
  generic: 1,
  condition: 1,
  column: 1.5,
  values: 1.5,
  size: 0.5,
  menu: -4,
};
const LEAST_WORTH = 1;
/** A value is said in few words; a word in running text may be there for any reason. */
const FEW_WORDS = 8;
/** A list may share its name with the page by so many words. */
const MOST_BY_PAGE = 2;
/** What a cell says that answers its column's header with yes. */
const YES = lazy(() => new RegExp(`^(?:✓|✔|✅|☑|x|○|◯|true|1|•|●|${listSource('yes')})$`, 'iu'));

interface About {
  title: string;
  /** Words in quotation marks, which are no part of the question otherwise. */
  quoted?: readonly string[];
  language: Language;
  reading: Reading;
}

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

interface Asked extends Wording {
  terms: readonly Term[];
  /** Titles of lists, as quoted: another list is not meant. */
  titles: readonly string[];
  /** Other words in quotation marks. */
  phrases: readonly string[];
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

/** Words of scripts without spaces whose pairs all hold a character that is mostly a particle: "上海", "那覇". */
function emptyRuns(rest: string, language: Language): string[] {
  const pairs = words(withoutAsking(rest), language).filter(
    ({ start, end }) => NO_BOUNDARY.test(rest[start]!) && end - start > 1,
  );
  const runs: { start: number; end: number; empty: boolean }[] = [];
  for (const { start, end, stop } of pairs) {
    const last = runs.at(-1);
    if (last && start < last.end) Object.assign(last, { end, empty: last.empty && stop });
    else runs.push({ start, end, empty: stop });
  }
  return runs.filter(({ empty }) => empty).map(({ start, end }) => rest.slice(start, end));
}

/** Where words are cut as pairs of characters, a pair of the last character of one word and the first of the next: both are in pairs that are known. */
function isSeam(key: string, unknown: ReadonlySet<string>, rest: string, language: Language): boolean {
  const all = words(rest, language);
  const at = all.findIndex((word) => word.key === key);
  const [before, own, behind] = [all[at - 1], all[at], all[at + 1]];
  if (!before || !own || !behind || before.end <= own.start || behind.start >= own.end) return false;
  return !unknown.has(before.key) && !unknown.has(behind.key);
}

/** What words are compared with: the list's own, by their keys. */
interface Seen {
  cut(text: string): ReadonlySet<string>;
  items: ReadonlySet<string>[];
  /** What its items are called, which is who has written them where people write. */
  calls: ReadonlySet<string>[];
  names: ReadonlySet<string>;
  /** What stands above the whole page stands above each of its lists. */
  page: ReadonlySet<string>;
  ofPeople: boolean;
  columns: string[];
  columnKeys: { column: string; keys: ReadonlySet<string> }[];
}

function lookAt(list: RecordList, { title, language }: About): Seen {
  const cut = (text: string) => new Set(contentKeys(text, language));
  const cutNames = (text: string) => nameWords(text, language);
  const callOf = namerOf(list.items);
  const ofPeople = isOfPeople(list);
  const columns = [
    ...new Set(list.items.flatMap((item) => cellsOf(item).map(({ column }) => column))),
  ].filter(Boolean);
  return {
    cut,
    items: list.items.map(({ text }) => cut(text)),
    calls: list.items.map((item) => cut(wordsOf(callOf(item)))),
    names: namesOf(ofPeople ? { ...list, headings: [], lead: '' } : list, language),
    page: cutNames([title, ...list.headings.slice(0, -1)].join(' ')),
    ofPeople,
    columns,
    columnKeys: columns.map((column) => ({ column, keys: cutNames(column) })),
  };
}

/** What the terms before have said. */
interface Known {
  isNamed: boolean;
  field: Field | undefined;
  /** So many were said by what stands above the whole page. */
  byPage: number;
}

/** What a term says of a list: how much for its being meant, and what of its items. */
interface Meaning {
  worth: number;
  /** It is what the list is called. */
  names?: true;
  /** ... because the whole page is called so. */
  byPage?: true;
  field?: Field;
  condition?: Condition;
}

interface Place {
  list: RecordList;
  /** The words of the list's title, where the question says it as a whole. */
  ownTitle: ReadonlySet<string>;
  question: ListQuestion;
  asked: Asked;
  seen: Seen;
  known: Known;
  needsValue: boolean;
  about: About;
}

/** `undefined`: it is not understood of this list. The order decides between readings: a name before a value, a value before a word anywhere. */
function meaningOf(term: Term, first: boolean, place: Place): Meaning | undefined {
  const { list, question, asked, seen, known, needsValue, about } = place;
  const { reading, language } = about;
  const typed = question.type ? { type: question.type } : {};
  const word = wordOf(term, asked.rest, language);
  const keys = [term.key, fold(word), ...term.synonyms];
  const having = seen.items.filter((own) => own.has(term.key)).length;
  const named = keys.some((key) => hasLike(seen.names, key));
  const column = seen.columnKeys.find((each) => keys.some((key) => hasLike(each.keys, key)))?.column;
  const holdsValues = column !== undefined && share(list, { column, ...typed }, reading) >= ENOUGH_VALUES;

  if (seen.ofPeople && isByPeople(word)) return { worth: 0 };
  if (holdsValues && needsValue && !known.field) return { worth: WORTH.column, field: { column, ...typed } };
  const beside = nextToNumbers(word, place);
  if (beside) return beside;
  if (place.ownTitle.has(word)) return { worth: WORTH.ownTitle, names: true };
  if (isSpan(word) && asked.terms.some(({ key }) => /^\p{Nd}+$/u.test(key))) return { worth: 0 };
  if (!first && isSpan(word)) return { worth: 0 };
  if (first && named) return { worth: isPiece(word) ? WORTH.title : WORTH.named, names: true };
  // The header above the names says what the rows are.
  if (first && column !== undefined && column === seen.columns[0] && !holdsValues)
    return { worth: WORTH.named, names: true };
  // "cost", "price": the form says it.
  if (question.type && (term.types.includes(question.type) || (question.type === 'money' && asksMoney(word))))
    return { worth: 0 };
  if (column !== undefined && list.items.some((item) => isYes(item, column)))
    return {
      worth: WORTH.condition,
      condition: { words: column, holds: (item) => isYes(item, column) },
    };
  const written = byWriter(term, word, place);
  if (written) return written;
  if (asked.mentions && (known.isNamed || !first) && having > 0) return mentioned(term, word, seen);
  if (having > 0 && having < list.items.length && isValueOf(list.items, term.key, seen.cut))
    return mentioned(term, word, seen);
  if (having === list.items.length) return ofAll(term, word, place);
  if (named) return { worth: known.isNamed ? WORTH.title : WORTH.named, names: true };
  if (isPiece(word) && (known.isNamed || !first || asked.terms.length > 1)) return { worth: 0 };
  if (!seen.ofPeople && keys.some((key) => hasLike(seen.page, key)))
    return { worth: WORTH.title, names: true, byPage: true };
  // That nobody mentions a thing is an answer, too.
  if (seen.ofPeople && known.isNamed && asked.mentions) return mentioned(term, word, seen);
  return column === undefined ? undefined : { worth: 0 };
}

/** "the most comments": where the word stands beside numbers, these are what is compared. */
function nextToNumbers(
  word: string,
  { list, question, known, needsValue, about }: Place,
): Meaning | undefined {
  if (!needsValue || known.field || question.type || question.bound) return undefined;
  const field = { near: word };
  return share(list, field, about.reading) >= SOME_VALUES ? { worth: WORTH.column, field } : undefined;
}

const mentioned = (term: Term, word: string, { cut }: Seen): Meaning => ({
  worth: WORTH.condition,
  condition: { words: word, holds: (item) => cut(item.text).has(term.key) },
});

/** "by Kay": what the items are called that she has written, and not those that speak of her. */
function byWriter(term: Term, word: string, { asked, seen, list }: Place): Meaning | undefined {
  const called = new Set(list.items.filter((_, i) => seen.calls[i]!.has(term.key)));
  // "by" and its like say who has written only where somebody of that name has.
  if (!seen.ofPeople || asked.mentions || !(asked.writes === true || (asked.writes && called.size > 0)))
    return undefined;
  if (called.size === list.items.length) return undefined;
  return { worth: WORTH.condition, condition: { words: word, holds: (item) => called.has(item) } };
}

/** A word that all items hold names them, or stands beside the value of each; with the one before it, it may tell some of them ("in stock"). */
function ofAll(
  term: Term,
  word: string,
  { list, question, asked, known, needsValue, about }: Place,
): Meaning {
  const phrase = phraseBefore(term, asked.rest, about.language);
  const held = phrase ? list.items.filter(({ text }) => holdsPhrase(text, phrase)).length : 0;
  if (phrase && held > 0 && held < list.items.length)
    return {
      worth: WORTH.condition,
      condition: { words: phrase, holds: ({ text }) => holdsPhrase(text, phrase) },
    };
  const near = needsValue && !known.field && !question.type ? { field: { near: word } } : {};
  return { worth: WORTH.everywhere, names: true, ...near };
}

/** Whether the items that hold a word say it as a value, in few words, and not somewhere in their text. */
function isValueOf(items: readonly Item[], key: string, cut: (text: string) => ReadonlySet<string>): boolean {
  const having = items.filter(({ text }) => cut(text).has(key));
  const saying = having.filter((item) =>
    [...cellsOf(item), ...item.parts.filter(({ line }) => !line.cells)].some((part) => {
      const said = cut(wordsOf(part));
      return said.has(key) && (said.size <= FEW_WORDS || said.keys().next().value === key);
    }),
  );
  return saying.length * 2 >= having.length;
}

/** Share of the items that have such a value. */
const share = (list: RecordList, field: Field, reading: Reading): number =>
  list.items.filter((item) => readValue(item, field, reading)).length / list.items.length;

/** A column of such values, else such a value anywhere in an item. */
function fieldOfType(list: RecordList, type: NonNullable<ListQuestion['type']>, reading: Reading): Field {
  const columns = [...new Set(list.items.flatMap((item) => cellsOf(item).map(({ column }) => column)))];
  const whole = { type } as const;
  if (share(list, whole, reading) >= ENOUGH_VALUES || type !== 'time') return whole;
  const column = columns.find(
    (each) => each && share(list, { column: each, type }, reading) >= ENOUGH_VALUES,
  );
  return column ? { column, type } : whole;
}

/** The one column of numbers, where there is one only. */
function onlyNumber(list: RecordList, columns: readonly string[], reading: Reading): Field | undefined {
  const numbers = columns.filter((column) => share(list, { column }, reading) >= ENOUGH_VALUES);
  return numbers.length === 1 ? { column: numbers[0]! } : undefined;
}

function isYes(item: Item, column: string): boolean {
  const cell = cellsOf(item).find((each) => each.column === column);
  return cell !== undefined && YES().test(plainLetters(wordsOf(cell).trim()));
}

/** A word with the one before it: "in stock" is not "out of stock". */
function phraseBefore(term: Term, rest: string, language: Language): string | undefined {
  const word = wordOf(term, rest, language);
  return new RegExp(`(\\p{L}+)\\s+${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').exec(rest)?.[0];
}

function holdsPhrase(text: string, phrase: string): boolean {
  const plain = (said: string) =>
    ` ${said
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(phrase));
}
