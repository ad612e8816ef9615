import { lazy } from '../lazy.ts';
import { listSource, plainLetters } from '../lexicon/lists.ts';
import type { Language } from '../text/languages.ts';
import type { Term } from '../text/question.ts';
import { cellsOf, type Item, wordsOf } from './records.ts';
import { SOME_VALUES } from './values-of.ts';
import { wordOf } from './wording.ts';

/** A value is said in few words; a word in running text may be there for any reason. */
const FEW_WORDS = 8;
/** What a cell says that answers its column's header with yes. */
const YES = lazy(() => new RegExp(`^(?:✓|✔|✅|☑|x|○|◯|true|1|•|●|${listSource('yes')})$`, 'iu'));
/** A shorter beginning of a word is that of others, too. */
export const SHORTEST_STEM = 5;

/** Whether items mostly say how many there are of something. */
export function isNumbered(items: readonly Item[], word: string): boolean {
  const stem = word
    .slice(0, Math.max(SHORTEST_STEM, word.length - 2))
    .replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  const said = new RegExp(`\\p{Nd}\\s?${stem}`, 'iu');
  return items.filter(({ text }) => said.test(text)).length >= SOME_VALUES * items.length;
}

/** Whether the items that hold a word say it as a value, in few words, and not somewhere in their text. */
export function isValueOf(
  items: readonly Item[],
  key: string,
  cut: (text: string) => ReadonlySet<string>,
): boolean {
  const having = items.filter(({ text }) => cut(text).has(key));
  const saying = having.filter((item) =>
    [...cellsOf(item), ...item.parts.filter(({ line }) => !line.cells)].some((part) => {
      const said = cut(wordsOf(part));
      return said.has(key) && (said.size <= FEW_WORDS || said.keys().next().value === key);
    }),
  );
  return saying.length * 2 >= having.length;
}

/** Cells of a column that say yes or no say little else; an initial may stand among names. */
const FEW_ANSWERS = 4;
export function saysYes(items: readonly Item[], column: string): boolean {
  const said = items.flatMap((item) =>
    cellsOf(item).flatMap((cell) => (cell.column === column ? [wordsOf(cell).trim()] : [])),
  );
  return new Set(said).size <= FEW_ANSWERS && items.some((item) => isYes(item, column));
}

export function isYes(item: Item, column: string): boolean {
  const cell = cellsOf(item).find((each) => each.column === column);
  return cell !== undefined && YES().test(plainLetters(wordsOf(cell).trim()));
}

/** A word with the one before it: "in stock" is not "out of stock". */
export function phraseBefore(term: Term, rest: string, language: Language): string | undefined {
  const word = wordOf(term, rest, language);
  return new RegExp(`(\\p{L}+)\\s+${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').exec(rest)?.[0];
}

export function holdsPhrase(text: string, phrase: string): boolean {
  const plain = (said: string) =>
    ` ${said
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(phrase));
}
