import { readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/** What every benchmark gets; `bench/<name>.ts` exports `run(options)`. */
export interface BenchOptions {
  /** File with the cases, where the benchmark takes one. */
  data?: string;
  /** Whether a model may be called (provider from the environment); default: never. */
  model: boolean;
  /** What stands after the names on the command line. */
  rest: string[];
}

/** What a benchmark gives back: lines to print, and the same figures as data for `--json`. */
export interface BenchResult {
  table: string;
  figures: unknown;
}

const here = new URL('./', import.meta.url);

/** A file is a benchmark when it exports `run`; others are their helpers and have a dash or lie in folders. */
async function names(): Promise<string[]> {
  const files = await readdir(here);
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-'))
    .map((file) => file.replace(/\.ts$/, ''));
}

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' }, json: { type: 'string' }, model: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name, ...rest] = positionals;
const known = await names();
if (!name || !known.includes(name)) {
  console.log(
    `Usage: npm run bench -- <name> [--data FILE] [--json FILE] [--model]\nNames: ${known.join(', ')}`,
  );
  process.exit(name ? 1 : 0);
}
const { run } = await import(new URL(`${name}.ts`, here).href);
const result: BenchResult = await run({ data: values.data, model: values.model, rest });
console.log(result.table);
if (values.json) await writeFile(values.json, `${JSON.stringify(result.figures, null, 2)}\n`);
