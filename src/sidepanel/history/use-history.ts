import { useCallback, useEffect, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { HistoryError, type HistoryTrouble } from '../../contracts/history-error.ts';
import { createHistorySearch, type HistorySearch } from '../../history/search.ts';
import { createHistoryStore, type HistoryStore } from '../../history/store.ts';

/** Changes of another page come in bursts. */
const SETTLE_MS = 80;

interface Open {
  store: HistoryStore;
  search: HistorySearch;
}
/** Stays for as long as the panel does: the words of ten thousand answers are gathered once. */
let opened: Open | undefined;

function open(): Open {
  if (opened) return opened;
  const store = createHistoryStore();
  opened = { store, search: createHistorySearch(store) };
  return opened;
}

export interface History extends Open {
  /** Newest first; `undefined` until they are read. */
  entries: readonly HistoryEntry[] | undefined;
  /** Entries that this version cannot read; they are left as they are. */
  unreadable: number;
  trouble: HistoryTrouble | undefined;
  /** What is there can be shown and saved: on a full disk, too. */
  readable: boolean;
  /** All of it is searched; before that, what is newest. */
  searchable: boolean;
  /** Runs a change, and reads the list again. */
  change(work: (store: HistoryStore) => Promise<unknown>): Promise<void>;
}

/** The history as it is on the disk, read again whenever another page or the worker changes it. */
export function useHistory(): History {
  const { store, search } = open();
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const [unreadable, setUnreadable] = useState(0);
  const [trouble, setTrouble] = useState<HistoryTrouble>();
  const [searchable, setSearchable] = useState(false);

  const failed = useCallback((error: unknown) => {
    if (!(error instanceof HistoryError)) throw error;
    setTrouble(error.trouble);
  }, []);

  const read = useCallback(async () => {
    const found = await store.entries();
    setEntries(found.entries);
    setUnreadable(found.unreadable);
    setTrouble(undefined);
  }, [store]);

  useEffect(() => {
    read().catch(failed);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void read().catch(failed), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, read, failed]);

  useEffect(() => {
    if (!entries) return;
    setSearchable(false);
    search.follow(entries).then(() => setSearchable(true), failed);
  }, [search, entries, failed]);

  const change = useCallback(
    async (work: (store: HistoryStore) => Promise<unknown>) => {
      await work(store).then(read).catch(failed);
    },
    [store, read, failed],
  );
  const readable = entries !== undefined && (!trouble || trouble === 'full');
  return { store, search, entries, unreadable, trouble, readable, searchable, change };
}
