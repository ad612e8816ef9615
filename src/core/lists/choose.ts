import { LIST_LEXICONS } from '../lexicon/lists.ts';
import type { Language } from '../text/languages.ts';
import { readQuestion } from '../text/question.ts';
import { contentKeys, fold } from '../text/words.ts';
import type { ListQuestion } from './ask.ts';
import { isOrder } from './beside.ts';
import type { Field } from './field.ts';
import { isMeant, isToldByTitle, type TermsRead } from './meant.ts';
import { hasLike, isMenu, isTitled, isTitledRightBefore, nameWords, titleIn, titlesOf } from './names.ts';
import { columnsOf, type Item, namerOf, type Part, type RecordList, wordsOf } from './records.ts';
import { holdsPhrase } from './said.ts';
import {
  type About,
  type Asked,
  type Condition,
  type Known,
  lookAt,
  meaningOf,
  type Place,
  type Seen,
  WORTH,
} from './understand.ts';
import { emptyRuns, isSeam } from './unspaced.ts';
import { ENOUGH_VALUES, fieldOfType, loneOf, onlyNumber, SOME_VALUES, share } from './values-of.ts';
import { areDated, isOf, type When, whenAsked } from './when.ts';
import { choosingIn, isPiece, isPieceIn, readWording, type Wording, wordOf } from './wording.ts';

/** What a question asks, of which list. */
export interface ListPlan {
  list: RecordList;
  field?: Field;
  conditions: Condition[];
  /** What an item has to say that no item before it has said, for it to count. */
  once?: (item: Item) => Part | undefined;
  /** The question as it is to be read for this list, where that is not its plain reading. */
  asked?: ListQuestion;
}

const LEAST_WORTH = 1;
/**
 * The list that a question is about, with what of each item is asked. `undefined` where no list is named, or where a word of the question is found
 * neither in the list nor above it: what is not understood is not counted.
 */
export const planFor = (
  question: ListQuestion,
  lists: readonly RecordList[],
  about: About,
): ListPlan | undefined => chosenFor(question, lists, about).plan;

/** Lists that a question fits as well the one as the other, each below a title of its own: which of them is meant, only who asks can say. */
export const rivalsFor = (
  question: ListQuestion,
  lists: readonly RecordList[],
  about: About,
): readonly RecordList[] => chosenFor(question, lists, about).rivals ?? [];

interface Chosen {
  plan?: ListPlan;
  /** Instead of a plan. */
  rivals?: readonly RecordList[];
}

function chosenFor(question: ListQuestion, lists: readonly RecordList[], about: About): Chosen {
  for (const asked of question.rather ?? []) {
    const { plan } = planOf(asked, lists, about);
    if (plan) return { plan: { ...plan, asked } };
  }
  return planOf(question, lists, about);
}

