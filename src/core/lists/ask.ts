import type { LedgerOperation } from '../../contracts/lists.ts';
import { listPattern, listSource, numberWord, saysOfList } from '../lexicon/lists.ts';
import { asksForm } from '../lexicon/questions.ts';
import type { ListWords, ValueType } from '../lexicon/shape.ts';
import { amountsIn, type DecimalSign } from './amounts.ts';

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
  /** The form of the value that is compared or summed, where the words tell. */
  type?: ValueType;
  bound?: Bound;
  /** The words behind "not" must not be there. */
  negated: boolean;
  /** The question without what was understood so far: names of list, field and condition. */
  rest: string;
  /** Names its items ("how many books"), or no list at all ("which is the cheapest"). */
  named: boolean;
}

/** First that fits wins: "how many of the cheapest" counts. */
const OPERATIONS: readonly (readonly [keyof ListWords, LedgerOperation, ValueType?])[] = [
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
const MONEY = /[$€£¥₹₽₩]|\b(?:usd|eur|gbp|chf)\b|\beuros?\b|\bdollars?\b|\bpounds?\b/u;
/** Whether words ask for a price, by a verb or its name. */
export const asksMoney = asksForm('money');
/** "first five", "die ersten drei", "5 premiers". */
const QUOTAS = () =>
  [
    String.raw`${listSource('first')}\s+(\d{1,3}|\p{L}+)`,
    String.raw`(\d{1,3}|\p{L}+)\s+${listSource('first')}`,
  ].map((source) => new RegExp(source, 'u'));

/** Whether it is asked what the items of a list are about: "what do people complain about". */
export const asksGroups = (question: string): boolean =>
  saysOfList('groups', question.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim());

/** Reads a question over a list; `undefined` for any other question. */
export function readListQuestion(question: string, decimal: DecimalSign): ListQuestion | undefined {
  const lower = question.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
  const found = OPERATIONS.find(([use]) => saysOfList(use, lower));
  if (!found) return undefined;
  const [use, operation, type] = found;
  const quota = operation === 'first' ? quotaIn(lower) : undefined;
  if (operation === 'first' && quota === undefined) return undefined;
  const bound = boundIn(lower, decimal);
  const asked = without(without(lower, quota?.words ?? ''), bound?.words ?? '');
  const negated = saysOfList('not', asked);
  const said = asked.replace(listPattern(use), ' ').replace(listPattern('not'), ' ');
  const rest = said.replace(listPattern('verbs'), ' ').replace(listPattern('costs'), ' ');
  const costs = bound?.money || saysOfList('costs', said) || asksMoney(said);
  const money = type === undefined && costs ? 'money' : type;
  return {
    operation,
    ...(quota ? { quota: quota.count } : {}),
    ...(money ? { type: money } : {}),
    ...(bound ? { bound } : {}),
    negated,
    rest,
    named: operation === 'count' || operation === 'list' || operation === 'exists' || operation === 'first',
  };
}

const without = (text: string, words: string): string => (words ? text.replace(words, ' ') : text);

function quotaIn(lower: string): { count: number; words: string } | undefined {
  for (const pattern of QUOTAS()) {
    const match = pattern.exec(lower);
    const said = match?.[1];
    const count = said === undefined ? undefined : /^\d/.test(said) ? Number(said) : numberWord(said);
    if (match && count) return { count, words: match[0] };
  }
  return undefined;
}

/** "less than 100 euros", "between 5 and 10", "at least 4": words, a number close behind them, and its unit. */
function boundIn(lower: string, decimal: DecimalSign): Bound | undefined {
  const amounts = amountsIn(lower, decimal);
  if (amounts.length === 0) return undefined;
  const saidBefore = (use: keyof ListWords, at: number) =>
    [...lower.slice(0, at).matchAll(listPattern(use))].findLast(
      (match) => at - (match.index + match[0].length) <= 3,
    );
  for (const [i, amount] of amounts.entries()) {
    const next = amounts[i + 1];
    const between = saidBefore('between', amount.start);
    const money = (from: number, to: number) => MONEY.test(lower.slice(Math.max(0, from - 3), to + 10));
    const tail = (end: number) =>
      end + (/^\s?(?:[$€£¥₹₽₩%]|\p{L}{1,8}\b)?/u.exec(lower.slice(end))?.[0].length ?? 0);
    if (between && next) {
      const end = unitEnd(lower, next.end, tail);
      const words = lower.slice(between.index, end);
      return { from: amount.value, to: next.value, words, money: money(amount.start, next.end) };
    }
    for (const [use, bound] of BOUNDS) {
      const said = saidBefore(use, amount.start);
      if (!said) continue;
      const words = lower.slice(said.index, unitEnd(lower, amount.end, tail));
      return { ...bound(amount.value), words, money: money(amount.start, amount.end) };
    }
  }
  return undefined;
}

/** A sign or name of money belongs to the number; another word behind it may be a name. */
function unitEnd(lower: string, end: number, tail: (end: number) => number): number {
  const further = tail(end);
  return MONEY.test(lower.slice(end, further)) || /^\s?%/.test(lower.slice(end, further)) ? further : end;
}

/** The longer words first: "not less than" holds "less than". */
const BOUNDS: readonly (readonly [
  keyof ListWords,
  (value: number) => Pick<Bound, 'from' | 'to' | 'above' | 'below'>,
])[] = [
  ['atMost', (to) => ({ to })],
  ['atLeast', (from) => ({ from })],
  ['under', (to) => ({ to, below: true })],
  ['over', (from) => ({ from, above: true })],
];

export function keeps(
  { from, to, above, below }: Pick<Bound, 'from' | 'to' | 'above' | 'below'>,
  value: number,
): boolean {
  if (from !== undefined && (above ? value <= from : value < from)) return false;
  return !(to !== undefined && (below ? value >= to : value > to));
}
