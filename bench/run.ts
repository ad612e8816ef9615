import { readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Rows, saveResults } from './readme/results.ts';

/** What every benchmark gets; `bench/<name>.ts` exports `run(options)`. */
export interface BenchOptions {
  /** File with the cases, where the benchmark takes one. */
  data?: string;
  /** Whether a model may be called (provider from the environment); default: never. */
  model: boolean;
  /** What stands after the names on the command line. */
  rest: string[];
  /** For `model`: folder where requests are written and replies looked for. */
  collect?: string;
  /** For `model`: folder where replies are looked for. */
  play?: string;
  /** For `model`: an OpenAI-compatible server that replies. */
  endpoint?: { baseURL: string; model: string; key?: string };
  /** For `model find`: replies that the gold gives. */
  perfect?: boolean;
  /** For `model`: US dollars after which the endpoint is asked no more. */
  limit?: number;
  /** For `model` and `judge`: who judges, a model of the endpoint. */
  judgeModel?: string;
  /** ... or a folder with a reader's verdicts; requests are written there. */
  judgePlay?: string;
  /** For `renew`: its pages and its folder, the folders of closed-book replies, what a person asks and decided, and what the set says of itself. */
  renew?: {
    pages?: string | undefined;
    addresses?: string | undefined;
    out?: string | undefined;
    closedBook?: string[] | undefined;
    decisions?: string | undefined;
    questions?: string | undefined;
    by?: string | undefined;
    source?: string | undefined;
    licence?: string | undefined;
    check?: boolean | undefined;
  };
  /** For `model`: folder for a report as Markdown, JSON and a web page with a picture of each miss. */
  report?: string;
}

/** What a benchmark gives back: lines to print, and the same figures as data for `--json`. */
export interface BenchResult {
  table: string;
  figures: unknown;
  /** Those of them that the README quotes, for `--save`. */
  rows?: Rows;
}

const here = new URL('./', import.meta.url);

/** A file is a benchmark when it exports `run`; others are their helpers and have a dash or lie in folders. */
async function names(): Promise<string[]> {
  const files = await readdir(here);
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-'))
    .map((file) => file.replace(/\.ts$/, ''));
}

const isModelBench = ['model', 'renew'].includes(process.argv[2] ?? '');
const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'string' },
    save: { type: 'string' },
    // The name of a model for the benchmark of that name; elsewhere whether one may be called.
    model: { type: isModelBench ? 'string' : 'boolean' },
    collect: { type: 'string' },
    play: { type: 'string' },
    'base-url': { type: 'string' },
    'key-env': { type: 'string' },
    limit: { type: 'string' },
    perfect: { type: 'boolean' },
    report: { type: 'string' },
    pages: { type: 'string' },
    addresses: { type: 'string' },
    out: { type: 'string' },
    'closed-book': { type: 'string', multiple: true },
    decisions: { type: 'string' },
    questions: { type: 'string' },
    by: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string' },
    check: { type: 'boolean' },
    'judge-model': { type: 'string' },
    'judge-play': { type: 'string' },
  },
  allowPositionals: true,
});
const [name, ...rest] = positionals;
const baseURL = values['base-url'];
const endpoint = baseURL
  ? { baseURL, model: String(values.model ?? ''), key: process.env[values['key-env'] ?? ''] }
  : undefined;
const known = await names();
if (!name || !known.includes(name)) {
  console.log(
    `Usage: npm run bench -- <name> [--data FILE] [--json FILE] [--save NAME] [--model]\n       npm run bench -- model find|hide|guide --collect DIR | --play DIR | --perfect | --base-url URL --model NAME [--key-env NAME] [--limit USD]\n                            [--report DIR] [--judge-model NAME | --judge-play DIR]\n       npm run bench -- judge [--data FILE] --judge-play DIR | --base-url URL --judge-model NAME\n       npm run bench -- compare A.json B.json\n       npm run bench -- renew --out DIR [--pages DIR | --addresses FILE] [--questions FILE] [--closed-book DIR]... [--decisions FILE [--by NAME] [--source TEXT] [--licence NAME] | --check]\n       npm run bench -- all [NAME ...] | readme\nNames: ${known.join(', ')}`,
  );
  process.exit(name ? 1 : 0);
}
const { run } = await import(new URL(`${name}.ts`, here).href);
const result: BenchResult = await run({
  data: values.data,
  model: values.model === true,
  rest,
  collect: values.collect,
  play: values.play,
  endpoint,
  perfect: values.perfect === true,
  renew: { ...values, closedBook: values['closed-book'] },
  ...(values['judge-model'] ? { judgeModel: values['judge-model'] } : {}),
  ...(values['judge-play'] ? { judgePlay: values['judge-play'] } : {}),
  ...(values.limit ? { limit: Number(values.limit) } : {}),
  ...(values.report ? { report: values.report } : {}),
});
console.log(result.table);
if (values.json) await writeFile(values.json, `${JSON.stringify(result.figures, null, 2)}\n`);
if (values.save) {
  if (!result.rows) throw new Error(`${name} has no figures that the README quotes`);
  const command = process.argv
    .slice(2)
    .filter((word, at, all) => word !== '--save' && all[at - 1] !== '--save');
  saveResults(values.save, command.join(' '), result.rows);
}
