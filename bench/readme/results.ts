import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Figures by the name of a row and of a column. Shares are between 0 and 1, times in ms, sizes in bytes. */
export const rowsSchema = z.record(z.string(), z.record(z.string(), z.number()));
export type Rows = z.infer<typeof rowsSchema>;

/** What a benchmark measured last, as it is kept in `bench/results/<name>.json`. */
export const resultsSchema = z.strictObject({
  name: z.string(),
  /** What takes them again, behind `npm run bench --`; '' where that cannot be done (a batch that was unseen once, figures of a paper). */
  command: z.string(),
  /** ISO 8601, the day. */
  date: z.iso.date(),
  /** Of the project, seven digits; with `+` where files were changed since; '' where it does not matter or is not known. */
  commit: z.string(),
  machine: z.string(),
  rows: rowsSchema,
});
export type Results = z.infer<typeof resultsSchema>;

export const RESULTS = resolve(import.meta.dirname, '../results');

/** What is kept, by name. Throws, with the file's name, where a file does not hold results. */
export function readResults(folder = RESULTS): Map<string, Results> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const results = resultsSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!results.success) throw new Error(`${file}: ${z.prettifyError(results.error)}`);
      return [file.replace(/\.json$/, ''), results.data];
    }),
  );
}

/** A command for any machine: what lies in the folder beside the project is named from here, any other file outside by its name. */
export const withoutPlaces = (command: string): string =>
  command.replace(
    /(?<=\s|^)\/\S*?(?:\/(shared\/\S+)|([^/\s]+))(?=\s|$)/g,
    (_, shared?: string, file?: string) => (shared ? `../${shared}` : file!),
  );

/** Keeps what was just measured, with day, commit and machine. */
export function saveResults(name: string, command: string, rows: Rows, folder = RESULTS): void {
  mkdirSync(folder, { recursive: true });
  const results = resultsSchema.parse({
    name,
    command: withoutPlaces(command),
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    rows,
  });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** Rows of an object's own numbers: what else it holds is left out. */
export const numbersOf = (figures: object): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
    ),
  );

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', 'src', 'bench').split('\n');
    const own = changed.filter((line) => line !== '' && !line.includes('bench/results/'));
    return `${git('rev-parse', '--short=7', 'HEAD')}${own.length > 0 ? '+' : ''}`;
  } catch {
    // A copy without its history can be measured as well.
    return '';
  }
}

const machine = (): string =>
  `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
