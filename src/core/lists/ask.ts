import type { LedgerOperation } from '../../contracts/lists.ts';
import { lazy } from '../lazy.ts';
import { LIST_LEXICONS, type ListLexicon, listSource, plainLetters } from '../lexicon/lists.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import { asksForm } from '../lexicon/questions.ts';
import type { ListWords, ValueType } from '../lexicon/shape.ts';
import { valueSource } from '../lexicon/values.ts';
import { languageNamed } from '../text/languages.ts';
import { type Amount, amountsIn, type DecimalSign } from './amounts.ts';

/** A bound that a value has to keep. */
export interface Bound {
  from?: number;
  /** `from` itself does not count. */
  above?: boolean;
  to?: number;
  below?: boolean;
  /** The words of the question that say so. */
  words: string;
  /** It is an amount of money. */
  money: boolean;
}

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
  /** It is asked in this language (ISO 639-1). */
  language: string;
  /** Names its items ("how many books"), or no list at all ("which is the cheapest"). */
  named: boolean;
}

type Use = Exclude<keyof ListWords, 'boundsBehind'>;

/** First that fits wins: "how many of the cheapest" counts. */
const OPERATIONS: readonly (readonly [Use, LedgerOperation, ValueType?])[] = [
  ['howMany', 'count'],
  ['average', 'average'],
  ['cheapest', 'min', 'money'],
  ['dearest', 'max', 'money'],
  ['earliest', 'min', 'time'],
  ['latest', 'max', 'time'],
  ['least', 'min'],
  ['most', 'max'],
  ['sum', 'sum'],
  ['exists', 'exists'],
  ['first', 'first'],
  ['all', 'list'],
  ['which', 'list'],
];
const MONEY = lazy(
  () =>
    new RegExp(
      `\\p{Sc}|(?<!\\p{L})(?:usd|eur|gbp|chf|kr|zł|kč|pln|czk|rs|rp|rm)(?!\\p{L})|${valueSource('money')}`,
      'u',
    ),
);
const asksPrice = asksForm('money');
const costWords = lazy(() => new RegExp(listSource('costs'), 'u'));
/** Whether words ask for a price, by a verb or its name. */
export const asksMoney = (text: string): boolean => asksPrice(text) || costWords().test(text);

const plain = (question: string): string =>
  plainLetters(question.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replace(/[’ʼ]/g, "'").trim());

const groupWords = lazy(() => new RegExp(listSource('groups'), 'u'));
/** Whether it is asked what the items of a list are about: "what do people complain about". */
export const asksGroups = (question: string): boolean => groupWords().test(plain(question));

const says = (words: ListLexicon, use: Use, text: string): boolean => text.search(words.pattern(use)) >= 0;

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

const ASKING: readonly Use[] = OPERATIONS.map(([use]) => use);
/** What may be told of a language by what a question says for lists in it. */
const TELLING: readonly Use[] = [
  ...ASKING,
  ...(['under', 'over', 'atMost', 'atLeast', 'between', 'not', 'items', 'verbs', 'costs'] as const),
];

/** The languages that a question over a list may be asked in, likeliest first: by the letters of it that are words of lists, or empty words there. */
function lexiconsFor(lower: string, language: string): ListLexicon[] {
  const code = language.split('-')[0]!.toLowerCase();
  // One pattern for each language, and none for those of another script: what is put together when it is asked for takes its time.
  const found = LIST_LEXICONS.filter(
    (words) => words.isWrittenIn(lower) && lower.search(words.pattern(...ASKING)) >= 0,
  );
  if (found.length < 2) return found;
  const worth = new Map(
    found.map((words) => [words, known(words, lower) + (words.code === code ? 1 : 0)] as const),
  );
  // English first where nothing tells.
  return found.sort(
    (a, b) => worth.get(b)! - worth.get(a)! || Number(b.code === 'en') - Number(a.code === 'en'),
  );
}

/** How many letters of a question are known in a language. */
function known(words: ListLexicon, lower: string): number {
  const places = new Set<number>();
  const add = (start: number, length: number) => {
    for (let at = start; at < start + length; at++) places.add(at);
  };
  for (const match of lower.matchAll(words.pattern(...TELLING))) add(match.index, match[0].length);
  const stops = languageNamed(words.code)?.stops;
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu))
    if (stops?.has(match[0])) add(match.index, match[0].length);
  return places.size;
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
    ...(use === 'all' ? { wantsAll: true as const } : {}),
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

