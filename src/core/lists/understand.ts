import { numberNamed } from '../lexicon/lists.ts';
import { type Language, languageNamed } from '../text/languages.ts';
import { meaningsOf } from '../text/meanings-of.ts';
import type { Term } from '../text/question.ts';
import { contentKeys, fold, words } from '../text/words.ts';
import { asksMoney, type ListQuestion } from './ask.ts';
import type { Field, Reading } from './field.ts';
import { areOf, kindNamed } from './kinds-of-options.ts';
import { formsOf, hasKindOf, hasLike, isOfPeople, isOfTags, isYearOf, namesOf, nameWords } from './names.ts';
import { isRanked } from './ranked.ts';
import { cellsOf, columnsOf, type Item, namerOf, type Part, type RecordList, wordsOf } from './records.ts';
import { holdsPhrase, isNumbered, isValueOf, isYes, phraseBefore, SHORTEST_STEM, saysYes } from './said.ts';
import { isListOf, spanOf } from './spans.ts';
import { ENOUGH_VALUES, loneOf, SOME_VALUES, share } from './values-of.ts';
import type { When } from './when.ts';
import { isByPeople, isPiece, isSpan, type Wording, wordOf } from './wording.ts';

/** Words that an item has to hold to count. */
export interface Condition {
  /** As asked. */
  words: string;
  /** It is what heads the group of an item that they hold. */
  ofGroup?: true;
  holds(item: Item): boolean;
}

/** What says which list is meant, and how much it counts. */
export const WORTH = {
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
  thread: 0.5,
  choice: 2,
};

/** From so many letters on the last two may be those of a form. */
const LONG_WORD = 9;

export interface About {
  title: string;
  /** Words in quotation marks, which are no part of the question otherwise. */
  quoted?: readonly string[];
  language: Language;
  reading: Reading;
}

export interface Asked extends Wording {
  terms: readonly Term[];
  /** Titles of lists, as quoted: another list is not meant. */
  titles: readonly string[];
  /** Other words in quotation marks. */
  phrases: readonly string[];
  /** When an item has to be of. */
  when?: When;
}

/** What words are compared with: the list's own, by their keys. */
export interface Seen {
  cut(text: string): ReadonlySet<string>;
  items: ReadonlySet<string>[];
  /** What its items are called, which is who has written them where people write. */
  calls: ReadonlySet<string>[];
  names: ReadonlySet<string>;
  /** What stands above the whole page stands above each of its lists. */
  page: ReadonlySet<string>;
  ofPeople: boolean;
  /** What heads the groups that its items stand in. */
  groups: ReadonlySet<string>;
  /** Words of a row of headers whose cells cannot be told apart. */
  heads: ReadonlySet<string>;
  columns: string[];
  columnKeys: { column: string; keys: ReadonlySet<string> }[];
}

export function lookAt(list: RecordList, { title, language }: About): Seen {
  const cut = (text: string) => new Set(contentKeys(text, language));
  const cutNames = (text: string) => nameWords(text, language);
  const callOf = namerOf(list.items);
  const ofPeople = isOfPeople(list);
  const columns = columnsOf(list);
  return {
    cut,
    items: list.items.map(({ text }) => cut(text)),
    calls: list.items.map((item) => cut(wordsOf(callOf(item)))),
    names: namesOf(ofPeople ? { ...list, headings: [], lead: '' } : list, language),
    page: cutNames([title, ...list.headings.slice(0, -1)].join(' ')),
    ofPeople,
    groups: cut([...new Set(list.items.map(({ under }) => (under ? wordsOf(under) : '')))].join(' ¦ ')),
    heads: cut(list.heads ?? ''),
    columns,
    columnKeys: columns.map((column) => ({ column, keys: cutNames(column) })),
  };
}

/** What the terms before have said. */
export interface Known {
  isNamed: boolean;
  field: Field | undefined;
  /** So many were said by what stands above the whole page. */
  byPage: number;
  /** What it is called was said by a word of its own: what is counted, or no name of what all pages consist of. */
  byOwn: boolean;
  /** What is counted was said by a word that means the same as one that it is called by. */
  byMeaning: boolean;
  /** The part of an item that has to differ, where it is one of a column. */
  once?: (item: Item) => Part | undefined;
}

/** What a term says of a list: how much for its being meant, and what of its items. */
interface Meaning {
  worth: number;
  /** It is what the list is called. */
  names?: true;
  /** ... because the whole page is called so. */
  byPage?: true;
  /** ... by a word that means the same. */
  byMeaning?: true;
  /** It is what each of the items is. */
  isItem?: true;
  field?: Field;
  condition?: Condition;
}

