import { lazy } from '../lazy.ts';
import { isCounting } from '../lexicon/counting.ts';
import { listSource } from '../lexicon/lists.ts';
import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import type { Language } from '../text/languages.ts';
import { contentKeys, fold, words } from '../text/words.ts';
import { ONE_BY_PEOPLE } from './by-people.ts';
import { dateAt } from './dates.ts';
import { type Part, type RecordList, wordsOf } from './records.ts';
import { weakDateAt } from './weak-dates.ts';
import { isByPeople } from './wording.ts';

/** Landmarks whose lists are seldom what is asked about. */
const MENUS: ReadonlySet<string> = new Set(['navigation', 'contentinfo', 'banner', 'search', 'form']);
const NAMED_MENU = /(?:^|[-_ ])(?:menu|navbar|navigation)(?:[-_ ]|$)/iu;

/** Whether a list is one of a page's ways to elsewhere, by where it stands or by what its author calls it. */
export const isMenu = ({ landmark = '', names }: RecordList): boolean =>
  MENUS.has(landmark) || NAMED_MENU.test(names);

/** The words of a name, also as they are: a stem may lose what they have in common ("hotel", "hotéis"). */
export function nameWords(text: string, language: Language): Set<string> {
  const folded = fold(text.toLowerCase());
  const asTheyAre = words(folded, language).map(({ start, end }) => folded.slice(start, end));
  return new Set([...contentKeys(text, language), ...asTheyAre]);
}

/** The words that a list is called by: its label, its id and classes, and the heading or words that stand above it alone. */
export const namesOf = (list: RecordList, language: Language): Set<string> =>
  nameWords(
    [
      list.label,
      list.names.replace(LAYOUT, ' ').replace(/[-_]/g, ' '),
      ...titlesOf(list).map((title) => title.replace(KIND_BEFORE, '')),
    ].join(' '),
    language,
  );

/** "Category: Birds" is the name of one category. */
const KIND_BEFORE = /^\p{L}+\s?:\s+(?=\p{L})/u;

/** Classes that say how a thing is laid out, and not what it is. */
const LAYOUT = /(?<![^ ])(?:relative|absolute|fixed|sticky|static|visible|hidden)(?![^ ])/gu;

/** What stands above a list and may be its title. */
export const titlesOf = ({ headings, far, lead, pressed }: RecordList): string[] =>
  // "Post comment" is a button's that stands before anything.
  [far ? undefined : headings.at(-1), pressed && namesPeople(lead) ? undefined : lead].filter(
    (title) => title !== undefined,
  );

/** What an author calls what stands beside the page's matter, and below a heading of it only by chance. */
const NAMED_BESIDE = /(?:^|[-_ ])(?:sidebar|widget|nav|tags?|ads?)(?:[-_ ]|$)/iu;

/** Words of a title that names its list, and does not speak of something. */
const SHORT_TITLE = 3;

/** The words of the short titles of a list. */
export const titleWords = (list: RecordList, language: Language): Set<string> =>
  nameWords(
    [list.label, ...titlesOf(list)].filter((title) => words(title, language).length <= SHORT_TITLE).join(' '),
    language,
  );

/** Whether a list is of what people write: then the heading above it mostly names what they write about. */
export const isOfPeople = (list: RecordList): boolean =>
  ONE_BY_PEOPLE.test(list.names) ||
  (!isMenu(list) &&
    !NAMED_BESIDE.test(list.names) &&
    titlesOf(list).some(namesPeople) &&
    (namesPeople(list.lead) || list.lead === list.headings.at(-1) || areDated(list)));

/** Share of what people write that says when. */
const MOST_DATED = 0.5;
/** Characters of a line that says who has written, and when. */
const LONGEST_DATED = 80;

/** What stands below a heading, with something else between, is what it names only where it says when it was written. */
const areDated = ({ items }: RecordList): boolean =>
  items.filter(({ parts }) => parts.some(isDate)).length >= MOST_DATED * items.length;

const isDate = (part: Part): boolean => {
  const text = wordsOf(part);
  if (text.length > LONGEST_DATED) return false;
  return dateAt(text, 'en') !== undefined || weakDateAt(text, 'en') !== undefined;
};

const SAYS_NONE = lazy(() => new RegExp(`^${listSource('not')}$`, 'u'));

/** "29 replies to the story", "Comments"; but not "Leave a reply", below which stands a form. */
function namesPeople(title: string): boolean {
  const said = title.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
  const at = said.findIndex(isByPeople);
  // "No comments", "Comments 0".
  if (said[at - 1] === '0' || said[at + 1] === '0' || SAYS_NONE().test(said[at - 1] ?? '')) return false;
  return at >= 0 && (said.length <= 2 || /^\p{N}/u.test(said[at - 1] ?? ''));
}

/** Tags of one thing are few; more of them are those of a whole site. */
const MOST_TAGS = 30;
/** Characters of a tag, and share of them that have no more. */
const LONGEST_TAG = 40;
const MOST_SHORT = 0.7;

