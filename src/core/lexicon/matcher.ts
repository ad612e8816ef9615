import { foldLetters, foldWords } from './fold.ts';

/** Tells whether a text holds one of a list of phrases, in any language and script. */
export interface Matcher {
  test(text: string): boolean;
  /** The words that matched first, folded (`fold.ts`). */
  find(text: string): string | undefined;
}

/** Scripts that set no spaces between words, or add endings to them without one. */
const NO_BOUNDARY =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const AFTER = String.raw`(?![\p{L}\p{M}])`;

/** Also written with two letters where the keyboard lacks them: "kuendigen", "naechste", "foelg", "gaa". */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae?', ö: 'oe?', ü: 'ue?', ø: 'oe?', å: 'aa?' };

/**
 * A matcher of phrases. A phrase is one or more words; case, accents, full-width forms, hyphens, underscores and missing spaces do not count
 * ("sign out" is found in "Sign-out" and "SIGNOUT"). It matches whole words; `*` at its end or beginning leaves this side open ("lösch*",
 * "*nummer"). Scripts without spaces between words match anywhere. Digits part words ("cvv2" holds "cvv").
 * The regular expression is made on first use.
 */
export function phrases(...lists: readonly (readonly string[])[]): Matcher {
  let compiled: RegExp | undefined;
  const pattern = (): RegExp => {
    compiled ??= compile(lists.flat());
    return compiled;
  };
  return {
    test: (text) => pattern().test(folded(text)),
    find: (text) => pattern().exec(folded(text))?.[0],
  };
}

let lastText = '';
let lastFolded = '';
/** A text is mostly put to several matchers in turn. */
function folded(text: string): string {
  if (text !== lastText) [lastText, lastFolded] = [text, foldWords(text)];
  return lastFolded;
}

function compile(list: readonly string[]): RegExp {
  // The boundaries are classes of thousands of letters: each is written once or twice, not once per phrase.
  const groups = new Map<string, string[]>();
  for (const phrase of new Set(list)) {
    const words = phrase.replace(/^\*|\*$/g, '').normalize('NFC');
    const before = phrase.startsWith('*') || NO_BOUNDARY.test(words[0]!) ? '' : BEFORE;
    const after = phrase.endsWith('*') || NO_BOUNDARY.test(words.at(-1)!) ? '' : AFTER;
    const key = `${before} ${after}`;
    groups.set(key, [...(groups.get(key) ?? []), sourceOf(words)]);
  }
  const parts = [...groups].map(([key, sources]) => key.replace(' ', `(?:${sources.join('|')})`));
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)', 'u');
}

/** The article (and "and") that Arabic and Hebrew write together with the word. */
const ARTICLE: readonly [RegExp, string][] = [
  [/^\p{Script=Arabic}/u, '(?:و?ال)?'],
  [/^\p{Script=Hebrew}/u, 'ו?ה?'],
];

function sourceOf(words: string): string {
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => {
      const article = ARTICLE.find(([script]) => script.test(word))?.[1] ?? '';
      return article + word.replace(/[äöüøå]|[^äöüøå]+/gu, (part) => TWO_LETTERS[part] ?? foldLetters(part));
    })
    .join(' ?');
}
