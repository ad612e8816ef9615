import { foldWords } from './fold.ts';

/** Tells whether a text holds one of a list of phrases, in any language and script. */
export interface Matcher {
  test(text: string): boolean;
  /** The words that matched first, folded (`fold.ts`). */
  find(text: string): string | undefined;
  /** The folded words that are left without those that match; of a word that goes on behind a `*`, its end stays. */
  without(text: string): string;
  /** The same, where such a word goes whole. */
  withoutWords(text: string): string;
}

/** Scripts that set no spaces between words, or add endings to them without one. */
export const NO_BOUNDARY =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** Goes from the letter before it. */
const ACCENT = /[\u0300-\u036f]/u;

interface Phrase {
  /** Folded words with one space between them. */
  words: string;
  /** What follows after a gap, each part within `GAP` letters of the one before. */
  later: readonly string[];
  opensAfter: boolean;
  /** The text begins with it. */
  begins: boolean;
  /** The text ends with it. */
  ends: boolean;
  /** Number of the list that it is of. */
  group: number;
}
/** Letters that may stand where a phrase has `…`. */
const GAP = 24;
/** Numbers before the first word: "12 comments" begins with "comments". */
const NUMBERS_BEFORE = /^[\p{N} ]*$/u;
/** Phrases of one subject, as a list or as a row that nobody has taken apart yet (`rawList`). */
export type PhraseList = readonly string[] | string;
/** Lists with the number of their group. */
type Groups = readonly (readonly [list: PhraseList, group: number])[];

/**
 * Phrases by their first three letters (or all, where they have fewer): a text is compared with few of thousands, and nothing has to be compiled.
 * What no text has asked for stays unread: reading all of them would take longer than reading a page. Those that begin in another script than
 * Latin are not even filed before a text holds such letters.
 */
type Phrases = (letter: string) => ReadonlyMap<string, Filed>;
interface Filed {
  unread: Listed[];
  all: Phrase[];
  /** Those that may start inside a word. */
  inside: Phrase[];
}
/** A phrase as it is written in a list, and the number of the list. */
type Listed = readonly [phrase: string, group: number];
/** Letters by which phrases are filed. */
const FILED_BY = 3;

/**
 * A matcher of phrases. A phrase is one or more words; case, accents, full-width forms, hyphens, underscores and missing spaces do not count
 * ("sign out" is found in "Sign-out" and "SIGNOUT"). It matches whole words; `*` at its end or beginning leaves this side open ("lösch*",
 * "*nummer"). Scripts without spaces between words match anywhere. Digits part words ("cvv2" holds "cvv"). `^` at its beginning: the text begins with
 * it, numbers aside ("^comments" is found in "12 comments"). `=`: the text says nothing else ("=tan"). `…` between words stands for a few others
 * ("get … app"). The lists are read on first use.
 */
export function phrases(...lists: readonly PhraseList[]): Matcher {
  const known = filed(lists.map((list) => [list, 0] as const));
  const first = (text: string) => firstIn(text, known);
  return {
    test: (text) => first(comparable(text)) !== undefined,
    find(text) {
      const words = comparable(text);
      const hit = first(words);
      return hit && words.slice(...hit);
    },
    without: (text) => without(text, first, false),
    withoutWords: (text) => without(text, first, true),
  };
}

function without(
  text: string,
  first: (words: string) => [number, number] | undefined,
  whole: boolean,
): string {
  let words = comparable(text);
  for (let hit = first(words); hit; hit = first(words)) {
    const end = whole ? endOfWord(words, hit[1]) : hit[1];
    words = `${words.slice(0, hit[0])} ${words.slice(end)}`.replace(/ {2,}/g, ' ').trim();
  }
  return words;
}

/** Where the word ends that goes on at `from`; `from` itself in scripts without spaces between words. */
export function endOfWord(words: string, from: number): number {
  let end = from;
  while (end < words.length && LETTER.test(words[end]!) && !NO_BOUNDARY.test(words[end]!)) end++;
  return end;
}

/**
 * Several matchers in one: which of some kinds of phrases a text holds, in one look.
 * @param groups in the order in which the kinds are named
 */
export function kindsOfPhrases<K>(
  ...groups: readonly (readonly [K, readonly PhraseList[]])[]
): (text: string) => K[] {
  const read = allPhrases(...groups);
  return (text) => {
    const found = new Set(read(text).found.map(({ kind }) => kind));
    return groups.flatMap(([kind]) => (found.has(kind) ? [kind] : []));
  };
}

