import { lazy } from '../lazy.ts';
import { listSource } from '../lexicon/lists.ts';
import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import { contentKeys } from '../text/words.ts';
import type { ListQuestion } from './ask.ts';
import { writersOf } from './item-names.ts';
import { formsOf, hasKindOf, hasLike, isMenu, namesOf, titlesOf, titleWords } from './names.ts';
import { isRanked } from './ranked.ts';
import { namerOf, type RecordList, wordsOf } from './records.ts';
import type { About, Asked, Condition, Known, Seen } from './understand.ts';
import { countedIn, isByPeople, isPiece, isPieceIn, wordOf } from './wording.ts';

/** A list may share its name with the page by so many words. */
const MOST_BY_PAGE = 2;

/** What the words of a question have said of a list. */
export interface TermsRead {
  worth: number;
  known: Known;
  conditions: Condition[];
  /** Which list is meant is said beyond doubt: by its title, or as what people write. */
  isTold: boolean;
  /** What is counted is no name of the list's, but only what some of its items say. */
  isCalledOtherwise: boolean;
}

interface Judged {
  list: RecordList;
  ownTitle: ReadonlySet<string>;
  question: ListQuestion;
  asked: Asked;
  seen: Seen;
  about: About;
  read: TermsRead;
}

/** Whether a list whose words are all understood is the one that a question is about: any doubt says no. */
export function isMeant(judged: Judged): boolean {
  const { list, question, asked, seen, about, read } = judged;
  const { known, conditions, isTold } = read;
  const counted = countedIn(question.rest, about.language);
  const isByTime = question.type === 'time' && (question.operation === 'min' || question.operation === 'max');
  // What its title says in so many words is asked of the page.
  if (known.byPage > MOST_BY_PAGE) return false;
  // "x2", "★ 4": marks that stand beside what is counted.
  const areMarks = !list.choice && !list.items.some(({ text }) => /\p{L}{2}/u.test(text));
  if (question.operation === 'count' && areMarks) return false;
  // Who has written what is told of lists of what people write, or by the title of one's own.
  if (question.operation === 'count' && asked.writes === true && !seen.ofPeople && !isTold) return false;
  // What is first of these, their dates tell.
  if (question.byName && !(seen.ofPeople && isAnyNamedTwice(list, about.reading.language))) return false;
  if (question.operation === 'first' && question.rather && seen.ofPeople) return false;
  const behind = countedIn(question.behind ?? '', about.language);
  if (question.named && !isTold && !question.countsItems) {
    const titles = namesOf({ ...list, names: '' }, about.language);
    const isAny = known.byMeaning || [...counted, ...behind].some((word) => isCounted(word, seen, about));
    if (
      (isMenu(list) && !(question.bound && isToldByTitle(list, question.rest, about))) ||
      (counted.length > 0 && !isAny)
    )
      return false;
    // "How many topics is this story filed under?" is about no list that only says "stories".
    // What is counted in total is what a title says, and no more than a name in the page's code.
    if (question.rather && !counted.some((word) => isCounted(word, { ...seen, names: titles }, about)))
      return false;
    // "Links in total" are those of the page.
    if (question.rather && counted[0] && isPiece(counted[0].said)) return false;
  }
  // "How many topics is this story filed under?" is about no list that only says "stories".
  if ((question.named || question.anyNumber || isByTime) && !isTold && counted[0] && !question.countsItems) {
    const isOwn = hasLike(namesOf({ ...list, names: '' }, about.language), counted[0].key);
    const isTelling = known.field !== undefined && 'near' in known.field;
    if (isPieceIn(counted[0].said, question.language) && !isOwn && !known.byOwn && !isTelling) return false;
  }
  if (question.titled && !isTitledBySome(judged)) return false;
  if ((question.place !== undefined || question.ranked !== undefined) && !isInOrder(judged)) return false;
  if (question.operation === 'first' && list.items.length < (question.quota ?? 1)) return false;
  if (question.byWriter && !seen.ofPeople) return false;
  // "Who wrote the latest post?": what a list of posts calls its items are no people.
  if (isByTime && (question.who || asked.people) && !seen.ofPeople) return false;
  // Comments are counted where people write, and in no list that has them beside it; what such numbers make together is asked of that.
  const isNumberOf = question.together && known.isNamed && known.field !== undefined && 'near' in known.field;
  if (counted[0] && isByPeople(counted[0].said) && !seen.ofPeople && !isTold && !isNumberOf) return false;
  if (
    (seen.ofPeople || asked.people) &&
    isOfNewest(list, question) &&
    judged.ownTitle.size === 0 &&
    asked.titles.length === 0
  )
    return false;
  if (seen.ofPeople && areButtons(list)) return false;
  if (isOfOther(judged) || isOfOtherMedium(judged)) return false;
  // "Comments (4)" above a dozen items: each comment is several of them.
  if (seen.ofPeople && saysFewer(list)) return false;
  const isPlain = !asked.mentions && asked.titles.length === 0;
  if (question.operation === 'count' && isPlain && isOfOne(judged, counted)) return false;
  if (question.operation === 'count' && isOneNamed(judged)) return false;
  // "Related articles" are none that say "related", in a list that is called neither.
  const isCalledAtAll = known.isNamed && (known.byOwn || isTold || question.generic);
  if (
    question.operation === 'count' &&
    read.isCalledOtherwise &&
    isPiece(counted.at(-1)?.said ?? '') &&
    !isCalledAtAll
  )
    return false;
  if (question.operation === 'list' && conditions.length > 0 && !list.items.some(meets(conditions)))
    return false;
  // "How many speakers does it have?" asks of no list that is not called one of speakers; nor does "the oldest movie" of one that is not of movies.
  const isOfDay = asked.when !== undefined && seen.groups.size > 0 && asked.terms.length === 0;
  return known.isNamed || isOfDay || !(question.named ? !question.generic : conditions.length > 0);
}

