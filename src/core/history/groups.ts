import type { HistoryEntry, TimeSpan } from '../../contracts/history.ts';

/** Part of the list under one heading. `day`: the day itself, for a heading of its own; `month`: the first day of one. */
export interface HistoryGroup {
  key: string;
  kind: 'pinned' | 'today' | 'yesterday' | 'day' | 'month';
  /** Epoch milliseconds. */
  at: number;
  entries: HistoryEntry[];
}

const DAYS_APART = 7;

/** Entries (newest first) as a person looks for them: what is pinned, then today, yesterday, the days of a week, months. */
export function grouped(entries: readonly HistoryEntry[], now: number): HistoryGroup[] {
  const groups = new Map<string, HistoryGroup>();
  const today = startOfDay(now);
  for (const entry of entries) {
    const { kind, at } = entry.pinned ? { kind: 'pinned' as const, at: 0 } : whenOf(entry.askedAt, today);
    const key = `${kind}:${at}`;
    const group = groups.get(key) ?? { key, kind, at, entries: [] };
    groups.set(key, group);
    group.entries.push(entry);
  }
  const pinned = groups.get('pinned:0');
  return [...(pinned ? [pinned] : []), ...[...groups.values()].filter((group) => group !== pinned)];
}

function whenOf(askedAt: number, today: number): Pick<HistoryGroup, 'kind' | 'at'> {
  const at = startOfDay(askedAt);
  if (at >= today) return { kind: 'today', at: today };
  if (at >= daysBefore(today, 1)) return { kind: 'yesterday', at };
  if (at >= daysBefore(today, DAYS_APART)) return { kind: 'day', at };
  const day = new Date(at);
  return { kind: 'month', at: new Date(day.getFullYear(), day.getMonth()).getTime() };
}

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
/** By the calendar: a day may have 23 or 25 hours. */
const daysBefore = (time: number, days: number): number => {
  const date = new Date(time);
  return date.setDate(date.getDate() - days);
};

/** The spans of time that the list can be cut to. */
export const WHENS = ['any', 'today', 'week', 'month', 'older-month', 'older-year'] as const;
export type When = (typeof WHENS)[number];

export function spanOf(when: When, now: number): TimeSpan {
  const today = startOfDay(now);
  switch (when) {
    case 'any':
      return {};
    case 'today':
      return { from: today };
    case 'week':
      return { from: daysBefore(today, 7) };
    case 'month':
      return { from: daysBefore(today, 30) };
    case 'older-month':
      return { to: daysBefore(today, 30) };
    case 'older-year':
      return { to: daysBefore(today, 365) };
  }
}

export const isWithin = (time: number, { from = -Infinity, to = Infinity }: TimeSpan): boolean =>
  time >= from && time < to;

/** The sites of entries with how often they occur, the most frequent first. */
export function sitesOf(entries: readonly HistoryEntry[]): { host: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { host } of entries) if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .map(([host, count]) => ({ host, count }))
    .sort((a, b) => b.count - a.count || a.host.localeCompare(b.host));
}