/** Where a term is understood. */
export interface Place {
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
export function meaningOf(term: Term, first: boolean, place: Place): Meaning | undefined {
  const { list, question, asked, seen, known, needsValue, about } = place;
  const { reading, language } = about;
  const typed = question.type ? { type: question.type } : {};
  const word = wordOf(term, asked.rest, language);
  const keys = [...formsOf(term.key, word), ...term.synonyms];
  const having = seen.items.filter((own) => own.has(term.key)).length;
  const named = formsOf(term.key, word).some(
    (key) => hasLike(seen.names, key) || (first && hasKindOf(seen.names, key, language)),
  );
  const column = columnOf(keys, place);
  // "In how many tiers is the fee below ...": the column that the rows are called by is none of their values.
  const callsRows = first && question.named && column !== undefined && column === seen.columns[0];
  const holdsValues =
    column !== undefined && !callsRows && share(list, { column, ...typed }, reading) >= ENOUGH_VALUES;

  // "How many different authors": what the cells of that column say.
  if (first && asked.different && column !== undefined) {
    known.once = (item) => cellsOf(item).find((cell) => cell.column === column);
    return { worth: WORTH.named, names: true, isItem: true };
  }
  const isPartOf = (said: string) => words(said, language).some(({ key }) => key === term.key);
  // "Leserkommentare": a word of two.
  const saysPeople = (said: string) => isPartOf(said) || word.endsWith(said);
  if (seen.ofPeople && (isByPeople(word) || asked.peopleWords.some(saysPeople))) return { worth: 0 };
  if (asked.tagWords.some(isPartOf) && isOfTags(list))
    return { worth: WORTH.named, names: true, isItem: true };
  if (holdsValues && needsValue && !known.field) return { worth: WORTH.column, field: { column, ...typed } };
  const kind = list.choice && kindNamed(word, question.language);
  if (kind && areOf(kind, list, reading.language)) return { worth: WORTH.named, names: true, isItem: true };
  const span = spanOf(word, question.language);
  if (span && isListOf(span, list, reading)) return { worth: WORTH.named, names: true, isItem: true };
  // "Which month has the most" asks of no list of anything else.
  if (span && first && needsValue && column === undefined) return undefined;
  // What the list is called is counted, and nothing of what its items say a number of.
  const beside = question.together && named ? undefined : nextToNumbers(term, word, place);
  if (beside) return beside;

  if (question.ranked?.includes(word) && isRanked(list, question.ranked, language))
    return { worth: WORTH.named, names: true, isItem: true };
  if (place.ownTitle.has(word)) return { worth: WORTH.ownTitle, names: true };
  if (isSpan(word) && (asked.when || asked.terms.some(({ key }) => /^\p{Nd}+$/u.test(key))))
    return { worth: 0 };
  // "The ten most read": of another list it would be no word of its. One that some items say is none of how many there are.
  if (!isSpan(word) && having === 0 && numberNamed(word, question.language) === list.items.length)
    return { worth: 0 };
  if (!first && isSpan(word)) return { worth: 0 };
  if (first && named) return { worth: isPiece(word) ? WORTH.title : WORTH.named, names: true };
  // The header above the names says what the rows are.
  if (first && column !== undefined && column === seen.columns[0] && !holdsValues)
    return { worth: WORTH.named, names: true };
  const below = belowWord(term, word, first, place);
  if (below) return below;
  // "cost", "price": the form says it.
  // ... but not where people are asked to have spoken of it.
  const isSpokenOf = asked.mentions && seen.ofPeople && !needsValue;
  if (
    !isSpokenOf &&
    question.type &&
    (term.types.includes(question.type) || (question.type === 'money' && asksMoney(word)))
  )
    return { worth: 0 };
  if (column !== undefined && saysYes(list.items, column))
    return {
      worth: WORTH.condition,
      condition: { words: column, holds: (item) => isYes(item, column) },
    };
  // "More than 100 articles": what the number of each item is a number of.
  const hasNumber = (question.bound || question.anyNumber) && !question.type;
  if (hasNumber && !first && isPiece(word) && loneOf(list, reading)) return { worth: 0 };
  const written = byWriter(term, word, place);
  if (written) return written;
  if (asked.mentions && (known.isNamed || !first) && having > 0) return mentioned(term, word, seen);
  // "How many comments do the posts have": what has the numbers.
  if (question.together && named && isPiece(word)) return { worth: WORTH.title, names: true };
  if (having > 0 && having < list.items.length && isValueOf(list.items, term.key, seen.cut))
    return mentioned(term, word, seen);
  if (having === list.items.length) {
    // "25 comments" in each item: it is no item that is called so.
    if (first && !needsValue && isNumbered(list.items, word)) return undefined;
    return ofAll(term, word, place);
  }
  // A year in a date that stands above the list says nothing of what is in it.
  if (named && !(/^\p{Nd}{4}$/u.test(word) && !isYearOf(word, list)))
    return { worth: known.isNamed ? WORTH.title : WORTH.named, names: true };
  if (isPiece(word) && (known.isNamed || !first || asked.terms.length > 1)) return { worth: 0 };
  if (/^\p{Nd}{4}$/u.test(word) && !first) return undefined;
  const isOfPage = (key: string) => hasLike(seen.page, key) || (first && hasKindOf(seen.page, key, language));
  if (!seen.ofPeople && keys.some(isOfPage)) return { worth: WORTH.title, names: true, byPage: true };
  // That nobody mentions a thing is an answer, too.
  if (seen.ofPeople && known.isNamed && asked.mentions) return mentioned(term, word, seen);
  if (column !== undefined || seen.heads.has(term.key)) return { worth: 0 };
  return first && question.named && isCalledAlike(word, place)
    ? { worth: WORTH.title, names: true, byMeaning: true }
    : undefined;
}

/** Words that mean the same less surely have several meanings. */
const SURELY = 0.4;
/** Whether a list is called by another word that means the same, also one of another language. */
function isCalledAlike(word: string, { question, seen, about }: Place): boolean {
  const own = languageNamed(question.language) ?? about.language;
  return meaningsOf(word, own, about.language).some(
    ({ keys, weight }) => weight >= SURELY && keys.every((key) => seen.names.has(key)),
  );
}

/** The column whose header says a word, and most of what else is asked. */
function columnOf(keys: readonly string[], { seen, asked }: Place): string | undefined {
  const [best] = seen.columnKeys
    .filter((each) => keys.some((key) => hasLike(each.keys, key)))
    .map(({ column, keys: own }) => ({
      column,
      said: asked.terms.filter(({ key }) => hasLike(own, key)).length,
    }))
    .sort((a, b) => b.said - a.said);
  return best?.column;
}

/** "the most comments": where the word stands beside numbers, these are what is compared. */
function nextToNumbers(
  { key }: Term,
  word: string,
  { list, question, known, needsValue, about }: Place,
): Meaning | undefined {
  if (!needsValue || known.field || question.type || question.bound) return undefined;
  // "1 comment" is one of the comments.
  const stem = fold(word).startsWith(key) ? [word.slice(0, key.length)] : [];
  const shorter = word.length >= LONG_WORD ? [word.slice(0, -2)] : [];
  const forms = [word, ...stem, word.slice(0, -1), ...shorter].filter(
    (form) => form === word || form.length >= SHORTEST_STEM,
  );
  const [best] = forms
    .map((near) => ({ field: { near }, having: share(list, { near }, about.reading) }))
    .sort((a, b) => b.having - a.having);
  return best && best.having >= SOME_VALUES ? { worth: WORTH.column, field: best.field } : undefined;
}

/** "On Tuesday", "the starters": what heads some of the groups that a list stands in; asked for first, it is what these items are called. */
function belowWord(
  { key }: Term,
  word: string,
  first: boolean,
  { list: { items }, seen: { cut, groups } }: Place,
): Meaning | undefined {
  if (!groups.has(key)) return undefined;
  const holds = ({ under }: Item) => under !== undefined && cut(wordsOf(under)).has(key);
  if (items.every(holds)) return undefined;
  const condition = { words: word, ofGroup: true as const, holds };
  return { worth: WORTH.condition, condition, ...(first ? { names: true } : {}) };
}

const mentioned = (term: Term, word: string, { cut }: Seen): Meaning => ({
  worth: WORTH.condition,
  condition: { words: word, holds: (item) => cut(item.text).has(term.key) },
});

/** "by Kay": what the items are called that she has written, and not those that speak of her. */
function byWriter(term: Term, word: string, { asked, seen, list }: Place): Meaning | undefined {
  const called = new Set(list.items.filter((_, i) => seen.calls[i]!.has(term.key)));
  // Where nobody of that name has written, only words that ask for that say so.
  if (!seen.ofPeople || asked.mentions) return undefined;
  if (called.size === 0 && (asked.writes !== true || isPiece(word))) return undefined;
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