/** Whether a list holds so many items, and is called as one that is in an order where the question says so: by the words that it says. */
function isInOrder({ list, question, about, read }: Judged): boolean {
  const { place = question.quota ?? 1, ranked } = question;
  if (list.items.length < place || read.conditions.length > 0) return false;
  return ranked === undefined || isRanked(list, ranked, about.language);
}

/** Whether a question says the title of a list, or a word of a short one. */
function isTitledBySome({ list, ownTitle, asked, seen, about, read }: Judged): boolean {
  if (asked.titles.length > 0 || ownTitle.size > 0) return true;
  if (read.isTold) return true;
  if (list.headings.length === 0) return false;
  const own = titleWords(list, about.language);
  // How a name begins is asked of a list, whatever it holds.
  const ofGroups = read.conditions.filter(({ ofGroup }) => ofGroup).length;
  const ofDays = asked.when && seen.groups.size > 0 ? 1 : 0;
  const others = read.conditions.length - (asked.begins ? 1 : 0) - ofGroups - ofDays;
  return others === 0 && asked.terms.some(({ key }) => hasLike(own, key));
}

function isAnyNamedTwice({ items }: RecordList, language: string): boolean {
  const writerOf = writersOf(items, language);
  return new Set(items.map((item) => wordsOf(writerOf(item)).trim().toLowerCase())).size < items.length;
}

const meets =
  (conditions: readonly Condition[]) =>
  (item: RecordList['items'][number]): boolean =>
    conditions.every(({ holds }) => holds(item));

/** So many words that hold of one item alone are a question about that item. */
const OF_ONE = 3;

/**
 * Whether a count would say no more than that there is one such item: "How many posts are in the category Sport?" over categories, each with its
 * number; "How many processors does the Pro edition allow?" over sections, of which one speaks of all that.
 */
function isOfOne(
  { list: { items }, seen, about, read: { conditions, isCalledOtherwise } }: Judged,
  counted: readonly { key: string; said: string }[],
): boolean {
  const met = conditions.length > 0 ? items.filter(meets(conditions)) : [];
  if (met.length !== 1) return false;
  // "How many tomatoes are in it?" over ingredients: one of them says how many.
  const isCalled = counted.some((word) => !isPiece(word.said) && isCounted(word, seen, about));
  if (isCalledOtherwise && !isCalled) return true;
  // Words that are cut as pairs of characters are more conditions than words.
  const spaced = conditions.filter(({ words }) => !NO_BOUNDARY.test(words[0]!)).length;
  return spaced >= OF_ONE || (counted.some(({ said }) => isPiece(said)) && /\p{Nd}/u.test(met[0]!.text));
}

