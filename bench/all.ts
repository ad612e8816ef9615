import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run as writeReadme } from './readme.ts';
import type { BenchOptions, BenchResult } from './run.ts';

interface Run {
  /** Of the results, and for the command line. */
  name: string;
  args: string[];
  /** Files and folders without which there is nothing to measure. */
  needs?: string[];
}

const CORPUS = [process.env.SIGHTLINE_CORPUS ?? '../shared/corpus'];
const BUILD = [process.env.SIGHTLINE_DIST || 'dist'];
const FIND = '../shared/find-dev/tasks.jsonl';
const HIDE = '../shared/hide-dev/tasks.jsonl';
const STARTER = 'bench/starter';
const ROUTER = `../${process.env.SIGHTLINE_ROUTER ?? 'shared/router/dev.jsonl'}`;
const XQUAD = process.env.SIGHTLINE_XQUAD ?? '../shared/xquad';

/** What needs no model, in the order of the README. */
const RUNS: readonly Run[] = [
  { name: 'index', args: ['index'], needs: CORPUS },
  { name: 'selection', args: ['selection'], needs: [FIND] },
  { name: 'router', args: ['router', '--data', ROUTER], needs: [ROUTER] },
  { name: 'router-fresh', args: ['router', '--data', 'bench/data/router-fresh.jsonl'] },
  { name: 'router-inventive', args: ['router', '--data', 'bench/data/router-inventive.jsonl'] },
  { name: 'boxes', args: ['boxes'] },
  { name: 'lists', args: ['lists'] },
  { name: 'lists-pages', args: ['lists', '--data', 'bench/lists/pages.jsonl'], needs: CORPUS },
  { name: 'multi', args: ['multi'] },
  { name: 'pdf', args: ['pdf'], needs: BUILD },
  { name: 'weight', args: ['weight'] },
  { name: 'hide', args: ['hide'], needs: CORPUS },
  { name: 'hide-real', args: ['hide', 'instant', '--data', HIDE], needs: [HIDE] },
  { name: 'guide', args: ['guide'], needs: BUILD },
  { name: 'committing', args: ['committing'] },
  { name: 'xquad', args: ['xquad'], needs: [XQUAD] },
  { name: 'instant', args: ['instant'], needs: [FIND] },
  { name: 'starter', args: ['instant', '--data', `${STARTER}/tasks.jsonl`] },
  { name: 'starter-hide', args: ['hide', 'natural', 'instant', '--data', `${STARTER}/hide.jsonl`] },
  { name: 'idle', args: ['idle'], needs: [...BUILD, ...CORPUS] },
  { name: 'start', args: ['start'], needs: BUILD },
];

/**
 * Runs every benchmark that needs no model, keeps its figures in `bench/results`, and writes the README's evaluation. One whose data are not
 * there, or that fails, keeps what it measured last, and is named. Words after the name: only the runs of these names.
 */
export async function run({ rest }: Pick<BenchOptions, 'rest'>): Promise<BenchResult> {
  const kept: string[] = [];
  for (const { name, args, needs = [] } of RUNS.filter(
    (each) => rest.length === 0 || rest.includes(each.name),
  )) {
    const missing = needs.filter((path) => !existsSync(resolve(path)));
    console.error(`${name}: ${missing.length > 0 ? `no ${missing.join(', ')}` : args.join(' ')}`);
    if (missing.length > 0) kept.push(`${name}: there is no ${missing.join(', ')}`);
    else if ((await runOne([...args, '--save', name])) !== 0) kept.push(`${name}: it failed`);
  }
  const { table, figures } = await writeReadme();
  const told = kept.map((why) => `as measured before: ${why}`);
  return { table: [table, ...told].join('\n'), figures };
}

/** In a process of its own: what one leaves behind does not slow the next, and its failure ends nothing else. */
const runOne = (args: string[]): Promise<number> =>
  new Promise((done) => {
    const file = resolve(import.meta.dirname, 'run.ts');
    const child = spawn(process.execPath, [...process.execArgv, file, ...args], { stdio: 'inherit' });
    child.on('close', (code) => done(code ?? 1));
  });
