import { SightlineError } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';

/** What questions have cost, in US dollars. */
export interface Spent {
  today: number;
  conversation: number;
}

/**
 * Asked before each question: throws `spending-limit` (params `limit`, `spent`, `which`: `day` or `conversation`) when a limit of the user's
 * is reached. A limit pauses and asks; it is raised in the options, or the day ends. Requests whose price nobody knows count as free.
 */
export function checkSpending(budget: Settings['budget'], spent: Spent): void {
  const limits = [
    ['conversation', budget.perConversationUSD, spent.conversation],
    ['day', budget.perDayUSD, spent.today],
  ] as const;
  for (const [which, limit, amount] of limits) {
    if (limit !== undefined && amount >= limit) {
      throw new SightlineError('spending-limit', { which, limit: dollars(limit), spent: dollars(amount) });
    }
  }
}

const dollars = (usd: number): string => `$${usd.toFixed(usd < 1 ? 4 : 2)}`;

/** The day's total as it is stored: one number that starts anew with the date. */
export interface DayTotal {
  /** Local date, `YYYY-MM-DD`. */
  day: string;
  usd: number;
}

/** Local date of a moment, `YYYY-MM-DD`: a day is the user's day. */
function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What was spent today according to the stored total; an older day's counts as nothing. */
export const spentToday = (total: DayTotal | undefined, now: Date): number =>
  total?.day === dayOf(now) ? total.usd : 0;

/** The total after one more request; `usd: null` (price unknown) changes nothing. */
export function addToDay(total: DayTotal | undefined, usd: number | null, now: Date): DayTotal {
  return { day: dayOf(now), usd: spentToday(total, now) + (usd ?? 0) };
}