/** Every phrase in a text, also where they overlap; the places are those of `words`, the text as it is compared. */
export interface AllPhrases<K> {
  words: string;
  found: { kind: K; start: number; end: number }[];
}

/** The same, with the place of each phrase. */
export function allPhrases<K>(
  ...groups: readonly (readonly [K, readonly PhraseList[]])[]
): (text: string) => AllPhrases<K> {
  const known = filed(groups.flatMap(([, lists], group) => lists.map((list) => [list, group] as const)));
  return (text) => {
    const words = comparable(text);
    const found: AllPhrases<K>['found'] = [];
    for (let start = 0; start < words.length; start++) {
      for (const { group, end } of phrasesAt(words, start, known))
        if (end >= 0) found.push({ kind: groups[group]![0], start, end });
    }
    return { words, found };
  };
}

let lastText = '';
let lastWords = '';
/** A text is mostly put to several matchers in turn. */
function comparable(text: string): string {
  if (text !== lastText) [lastText, lastWords] = [text, withoutArticles(foldWords(text))];
  return lastWords;
}

/** The article (and "and") that Arabic and Hebrew write together with the word. */
const ARTICLES = /(?<![\p{L}\p{M}])(?:و?ال(?=\p{Script=Arabic}{2})|ו?ה?(?=\p{Script=Hebrew}{2}))/gu;
const HAS_ARTICLES = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const withoutArticles = (words: string): string =>
  HAS_ARTICLES.test(words) ? words.replace(ARTICLES, '') : words;

/** Start and end of the first phrase in a text; the longest of those that start there. */
function firstIn(text: string, known: Phrases): [number, number] | undefined {
  for (let start = 0; start < text.length; start++) {
    let longest = -1;
    for (const { end } of phrasesAt(text, start, known)) longest = Math.max(longest, end);
    if (longest >= 0) return [start, longest];
  }
  return undefined;
}

interface Hit {
  group: number;
  end: number;
}
const NONE: readonly Hit[] = [];

/** The phrases that start at a place of the text, with their ends. */
function phrasesAt(text: string, start: number, known: Phrases): readonly Hit[] {
  if (text[start] === ' ') return NONE;
  const byKey = known(text[start]!);
  const atWord = start === 0 || text[start - 1] === ' ' || !LETTER.test(text[start - 1]!);
  let found: Hit[] | undefined;
  for (let key = lettersAt(text, start); key !== ''; key = key.slice(0, -1)) {
    const filed = readAt(byKey, key);
    for (const phrase of (atWord ? filed?.all : filed?.inside) ?? []) {
      const end = endOf(phrase, text, start);
      if (end < 0) continue;
      found ??= [];
      found.push({ group: phrase.group, end });
    }
  }
  return found ?? NONE;
}

/** Where a phrase that starts at `start` ends in the text; -1 where it is not there. */
function endOf({ words, later, opensAfter, begins, ends }: Phrase, text: string, start: number): number {
  if (begins && start > 0 && (ends || !NUMBERS_BEFORE.test(text.slice(0, start)))) return -1;
  let at = endOfWords(words, text, start);
  for (const part of later) {
    if (at < 0) return -1;
    at = endAfterGap(part, text, at);
  }
  if (at < 0 || (ends && at < text.length)) return -1;
  return opensAfter || at === text.length || !LETTER.test(text[at]!) ? at : -1;
}

/** Where words that start at `start` end; -1 where they are not there. */
function endOfWords(words: string, text: string, start: number): number {
  let at = start;
  for (let i = 0; i < words.length; i++) {
    // Spaces may be missing: "cardnumber".
    if (words[i] === text[at]) at++;
    else if (words[i] !== ' ') return -1;
  }
  return at;
}

/** The same for words that start soon after `from`, at a word. */
function endAfterGap(words: string, text: string, from: number): number {
  for (let start = from; start <= from + GAP && start < text.length; start++) {
    if (text[start - 1] !== ' ' && LETTER.test(text[start - 1]!) && !NO_BOUNDARY.test(text[start]!)) continue;
    const end = endOfWords(words, text, start);
    if (end >= 0) return end;
  }
  return -1;
}

/** The letters from a place on by which phrases are filed: spaces may be missing on either side. */
function lettersAt(text: string, start: number): string {
  let key = '';
  for (let at = start; at < text.length && key.length < FILED_BY; at++) if (text[at] !== ' ') key += text[at];
  return key;
}