/** Whether a list is of the tags of what the page is about: its title says that, and nothing else. */
export const isOfTags = (list: RecordList): boolean =>
  list.items.length <= MOST_TAGS &&
  list.items.filter(({ text }) => text.length <= LONGEST_TAG).length >= MOST_SHORT * list.items.length &&
  list.headings.length > 0 &&
  !isMenu(list) &&
  [list.label, ...titlesOf(list)].some(saysTags);

const saysTags = (title: string): boolean => {
  const said = title.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return said.length <= 3 && isCounting('tags', said.join(' '));
};

/** Whether a title of a list says a year, and no date in it. */
export const isYearOf = (year: string, list: RecordList): boolean =>
  [list.label, ...titlesOf(list)].some((title) => new RegExp(`^\\P{Nd}*${year}\\P{Nd}*$`, 'u').test(title));

/** A title that is not quoted as a whole is quoted by so many characters at least. */
const PART_OF_TITLE = 8;

/** Whether a list has that title: quoted as it is, or by a part of it. */
export const isTitled = (list: RecordList, quoted: string): boolean =>
  [list.label, ...titlesOf(list)].some((title) => isQuoted(title, quoted));

/** Whether the title stands right before the list, with nothing between. */
export const isTitledRightBefore = ({ label, lead }: RecordList, quoted: string): boolean =>
  [label, lead].some((title) => isQuoted(title, quoted));

/**
 * The words of a list's title that a text in lower case says as a whole, without quotation marks ("recent stories", "lista de Whatsapp de la radio"
 * for "Whatsapp Radio"); none for titles of one word.
 */
export function titleIn(list: RecordList, text: string, language: Language): ReadonlySet<string> {
  const titles = [list.label, ...titlesOf(list)];
  const asIs = titles.find((each) => saysAll(wordsIn(text, language), wordsIn(each, language)));
  if (asIs !== undefined) return new Set(asIs.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const content = contentIn(text, language);
  for (const title of titles) {
    const own = contentIn(title, language);
    const at = own.length > 1 ? placeOf(content, own) : -1;
    if (at >= 0) return new Set(content.slice(at, at + own.length).map(({ said }) => said));
  }
  return new Set();
}

interface Said {
  key: string;
  said: string;
}

const wordsIn = (text: string, language: Language): Said[] =>
  words(text.toLowerCase(), language).map(({ key, start, end }) => ({
    key,
    said: text.toLowerCase().slice(start, end),
  }));

/** The words that say something, in whatever form they stand there: "der letzten Kommentare" and "Letzte Kommentare". */
const contentIn = (text: string, language: Language): Said[] => {
  const lower = text.toLowerCase();
  return words(lower, language)
    .filter(({ stop }) => !stop)
    .map(({ key, start, end }) => ({ key, said: lower.slice(start, end) }));
};

/** Where some words stand one after another among others; -1: nowhere. */
const placeOf = (all: readonly Said[], own: readonly Said[]): number =>
  all.findIndex((_, at) => own.every(({ key }, i) => all[at + i]?.key === key));

const saysAll = (all: readonly Said[], own: readonly Said[]): boolean =>
  own.length > 1 && all.some((_, at) => own.every(({ said }, i) => all[at + i]?.said === said));

function isQuoted(title: string, quoted: string): boolean {
  const [said, wanted] = [plain(title), plain(quoted)];
  if (said === '' || wanted === '') return false;
  return said === wanted || (wanted.length >= PART_OF_TITLE && ` ${said} `.includes(` ${wanted} `));
}

const plain = (text: string): string =>
  fold(text.normalize('NFKC').toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word, or one of its other forms: "alberghi" and "albergo" begin alike. */
export const hasLike = (keys: ReadonlySet<string>, key: string): boolean =>
  keys.has(key) || (key.length >= 5 && [...keys].some((each) => beginAlike(each, key)));

/** Languages that write a thing and what kind of it is meant as one word: "Kindersitze" are seats. */
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'fi']);
const SHORTEST_TAIL = 4;
const SHORTEST_HEAD = 3;
/** Whether a word is the last of two that a name is made of. */
export const hasKindOf = (keys: ReadonlySet<string>, key: string, language: Language): boolean =>
  COMPOUNDING.has(language.code) &&
  key.length >= SHORTEST_TAIL &&
  [...keys].some((each) => each.length >= key.length + SHORTEST_HEAD && each.endsWith(key));

/** "Hotéis" are of one "hotel". */
const singular = (key: string): string => key.replace(/(?<=[aeou])is$/u, 'l');

function beginAlike(each: string, key: string): boolean {
  const [one, other] = [singular(each), singular(key)];
  const longest = Math.max(one.length, other.length);
  const common = Math.max(4, longest - (longest >= 7 ? 2 : 1));
  return one.length >= common && one.slice(0, common) === other.slice(0, common);
}

/** A stem of so few letters is that of other words, too: "died" and "di". */
const SHORTEST_STEM = 3;
/** The forms in which a word may stand in a name. */
export const formsOf = (key: string, said: string): string[] =>
  key.length < SHORTEST_STEM && !NO_BOUNDARY.test(said[0] ?? '') ? [fold(said)] : [key, fold(said)];
