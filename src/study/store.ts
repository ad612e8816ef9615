import type { DBSchema } from 'idb';
import type { Study, StudyExport, StudyRun } from '../contracts/study.ts';
import { connectionTo } from '../history/database.ts';

const NAME = 'sightline-study';

interface Schema extends DBSchema {
  /** The one study that is loaded, under `ONLY`. */
  study: { key: string; value: Study };
  /** By participant. */
  runs: { key: number; value: StudyRun };
}
const ONLY = 'study';

const studyConnection = (name = NAME) =>
  connectionTo<Schema>(name, 1, (database) => {
    database.createObjectStore('study');
    database.createObjectStore('runs', { keyPath: 'participant' });
  });

/** The study and its participants, in IndexedDB, for the study page alone. Everything rejects with `HistoryError`. */
export function createStudyStore(connection = studyConnection()) {
  return {
    /** `undefined`: no study was loaded. The participants by number. */
    load: (): Promise<StudyExport | undefined> =>
      connection.use(async (database) => {
        const study = await database.get('study', ONLY);
        return study && { study, runs: await database.getAll('runs') };
      }),
    /** Takes the place of the one before, whose participants go. */
    begin: (study: Study): Promise<void> =>
      connection.use(async (database) => {
        const tx = database.transaction(['study', 'runs'], 'readwrite', { durability: 'strict' });
        await Promise.all([
          tx.objectStore('study').put(study, ONLY),
          tx.objectStore('runs').clear(),
          tx.done,
        ]);
      }),
    keep: (run: StudyRun): Promise<void> =>
      connection.use(async (database) => {
        await database.put('runs', run);
      }),
    /** A participant who does not want to take part any more. */
    forget: (participant: number): Promise<void> =>
      connection.use((database) => database.delete('runs', participant)),
    clear: (): Promise<void> =>
      connection.use(async (database) => {
        const tx = database.transaction(['study', 'runs'], 'readwrite');
        await Promise.all([tx.objectStore('study').clear(), tx.objectStore('runs').clear(), tx.done]);
      }),
    close: () => connection.close(),
  };
}
export type StudyStore = ReturnType<typeof createStudyStore>;
