import type { DBSchema } from 'idb';
import type { LabelTask } from '../contracts/labels.ts';
import { connectionTo } from '../history/database.ts';

const NAME = 'sightline-labels';

interface Schema extends DBSchema {
  tasks: { key: string; value: LabelTask };
  /** Snapshots by their SHA-256. */
  pages: { key: string; value: string };
}
const STORES = ['tasks', 'pages'] as const;

const labelsConnection = (name = NAME) =>
  connectionTo<Schema>(name, 1, (database) => {
    database.createObjectStore('tasks', { keyPath: 'id' });
    database.createObjectStore('pages');
  });

/** What was labelled, with the pages, in IndexedDB, for the labelling page alone. Everything rejects with `HistoryError`. */
export function createLabelStore(connection = labelsConnection()) {
  return {
    tasks: (): Promise<LabelTask[]> => connection.use((database) => database.getAll('tasks')),
    page: (hash: string): Promise<string | undefined> =>
      connection.use((database) => database.get('pages', hash)),
    /** @param pages what of it is new, by hash */
    keep: (task: LabelTask, pages: ReadonlyMap<string, string>): Promise<void> =>
      connection.use(async (database) => {
        const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
        const kept = [...pages].map(([hash, html]) => tx.objectStore('pages').put(html, hash));
        await Promise.all([tx.objectStore('tasks').put(task), ...kept, tx.done]);
      }),
    clear: (): Promise<void> =>
      connection.use(async (database) => {
        const tx = database.transaction(STORES, 'readwrite');
        await Promise.all([...STORES.map((name) => tx.objectStore(name).clear()), tx.done]);
      }),
    close: () => connection.close(),
  };
}
export type LabelStore = ReturnType<typeof createLabelStore>;
