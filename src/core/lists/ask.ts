import type { LedgerOperation } from '../../contracts/lists.ts';
import { lazy } from '../lazy.ts';
import { countingPattern } from '../lexicon/counting.ts';
import { type ListLexicon, type ListUse, listSource, plainLetters } from '../lexicon/lists.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import { asksForm } from '../lexicon/questions.ts';
import type { CountingWords, ValueType } from '../lexicon/shape.ts';
import type { DecimalSign } from './amounts.ts';
import { lexiconsFor } from './asked-language.ts';
import { type Bound, boundIn, MONEY } from './bound.ts';
import { saysDay } from './days.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** What a question asks of a whole list. */
export interface ListQuestion {
  operation: LedgerOperation;
  /** So many are enough. */
  quota?: number;
  /** "List all": every one that fits, and not which it is. */
  wantsAll?: true;
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
  /** What stands behind the word for "how many", where that is not where the question begins: many languages count there. */
  behind?: string;
  /** It is asked in this language (ISO 639-1). */
  language: string;
  /** Names its items ("how many books"), or no list at all ("which is the cheapest"). */
  named: boolean;
  /** How it is read rather, where a list fits that; the first that does. */
  rather?: readonly ListQuestion[];
  /** Numbers that the items of a list say of something are put together: the list is named beside that. */
  together?: true;
  /** Its words do not tell which value is meant: the one number of each item will do. */
  anyNumber?: true;
  /** It asks with words that may ask for anything: only a list whose title is said is meant. */
  titled?: true;
  /** Items are measured, by time or by their words. */
  length?: true;
  /** Who is named most often is asked: an item counts for as many as are called the same. */
  byName?: true;
  /** It is about what people have written, without a word for that ("does anybody mention"). */
  ofPeople?: true;
  /** The item in this place is asked for, from 1. */
  place?: number;
  /** ... of a list that is called by these words: "most read". */
  ranked?: string;
  /** "Who": people are asked for. */
  who?: true;
  /** Those are asked for that have written an item, each once. */
  byWriter?: true;
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

/** A question in the words of one language. */
interface Text {
  words: ListLexicon;
  /** Without the words of its bound. */
  text: string;
  bound: Bound | undefined;
}

function readIn(
  words: ListLexicon,
  lower: string,
  decimal: DecimalSign,
  language: string,
): ListQuestion | undefined {
  const asked = withoutAddendum(words, lower);
  const bound = boundIn(words, asked, decimal, language);
  // "At least" is no least of all.
  const text = without(asked, bound?.words ?? '');
  const said = { words, text, bound };
  const first = OPERATIONS.find((each) => says(words, each.use, said.text) && isMeant(each, said));
  // "What are the latest news?" asks for the items of a list that is called so.
  const areAsked = first?.type === 'time' && says(words, 'whatAre', text) && isMeant(WHAT_ARE, said);
  const found = areAsked ? WHAT_ARE : first;
  const placed = placeIn(said, found);
  if (placed) return placed;
  if (!found || (found.use === 'howMany' && !bound && asksHowMuch(words, text))) return undefined;
  if (found.use === 'howMany') return readCount(found, said);
  const read = readAs(found, said);
  const saysOf = (each: keyof CountingWords) => text.search(countingPattern(each, words.code)) >= 0;
  const saysOfPeople = saysOf('people') || saysOf('commenting');
  const isByOrder = found.use === 'firstOne' || found.use === 'lastOne';
  // "Who was the first to write about it?"
  if (isByOrder && !saysOfPeople && saysOf('mentions')) return undefined;
  // "Which of them cost anything?" bounds a price without a number.
  if (found.use === 'whichOnes' && read.type === 'money' && !bound) return undefined;
  if (found.use === 'who') return { ...read, byWriter: true, ofPeople: true };
  // Without dates the first is the one on top, of what a page puts in an order.
  if (found.use === 'firstOne' && !saysOfPeople)
    return { ...untyped(read), operation: 'first', quota: 1, titled: true, rather: [read] };
  return found.use === 'mostOf' && saysOf('writes') ? { ...read, byName: true } : read;
}

/** Without "and how many" at its end: the number is in the ledger anyway. */
function withoutAddendum(words: ListLexicon, lower: string): string {
  const addendum = new RegExp(
    `[\\s,;]+${words.pattern('and').source}\\s+${words.pattern('howMany').source}\\P{L}*$`,
    'u',
  );
  const rest = lower.replace(addendum, '?');
  return OPERATIONS.some(({ use }) => says(words, use, rest)) ? rest : lower;
}

/**
 * "The third most read story", "the most popular video": the one in that place of a list that is in an order. Words that ask for anything else of a list
 * go before.
 */
function placeIn(said: Text, found: Operation | undefined): ListQuestion | undefined {
  const { words, text, bound } = said;
  const ordinals = words.ordinals();
  const place = ordinals.findIndex((ordinal) => text.search(ordinal) >= 0) + 1;
  const ranked = text.match(words.pattern('ranked'))?.[0];
  if (bound || (place < 2 && !ranked)) return undefined;
  // "Which of the most popular stories has the most comments?"
  const beside = ranked ? text.replace(ranked, ' ').replace(/\p{L}+\s*$/u, '') : '';
  const isMost =
    ranked && (found?.use === 'mostOf' || found?.use === 'most') && !says(words, found.use, beside);
  if (found && !isMost && !MAY_ASK_FOR_ONE.has(found.use)) return undefined;
  const read = readAs(PLACED, { ...said, text: place > 0 ? text.replace(ordinals[place - 1]!, ' ') : text });
  return { ...read, place: Math.max(1, place), ...(ranked ? { ranked } : {}) };
}

const WHAT_ARE = OPERATIONS.find(({ use }) => use === 'whatAre')!;
const PLACED: Operation = { use: 'whichOnes', operation: 'list', named: true, titled: true };
/** Uses of words by which one thing may be asked for as well. */
const MAY_ASK_FOR_ONE: ReadonlySet<ListUse> = new Set(['whichOnes', 'whatAre', 'which', 'firstOne', 'who']);

const untyped = ({ type: _, ...read }: ListQuestion): ListQuestion => read;

/** "How many comments do the posts have in total": what their numbers make together, where they have such numbers. */
function readCount(count: Operation, said: Text): ListQuestion {
  const { words, text } = said;
  const rather = OPERATIONS.filter(
    ({ use }) => (use === 'sum' || use === 'average') && says(words, use, text),
  ).map((each) => ({
    ...readAs(each, { ...said, text: text.replace(howManyOf(words), ' ') }),
    together: true as const,
  }));
  if (rather.length === 0) return readAs(count, said);
  // An average is none of items.
  if (rather[0]!.operation === 'average') return rather[0]!;
  return { ...readAs(count, { ...said, text: words.without('sum', text) }), rather };
}

/** "The first five" says how many; "the first president" is none of a list. */
function isMeant({ use, type, pieces }: Operation, { words, text }: Text): boolean {
  if (use === 'first' || use === 'top') return quotaIn(words, use, text) !== undefined;
  const saysOf = (each: keyof CountingWords) => text.search(countingPattern(each, words.code)) >= 0;
  if (use === 'who') return saysOf('commenting') || (saysOf('writes') && saysOf('people'));
  const namesPieces = () => (['people', 'pieces', 'commenting'] as const).some(saysOf);
  // "What is on first on Tuesday?"
  return !pieces || namesPieces() || (type === 'time' && saysDay(text, words.code));
}

function readAs(
  { use, operation, type, anyNumber, length, named, titled }: Operation,
  said: Text,
): ListQuestion {
  const { words, bound, text: unbound } = said;
  const isTop = use === 'top';
  const quota = operation === 'first' ? quotaIn(words, isTop ? 'top' : 'first', unbound) : undefined;
  const asked = quota ? quota.without : unbound;
  const counted = use === 'howMany' ? asked.replace(howManyOf(words), ' ') : words.without(use, asked);
  const uncounted = operation === 'first' ? words.without('all', counted) : counted;
  const negated = says(words, 'not', uncounted);
  const unsaid = uncounted.replace(words.pattern('not'), ' ');
  // A word may say both: "average price" is one word in some languages.
  const isShare = bound?.words.endsWith('%') && !bound.money;
  const costs = !isShare && (bound?.money || says(words, 'costs', asked) || asksPrice(unsaid));
  const money = type === undefined && costs ? 'money' : type;
  const bare = withoutParticles(unsaid);
  return {
    operation,
    ...(quota ? { quota: quota.count } : {}),
    ...(quota && isTop ? { ranked: unbound.match(words.pattern('ranked'))?.[0] ?? '' } : {}),
    ...(use === 'all' ? { wantsAll: true as const } : {}),
    ...(money ? { type: money } : {}),
    ...(bound ? { bound } : {}),
    negated,
    rest: bare.replace(words.pattern('items'), ' ').replace(words.pattern('verbs'), ' '),
    generic: says(words, 'items', bare),
    countsItems: bare.trimStart().search(words.pattern('items')) === 0,
    language: words.code,
    ...(use === 'howMany' ? behindHowMany(words, asked) : {}),
    named: named ?? false,
    ...(anyNumber ? { anyNumber } : {}),
    ...(titled ? { titled } : {}),
    ...(says(words, 'who', unbound) ? { who: true as const } : {}),
    ...(length ? { length } : {}),
    ...(use === 'anybody' ? { ofPeople: true as const } : {}),
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

function behindHowMany(words: ListLexicon, text: string): { behind?: string } {
  const match = new RegExp(howManyOf(words).source, 'u').exec(text);
  return match && match.index > 0 ? { behind: text.slice(match.index + match[0].length) } : {};
}

/** What Korean writes together with a word to say its part in the sentence; alone, where that word is understood already. */
const PARTICLES =
  /(?<=\p{Script=Hangul}{2}|(?<!\p{Script=Hangul}))(?:에서는|에서|에는|으로|까지|에|은|는|인|이|가|을|를|의|도|로|과|와)(?!\p{Script=Hangul})/gu;
const withoutParticles = (text: string): string => text.replace(PARTICLES, ' ');

/** "first five", "die ersten drei", "5 premiers", "前五家", "lima hotel pertama". `without`: the question without these words. */
function quotaIn(
  words: ListLexicon,
  use: 'first' | 'top',
  lower: string,
): { count: number; without: string } | undefined {
  const first = words.pattern(use).source;
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
