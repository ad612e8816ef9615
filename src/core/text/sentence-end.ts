import { lazy, lazyPattern } from '../lazy.ts';
import { abbreviationWords } from '../lexicon/abbreviations.ts';

const asPattern = (word: string): string => word.replace(/\./g, '\\.\\s?');
const anyOf = (words: readonly string[]): string => words.map(asPattern).join('|');
/** Written out, none of these ends a sentence; neither does an initial. */
const ABBREVIATED = lazy(
  () => new RegExp(`(?:^|[\\s(\\[„“"'/–-])(?:\\p{L}|${anyOf(abbreviationWords('short'))})\\.$`, 'u'),
);
/** What stands before the last full stop, back to the sign or space before it: of an abbreviation its last part. */
const LAST_PART = /[^\s(['„“"/.–-]*$/;
const lastPartOf = (word: string): string => LAST_PART.exec(word)![0];
/** Parts by which abbreviations end: most sentences end in none of them, and need no pattern to say so. */
const LAST_PARTS = lazy(() => new Set(abbreviationWords('short').map(lastPartOf)));
const mayBeAbbreviated = (end: string): boolean => {
  const last = lastPartOf(end.slice(0, -1));
  return [...last].length <= 1 || LAST_PARTS().has(last);
};
/** At the end of a sentence these stand as often as inside one; a capital letter behind them decides. */
const MAY_END = lazy(() => new RegExp(`(?:^|\\s)(?:${anyOf(abbreviationWords('mayEnd'))})\\.$`, 'u'));
const ORDINAL = /(?:^|\s)\d{1,3}\.$/;
const BEFORE_ORDINAL = lazy(
  () => new RegExp(`(?:^|\\s)(?:${abbreviationWords('beforeOrdinal').join('|')})\\s\\d{1,3}\\.$`, 'iu'),
);
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const MONTH_OR_LOWER = lazy(
  () => new RegExp(`^(?:\\p{Ll}|\\d|${MONTHS}|${abbreviationWords('behindOrdinal').join('|')})`, 'u'),
);
/** Characters that the longest of these words has, and more. */
const LONGEST = 24;
const CAPITAL = lazyPattern('^\\p{Lu}', 'u');
/** An item of a list: its number is no sentence. */
const LONE_NUMBER = /^\s*(?:[([]?\d{1,4}|[a-z]|[ivx]{1,5})[.)]$/u;

/**
 * Whether a sentence goes on although a segmenter cut it here.
 * @param before text of the sentence up to the cut
 * @param after what follows
 */
export function goesOn(before: string, after: string): boolean {
  const ended = before.trimEnd();
  const next = after.trimStart();
  if (next === '' || !/[.)]$/.test(ended)) return false;
  if (LONE_NUMBER.test(ended)) return true;
  const end = ended.slice(-LONGEST);
  if (ORDINAL.test(end)) return BEFORE_ORDINAL().test(end) || MONTH_OR_LOWER().test(next);
  // Initials: "J. R. Smith", but not "vitamin C. The".
  if (!mayBeAbbreviated(end) || !ABBREVIATED().test(end)) return false;
  return !MAY_END().test(end) || !(/^[A-Z]/.test(next) || CAPITAL().test(next));
}
