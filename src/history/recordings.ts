import type { DBSchema, IDBPDatabase } from 'idb';
import type { RecordedPage, RecordedPages, Recording } from '../contracts/recording.ts';
import { connectionTo } from './database.ts';

const NAME = 'sightline-recordings';
const CHANNEL = 'sightline-recordings';
/** One run's pictures, and how many runs are kept with all their pictures. */
const LIMITS = { runBytes: 8_000_000, runs: 30, bytes: 80_000_000 };

interface Schema extends DBSchema {
  recordings: { key: string; value: Recording & { changedAt: number }; indexes: { changedAt: number } };
  /** By run and step. */
  pictures: { key: [string, string]; value: { id: string; stepId: string; picture: Blob } };
}
const STORES = ['recordings', 'pictures'] as const;

export const recordingsConnection = (name = NAME) =>
  connectionTo<Schema>(name, 1, (database) => {
    database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
    database.createObjectStore('pictures', { keyPath: ['id', 'stepId'] });
  });

/** Bytes of a recording's pictures. */
export const bytesOf = ({ pages }: Pick<Recording, 'pages'>): number =>
  pages.reduce((sum, { picture }) => sum + (picture?.bytes ?? 0), 0);

/**
 * Guides that were recorded on request, in IndexedDB: the worker writes, panel and options read and delete. Everything rejects with
 * `HistoryError`. The oldest go where there are more than the limits (bytes of pictures) allow.
 */
export function createRecordings(connection = recordingsConnection(), limits = LIMITS) {
  const channel = new BroadcastChannel(CHANNEL);
  const changed = () => channel.postMessage('changed');

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await connection.use((database) => removeAll(database, ids));
    changed();
  }

  return {
    /** Keeps a run as it is now. `page` is added to its pages, with its picture where the run has room for it. */
    async keep(
      card: Recording['card'],
      page?: RecordedPage,
      picture?: Blob,
      now = Date.now(),
    ): Promise<void> {
      await connection.use(async (database) => {
        const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
        const id = card.runId;
        const pages = (await tx.objectStore('recordings').get(id))?.pages ?? [];
        const others = page ? pages.filter(({ stepId }) => stepId !== page.stepId) : pages;
        const fits = picture !== undefined && bytesOf({ pages: others }) + picture.size <= limits.runBytes;
        const added = page ? [{ ...page, picture: fits ? page.picture : null }] : [];
        if (page && fits) await tx.objectStore('pictures').put({ id, stepId: page.stepId, picture });
        const recording = { id, card, pages: [...others, ...added], changedAt: now };
        await Promise.all([tx.objectStore('recordings').put(recording), tx.done]);
        await removeAll(database, await tooMany(database, limits));
      });
      changed();
    },
    /** All of them, the newest first. */
    async all(): Promise<Recording[]> {
      return (
        await connection.use((database) => database.getAllFromIndex('recordings', 'changedAt'))
      ).reverse();
    },
    /** What was recorded of a run; `undefined`: nothing, or it was deleted. */
    async pagesOf(id: string): Promise<RecordedPages | undefined> {
      return connection.use(async (database) => {
        const recording = await database.get('recordings', id);
        if (!recording) return undefined;
        const found = await database.getAll('pictures', ofRun(id));
        return {
          pages: recording.pages,
          pictures: new Map(found.map(({ stepId, picture }) => [stepId, picture])),
        };
      });
    },
    remove,
    async clear(): Promise<void> {
      await remove(await connection.use((database) => database.getAllKeys('recordings')));
    },
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
export type Recordings = ReturnType<typeof createRecordings>;

const ofRun = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Ids of the oldest recordings that are more than the limits allow; never the newest. */
async function tooMany(database: IDBPDatabase<Schema>, { runs, bytes }: typeof LIMITS): Promise<string[]> {
  const newestFirst = (await database.getAllFromIndex('recordings', 'changedAt')).reverse();
  let sum = 0;
  return newestFirst
    .filter((recording, i) => {
      sum += bytesOf(recording);
      return i > 0 && (i >= runs || sum > bytes);
    })
    .map(({ id }) => id);
}

async function removeAll(database: IDBPDatabase<Schema>, ids: readonly string[]): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite');
  const gone = ids.flatMap((id) => [
    tx.objectStore('recordings').delete(id),
    tx.objectStore('pictures').delete(ofRun(id)),
  ]);
  await Promise.all([...gone, tx.done]);
}
