import { lazyPattern } from '../lazy.ts';

/** Letters that Unicode does not decompose, as people type them without the right keyboard, and spellings that stand for one letter. */
const ONE_SPELLING: Readonly<Record<string, string>> = {
  ё: 'е',
  ς: 'σ',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const SPELLINGS = new RegExp(`[${Object.keys(ONE_SPELLING).join('')}]`, 'gu');

/** Accents of Latin and Greek letters; vowel signs and the stretching stroke of Hebrew and Arabic. */
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+|[\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu;
const ASCII = /^[ -~]*$/;

/**
 * A text as the lexicon compares it: full-width and other compatibility forms made plain (NFKC), lower case, accents and vowel signs gone,
 * one spelling for letters that have several. "ÜBERWEISEN", "überweisen" and "ｕｂｅｒｗｅｉｓｅｎ" become "uberweisen". Punctuation stays.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SPELLINGS, (letter) => ONE_SPELLING[letter] ?? letter);
}

/** The source of a pattern that was written with any of the spellings. */
export const foldSpellings = (source: string): string =>
  source.replace(SPELLINGS, (letter) => ONE_SPELLING[letter] ?? letter);

/** Design systems space out short labels: "支 付" is "支付". */
const SPACED_OUT = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** The folded words of a text with one space between them: punctuation, hyphens and underscores part words. */
export function foldWords(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  const spaced = foldLetters(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return ASCII.test(spaced) ? spaced : spaced.replace(SPACED_OUT, '');
}

const WORD_BORDERS = lazyPattern('(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})', 'gu');

/** An identifier as words: "cardNumber", "card_number" and "IBANInput" are "card Number", "card_number" and "IBAN Input". */
export function wordsOfIdentifier(identifier: string): string {
  return identifier.replace(WORD_BORDERS(), ' ');
}
