import { lazy } from '../lazy.ts';
import { foldLetters } from '../lexicon/fold.ts';
import { TASKS } from '../lexicon/tasks.ts';
import { detectLanguage, LANGUAGES, type Language } from '../text/languages.ts';
import { contentKeys, words } from '../text/words.ts';

const english = LANGUAGES[0]!;
/** The words of all languages for what is done on sites, read when a guide first needs them. */
const tables = lazy(() => {
  /** What is to be done, by the keys of all words for it. */
  const synonyms = new Map<string, string>();
  const filler = new Set<string>();
  for (const [code, words] of Object.entries(TASKS)) {
    for (const key of words.filler.split(' ').flatMap((word) => allKeys(word, code))) filler.add(key);
    for (const [thing, row] of Object.entries(words.doing)) {
      for (const key of row.split(' ').flatMap((word) => allKeys(word, code)))
        if (!synonyms.has(key)) synonyms.set(key, thing);
    }
  }
  return { synonyms, filler, doings: new Set(synonyms.values()), ...readPhrases() };
});

/** A word's keys in English and in its own language; English words stand in texts of all languages. */
function allKeys(word: string, code: string): string[] {
  return LANGUAGES.filter((language) => code === 'en' || ['en', code].includes(language.code)).flatMap(
    (language) => words(word, language).map(({ key }) => key),
  );
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Several words that are one thing to do, longest first; each is read as the word for it. Where words have no spaces between them any part may be one. */
function readPhrases() {
  const phrases = new Map(
    Object.values(TASKS).flatMap(({ phrases: all = {} }) =>
      Object.entries(all).flatMap(([thing, row]) =>
        row.map((phrase) => [foldLetters(phrase), thing] as const),
      ),
    ),
  );
  const longestFirst = [...phrases.keys()].sort((a, b) => b.length - a.length);
  const sources = longestFirst.map((phrase) =>
    UNSPACED.test(phrase) ? phrase : `(?<!\\p{L})${phrase}(?!\\p{L})`,
  );
  const pattern = new RegExp(sources.join('|'), 'gu');
  return { phrases, pattern };
}

/**
 * Keys of the words of a task or a label that carry meaning, synonyms made one.
 * @param language of the page; by default it is guessed from the text, which for one or two words is a guess indeed
 */
export function meaningOf(text: string, language: Language = detectLanguage([text])): string[] {
  const { phrases, pattern, filler, synonyms } = tables();
  const folded = foldLetters(text);
  const read =
    folded.search(pattern) >= 0 ? folded.replace(pattern, (phrase) => ` ${phrases.get(phrase)} `) : text;
  const keys = contentKeys(read, language).filter((key) => !filler.has(key));
  const all = keys.length > 0 ? keys : words(read, english).map(({ key }) => key);
  return [...new Set(all.map((key) => synonyms.get(key) ?? key))];
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
  const whole = meaningOf(task, language);
  const kept = new Set(meaningOf(bare, language));
  const some = whole.filter((key) => kept.has(key) || isDoing(key));
  return some.length > 0 ? some : whole;
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

/** Whether a key (`meaningOf`) is a thing to do on sites. */
export const isDoing = (key: string): boolean => tables().doings.has(key);

/** Keys of words for what is done, not for what it is done to. */
const ACTS: ReadonlySet<string> = new Set(['change', 'delete', 'create', 'save', 'publish', 'find']);

/** Those of these keys (`meaningOf`) that only say what is done: "change" in "change my settings". */
export const actsOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => ACTS.has(key)));
