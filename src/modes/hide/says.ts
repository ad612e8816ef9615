import { fold } from '../../core/text/words.ts';

/** Letters from which a word may stand inside a longer one: "Kredit" in "Autokredit". */
const PART = 5;
/** Letters up to which a word is meant as it stands: "EU" is not in "Europe". */
const WHOLE = 3;
/** Letters of a word that bends by no more than a few: "John" is not in "Johnson". */
const SHORT = 4;
const ENDING = 2;
/** Letters from which words bend at their ends, and the share of them that stays. */
const LONG = 8;
const STEM = 0.7;
/** Scripts that set no spaces between words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text as `saysTopic` compares it. */
export const comparable = (text: string): string =>
  ` ${fold(text.normalize('NFC').toLowerCase()).replace(/[^\p{L}\p{M}\p{N}'’.-]+/gu, ' ')} `;

/**
 * Whether a text is about a topic: it says the words of it, whatever their endings.
 * @param text as `comparable` gives it
 * @param exact quoted words are meant as they stand
 * @param loosely one word of the topic is enough
 */
export function saysTopic(text: string, topic: string, exact: boolean, loosely: boolean): boolean {
  const phrase = comparable(topic).trim();
  if (phrase === '') return false;
  if (exact || DENSE.test(phrase)) return text.includes(phrase);
  const all = phrase.split(' ');
  const long = all.filter((word) => word.length > WHOLE);
  if (long.length === 0) return text.includes(` ${phrase} `);
  return long[loosely ? 'some' : 'every'](
    (word) =>
      (word.length > SHORT ? text.includes(` ${stemOf(word)}`) : bends(word, text)) || isPartOf(word, text),
  );
}

const bends = (word: string, text: string): boolean =>
  text.split(' ').some((each) => each.startsWith(word) && each.length <= word.length + ENDING);

const isPartOf = (word: string, text: string): boolean => word.length >= PART && text.includes(word);

const stemOf = (word: string): string =>
  word.slice(0, word.length >= LONG ? Math.ceil(word.length * STEM) : Math.max(WHOLE + 1, word.length - 2));