function planOf(question: ListQuestion, lists: readonly RecordList[], about: About): Chosen {
  const wording = readWording(question);
  const when = whenAsked(question.rest, question.language);
  const datedWording = when && readWording({ ...question, rest: when.rest });
  if (question.ofPeople && !question.byWriter && !wording.mentions && !wording.writes) return {};
  const { quoted = [] } = about;
  // Words that stand above no list are what an item has to say.
  const titles = quoted.filter((words) => lists.some((list) => isTitled(list, words)));
  const phrases = quoted.filter((words) => !titles.includes(words));
  const askedIn = (said: Wording): Asked => {
    const terms = readQuestion(said.rest, about.language).terms.filter(
      ({ key, weight }) => key !== '' && weight >= 0.2,
    );
    return { ...said, terms, titles, phrases };
  };
  const plainly = askedIn(wording);
  const choosing = choosingIn(question.rest, question.language);
  const chosen = askedIn(readWording({ ...question, rest: choosing.rest }));
  // What is mentioned may be a year as well.
  const dated = datedWording && !wording.mentions ? { ...askedIn(datedWording), when } : undefined;
  const plans = lists.flatMap((list) => {
    if (list.choice && (choosing.asks || list.choice === 'shut'))
      return judgeChoice(list, question, chosen, about, choosing.asks) ?? [];
    // "The calendar of May" is called so.
    if (when && isMonth(when) && isCalled(list, when.words, about.language))
      return judge(list, question, plainly, about) ?? [];
    if (dated && areDated(list, dated.when!, about.reading)) return judge(list, question, dated, about) ?? [];
    // A month alone may be a word that says nothing otherwise.
    if (when && isMonth(when)) return [];
    return judge(list, question, plainly, about) ?? [];
  });
  const [best, ...others] = plans
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .sort((a, b) => Number(isHidden(a, choosing)) - Number(isHidden(b, choosing)) || b.worth - a.worth);
  if (!best) return {};
  const rivals = others.filter((other) => isRival(other, best));
  if (rivals.length === 0) return { plan: best };
  const all = [best, ...rivals].map(({ list }) => list).sort((a, b) => a.first - b.first);
  // The groups of one list are that list.
  const whole = others.find(
    ({ list }) => list.first <= all[0]!.first && list.last >= all.at(-1)!.last && isInGroups(list),
  );
  if (whole) return { plan: whole };
  return new Set(all.map(ownTitleOf)).size === all.length ? { rivals: all } : {};
}

const isInGroups = ({ items }: RecordList): boolean => items.some(({ under }) => under !== undefined);

const isMonth = ({ year, day }: When): boolean => year === undefined && day === undefined;

/** Whether a list's title has the last of some words. */
const isCalled = (list: RecordList, said: string, language: Language): boolean =>
  nameWords(titlesOf(list).join(' '), language).has(fold(said.split(/\s/u).at(-1)!));

/** Enough to decide between lists that are as likely otherwise. */
const SELDOM = 0.25;

/** Lists that differ by no more than their length. */
const AS_WORTHY = 0.5;
const worthOf = ({ list, worth }: ListPlan & { worth: number }): number =>
  worth - WORTH.size * Math.log10(list.items.length);

/** The words that tell a list from others like it; empty: none do. */
export const ownTitleOf = ({ label, lead, headings, far }: RecordList): string =>
  label || lead || ((far ? undefined : headings.at(-1)) ?? '');

/** Whether nothing tells two lists apart: made alike, such as the months of each year or a table for each town, and as worthy. */
function isRival(other: ListPlan & { worth: number }, best: ListPlan & { worth: number }): boolean {
  const [one, two] = [other.list, best.list];
  const isApart = one.last < two.first || one.first > two.last;
  if (!isApart || !areMadeAlike(one, two)) return false;
  const isSameBelow = one.label === two.label && one.headings.join('\n') === two.headings.join('\n');
  return isSameBelow
    ? best.worth - other.worth < AS_WORTHY && one.names !== ''
    : Math.abs(worthOf(best) - worthOf(other)) < AS_WORTHY && areTitledApart(one, two);
}

const areMadeAlike = (one: RecordList, two: RecordList): boolean => {
  const columns = columnsOf(one).join('¦');
  return (
    one.names === two.names && (columns === '' ? one.names !== '' : columns === columnsOf(two).join('¦'))
  );
};

const areTitledApart = (one: RecordList, two: RecordList): boolean => {
  const [first, second] = [ownTitleOf(one), ownTitleOf(two)];
  return first !== '' && second !== '' && first !== second;
};

/** What a control does not draw is meant before what the page shows only where it is asked what one can choose from. */
const isHidden = ({ list }: ListPlan, { asks }: { asks: boolean }): boolean =>
  list.choice === 'shut' && !asks;

/** A list of what a control offers: numbers to pick one from are how many of something, and no things. */
function judgeChoice(
  list: RecordList,
  question: ListQuestion,
  asked: Asked,
  about: About,
  isAsked: boolean,
): (ListPlan & { worth: number }) | undefined {
  const plan = isAsked || !areNumbers(list) ? judge(list, question, asked, about) : undefined;
  if (!plan || isAsked) return plan && { ...plan, worth: plan.worth + WORTH.choice };
  const isPlain =
    plan.conditions.length === 0 || question.operation === 'exists' || question.operation === 'list';
  return isPlain ? plan : undefined;
}