/** Whether a question says the whole name of the one item that it would count: "How many chapters are in Part III - Practices?" over the parts of a book. */
function isOneNamed({ list: { items }, question, asked, seen, about, read }: Judged): boolean {
  const met = read.conditions.length > 0 ? items.filter(meets(read.conditions)) : [];
  // Who has written an item is what it is called. One word that an item has to mention may be all that its few words say.
  if (met.length !== 1 || seen.ofPeople || (asked.mentions && asked.phrases.length === 0)) return false;
  const name = contentKeys(wordsOf(namerOf(items)(met[0]!)), about.language);
  const said = new Set(contentKeys([question.rest, ...asked.phrases].join(' '), about.language));
  return name.length > 0 && name.every((key) => said.has(key));
}

/** Whether a word calls the items of a list, or is cut where no spaces tell where it begins: by its names, its first column, something that all of them say, or by what any list has. */
function isCounted({ key, said }: { key: string; said: string }, seen: Seen, { language }: About): boolean {
  return (
    NO_BOUNDARY.test(said[0]!) ||
    isPiece(said) ||
    formsOf(key, said).some((each) =>
      [seen.names, seen.page, seen.groups].some(
        (own) => hasLike(own, each) || hasKindOf(own, each, language),
      ),
    ) ||
    hasLike(seen.columnKeys[0]?.keys ?? new Set(), key) ||
    seen.items.every((own) => own.has(key))
  );
}

/** Whether what is counted is what the short title right above a list says. */
export function isToldByTitle(list: RecordList, rest: string, { language }: About): boolean {
  const own = titleWords({ ...list, label: '', headings: [] }, language);
  return countedIn(rest, language).some(({ key, said }) =>
    formsOf(key, said).some((each) => hasLike(own, each)),
  );
}

/** Characters of a button. */
const LONG_BUTTON = 25;
/** Whether the items of a list are single short words: "Share", "Tweet", "Comment" are no comments. */
const areButtons = ({ items }: RecordList): boolean =>
  items.every(({ parts, text }) => parts.length === 1 && text.length < LONG_BUTTON);

/**
 * Whether nothing but the name of what pages consist of is said ("the newest article"), and a list is not called so; the newest of what people write
 * below an article is no article.
 */
function isOfOther({ list, question, asked, seen, about, read: { known, isTold } }: Judged): boolean {
  if (question.type !== 'time' || question.named || isTold) return false;
  const said = asked.terms.map((term) => wordOf(term, asked.rest, about.language));
  if (!said.every((word) => isPiece(word) && !isByPeople(word))) return false;
  const saysPiece = question.generic || (asked.rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some(isPiece);
  if (seen.ofPeople) return saysPiece && !question.who && !asked.people;
  return saysPiece && !known.isNamed && !question.generic && !saysNewest(list);
}

/** What is looked at or listened to; the words are alike in many languages. */
const MEDIA = /v[ií]d[eé]o|podcast|[fp]h?oto|galer|galler/u;
/** Whether the title of a list says that it is of pictures or films, and the question speaks of something else. */
function isOfOtherMedium({ list, question, asked, about, read: { isTold } }: Judged): boolean {
  const titles = (list.lead || (list.headings.at(-1) ?? '')).toLowerCase();
  if (isTold || !MEDIA.test(titles) || MEDIA.test(question.rest)) return false;
  return asked.terms.some((term) => isPiece(wordOf(term, asked.rest, about.language)));
}

/** Items for each that a title counts, from which on they are pieces of those. */
const PIECES = 2;
/** Whether the title of a list says a number of which its items are pieces. */
const saysFewer = (list: RecordList): boolean =>
  titlesOf(list).some((title) => {
    const [said, ...others] = title.match(/\p{Nd}+/gu) ?? [];
    return (
      said !== undefined &&
      others.length === 0 &&
      Number(said) > 0 &&
      Number(said) * PIECES <= list.items.length
    );
  });

/** A box of the newest comments of a whole site, as its author calls it: those of the page are others. */
const NEWEST = /(?:recent|latest|last)[-_ ]?comments/iu;
const NEWEST_SAID = lazy(() => new RegExp(`${listSource('latest')}|recent`, 'u'));
/** ... or as its title says, and the question does not. */
const isOfNewest = (list: RecordList, { rest }: ListQuestion): boolean =>
  NEWEST.test(list.names) || (saysNewest(list) && !NEWEST_SAID().test(rest));
const saysNewest = (list: RecordList): boolean => NEWEST_SAID().test(titlesOf(list).join('\n').toLowerCase());
