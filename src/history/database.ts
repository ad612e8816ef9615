import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HistoryAnswer, HistoryEntry } from '../contracts/history.ts';
import { HistoryError, type HistoryTrouble } from '../contracts/history-error.ts';

export const HISTORY_NAME = 'sightline-history';
/** Raised with every change of the stores below, with a step in `upgrade` that takes what is there along. */
export const HISTORY_VERSION = 1;

/** Three stores of one key (`Turn.id`), so that the list opens without reading the answers, and the search without their citations. */
export interface HistorySchema extends DBSchema {
  entries: { key: string; value: HistoryEntry; indexes: { askedAt: number; conversationId: string } };
  answers: { key: string; value: HistoryAnswer };
  texts: { key: string; value: { id: string; text: string } };
}
export type HistoryDatabase = IDBPDatabase<HistorySchema>;
export const STORES = ['entries', 'answers', 'texts'] as const;

export const historyConnection = (name = HISTORY_NAME, version = HISTORY_VERSION) =>
  connectionTo<HistorySchema>(name, version, (database) => {
    const entries = database.createObjectStore('entries', { keyPath: 'id' });
    entries.createIndex('askedAt', 'askedAt');
    entries.createIndex('conversationId', 'conversationId');
    database.createObjectStore('answers', { keyPath: 'id' });
    database.createObjectStore('texts', { keyPath: 'id' });
  });

/**
 * A connection that is opened on first use, and again after it was lost. Rejects with `HistoryError`.
 * @param upgrade makes the stores of a database that is not there yet
 */
export function connectionTo<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<S>) => void,
) {
  let open: Promise<IDBPDatabase<S>> | undefined;

  const forget = () => {
    open = undefined;
  };

  function connect(): Promise<IDBPDatabase<S>> {
    const opened = openDB<S>(name, version, {
      upgrade,
      // Another page deletes the database, or a newer version wants to change it: it must not wait for this page.
      blocking: (_current, _wanted, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  return {
    /** Runs `work` with the database. */
    async use<T>(work: (database: IDBPDatabase<S>) => Promise<T>): Promise<T> {
      try {
        open ??= connect();
        return await work(await open);
      } catch (error) {
        throw new HistoryError(troubleOf(error), { cause: error });
      }
    },
    async close(): Promise<void> {
      const database = await open?.catch(() => undefined);
      forget();
      database?.close();
    },
  };
}

/** Chrome's names: `VersionError` where a later version has been here, `QuotaExceededError` where no room is left; all else is damage. */
export function troubleOf(error: unknown): HistoryTrouble {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'damaged';
}
