import type { IndexLine } from '../../contracts/page-index.ts';
import { HIDING, hidingWords } from '../../core/lexicon/hiding.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { fold } from '../../core/text/words.ts';

const QUOTED = /["“„«「『»]\s*([^"”“»«」』]{2,60}?)\s*["”“»«」』]/gu;
/** Words of a request that never name a block. */
export const FILLER: ReadonlySet<string> = new Set(hidingWords('fillers').map(fold));

/** Words for things of whatever kind: "articles", "links". */
export const ITEMS: ReadonlySet<string> = new Set(hidingWords('items').map(fold));

/** What is left of a request without the words around it, where that is a phrase that no title holds by chance. */
function withoutFillers(words: readonly string[]): string {
  const from = words.findIndex((word) => !FILLER.has(word));
  const to = words.findLastIndex((word) => !FILLER.has(word));
  return to - from >= PHRASE - 1 ? words.slice(from, to + 1).join(' ') : NOTHING;
}

const NOTHING = '\n';

/** Characters of a line that may hold a phrase which the request quotes, other than as a title. */
const QUOTING = 140;
/** Words from which a quoted phrase is no single word that lines of all sorts hold. */
const PHRASE = 3;

const isIn = (phrase: string, { text }: IndexLine): boolean =>
  phrase.split(' ').length >= PHRASE && wordsOnly(text).includes(phrase);

/** Headings and labels that the request names: quoted, or with all their words in it. */
export function namedLines(question: string, lines: readonly IndexLine[]): IndexLine[] {
  const request = wordsOnly(question);
  const quoted = [...question.matchAll(QUOTED)].map((match) => wordsOnly(match[1]!));
  const words = new Set(request.split(' ').filter((word) => !FILLER.has(word)));
  const wish = withoutFillers(request.split(' '));
  return lines.filter((line) => {
    if (
      line.kind !== 'container' &&
      line.text.length <= QUOTING &&
      quoted.some((phrase) => isIn(phrase, line))
    )
      return true;
    const title = titleOf(line);
    if (title === '' || title.length > 70) return false;
    if (quoted.some((phrase) => title.includes(phrase) || (phrase.includes(title) && title.length > 3)))
      return true;
    return quoted.length === 0 && (allWordsIn(title, words) || title.includes(wish));
  });
}

/** Whether the request itself quotes something. */
export const hasQuote = (question: string): boolean => question.match(QUOTED) !== null;

/** Words that a headline has beside a phrase that a request quotes of it, at least. */
const MORE = 2;

/** Whether what a request quotes is only a part of what a line says: one of several things to read, and no title of a list. */
export function quotesPartOf(question: string, { text }: IndexLine): boolean {
  const own = wordsOnly(text);
  return [...question.matchAll(QUOTED)]
    .map((match) => wordsOnly(match[1]!))
    .some((phrase) => own.includes(phrase) && own.split(' ').length >= phrase.split(' ').length + MORE);
}

/** Words of a request that say what is meant, at least four letters each. */
export const tellingWords = (question: string): string[] =>
  wordsOnly(question)
    .split(' ')
    .filter((word) => word.length >= 4 && !FILLER.has(word) && !ITEMS.has(word));

const PROPER =
  /(?<=\S\s)(?:[\w-]+\.)+[a-z]{2,}\b|(?<=\S\s)\p{Lu}[\p{L}\p{N}]+(?:\s(?:d[aeiou]s?\s|del\s|of\s|von\s|van\s)?\p{Lu}[\p{L}\p{N}]+)*/gu;

/** Addresses and capitalised words of a request, apart from its first word, lower case. */
export const properNames = (question: string): string[] =>
  [...question.matchAll(PROPER)]
    .filter(({ index }) => !isNoun(question.slice(0, index)))
    .map(([name]) => name.toLowerCase());

/** The same, without what may be any noun in a language that writes all of them with a capital: there a name has two words. */
export const surelyNames = (question: string): string[] =>
  CAPITAL_NOUNS.includes(detectLanguage([question]).code)
    ? properNames(question).filter((name) => /\s|\./.test(name))
    : properNames(question);

/** The names by which a request says what it means; a noun is one where the request says nothing else. */
export const namesMeant = (question: string): string[] =>
  tellingWords(question).length < 2 ? properNames(question) : surelyNames(question);

/** Languages that write every noun with a capital: what follows an article there is no name. */
const CAPITAL_NOUNS = ['de'];
const NOUN_ARTICLES: ReadonlySet<string> = new Set(
  CAPITAL_NOUNS.flatMap((code) => HIDING[code]?.articles ?? []),
);
const isNoun = (before: string): boolean =>
  NOUN_ARTICLES.has(/\p{L}+(?=\s$)/u.exec(before)?.[0].toLowerCase() ?? '');

/** Whether a title says one of the words, in whatever inflection. */
export function saysOneOf(title: string, words: readonly string[]): boolean {
  const own = wordsOnly(title).split(' ');
  return words.some((word) => own.some((each) => each.length >= 4 && each.slice(0, 5) === word.slice(0, 5)));
}

/** Whether a title is of several telling words: no request repeats it by chance. */
export const isTelling = (title: string): boolean =>
  wordsOnly(title)
    .split(' ')
    .filter((word) => word.length > 2 && !FILLER.has(word) && !/^\d+$/.test(word)).length >= 2;

/** Folded words with single spaces between them: no case, accents or punctuation. */
const wordsOnly = (text: string): string =>
  fold(text.normalize('NFC').toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function titleOf(line: IndexLine): string {
  if (line.level !== undefined && line.level > 1) return wordsOnly(line.text);
  if (line.kind === 'text' && line.text.length <= 40 && line.container !== undefined)
    return wordsOnly(line.text);
  return '';
}

/** Two telling words at least, or one long one: "Top stories" in "hide top stories". */
function allWordsIn(title: string, words: ReadonlySet<string>): boolean {
  const own = title.split(' ').filter((word) => !FILLER.has(word) && !/^\d+$/.test(word));
  if (own.length === 0 || own.join('').length < 7) return false;
  const hits = own.filter((word) => words.has(word)).length;
  return hits === own.length || (own.length >= 3 && hits >= own.length - 1);
}
