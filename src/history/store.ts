import type { Citation } from '../contracts/answer.ts';
import type { HistoryEntry, HistoryRecord, TimeSpan } from '../contracts/history.ts';
import { searchedText } from '../core/history/record.ts';
import { type HistoryDatabase, historyConnection, STORES } from './database.ts';

const CHANNEL = 'sightline-history';
/** Records read at a time where all are wanted: enough to be fast, few enough to let the panel draw in between. */
const BATCH = 500;

/**
 * The history in IndexedDB: what was asked and answered, for good. The worker writes, the panel reads and tidies. Everything rejects with
 * `HistoryError` only; what was to be written is then still the caller's.
 */
export function createHistoryStore(connection = historyConnection()) {
  const channel = new BroadcastChannel(CHANNEL);
  const changed = () => channel.postMessage('changed');

  async function write(records: readonly HistoryRecord[]): Promise<void> {
    if (records.length === 0) return;
    await connection.use((database) => putAll(database, records));
    changed();
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await connection.use(async (database) => {
      const tx = database.transaction(STORES, 'readwrite');
      const gone = STORES.flatMap((store) => ids.map((id) => tx.objectStore(store).delete(id)));
      await Promise.all([...gone, tx.done]);
    });
    changed();
  }

  async function read(ids: readonly string[]): Promise<HistoryRecord[]> {
    return connection.use(async (database) => {
      const tx = database.transaction(['entries', 'answers']);
      const found = await Promise.all(
        ids.map(async (id) => ({
          entry: await tx.objectStore('entries').get(id),
          answer: await tx.objectStore('answers').get(id),
        })),
      );
      return found.filter((each): each is HistoryRecord => Boolean(each.entry && each.answer));
    });
  }

  return {
    /** Written, on disk, when it resolves. An entry that is there keeps its name and stays pinned. */
    write,
    remove,
    /** In the order of `ids`; those that are gone are left out. */
    read,
    /** All entries, newest first; what no version could have written is left alone and counted. */
    async entries(): Promise<{ entries: HistoryEntry[]; unreadable: number }> {
      const all = await connection.use((database) => database.getAllFromIndex('entries', 'askedAt'));
      const entries = all.filter(isEntry).reverse();
      return { entries, unreadable: all.length - entries.length };
    },
    /** All turns of a conversation, oldest first. */
    async conversation(conversationId: string): Promise<HistoryRecord[]> {
      const keys = await connection.use((database) =>
        database.getAllKeysFromIndex('entries', 'conversationId', conversationId),
      );
      return (await read(keys)).sort((a, b) => a.entry.askedAt - b.entry.askedAt);
    },
    /** Searched texts by id; those of an entry that is gone are left out. */
    async texts(ids: readonly string[]): Promise<Map<string, string>> {
      const found = await connection.use((database) => {
        const store = database.transaction('texts').store;
        return Promise.all(ids.map((id) => store.get(id)));
      });
      return new Map(found.flatMap((each) => (each ? [[each.id, each.text] as const] : [])));
    },
    /** Sets or takes off a name or a pin. */
    async change(id: string, change: Pick<HistoryEntry, 'name' | 'pinned'>): Promise<void> {
      await connection.use(async (database) => {
        const tx = database.transaction('entries', 'readwrite');
        const entry = await tx.store.get(id);
        await Promise.all([entry && tx.store.put({ ...entry, ...change }), tx.done]);
      });
      changed();
    },
    /** Takes over what was remarked of an answer's citations; nothing where the answer is not kept. */
    async remark(id: string, citations: readonly Citation[]): Promise<void> {
      await connection.use(async (database) => {
        const tx = database.transaction('answers', 'readwrite');
        const answer = await tx.store.get(id);
        await Promise.all([answer && tx.store.put({ ...answer, citations: [...citations] }), tx.done]);
      });
      changed();
    },
    /** Deletes what was asked in a span of time, but not what is pinned. Returns how many went. */
    async prune(span: TimeSpan): Promise<number> {
      const ids = await connection.use(async (database) => {
        const asked = await database.getAllFromIndex('entries', 'askedAt', rangeOf(span));
        return asked.filter(({ pinned }) => !pinned).map(({ id }) => id);
      });
      await remove(ids);
      return ids.length;
    },
    /** All records, newest first, some hundred at a time. */
    async *all(): AsyncGenerator<HistoryRecord[]> {
      const keys = await connection.use((database) => database.getAllKeysFromIndex('entries', 'askedAt'));
      keys.reverse();
      for (let at = 0; at < keys.length; at += BATCH) yield await read(keys.slice(at, at + BATCH));
    },
    /** Deletes everything, and what cannot be read with it. */
    async clear(): Promise<void> {
      await connection.use(async (database) => {
        const tx = database.transaction(STORES, 'readwrite');
        await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done]);
      });
      changed();
    },
    count: (): Promise<number> => connection.use((database) => database.count('entries')),
    /** Calls `listener` after each change that another page or the worker made. Returns the way to stop. */
    onChange(listener: () => void): () => void {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    async close(): Promise<void> {
      channel.close();
      await connection.close();
    },
  };
}
export type HistoryStore = ReturnType<typeof createHistoryStore>;

async function putAll(database: HistoryDatabase, records: readonly HistoryRecord[]): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const put = async ({ entry, answer }: HistoryRecord) => {
    const known = await tx.objectStore('entries').get(entry.id);
    const { name = known?.name, pinned = known?.pinned } = entry;
    const whole = { ...entry, ...(name ? { name } : {}), ...(pinned ? { pinned } : {}) };
    await Promise.all([
      tx.objectStore('entries').put(whole),
      tx.objectStore('answers').put(answer),
      tx.objectStore('texts').put({ id: entry.id, text: searchedText(answer) }),
    ]);
  };
  const done = tx.done.catch((error) => error);
  try {
    await Promise.all(records.map(put));
  } catch (error) {
    // All or nothing; it may have been aborted already, and then says why where the request only says that it was.
    if (tx.error === null) tx.abort();
    throw tx.error ?? error;
  }
  const failure = await done;
  if (failure) throw failure;
}

function rangeOf({ from, to }: TimeSpan): IDBKeyRange | undefined {
  if (from !== undefined && to !== undefined) return IDBKeyRange.bound(from, to, false, true);
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return to === undefined ? undefined : IDBKeyRange.upperBound(to, true);
}

/** The full check is for imports: ten thousand of these are read while a person waits. */
const isEntry = (value: unknown): value is HistoryEntry => {
  const { id, question, askedAt, url, mode } = (value ?? {}) as Partial<HistoryEntry>;
  return [id, question, url, mode].every((each) => typeof each === 'string') && typeof askedAt === 'number';
};
