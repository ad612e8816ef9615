import { useState } from 'react';
import type { HistoryRecord } from '../../contracts/history.ts';
import type { History } from './use-history.ts';

/** More is not held in memory to be put back. */
export const MOST_UNDONE = 1_000;

export interface Undo {
  remove(ids: readonly string[]): Promise<void>;
  /** How many went with the last deletion; 0: nothing was deleted. */
  deleted: number;
  /** Puts them back; absent where there were too many, or none. */
  putBack?: (() => Promise<void>) | undefined;
}

/** Deletes entries, and can take the last deletion back for as long as the view is open. */
export function useUndo({ change }: History): Undo {
  const [last, setLast] = useState<{ deleted: number; records: HistoryRecord[] }>({
    deleted: 0,
    records: [],
  });
  const remove = (ids: readonly string[]) =>
    change(async (store) => {
      const records = ids.length <= MOST_UNDONE ? await store.read(ids) : [];
      await store.remove(ids);
      setLast({ deleted: ids.length, records });
    });
  const putBack = () =>
    change(async (store) => {
      await store.write(last.records);
      setLast({ deleted: 0, records: [] });
    });
  return { remove, deleted: last.deleted, putBack: last.records.length > 0 ? putBack : undefined };
}
