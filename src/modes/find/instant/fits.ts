import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import { unitsAskedFor } from '../../../core/lexicon/measures.ts';
import { countedIn } from '../../../core/lexicon/questions.ts';
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
      return isName(text, span, page) && /\s|\P{Lu}.*\p{Lu}|\p{Lo}/u.test(text);
    case 'place':
      return isName(text, span, page);
    default:
      return true;
  }
}

/** Any word at the beginning of a line has a capital letter, "In the Alps" begins with none of the name's; months and weekdays are no names. */
const isName = (text: string, { start }: Value, page: PageWords): boolean =>
  findValues(text, 'time').length === 0 &&
  (start > 0 || /\s|\p{Lo}/u.test(text)) &&
  words(text, page.language)[0]?.stop !== true;

const hasUnit = (text: string): boolean =>
  (['percent', 'measure', 'money'] as const).some((type) => findValues(text, type).length > 0);

/** The thing that is counted stands right behind the number, or names the line: a cell's column, a label. */
function isCounted(span: Value, line: IndexLine, { terms, text }: Question, page: PageWords): boolean {
  if (countedIn(text)) return true;
  const [counted] = terms;
  if (!counted) return false;
  const names = new Set([counted.key, ...counted.synonyms]);
  if (page.wordsOf(line).names.some((key) => names.has(key))) return true;
  const behind = words(line.text, page.language).filter(({ start }) => start >= span.end);
  return behind.slice(0, COUNTED_WITHIN).some(({ key }) => names.has(key));
}
