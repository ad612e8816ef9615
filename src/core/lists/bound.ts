import { lazy } from '../lazy.ts';
import type { ListLexicon, ListUse } from '../lexicon/lists.ts';
import { valueSource } from '../lexicon/values.ts';
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

/** Signs and names of money, for texts in lower case. */
export const MONEY = lazy(
  () =>
    new RegExp(
      `\\p{Sc}|(?<!\\p{L})(?:usd|eur|gbp|chf|kr|zł|kč|pln|czk|rs|rp|rm)(?!\\p{L})|${valueSource('money')}`,
      'u',
    ),
);

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
export function boundIn(
  words: ListLexicon,
  lower: string,
  decimal: DecimalSign,
  language: string,
): Bound | undefined {
  const amounts = amountsIn(lower, decimal, language);
  if (amounts.length === 0) return undefined;
  const said = (use: ListUse, { start, end }: Amount): Said | undefined => {
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
  said: (use: ListUse, amount: Amount) => Said | undefined,
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
const BOUNDS: readonly (readonly [ListUse, (value: number) => Limits])[] = [
  ['atMost', (to) => ({ to })],
  ['atLeast', (from) => ({ from })],
  ['under', (to) => ({ to, below: true })],
  ['over', (from) => ({ from, above: true })],
];

export function keeps({ from, to, above, below }: Limits, value: number): boolean {
  if (from !== undefined && (above ? value <= from : value < from)) return false;
  return !(to !== undefined && (below ? value >= to : value > to));
}
