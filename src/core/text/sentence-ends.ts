import { lazyPattern } from '../lazy.ts';
import { sentenceBreaks } from './sentence-breaks.ts';
import { goesOn } from './sentence-end.ts';

/** What stands behind a full stop and still belongs to its sentence: footnote marks, closing quotation marks and brackets. */
const TAIL = lazyPattern(
  `^(?:\\s*(?:\\[[^[\\]]{1,12}\\])+|[”’»›」』）)\\]】〉》"'](?=\\s|$|[\\p{Lo}“‘«「『（]))+\\s*`,
  'u',
);
const MAY_BE_TAIL = /^(?:\s*\[|[”’»›」』）)\]】〉》"'])/;
/** A sentence does not begin like this. */
const GOES_ON = lazyPattern('^\\s*[\\p{Ll},;:…)\\]」』]', 'u');
const PLAINLY_GOES_ON = /^\s*[a-z,;:…)\]」』]/;
/** Begins with a letter or sign of the alphabet that is not among those. */
const PLAINLY_BEGINS = /^\s*[!-\x7f]/;
/** 「…。」と言った: what was said is part of the sentence that says who did. */
const SAID = /[」』]$/;
const SAYS = lazyPattern('^\\p{Script=Hiragana}', 'u');
/** A footnote mark with such a sign in it. */
const OPEN_MARK = /\[[^[\]]{0,12}$/;
const LONGEST_MARK = 13;

/**
 * Where the sentences of a text end: offsets behind each with the white space after it, the last one the text's length. Mended where a sign that
 * ends sentences stands in a footnote mark, an abbreviation or an ordinal, and between a sentence and its closing quotation mark.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const cut of sentenceBreaks(text)) {
    const end = endOf(text, cut);
    if (end > (ends.at(-1) ?? 0) && (end === text.length || isEnd(text, ends.at(-1) ?? 0, end)))
      ends.push(end);
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}

function endOf(text: string, cut: number): number {
  const before = Math.max(0, cut - LONGEST_MARK);
  const open = OPEN_MARK.exec(text.slice(before, cut));
  const from = open ? before + open.index : cut;
  const rest = text.slice(from, from + 60);
  const tail = MAY_BE_TAIL.test(rest) ? TAIL().exec(rest)?.[0].length : undefined;
  return from + (tail ?? cut - from);
}

function isEnd(text: string, start: number, at: number): boolean {
  const [before, after] = [text.slice(start, at).trimEnd(), text.slice(at, at + 40)];
  return !continuesIn(after) && !goesOn(before, after) && !(SAID.test(before) && SAYS().test(after));
}

const continuesIn = (after: string): boolean =>
  !/^[A-Z]/.test(after) &&
  (PLAINLY_GOES_ON.test(after) || (!PLAINLY_BEGINS.test(after) && GOES_ON().test(after)));
