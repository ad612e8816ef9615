import { strToU8, zipSync } from 'fflate';
import type { LabelTask } from '../contracts/labels.ts';
import { agreements, pageFile, taskLines } from '../core/labels/export.ts';

/** Tasks with their pages, as `bench -- model` takes them, and how far annotators agree. `pages`: snapshots by their hash. */
export function archiveOf(tasks: readonly LabelTask[], pages: ReadonlyMap<string, string>): Blob {
  const files = [...pages].map(([hash, html]) => [pageFile(hash), strToU8(html)] as const);
  const zip = zipSync({
    'find.jsonl': strToU8(taskLines(tasks, 'find')),
    'hide.jsonl': strToU8(taskLines(tasks, 'hide')),
    'guide.jsonl': strToU8(taskLines(tasks, 'guide')),
    'labels.json': strToU8(`${JSON.stringify({ tasks, agreements: agreements(tasks) }, null, 2)}\n`),
    ...Object.fromEntries(files),
  });
  return new Blob([zip], { type: 'application/zip' });
}
