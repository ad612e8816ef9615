import { lazyPattern } from '../lazy.ts';

/**
 * Signs that end a sentence, in all scripts, with the closing signs behind them and the white space after that. A mark that opens a quotation in one
 * language and closes it in another closes it before a space.
 */
const END = lazyPattern(`(\\p{Sentence_Terminal}+)((?:[\\p{Pe}\\p{Pf}"']|\\p{Pi}(?=\\s|$))*)(\\s*)`, 'gu');
/**
 * The same for texts of `WESTERN` letters and signs: naming properties of Unicode costs about a millisecond in each page that is read, and most pages
 * have no need of them.
 */
const WESTERN_END = /([!.?‼‽⁇-⁉․]+)((?:[)\]}⁆»’”›"']|[«‘‛“‟‹](?=\s|$))*)(\s*)/g;
const BEYOND_WESTERN = /[^\0-\u024f\u2000-\u206f\u20a0-\u20cf\u2100-\u21ff]/;
/** A full stop alone may stand inside a sentence as well: in numbers, addresses, initials. */
const FULL_STOPS = /^[.․﹒．]+$/u;
const CASED_BEFORE = lazyPattern('[\\p{Lu}\\p{Ll}]$', 'u');
const CASED = lazyPattern('^[\\p{Lu}\\p{Ll}]', 'u');
const DIGIT = lazyPattern('^\\p{Nd}', 'u');
/** The first letter behind signs that end nothing. */
const GOES_ON_LOWER = lazyPattern(
  '^[^\\p{Lu}\\p{Lt}\\p{Lo}\\p{Nl}\\p{Sentence_Terminal}\\p{Ll}]{0,20}\\p{Ll}',
  'u',
);
/** A sentence goes on behind these. */
const CONTINUES = lazyPattern('^[\\p{Sentence_Terminal},;:、，；：\\-–—]', 'u');

/** As the patterns above; what begins with a letter of the alphabet, a digit or a common sign is known without them. */
const isCasedBefore = (text: string): boolean => /[a-z]$/i.test(text) || CASED_BEFORE().test(text);
const isCased = (text: string): boolean => /^[a-z]/i.test(text) || CASED().test(text);
const isDigit = (text: string): boolean =>
  /^\d/.test(text) || (!/^[\0-\x7f]/.test(text) && DIGIT().test(text));
function goesOnLower(text: string): boolean {
  const first = text.charCodeAt(0);
  if (isCapital(first)) return false;
  if (/^[^A-Za-z.!?\x80-\uffff]{0,20}[a-z]/.test(text)) return true;
  return !/^[^A-Za-z.!?\x80-\uffff]{0,20}(?:[A-Z.!?]|$)/.test(text) && GOES_ON_LOWER().test(text);
}
const continues = (text: string): boolean =>
  text.charCodeAt(0) < 0x250 ? '!.?,;:-'.includes(text[0]!) : CONTINUES().test(text);

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/**
 * Where a text may be parted into sentences: offsets behind each and the white space after it, without the text's end. After the rules of Unicode
 * Standard Annex 29 (SB6 to SB11), as the platform's own segmenter has them; that takes a dozen milliseconds to be made in each new page.
 */
export function sentenceBreaks(text: string): number[] {
  const breaks: number[] = [];
  const ends = text.matchAll(BEYOND_WESTERN.test(text) ? END() : WESTERN_END);
  for (const { 0: whole, 1: signs = '', 2: closing = '', 3: space = '', index } of ends) {
    const at = index + whole.length;
    const after = text.slice(at, at + 24);
    if (at === text.length || continues(after)) continue;
    if (FULL_STOPS.test(signs)) {
      const glued = closing === '' && space === '';
      if (goesOnLower(after) || (glued && isDigit(after))) continue;
      if (glued && signs.length === 1 && isCased(after) && isCasedBefore(text.slice(0, index))) continue;
    }
    breaks.push(at);
  }
  return breaks;
}
