import type { IndexLine } from '../../contracts/page-index.ts';
import { withLatinDigits } from '../../core/lists/locale.ts';
import { numberOf } from '../../core/lists/ranges.ts';
import type { Language } from '../../core/text/languages.ts';
import type { Question } from '../../core/text/question.ts';
import { findValues, type Value } from '../../core/text/values.ts';
import { contentKeys, words } from '../../core/text/words.ts';

/** How many there are of what is asked, as a title says: "317 Jokes for Kids". */
export interface StatedCount extends Value {
  count: number;
}

/** What is counted ends within so many words behind the number: "10 very best quiet harbours". */
const COUNTED_WITHIN = 4;
/** A number that counts nothing: a year, "5-year-old", "3.5", "20 %", "7th". */
const NO_COUNT = /^(?:[-–:.,%‰°'’′″]|\s?[%°])|^(?:st|nd|rd|th|er|e|º|ª)(?!\p{L})/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** The number in a title that stands before what a question counts; `undefined` where it has none, or the question asks for some of them alone. */
export function statedCount(
  { type, terms }: Question,
  title: string,
  language: Language,
): StatedCount | undefined {
  if (type !== 'count') return undefined;
  const said = terms.filter(({ key, weight }) => key !== '' && weight === 1);
  const [counted] = said;
  if (!counted) return undefined;
  const titled = new Set(contentKeys(title, language));
  const isSaid = ({ key, synonyms }: Question['terms'][number]) =>
    [key, ...synonyms].some((each) => titled.has(each));
  if (!said.every(isSaid)) return undefined;
  for (const number of findValues(title, 'count')) {
    const written = withLatinDigits(title.slice(number.start, number.end));
    if (!/^\d[\d.,\s]*$/.test(written) || YEAR.test(written) || NO_COUNT.test(title.slice(number.end)))
      continue;
    const end = endOfCounted(title.slice(number.end), new Set([counted.key, ...counted.synonyms]), language);
    if (end !== undefined) return { start: number.start, end: number.end + end, count: numberOf(written) };
  }
  return undefined;
}

/** Where the counted thing ends that a text begins with. A small word before it begins another part: "317 jokes for kids" counts no kids. */
function endOfCounted(text: string, keys: ReadonlySet<string>, language: Language): number | undefined {
  const [clause = ''] = text.split(/[,;:.()|¦–—]/u);
  for (const { key, end, stop } of words(clause, language).slice(0, COUNTED_WITHIN)) {
    if (stop) return undefined;
    if (keys.has(key)) return end;
  }
  return undefined;
}

/** The first heading of the page that says so. */
export function statedInHeading<Headed extends { line: IndexLine }>(
  question: Question,
  headings: readonly Headed[],
  language: Language,
): { headed: Headed; span: StatedCount } | undefined {
  for (const headed of headings) {
    const span = statedCount(question, headed.line.text, language);
    if (span) return { headed, span };
  }
  return undefined;
}
