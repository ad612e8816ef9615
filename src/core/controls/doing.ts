import { lazy } from '../lazy.ts';
import { commonWords } from '../lexicon/concepts.ts';
import { foldLetters } from '../lexicon/fold.ts';
import type { Doing } from '../lexicon/shape.ts';
import { TASKS } from '../lexicon/tasks.ts';
import { detectLanguage, LANGUAGES, type Language } from '../text/languages.ts';
import { contentKeys, words } from '../text/words.ts';

/** One language's words for what is done on sites, cut as the texts of a page are cut. */
interface Doings {
  /** What is to be done, by the keys of its words. */
  things: ReadonlyMap<string, string>;
  filler: ReadonlySet<string>;
}

const doings = new Map<string, Doings>();

/** Read when a page of that language is first asked about. @param code of the language that the words are of */
function doingsOf(code: string, page: Language): Doings | undefined {
  const name = `${code} ${page.code}`;
  const known = doings.get(name);
  const own = TASKS[code];
  if (known || !own) return known;
  const keys = (row: string) => words(row, page).map(({ key }) => key);
  const things = new Map<string, string>();
  for (const [thing, row] of Object.entries(own.doing))
    for (const key of keys(row)) if (!things.has(key)) things.set(key, thing);
  const made = { things, filler: new Set(keys(own.filler)) };
  doings.set(name, made);
  return made;
}

const THINGS = lazy(
  () =>
    new Set(Object.values(TASKS).flatMap(({ doing, phrases = {} }) => [doing, phrases].flatMap(Object.keys))),
);
/** Languages whose texts are not told from others: their words are looked up last. */
const UNTOLD = lazy(() =>
  Object.keys(TASKS).filter((code) => !LANGUAGES.some((known) => known.code === code)),
);
const phrasesByBegin = lazy(readPhrases);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER = /[\p{L}\p{M}]/u;

interface Phrase {
  words: string;
  thing: string;
  /** Its language sets no spaces: any part of a text may be it. */
  unspaced: boolean;
}

/** Several words that are one thing to do, by their first two characters, the longest first: there are thousands, and a text is read once. */
function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const { phrases: rows = {} } of Object.values(TASKS)) {
    for (const [thing, row] of Object.entries(rows)) {
      for (const words of row.map(foldLetters)) {
        const begin = words.slice(0, 2);
        phrases.set(begin, [...(phrases.get(begin) ?? []), { words, thing, unspaced: UNSPACED.test(words) }]);
      }
    }
  }
  for (const some of phrases.values()) some.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

/** What a folded text says in such phrases, and what is left of it. */
function withoutPhrases(text: string, among: Among): { things: string[]; rest: string } {
  const things: string[] = [];
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const found = phrasesByBegin()
      .get(text.slice(at, at + 2))
      ?.find((phrase) => among(phrase.thing) && standsAt(phrase, text, at));
    if (found) things.push(found.thing);
    rest += found ? ' ' : text[at];
    at += found ? found.words.length : 1;
  }
  return { things, rest };
}

const standsAt = ({ words, unspaced }: Phrase, text: string, at: number): boolean =>
  text.startsWith(words, at) &&
  (unspaced || !(LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + words.length] ?? '')));

/** Which things to do are read as one. */
type Among = (thing: string) => boolean;

/** Acts of which any word says the same as any other. Of the rest a word names one of several: who follows on one network does not on another. */
const ALIKE: ReadonlySet<string> = new Set<Doing>([
  'change',
  'delete',
  'create',
  'find',
  'settings',
  'login',
  'logout',
  'save',
  'publish',
  'buy',
  'download',
  'upload',
  'history',
  'help',
  'register',
  'print',
  'contact',
  'job',
  'subscribe',
  'newsletter',
  'comment',
  'donate',
  'share',
  'report',
]);

/**
 * Keys of the words of a task or a label that carry meaning, words that say just the same made one: two texts with the same keys are taken for one.
 * @param language of the page; by default it is guessed from the text, which for one or two words is a guess indeed
 */
export const meaningOf = (text: string, language: Language = detectLanguage([text])): string[] =>
  keysOf(text, language, (thing) => ALIKE.has(thing));

/** ... and all words for what sites offer made one, to look for what may be meant; never to take one for another. */
export const offersIn = (text: string, language: Language = detectLanguage([text])): string[] =>
  keysOf(text, language, () => true);