/** "1", "2 adults", "3": the one after the other. */
function areNumbers({ items }: RecordList): boolean {
  const numbers = items.flatMap(({ text }) => text.match(/\p{Nd}+/u)?.map(Number) ?? []);
  return numbers.length >= items.length - 1 && isOrder(numbers);
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
    question.bound !== undefined ||
    (!question.byName && ['min', 'max', 'sum', 'average'].includes(question.operation));
  const seen = lookAt(list, about);
  const ownTitle = titleIn(list, question.rest, about.language);
  const read = readTerms({ list, ownTitle, question, asked, seen, needsValue, about });
  if (!read || !isMeant({ list, ownTitle, question, asked, seen, about, read })) return undefined;
  const { known, conditions } = read;
  let worth = read.worth + (question.named ? 0 : WORTH.generic);
  if (needsValue) {
    const byWords = known.field !== undefined;
    known.field ??= question.type
      ? fieldOfType(list, question.type, reading)
      : unnamedField(list, question, asked, seen, about);
    if (!known.field || !mayBeField(known.field, { question, known, byWords })) return undefined;
    const having = share(list, known.field, reading);
    if (having < ('near' in known.field ? SOME_VALUES : ENOUGH_VALUES)) return undefined;
    worth += WORTH.values * having;
  }
  worth += WORTH.size * Math.log10(list.items.length);
  // Of two below one heading, that one is meant which it stands right above.
  if (!seen.ofPeople && known.isNamed && list.lead !== '' && list.lead === list.headings.at(-1))
    worth += WORTH.near;
  // A row of links that is told by its title is as good as any list.
  if (isMenu(list) && !(needsValue && isToldByTitle(list, question.rest, about))) worth += WORTH.menu;
  // The comments of a page are its thread, before a box of newest ones.
  if (list.thread) worth += WORTH.thread;
  const once = asked.different && (known.once ?? namerOf(list.items));
  return {
    ...{ list, conditions, worth },
    ...(known.field ? { field: known.field } : {}),
    ...(once ? { once } : {}),
  };
}