/** Files the phrases of each kind of letters when a text first holds one. */
function filed(groups: Groups): Phrases {
  const known = new Map<boolean, ReadonlyMap<string, Filed>>();
  return (letter) => {
    const latin = isLatin(letter);
    const filed = known.get(latin) ?? byLetters(groups, latin);
    known.set(latin, filed);
    return filed;
  };
}

/** Latin letters, of any width, and digits. */
const isLatin = (letter: string): boolean =>
  letter < '\u0370' || (letter >= '\u1e00' && letter < '\u1f00') || (letter >= '\uff00' && letter < '\uff60');

function byLetters(groups: Groups, latin: boolean): Map<string, Filed> {
  const known = new Map<string, Filed>();
  const file = (key: string, listed: Listed) => {
    const filed = known.get(key);
    if (filed) filed.unread.push(listed);
    else known.set(key, { unread: [listed], all: [], inside: [] });
  };
  for (const [list, group] of groups) {
    for (const written of typeof list === 'string' ? list.split('|') : list) {
      const phrase = written.trim();
      if (phrase === '' || isLatin(phrase[signsBefore(phrase)] ?? '') !== latin) continue;
      const key = quickKey(phrase);
      if (key !== undefined) file(key, [phrase, group]);
      else for (const each of keysOf(phrase)) file(each, [phrase, group]);
    }
  }
  return known;
}

/** How many signs stand before a phrase's letters. */
const signsBefore = (phrase: string): number => ('*=^'.includes(phrase[0]!) ? 1 : 0);

/** A phrase without the signs around it. */
function bareOf(phrase: string): string {
  return phrase.slice(signsBefore(phrase), phrase.endsWith('*') ? -1 : undefined);
}

/** The phrases that begin with these letters. */
function readAt(known: ReadonlyMap<string, Filed>, key: string): Filed | undefined {
  const filed = known.get(key);
  if (!filed || filed.unread.length === 0) return filed;
  for (const [phrase, group] of filed.unread) {
    for (const spelling of spellings(bareOf(phrase).toLowerCase().normalize('NFC'))) {
      const [words = '', ...later] = spelling.split('…').map((part) => withoutArticles(foldWords(part)));
      if (lettersAt(words, 0) !== key) continue;
      const entry: Phrase = {
        words,
        later,
        opensAfter: phrase.endsWith('*') || NO_BOUNDARY.test((later.at(-1) ?? words).at(-1)!),
        begins: /^[=^]/.test(phrase),
        ends: phrase.startsWith('='),
        group,
      };
      filed.all.push(entry);
      if (phrase.startsWith('*') || NO_BOUNDARY.test(words[0]!)) filed.inside.push(entry);
    }
  }
  filed.unread = [];
  return filed;
}

/** The letters under which a phrase is filed, in each of its spellings. */
const keysOf = (phrase: string): Set<string> =>
  new Set(
    spellings(bareOf(phrase).toLowerCase().normalize('NFC')).map((each) =>
      lettersAt(withoutArticles(foldWords(each.split('…')[0]!)), 0),
    ),
  );

/** The same for most phrases, by their first letters alone; `undefined` where only the whole tells. */
function quickKey(phrase: string): string | undefined {
  let key = '';
  for (let at = signsBefore(phrase); at < phrase.length && key.length < FILED_BY; at++) {
    const letter = phrase[at]!;
    if (letter === '…' || (letter === '*' && at === phrase.length - 1)) break;
    const plain = TWO_LETTERS[letter] ? undefined : plainLetter(letter);
    if (plain === undefined) return undefined;
    key += plain;
  }
  return key || undefined;
}

const plainLetters = new Map<string, string | null>();
/** A letter as it is compared, '' for what parts words; `undefined` for what is more than one letter, or none without those beside it. */
function plainLetter(letter: string): string | undefined {
  if (letter >= 'a' && letter <= 'z') return letter;
  const known = plainLetters.get(letter);
  if (known !== undefined) return known ?? undefined;
  const folded = foldWords(letter);
  const alone = folded.length < 2 && !ACCENT.test(letter) && !HAS_ARTICLES.test(letter);
  plainLetters.set(letter, alone ? folded : null);
  return alone ? folded : undefined;
}

/** Also written with two letters where the keyboard lacks them: "kuendigen", "naechste", "foelg", "gaa". */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A phrase and, where it has such letters, the same with two letters for each. */
function spellings(phrase: string): string[] {
  const other = phrase.replace(/[äöüøå]/g, (letter) => TWO_LETTERS[letter]!);
  return other === phrase ? [phrase] : [phrase, other];
}
