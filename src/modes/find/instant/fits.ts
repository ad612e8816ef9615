import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { lazy } from '../../../core/lazy.ts';
import { unitsAskedFor } from '../../../core/lexicon/measures.ts';
import { countedIn } from '../../../core/lexicon/questions.ts';
import { valueSource } from '../../../core/lexicon/values.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value } from '../../../core/text/values.ts';
import { words } from '../../../core/text/words.ts';

/** What is counted stands within so many words behind its number: "six very small speakers". */
const COUNTED_WITHIN = 3;

/**
 * Whether a value that has the form of the answer may be it: a length is no weight, "7500" counts no variables unless they stand behind it, and
 * "October" is nobody.
 */
export function fits(span: Value, line: IndexLine, question: Question, page: PageWords): boolean {
  const text = line.text.slice(span.start, span.end);
  switch (question.type) {
    case 'measure': {
      const units = unitsAskedFor(question.text.toLowerCase());
      return !units || units.test(text);
    }
    case 'count':
      return isCounted(span, line, question, page);
    case 'amount':
      return hasUnit(text) || isCounted(span, line, question, page);
    case 'person':
      return isPerson(span, line) && isName(span, line, question, page);
    case 'place':
      return (
        findValues(text, 'address').length > 0 ||
        (isName(span, line, question, page) && (/\p{Lo}/u.test(text) || WITHIN().test(before(span, line))))
      );
    default:
      return true;
  }
}

const FULL_NAME = /\s|\P{Lu}.*\p{Lu}|\p{Lo}/u;
/** "Wake News (WN)": names with their letters behind them are of organisations. */
const ABBREVIATED = /^\s?\(\p{Lu}{2,}/u;
const MOST_WORDS = 4;

/** Of two to four words, not in a headline, where every word may begin with a capital letter, and not where something happened. */
function isPerson(span: Value, line: IndexLine): boolean {
  const name = line.text.slice(span.start, span.end);
  return (
    !line.level &&
    FULL_NAME.test(name) &&
    name.split(/\s+/).length <= MOST_WORDS &&
    !ABBREVIATED.test(line.text.slice(span.end)) &&
    !WITHIN().test(before(span, line))
  );
}

/** "in", also with an article behind it. */
const WITHIN = lazy(() => new RegExp(`${valueSource('within')}\\s(?:\\p{L}{2,4}\\s)?$`, 'iu'));
const FORMERLY = lazy(() => new RegExp(`${valueSource('formerly')}[\\s:]*$`, 'iu'));

const before = ({ start }: Value, { text }: IndexLine): string => text.slice(Math.max(0, start - 24), start);

/** "Now 49 € instead of 69 €": what it was. */
export const isFormer = (span: Value, line: IndexLine): boolean => FORMERLY().test(before(span, line));

/**
 * Any word at the beginning of a line has a capital letter; "In the Alps" begins with none of the name's, "July 23" is nobody, and the words of
 * the question name what it knows already.
 */
function isName(span: Value, { text }: IndexLine, { terms }: Question, page: PageWords): boolean {
  const name = text.slice(span.start, span.end);
  const [first] = words(name, page.language);
  if (first?.stop || (span.start === 0 && !/\s|\p{Lo}/u.test(name))) return false;
  if (page.cut(name).some((key) => terms.some((term) => term.key === key))) return false;
  return !findValues(text, 'time').some(({ start, end }) => start < span.end && span.start < end);
}

const hasUnit = (text: string): boolean =>
  (['percent', 'measure', 'money'] as const).some((type) => findValues(text, type).length > 0);

/** The thing that is counted stands right behind the number, or names the line: a cell's column, a label. */
function isCounted(span: Value, line: IndexLine, { terms, text }: Question, page: PageWords): boolean {
  if (countedIn(text)) return true;
  const [counted] = terms;
  if (!counted) return false;
  const { key, synonyms, soft = [] } = counted;
  const names = new Set([key, ...synonyms, ...soft.flatMap(({ keys }) => keys)]);
  if (page.wordsOf(line).names.some((name) => names.has(name))) return true;
  const [clause = ''] = line.text.slice(span.end).split(/[,;:.()|¦]/u);
  if (/^\s?[%％]/.test(clause)) return false;
  const behind = words(clause, page.language).slice(0, COUNTED_WITHIN);
  return behind.some((word) => names.has(word.key));
}
