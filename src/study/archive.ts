import { strToU8, zipSync } from 'fflate';
import type { StudyExport } from '../contracts/study.ts';
import { codebook, repliesCsv, tasksCsv } from '../core/study/export.ts';

/** Everything that is kept, as a zip: tables, the same as JSON, and what the columns say. */
export function exportOf(kept: StudyExport): Blob {
  const zip = zipSync({
    'tasks.csv': strToU8(tasksCsv(kept)),
    'questionnaires.csv': strToU8(repliesCsv(kept)),
    'study.json': strToU8(`${JSON.stringify(kept, null, 2)}\n`),
    'codebook.md': strToU8(codebook(kept)),
  });
  return new Blob([zip], { type: 'application/zip' });
}
