import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Sightline } from '../e2e/fixtures.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { startSite } from '../e2e/site.ts';
import { guideTasks } from './guide/tasks-file.ts';
import { judgeOf } from './judge.ts';
import { runFind } from './model/find.ts';
import { runGuide } from './model/guide.ts';
import { runHide } from './model/hide.ts';
import type { ModelBench } from './model/measures.ts';
import type { Pictures } from './model/pictures.ts';
import { judgeTasks, printRun, type RunRecord, recordRun } from './model/record.ts';
import { provideReplies } from './model/replies.ts';
import { writeReport } from './model/report.ts';
import { spread } from './model/statistics.ts';
import { tasksIn } from './model/tasks-file.ts';
import { numbersOf, type Rows } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/**
 * A model behind the built product: `model find|hide|guide` with `--collect DIR` (writes the requests down), `--play DIR` (takes replies from
 * there) or `--base-url URL --model NAME` (asks a server; with `--collect` as well, a run that broke off goes on where it was); see
 * `model/replies.ts`. `--perfect` (find): replies that the gold gives, which checks product and
 * tasks. `--data FILE`: other tasks of the same form, with the pages beside it. `--report DIR`: the run as Markdown, JSON and a
 * web page. `--json FILE` is what `bench compare` takes. Needs a build (`SIGHTLINE_DIST`, default `dist`).
 */
export async function run(options: BenchOptions): Promise<BenchResult> {
  const [bench = '', ...words] = options.rest;
  if (!isModelBench(bench)) throw new Error('say which: model find, model hide or model guide');
  if (options.perfect && bench !== 'find')
    throw new Error('--perfect is for model find: see bench -- hide natural, bench -- guide perfect');
  const pictures = options.report ? 'of misses' : 'none';
  const site = await startSite();
  const model = await startModelServer();
  const replies = provideReplies(model, options, bench);
  const sightline = await Sightline.start(site, model, {
    height: 900,
    resolverRules: 'MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  });
  try {
    await sightline.setSettings({ provider: model.provider });
    const file =
      bench === 'guide'
        ? resolve(options.data ?? join(import.meta.dirname, 'guide-tasks.ts'))
        : resolve(options.data ?? `../shared/${bench}-dev/tasks.jsonl`);
    const judge = judgeOf(options);
    const ran = await runTasks(file, pictures);
    const tasks = judge ? await judgeTasks(ran, judge) : ran;
    const about = {
      bench,
      model:
        options.endpoint?.model ??
        (options.perfect ? 'perfect' : basename(options.play ?? options.collect ?? '')),
      tasksHash: createHash('sha256').update(readFileSync(file)).digest('hex'),
      at: new Date().toISOString(),
    };
    const record = recordRun(about, tasks);
    if (options.report) await writeReport(options.report, record, tasks);
    return { table: printRun(record), figures: record, rows: rowsOf(record) };
  } finally {
    await sightline.launched.close();
    await Promise.all([model.close(), site.close()]);
  }

  function tasksOf<T extends { id: string }>(file: string): (T & { number: string })[] {
    const { tasks, broken } = tasksIn<T>(file, words);
    for (const line of broken) console.error(`${basename(file)}: ${line}`);
    return tasks;
  }

  async function runTasks(file: string, pictures: Pictures) {
    if (bench === 'guide')
      return runGuide(sightline, site, model, replies, await guideTasks(options.data), words, pictures);
    const folder = dirname(file);
    return bench === 'find'
      ? runFind(sightline, replies, tasksOf(file), folder, pictures)
      : runHide(sightline, replies, tasksOf(file), folder, pictures);
  }
}

/** Each measure with its interval. */
function rowsOf({ figures, tasks }: RunRecord): Rows {
  const row = (of: 'value' | 'low' | 'high') =>
    numbersOf(Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, figure[of]])));
  const prompts = tasks.map(({ tokens, requests }) => Math.round(tokens / Math.max(1, requests)));
  const all = { ...row('value'), tasks: tasks.length, promptTokensMedian: spread(prompts).median };
  return { all, low: row('low'), high: row('high') };
}

const isModelBench = (name: string): name is ModelBench => ['find', 'hide', 'guide'].includes(name);