/** What the words of a question say of a list; `undefined` where one of them is not understood. */
function readTerms(place: Omit<Place, 'known'>): TermsRead | undefined {
  const { list, ownTitle, question, asked, seen, about } = place;
  const byPeople = seen.ofPeople && asked.people;
  const known: Known = {
    isNamed: asked.titles.length > 0 || ownTitle.size > 0 || byPeople,
    field: undefined,
    byPage: 0,
    byOwn: false,
    byMeaning: false,
  };
  const phrases = asked.phrases.map((words) => phraseOf(words, list, seen, about));
  const conditions = phrases.filter((each) => each !== undefined);
  if (conditions.length < phrases.length && !asked.mentions) return undefined;
  const { when } = asked;
  if (when) conditions.push({ words: when.words, holds: (item) => isOf(item, when, about.reading) });
  if (asked.begins) conditions.push(beginningWith(asked.begins, list));
  const near = asked.titles.filter((words) => isTitledRightBefore(list, words)).length;
  const unknown = new Set<string>();
  let isItem = false;
  let isCalledOtherwise = false;
  let worth =
    (question.generic ? WORTH.generic : 0) +
    WORTH.quoted * asked.titles.length +
    WORTH.near * near +
    (ownTitle.size > 0 ? WORTH.ownTitle : 0) +
    (byPeople ? WORTH.named : 0) +
    (when ? WORTH.condition : 0);
  for (const [i, term] of asked.terms.entries()) {
    const meaning = meaningOf(term, i === 0, { ...place, known });
    if (!meaning) {
      unknown.add(term.key);
      continue;
    }
    // "Comments in total" are not the items that say "comments".
    if (i === 0 && question.rather && meaning.condition) return undefined;
    // "Reports and articles": of two kinds that are counted together one is not all.
    if (i === 0 && meaning.condition && isJoined(wordOf(term, asked.rest, about.language), question))
      return undefined;
    // What is counted is what a list is called, and seldom what tells some of its items.
    const tells = i === 0 && question.named && meaning.condition && !asked.mentions;
    worth += meaning.worth - (tells ? SELDOM : 0);
    known.isNamed ||= meaning.names === true;
    const isOwn = !isPieceIn(wordOf(term, asked.rest, about.language), question.language);
    known.byOwn ||= meaning.names === true && !meaning.byPage && isOwn;
    known.byMeaning ||= meaning.byMeaning === true;
    known.field ??= meaning.field;
    known.byPage += meaning.byPage ? 1 : 0;
    isItem ||= meaning.isItem === true;
    isCalledOtherwise ||= i === 0 && meaning.condition !== undefined;
    if (meaning.condition) conditions.push(meaning.condition);
  }
  // Whether something can be chosen is answered by all that can be.
  const isAmong = list.choice !== undefined && question.operation === 'exists' && known.isNamed;
  if (isAmong) {
    for (const term of asked.terms.filter(({ key }) => unknown.delete(key)))
      conditions.push({ words: wordOf(term, asked.rest, about.language), holds: () => false });
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
  return {
    worth,
    known,
    conditions,
    isTold: asked.titles.length > 0 || ownTitle.size > 0 || byPeople || isItem || isAmong,
    isCalledOtherwise,
  };
}

/** That what an item is called begins so. */
function beginningWith(words: string, { items }: RecordList): Condition {
  const namer = namerOf(items);
  return {
    words: `${words}…`,
    holds: (item) => wordsOf(namer(item)).trimStart().toLowerCase().startsWith(words),
  };
}

/** Whether a word is the first of two that "and" joins. */
const isJoined = (word: string, { rest, language }: ListQuestion): boolean => {
  const and = LIST_LEXICONS.find(({ code }) => code === language)?.pattern('and').source;
  const behind = rest.slice(rest.indexOf(word) + word.length);
  return and !== undefined && new RegExp(`^\\s+${and}`, 'u').test(behind);
};

/** Words in quotation marks as an item has to hold them: as they are, else in other forms of theirs; `undefined` where none does. */
function phraseOf(
  words: string,
  list: RecordList,
  { cut }: Seen,
  { language }: About,
): Condition | undefined {
  const lower = words.toLowerCase();
  const asIs: Condition = { words, holds: ({ text }) => holdsPhrase(text, lower) };
  if (list.items.some(asIs.holds)) return asIs;
  const keys = contentKeys(words, language);
  const likewise: Condition = {
    words,
    holds: ({ text }) => keys.length > 0 && keys.every((key) => hasLike(cut(text), key)),
  };
  return list.items.some(likewise.holds) ? likewise : undefined;
}

/** The value that a question means without a word for it. */
function unnamedField(
  list: RecordList,
  { anyNumber, length }: ListQuestion,
  asked: Asked,
  { columns, ofPeople }: Seen,
  { reading, language }: About,
): Field | undefined {
  const column = onlyNumber(list, columns, reading);
  if (column || columns.length > 0) return column;
  if (length && ofPeople && asked.people) return { words: true };
  // "The fewest articles", "the numbers": nothing tells otherwise what the number of each item is of.
  const isOfPieces = asked.terms.some((term) => isPiece(wordOf(term, asked.rest, language)));
  return anyNumber && isOfPieces ? loneOf(list, reading) : undefined;
}

/** Whether a question may mean such values: what is added up is named by what it is a number of, the list by another word; no number of no list is the most. */
function mayBeField(
  field: Field,
  { question, known, byWords }: { question: ListQuestion; known: Known; byWords: boolean },
): boolean {
  if (question.together && !known.isNamed) return byWords && 'column' in field;
  return byWords || (question.together ? 'lone' in field : known.isNamed || !question.anyNumber);
}
