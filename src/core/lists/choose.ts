import { lazy } from '../lazy.ts';
import { listSource, plainLetters } from '../lexicon/lists.ts';
import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import { withoutAsking } from '../lexicon/questions.ts';
import type { Language } from '../text/languages.ts';
import { readQuestion, type Term } from '../text/question.ts';
import { contentKeys, fold, words } from '../text/words.ts';
import { asksMoney, type ListQuestion } from './ask.ts';
import { type Field, type Reading, readValue } from './field.ts';
import { cellsOf, type Item, type RecordList, wordsOf } from './records.ts';

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
/** What says which list is meant, and how much it counts. */
const WORTH = {
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
const MENUS = new Set(['navigation', 'contentinfo', 'banner', 'search', 'form']);
/** What a cell says that answers its column's header with yes. */
const YES = lazy(() => new RegExp(`^(?:✓|✔|✅|☑|x|○|◯|true|1|•|●|${listSource('yes')})$`, 'iu'));

interface About {
  title: string;
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
  const { generic, rest } = question;
  const terms = readQuestion(rest, about.language).terms.filter(
    ({ key, weight }) => key !== '' && weight >= 0.2,
  );
  const plans = lists.flatMap((list) => judge(list, question, terms, generic, rest, about) ?? []);
  return plans.filter(({ worth }) => worth >= LEAST_WORTH).sort((a, b) => b.worth - a.worth)[0];
}

function judge(
  list: RecordList,
  question: ListQuestion,
  terms: readonly Term[],
  generic: boolean,
  rest: string,
  { title, language, reading }: About,
): (ListPlan & { worth: number }) | undefined {
  const cut = (text: string) => new Set(contentKeys(text, language));
  const cutNames = (text: string) => nameWords(text, language);
  const inItems = list.items.map(({ text }) => cut(text));
  const names = namesOf(list, language);
  // What stands above the whole page stands above each of its lists.
  const titled = cutNames([title, ...list.headings.slice(0, -1)].join(' '));
  const columns = [
    ...new Set(list.items.flatMap((item) => cellsOf(item).map(({ column }) => column))),
  ].filter(Boolean);
  const columnKeys = columns.map((column) => ({ column, keys: cutNames(column) }));
  const needsValue =
    question.bound !== undefined || ['min', 'max', 'sum', 'average'].includes(question.operation);

  const typed = question.type ? { type: question.type } : {};

  let worth = generic ? WORTH.generic : 0;
  let isNamed = false;
  const name = (by: number) => {
    worth += by;
    isNamed = true;
  };
  let field: Field | undefined;
  const conditions: Condition[] = [];
  const unknown = new Set<string>();
  for (const [i, term] of terms.entries()) {
    const word = wordOf(term, rest, language);
    const keys = [term.key, fold(word), ...term.synonyms];
    const having = inItems.filter((own) => own.has(term.key)).length;
    const named = keys.some((key) => hasLike(names, key));
    const column = columnKeys.find((each) => keys.some((key) => hasLike(each.keys, key)))?.column;
    const holdsValues = column !== undefined && share(list, { column, ...typed }, reading) >= ENOUGH_VALUES;
    if (i === 0 && named) {
      name(WORTH.named);
    } else if (i === 0 && column !== undefined && column === columns[0] && !holdsValues) {
      // The header above the names says what the rows are.
      name(WORTH.named);
    } else if (holdsValues && needsValue && !field) {
      field = { column, ...typed };
      worth += WORTH.column;
    } else if (
      question.type &&
      (term.types.includes(question.type) || (question.type === 'money' && asksMoney(word)))
    ) {
      // "cost", "price": the form says it.
    } else if (column !== undefined && list.items.some((item) => isYes(item, column))) {
      conditions.push({ words: column, holds: (item) => isYes(item, column) });
      worth += WORTH.condition;
    } else if (having > 0 && having < list.items.length && isValueOf(list.items, term.key, cut)) {
      conditions.push({ words: word, holds: (item) => cut(item.text).has(term.key) });
      worth += WORTH.condition;
    } else if (having === list.items.length) {
      const phrase = phraseBefore(term, rest, language);
      const held = phrase ? list.items.filter(({ text }) => holdsPhrase(text, phrase)).length : 0;
      if (phrase && held > 0 && held < list.items.length) {
        conditions.push({ words: phrase, holds: ({ text }) => holdsPhrase(text, phrase) });
        worth += WORTH.condition;
      } else {
        name(WORTH.everywhere);
        if (needsValue && !field && !question.type) field = { near: word };
      }
    } else if (named) name(isNamed ? WORTH.title : WORTH.named);
    else if (keys.some((key) => hasLike(titled, key))) name(WORTH.title);
    else if (column === undefined) unknown.add(term.key);
  }
  if ([...unknown].some((key) => !isSeam(key, unknown, rest, language))) return undefined;
  for (const run of emptyRuns(rest, language)) {
    const having = list.items.filter(({ text }) => text.includes(run)).length;
    if (having === 0 && ![title, list.label, ...list.headings].some((each) => each.includes(run)))
      return undefined;
    if (having > 0 && having < list.items.length) {
      conditions.push({ words: run, holds: ({ text }) => text.includes(run) });
      worth += WORTH.condition;
    }
  }
  // "How many speakers does it have?" asks of no list that is not called one of speakers; nor does "the oldest movie" of one that is not of movies.
  if (!isNamed && (question.named ? !generic : conditions.length > 0)) return undefined;
  if (!question.named) worth += WORTH.generic;
  if (needsValue) {
    field ??= question.type ? fieldOfType(list, question.type, reading) : onlyNumber(list, columns, reading);
    if (!field) return undefined;
    const having = share(list, field, reading);
    if (having < ENOUGH_VALUES) return undefined;
    worth += WORTH.values * having;
  }
  worth += WORTH.size * Math.log10(list.items.length);
  if (MENUS.has(list.landmark ?? '')) worth += WORTH.menu;
  return { list, conditions, worth, ...(field ? { field } : {}) };
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

/** The words of a name, also as they are: a stem may lose what they have in common ("hotel", "hotéis"). */
function nameWords(text: string, language: Language): Set<string> {
  const folded = fold(text.toLowerCase());
  const asTheyAre = words(folded, language).map(({ start, end }) => folded.slice(start, end));
  return new Set([...contentKeys(text, language), ...asTheyAre]);
}

const namesOf = ({ label, names, headings }: RecordList, language: Language): Set<string> =>
  nameWords([label, names.replace(/[-_]/g, ' '), headings.at(-1) ?? ''].join(' '), language);

/** What people write below something is often called so by the page's author, whatever the language of the page. */
const WRITTEN_BY_PEOPLE = /comment|review|repl(?:y|ies)|feedback|testimonial|post/iu;
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
  const counted = countedIn(rest, language);
  const sorted = lists.flatMap((list) => {
    const names = namesOf(list, language);
    const lengths = list.items.map(({ text }) => words(text, language).length).sort((a, b) => a - b);
    const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
    const least = condition ? SAYS_SOMETHING.condition : SAYS_SOMETHING.group;
    if (list.items.length < LEAST_SORTED || middle < least || MENUS.has(list.landmark ?? '')) return [];
    const isNamed = terms.map((term) =>
      [term.key, fold(wordOf(term, rest, language)), ...term.synonyms].some((key) => hasLike(names, key)),
    );
    if (condition && (isNamed.every(Boolean) || !isCalled(list, counted, language))) return [];
    const size = lengths.reduce((sum, each) => sum + each, 0);
    const byQuestion = isNamed.includes(true) ? NAMED_BY_QUESTION : 1;
    return { list, worth: size * byQuestion * (WRITTEN_BY_PEOPLE.test(list.names) ? NAMED_BY_AUTHOR : 1) };
  });
  return sorted.sort((a, b) => b.worth - a.worth)[0]?.list;
}

/** What a question counts, by the keys of its first and last word: "reviews", "negative reviews", "avis négatifs", and not what else it speaks of. */
function countedIn(rest: string, language: Language): string[] {
  const said = words(rest, language);
  const first = said.findIndex(({ stop }) => !stop);
  const behind = said.findIndex(
    ({ stop }, at) => at > first && (stop || rest.slice(said[at - 1]!.end, said[at]!.start).trim() !== ''),
  );
  const run = first < 0 ? [] : said.slice(first, behind < 0 ? undefined : behind);
  return [run[0], run.at(-1)].flatMap((word) =>
    word ? [word.key, fold(rest.slice(word.start, word.end).toLowerCase())] : [],
  );
}

/** Whether a list is called so; a question above it ("How do I ...?") is no name. */
function isCalled(list: RecordList, keys: readonly string[], language: Language): boolean {
  const heading = list.headings.at(-1) ?? '';
  const names = namesOf(/[?？]\s*$/u.test(heading) ? { ...list, headings: [] } : list, language);
  return keys.some((key) => hasLike(names, key));
}

/** Whether the items that hold a word say it as a value, in few words, and not somewhere in their text. */
function isValueOf(items: readonly Item[], key: string, cut: (text: string) => ReadonlySet<string>): boolean {
  const having = items.filter(({ text }) => cut(text).has(key));
  const saying = having.filter((item) =>
    [...cellsOf(item), ...item.parts.filter(({ line }) => !line.cells)].some((part) => {
      const said = cut(wordsOf(part));
      return said.has(key) && said.size <= FEW_WORDS;
    }),
  );
  return saying.length * 2 >= having.length;
}

/** Share of the items that have such a value. */
const share = (list: RecordList, field: Field, reading: Reading): number =>
  list.items.filter((item) => readValue(item, field, reading)).length / list.items.length;

/** A word, or one of its other forms: "alberghi" and "albergo" begin alike. */
function hasLike(keys: ReadonlySet<string>, key: string): boolean {
  if (keys.has(key)) return true;
  const beginning = key.slice(0, Math.max(4, key.length - 2));
  return (
    key.length >= 5 && [...keys].some((each) => each.startsWith(beginning) && each.length <= key.length + 2)
  );
}

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

/** The word of the question that a term was made of. */
function wordOf(term: Term, rest: string, language: Language): string {
  const word = words(rest, language).find(({ key }) => key === term.key);
  return word ? rest.slice(word.start, word.end).toLowerCase() : term.key;
}

/** A word with the one before it: "in stock" is not "out of stock". */
function phraseBefore(term: Term, rest: string, language: Language): string | undefined {
  const word = wordOf(term, rest, language);
  return new RegExp(`(\\p{L}+)\\s+${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').exec(rest)?.[0];
}

function holdsPhrase(text: string, phrase: string): boolean {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return lower.includes(` ${phrase.replace(/\s+/g, ' ')} `);
}