/** How far the words of a bound may stand from its number: a space or two before it; behind it, its unit may stand between them. */
const CLOSE = 5;
const UNIT_BETWEEN = "\\s?\\p{Sc}?[\\p{L}\\p{M}'%]{0,14}?\\s?";
/** Signs between the two numbers of a span. */
const SPAN_GAP = 24;

interface Said {
  start: number;
  end: number;
}

/** "less than 100 euros", "between 5 and 10", "100元以下": words, a number close to them, and its unit. */
function boundIn(
  words: ListLexicon,
  lower: string,
  decimal: DecimalSign,
  language: string,
): Bound | undefined {
  const amounts = amountsIn(lower, decimal, language);
  if (amounts.length === 0) return undefined;
  const said = (use: Use, { start, end }: Amount): Said | undefined => {
    const before = [...lower.slice(0, start).matchAll(words.pattern(use))].findLast(
      (match) => start - (match.index + match[0].length) <= CLOSE,
    );
    if (before) return { start: before.index, end: unitEnd(lower, end) };
    if (!words.boundsBehind) return undefined;
    const behind = new RegExp(`^${UNIT_BETWEEN}${words.pattern(use).source}`, 'u').exec(lower.slice(end));
    return behind ? { start, end: end + behind[0].length } : undefined;
  };
  const bounded = (bound: Limits, start: number, end: number): Bound => ({
    ...bound,
    words: lower.slice(start, end),
    money: MONEY().test(lower.slice(Math.max(0, start - 3), end)),
  });
  for (const [i, amount] of amounts.entries()) {
    const next = amounts[i + 1];
    const isSpan = next !== undefined && next.start - amount.end <= SPAN_GAP;
    if (isSpan) {
      const early = said('between', amount);
      const late = early ? undefined : said('between', next);
      const [from, to] = [amount.value, next.value];
      if (early && early.start < amount.start)
        return bounded({ from, to }, early.start, unitEnd(lower, next.end));
      if (late && late.end > next.end) return bounded({ from, to }, amount.start, late.end);
    }
    const own = limitOf(said, amount);
    if (!own) continue;
    // "From 50 to 80", "100元以上200元以下": two bounds make one.
    const other = isSpan ? limitOf(said, next) : undefined;
    const joins = other && (own.from === undefined) !== (other.from === undefined);
    if (joins) return bounded({ ...own.limits, ...other.limits }, own.start, Math.max(own.end, other.end));
    return bounded(own.limits, own.start, own.end);
  }
  return undefined;
}

type Limits = Pick<Bound, 'from' | 'to' | 'above' | 'below'>;

function limitOf(
  said: (use: Use, amount: Amount) => Said | undefined,
  amount: Amount,
): (Said & { limits: Limits; from: number | undefined }) | undefined {
  for (const [use, bound] of BOUNDS) {
    const place = said(use, amount);
    const limits = bound(amount.value);
    if (place) return { ...place, limits, from: limits.from };
  }
  return undefined;
}

/** A sign or name of money belongs to the number; another word behind it may be a name. */
function unitEnd(lower: string, end: number): number {
  const unit = UNIT_BEHIND().exec(lower.slice(end))?.[0] ?? '';
  return end + unit.length;
}
const UNIT_BEHIND = lazy(() => new RegExp(`^\\s?(?:%|${MONEY().source})\\.?`, 'u'));

/** The longer words first: "not less than" holds "less than". */
const BOUNDS: readonly (readonly [Use, (value: number) => Limits])[] = [
  ['atMost', (to) => ({ to })],
  ['atLeast', (from) => ({ from })],
  ['under', (to) => ({ to, below: true })],
  ['over', (from) => ({ from, above: true })],
];

export function keeps({ from, to, above, below }: Limits, value: number): boolean {
  if (from !== undefined && (above ? value <= from : value < from)) return false;
  return !(to !== undefined && (below ? value >= to : value > to));
}
