import { useState } from 'react';
import { HistoryFileError } from '../../contracts/history-error.ts';
import { LARGEST_FILE_BYTES, readHistoryFile } from '../../core/history/file.ts';
import { codeKey, t } from '../../platform/i18n.ts';
import type { History } from './use-history.ts';

/** What became of the file that was taken in last. */
export interface ImportReport {
  failed: boolean;
  sentences: string[];
}

export interface Import {
  report: ImportReport | undefined;
  take(file: File): Promise<void>;
  forget(): void;
}

/** Takes a saved file into the history: all of it or nothing, and nothing twice. */
export function useImport({ change }: History): Import {
  const [report, setReport] = useState<ImportReport>();

  const take = async (file: File) => {
    const read = await readFile(file);
    if (read instanceof HistoryFileError) {
      const code = `history-file-${read.trouble}`;
      setReport({ failed: true, sentences: [t(codeKey('error', code)), t(codeKey('error', code, '_next'))] });
      return;
    }
    const { records, unreadable } = read;
    await change(async (store) => {
      const known = await store.read(records.map(({ entry }) => entry.id));
      const ids = new Set(known.map(({ entry }) => entry.id));
      const added = records.filter(({ entry }) => !ids.has(entry.id));
      await store.write(added);
      setReport({ failed: false, sentences: told(added.length, known.length, unreadable) });
    });
  };
  return { report, take, forget: () => setReport(undefined) };
}

async function readFile(file: File): Promise<ReturnType<typeof readHistoryFile> | HistoryFileError> {
  if (file.size > LARGEST_FILE_BYTES) return new HistoryFileError('foreign');
  try {
    return readHistoryFile(await file.text());
  } catch (error) {
    if (error instanceof HistoryFileError) return error;
    throw error;
  }
}

const told = (added: number, known: number, unreadable: number): string[] => [
  t('history_import_added', { count: added }),
  ...(known > 0 ? [t('history_import_known', { count: known })] : []),
  ...(unreadable > 0 ? [t('history_import_unreadable', { count: unreadable })] : []),
];
