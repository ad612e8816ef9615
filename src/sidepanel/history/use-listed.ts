import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { isWithin, spanOf, type When } from '../../core/history/groups.ts';
import type { History } from './use-history.ts';

/** What the list is cut to. */
export interface Wish {
  query: string;
  /** A host; '': all. */
  site: string;
  when: When;
}
export const EVERYTHING: Wish = { query: '', site: '', when: 'any' };

/** An entry of the list, with the words that it was found by. */
export interface Listed {
  entry: HistoryEntry;
  terms: ReadonlySet<string>;
}
const NO_TERMS: ReadonlySet<string> = new Set();

/** Only the head of a long list is drawn: what is pinned has to stand there. */
const pinnedFirst = (entries: readonly HistoryEntry[]): HistoryEntry[] => [
  ...entries.filter(({ pinned }) => pinned),
  ...entries.filter(({ pinned }) => !pinned),
];

/** The entries that are wished for: what is pinned, then newest first; best first where they are searched. */
export function useListed({ entries, search, searchable }: History, wish: Wish): readonly Listed[] {
  const { query, site, when } = useDeferredValue(wish);
  // While the words are still being gathered, what was found so far is looked for again.
  const [looked, setLooked] = useState(0);
  useEffect(() => {
    if (searchable || query.trim() === '') return;
    const timer = setInterval(() => setLooked((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [searchable, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `searchable` and `looked` say that the index knows more.
  return useMemo(() => {
    const span = spanOf(when, Date.now());
    const fits = ({ host, askedAt }: HistoryEntry) =>
      (site === '' || host === site) && isWithin(askedAt, span);
    const all = (entries ?? []).filter(fits);
    if (query.trim() === '') return pinnedFirst(all).map((entry) => ({ entry, terms: NO_TERMS }));
    const byId = new Map(all.map((entry) => [entry.id, entry]));
    return search.find(query).flatMap(({ id, terms }) => {
      const entry = byId.get(id);
      return entry ? [{ entry, terms }] : [];
    });
  }, [entries, search, query, site, when, searchable, looked]);
}
