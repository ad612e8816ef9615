/**
 * Signs that end a sentence, in all scripts, with the closing signs behind them and the white space after that. A mark that opens a quotation in one
 * language and closes it in another closes it before a space.
 */
const END = /(\p{Sentence_Terminal}+)((?:[\p{Pe}\p{Pf}"']|\p{Pi}(?=\s|$))*)(\s*)/gu;
/** A full stop alone may stand inside a sentence as well: in numbers, addresses, initials. */
const FULL_STOPS = /^[.․﹒．]+$/u;
const CASED_BEFORE = /[\p{Lu}\p{Ll}]$/u;
const CASED = /^[\p{Lu}\p{Ll}]/u;
const DIGIT = /^\p{Nd}/u;
/** The first letter behind signs that end nothing. */
const GOES_ON_LOWER = /^[^\p{Lu}\p{Lt}\p{Lo}\p{Nl}\p{Sentence_Terminal}\p{Ll}]{0,20}\p{Ll}/u;
/** A sentence goes on behind these. */
const CONTINUES = /^[\p{Sentence_Terminal},;:、，；：\-–—]/u;

/**
 * Where a text may be parted into sentences: offsets behind each and the white space after it, without the text's end. After the rules of Unicode
 * Standard Annex 29 (SB6 to SB11), as the platform's own segmenter has them; that takes a dozen milliseconds to be made in each new page.
 */
export function sentenceBreaks(text: string): number[] {
  const breaks: number[] = [];
  for (const { 0: whole, 1: signs = '', 2: closing = '', 3: space = '', index } of text.matchAll(END)) {
    const at = index + whole.length;
    const after = text.slice(at, at + 24);
    if (at === text.length || CONTINUES.test(after)) continue;
    if (FULL_STOPS.test(signs)) {
      const glued = closing === '' && space === '';
      if (GOES_ON_LOWER.test(after) || (glued && DIGIT.test(after))) continue;
      if (glued && signs.length === 1 && CASED.test(after) && CASED_BEFORE.test(text.slice(0, index)))
        continue;
    }
    breaks.push(at);
  }
  return breaks;
}