function keysOf(text: string, language: Language, among: Among): string[] {
  const { things, rest } = withoutPhrases(foldLetters(text).replaceAll('’', "'"), among);
  const read = things.length > 0 ? rest : text;
  const codes = [...new Set([language.code, 'en', detectLanguage([text]).code, ...UNTOLD()])];
  const own = codes.flatMap((code) => doingsOf(code, language) ?? []);
  const keys = contentKeys(read, language).filter((key) => !own.some(({ filler }) => filler.has(key)));
  const all = keys.length + things.length > 0 ? keys : words(read, language).map(({ key }) => key);
  const thingOf = (key: string) => {
    const thing = own.find((each) => each.things.has(key))?.things.get(key) ?? inAny(key, language);
    return thing !== undefined && among(thing) ? thing : key;
  };
  return [...new Set([...things, ...all.map(thingOf)])];
}

/** A label of two words seldom tells its language; a word of so many letters seldom means another thing in another one. */
const LONG = 5;
function inAny(key: string, page: Language): string | undefined {
  if (key.length < LONG) return undefined;
  for (const code of Object.keys(TASKS)) {
    const thing = doingsOf(code, page)?.things.get(key);
    if (thing) return thing;
  }
  return undefined;
}

/**
 * The same for what a person wrote, without the function words of their own language, which another language may not know: "this" in "How do I
 * search this site?" is nothing that a German page could name.
 */
export function wantedIn(task: string, language: Language): string[] {
  const stops = words(task, detectLanguage([task])).filter(({ stop }) => stop);
  const bare = stops.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    task,
  );
  // A phrase may be made of them: "sign up", "get in touch".
  const whole = offersIn(task, language);
  const kept = new Set(offersIn(bare, language));
  const some = whole.filter((key) => kept.has(key) || isDoing(key));
  const own = detectLanguage([task]);
  const common = new Set([...commonWords([own.code, 'en'])].flatMap((word) => contentKeys(word, language)));
  const telling = some.filter((key) => isDoing(key) || !common.has(key));
  return [telling, some, whole].find(({ length }) => length > 0) ?? [];
}

/** Words that begin alike in so many letters are forms of one: "Kontaktformular" and "Kontakt", "anunciar" and "anuncie". */
const FAMILY = 5;
/** At least this share of the longer word is common. */
const FAMILY_SHARE = 0.6;

/** Whether two keys are forms of one word, or one begins a compound of the other. */
export function sameFamily(a: string, b: string): boolean {
  if (a === b) return true;
  const common = FAMILY_SHARE * Math.max(a.length, b.length);
  const least = Math.max(FAMILY, Math.ceil(common));
  return a.length >= least && b.length >= least && a.slice(0, least) === b.slice(0, least);
}

/** Whether a key (`offersIn`) is a thing to do on sites. */
export const isDoing = (key: string): boolean => THINGS().has(key);

/** Keys of words for what is done, not for what it is done to. */
const ACTS: ReadonlySet<string> = new Set(['change', 'delete', 'create', 'save', 'publish', 'find']);

/** Those of these keys (`offersIn`) that only say what is done: "change" in "change my settings". */
export const actsOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => ACTS.has(key)));

/** Where a page has nothing of the one it may be found under the other: who is behind a site says "About us", too. */
const RELATED: Partial<Record<Doing, readonly Doing[]>> = {
  about: ['imprint', 'author'],
  accessibility: ['textsize', 'dark'],
  author: ['about'],
  cancel: ['unsubscribe', 'settings'],
  cookies: ['privacy'],
  epaper: ['archive'],
  feedback: ['contact'],
  imprint: ['about', 'contact'],
  listen: ['podcast'],
  map: ['stores', 'contact'],
  mistake: ['feedback', 'report', 'contact'],
  newsletter: ['subscribe'],
  participate: ['register'],
  password: ['login'],
  press: ['contact'],
  privacy: ['cookies', 'terms'],
  register: ['login'],
  report: ['feedback', 'mistake', 'contact'],
  stores: ['map'],
  subscribe: ['newsletter'],
  textsize: ['accessibility'],
  tip: ['contact', 'feedback'],
  unsubscribe: ['newsletter', 'settings'],
};
export const relatedTo = (key: string): readonly string[] => RELATED[key as Doing] ?? [];
