import type { LedgerOperation } from '../../contracts/lists.ts';
import { lazy } from '../lazy.ts';
import { type ListLexicon, type ListUse, listSource, plainLetters } from '../lexicon/lists.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import { asksForm } from '../lexicon/questions.ts';
import type { ValueType } from '../lexicon/shape.ts';
import type { DecimalSign } from './amounts.ts';
import { lexiconsFor } from './asked-language.ts';
import { type Bound, boundIn, MONEY } from './bound.ts';
import { OPERATIONS } from './operations.ts';

/** What a question asks of a whole list. */
export interface ListQuestion {
  operation: LedgerOperation;
  /** So many are enough. */
  quota?: number;
  /** The form of the value that is compared or summed, where the words tell. */
  type?: ValueType;
  bound?: Bound;
  /** The words behind "not" must not be there. */
  negated: boolean;
  /** The question without what was understood so far: names of list, field and condition. */
  rest: string;
  /** It speaks of items, of a list, of what is here: words that fit any list. They are none of the rest any more. */
  generic: boolean;
  /** It is items of any kind that are counted ("rows"), and not something that is "listed". */
  countsItems: boolean;
  /** It is asked in this language (ISO 639-1). */
  language: string;
  /** Names its items ("how many books"), or no list at all ("which is the cheapest"). */
  named: boolean;
}

const asksPrice = asksForm('money');
const costWords = lazy(() => new RegExp(listSource('costs'), 'u'));
/** Whether words ask for a price, by a verb or its name. */
export const asksMoney = (text: string): boolean => asksPrice(text) || costWords().test(text);

const plain = (question: string): string =>
  plainLetters(question.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replace(/[’ʼ]/g, "'").trim());

const groupWords = lazy(() => new RegExp(listSource('groups'), 'u'));
/** Whether it is asked what the items of a list are about: "what do people complain about". */
export const asksGroups = (question: string): boolean => groupWords().test(plain(question));

const says = (words: ListLexicon, use: ListUse, text: string): boolean =>
  text.search(words.pattern(use)) >= 0;

/**
 * Reads a question over a list; `undefined` for any other question.
 * @param decimal the sign of the numbers of the page
 * @param language of the page: what words mean in it counts first where they mean something in several
 */
export function readListQuestion(
  question: string,
  decimal: DecimalSign,
  language = '',
): ListQuestion | undefined {
  const lower = plain(question);
  for (const words of lexiconsFor(lower, language)) {
    const read = readIn(words, lower, decimal, language);
    if (read) return read;
  }
  return undefined;
}

function readIn(
  words: ListLexicon,
  lower: string,
  decimal: DecimalSign,
  language: string,
): ListQuestion | undefined {
  const bound = boundIn(words, lower, decimal, language);
  const unbound = without(lower, bound?.words ?? '');
  // "At least" is no least of all.
  const found = OPERATIONS.find(([use]) => says(words, use, unbound));
  if (!found) return undefined;
  const [use, operation, type] = found;
  if (use === 'howMany' && !bound && asksHowMuch(words, unbound)) return undefined;
  const quota = operation === 'first' ? quotaIn(words, unbound) : undefined;
  if (operation === 'first' && quota === undefined) return undefined;
  const asked = quota ? quota.without : unbound;
  const uncounted = asked
    .replace(use === 'howMany' ? howManyOf(words) : words.pattern(use), ' ')
    .replace(words.pattern(operation === 'first' ? 'all' : use), ' ');
  const negated = says(words, 'not', uncounted);
  const said = uncounted.replace(words.pattern('not'), ' ');
  // A word may say both: "average price" is one word in some languages.
  const costs = bound?.money || says(words, 'costs', asked) || asksPrice(said);
  const money = type === undefined && costs ? 'money' : type;
  const bare = withoutParticles(said);
  return {
    operation,
    ...(quota ? { quota: quota.count } : {}),
    ...(money ? { type: money } : {}),
    ...(bound ? { bound } : {}),
    negated,
    rest: bare.replace(words.pattern('items'), ' ').replace(words.pattern('verbs'), ' '),
    generic: says(words, 'items', bare),
    countsItems: bare.trimStart().search(words.pattern('items')) === 0,
    language: words.code,
    named: operation === 'count' || operation === 'list' || operation === 'exists' || operation === 'first',
  };
}

const without = (text: string, words: string, instead = ''): string =>
  words ? text.replace(words, ` ${instead} `) : text;

/** Languages that have one word for "how many" and "how much" say by the next one which is meant: "ile kosztuje", "сколько рублей". */
const asksHowMuch = (words: ListLexicon, text: string): boolean =>
  new RegExp(
    `${words.pattern('howMany').source}\\s*(?:${words.pattern('costs').source}|${MONEY().source})`,
    'u',
  ).test(text);

/** "How many", with the word that counts behind it: "多少家". */
const howManyOf = (words: ListLexicon): RegExp =>
  new RegExp(`${words.pattern('howMany').source}(?:${words.pattern('counters').source})?`, 'gu');

/** What Korean writes together with a word to say its part in the sentence; alone, where that word is understood already. */
const PARTICLES =
  /(?<=\p{Script=Hangul}{2}|(?<!\p{Script=Hangul}))(?:에서는|에서|에는|으로|까지|에|은|는|인|이|가|을|를|의|도|로|과|와)(?!\p{Script=Hangul})/gu;
const withoutParticles = (text: string): string => text.replace(PARTICLES, ' ');

/** "first five", "die ersten drei", "5 premiers", "前五家", "lima hotel pertama". `without`: the question without these words. */
function quotaIn(words: ListLexicon, lower: string): { count: number; without: string } | undefined {
  const first = words.pattern('first').source;
  const number = `(?<number>\\d{1,3}|${sourceOf(words.numbers())})(?:\\s*${words.pattern('counters').source})?`;
  const between = '(?<between>\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?|)';
  for (const source of [`${first}\\s*${number}`, `${number}${between}${first}`]) {
    const match = new RegExp(source, 'u').exec(lower);
    const said = match?.groups?.number;
    const count =
      said === undefined ? 0 : /^\d/.test(said) ? Number(said) : words.numbers().indexOf(said) + 1;
    if (match && count > 0) return { count, without: without(lower, match[0], match.groups?.between) };
  }
  return undefined;
}
