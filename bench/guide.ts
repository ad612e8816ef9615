import { estimateTokenCount } from 'tokenx';
import { Sightline } from '../e2e/fixtures.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { startSite } from '../e2e/site.ts';
import { APPLICATIONS } from './guide/applications.ts';
import { FORMS } from './guide/forms.ts';
import type { Task } from './guide/kit.ts';
import { type Walked, walk } from './guide/person.ts';
import { createTaskModel, MISTAKES, type Mistake } from './guide/replies.ts';
import { guideTasks } from './guide/tasks-file.ts';
import { withoutAModel } from './guide/without-a-model.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

const MODELS = ['perfect', 'erring'] as const;
type ModelName = (typeof MODELS)[number];

/** Browsers that work through the tasks side by side: most of a guide's time is waiting for pages to settle. */
const BROWSERS = 2;

interface Outcome extends Walked {
  model: ModelName;
  /** Tokens of each request, and of outline and reason in its reply. */
  prompts: number[];
  extras: number[];
  mistakes: readonly Mistake[];
}

interface Job {
  task: Task;
  model: ModelName;
}

/**
 * GUIDE on a set of own task pages, once with a perfect model and once with one that errs in every fifth reply: is the target in the index, is
 * the beacon on it and in view, is what the person does noticed, does the task end with its proof and without a beacon left, what does the
 * tooltip cover, and how long is a prompt. `-- guide perfect NAME` runs one model, and the tasks whose name holds NAME; `--data FILE.ts` takes the tasks that this module exports as `TASKS`. Needs a build (`SIGHTLINE_DIST`,
 * default `dist`). `-- guide without-a-model [--data FILE]`: the first step as the rules find it, on the same pages and on saved ones; needs no build.
 */
export async function run({ rest, data }: BenchOptions): Promise<BenchResult> {
  if (rest[0] === 'without-a-model') return withoutAModel(data);
  const models = MODELS.filter((model) => !MODELS.includes(rest[0] as ModelName) || rest[0] === model);
  const name = (models.length === 1 ? rest.slice(1) : rest).join(' ');
  const all = await guideTasks(data);
  const tasks = all.filter((task) => task.name.includes(name));
  const jobs = models.flatMap((model) => tasks.map((task) => ({ task, model })));
  const outcomes: Outcome[] = [];
  const browsers = Array.from({ length: Math.min(BROWSERS, jobs.length) }, () => work(jobs, outcomes, all));
  await Promise.all(browsers);
  return report(outcomes);
}

/** One browser: takes the next task until none is left. */
async function work(jobs: Job[], outcomes: Outcome[], all: readonly Task[]): Promise<void> {
  const [site, server] = await Promise.all([startSite(), startModelServer()]);
  const sightline = await Sightline.start(site, server);
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { task, model } = job;
    const taskModel = createTaskModel(task, model === 'erring' ? all.indexOf(task) : undefined);
    const extras: number[] = [];
    const reply = taskModel.reply;
    taskModel.reply = (request) => {
      const given = reply(request);
      extras.push(extrasOf(given));
      return given;
    };
    await sightline.reset();
    for (const [path, html] of Object.entries(task.pages)) site.route(path, html);
    await sightline.setSettings({ provider: server.provider });
    const tab = await sightline.open(Object.keys(task.pages)[0]!);
    const walked = await walk(task, tab, server, taskModel).catch(
      (error: Error): Walked => ({
        task: task.name,
        end: error.message,
        steps: [],
        corrected: 0,
        triedAgain: 0,
        warned: 0,
        wrongCommits: 0,
      }),
    );
    const prompts = server.requests.map((request) => estimateTokenCount(request.all));
    const quiet = await sightline.checkAndClose(false).then(
      () => walked.end,
      (error: Error) => (walked.end === 'done' ? error.message : walked.end),
    );
    outcomes.push({ ...walked, end: quiet, model, prompts, extras, mistakes: taskModel.mistakes });
  }
  await sightline.launched.close();
  await Promise.all([server.close(), site.close()]);
}

/** Tokens that outline and reason take of a reply. */
function extrasOf(reply: unknown): number {
  const { why = '', plan = null } = (reply as { json?: { why?: string; plan?: string[] | null } }).json ?? {};
  return estimateTokenCount(JSON.stringify({ why, plan }));
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function figuresOf(model: ModelName, all: readonly Outcome[]) {
  const known = new Set(APPLICATIONS.map(({ name }) => name));
  const steps = all.flatMap((each) => each.steps);
  const share = (key: 'inIndex' | 'onTarget' | 'noticed') =>
    steps.filter((step) => step[key]).length / (steps.length || 1);
  const prompts = all.flatMap((each) => each.prompts);
  const mistakes = all.flatMap((each) => each.mistakes);
  const covering = steps.map((step) => step.covering);
  return {
    model,
    tasks: all.length,
    steps: steps.length,
    targetInIndex: share('inIndex'),
    beaconOnTarget: share('onTarget'),
    actionNoticed: share('noticed'),
    endToEnd: all.filter(({ end }) => end === 'done').length / (all.length || 1),
    tooltips: covering.filter(Boolean).length,
    tooltipsCovering: covering.filter((each) => each === 'covers').length,
    tooltipsForced: covering.filter((each) => each === 'forced').length,
    promptTokensMedian: median(prompts),
    promptTokensMax: Math.max(0, ...prompts),
    promptTokensMedianOfApplications: median(
      all.filter(({ task }) => known.has(task)).flatMap((each) => each.prompts),
    ),
    forms: all
      .filter(({ task }) => FORMS.some(({ name }) => name === task))
      .map(({ task, prompts: asked }) => ({ task, requests: asked.length })),
    extrasMax: Math.max(0, ...all.flatMap((each) => each.extras)),
    requestsPerState: prompts.length / (steps.length + all.length || 1),
    mistakes: MISTAKES.map((kind) => ({ kind, made: mistakes.filter((each) => each === kind).length })),
    corrected: all.reduce((sum, each) => sum + each.corrected, 0),
    wrongCommits: all.reduce((sum, each) => sum + each.wrongCommits, 0),
    replies: prompts.length,
    triedAgain: all.reduce((sum, each) => sum + each.triedAgain, 0),
    failed: all.filter(({ end }) => end !== 'done').map(({ task, end }) => `${task}: ${end}`),
  };
}

function report(outcomes: readonly Outcome[]): BenchResult {
  const figures = MODELS.map((model) => outcomes.filter((each) => each.model === model))
    .filter(([first]) => first !== undefined)
    .map((all) => figuresOf(all[0]!.model, all));
  return {
    table: figures.map(tableOf).join('\n\n'),
    figures,
    rows: Object.fromEntries(figures.map((each) => [each.model, rowOf(each)])),
  };
}

const rowOf = (figures: ReturnType<typeof figuresOf>) => ({
  ...numbersOf(figures),
  mistakes: figures.mistakes.reduce((sum, { made }) => sum + made, 0),
  formRequestsMax: Math.max(0, ...figures.forms.map(({ requests }) => requests)),
});

function tableOf(f: ReturnType<typeof figuresOf>): string {
  const errs = f.mistakes.filter(({ made }) => made > 0).map(({ kind, made }) => `${kind} ${made}`);
  return [
    `${f.model} model: tasks ${f.tasks}, steps ${f.steps}`,
    `target in index     ${percent(f.targetInIndex)}`,
    `beacon on target    ${percent(f.beaconOnTarget)}`,
    `action noticed      ${percent(f.actionNoticed)}`,
    `end to end          ${percent(f.endToEnd)}`,
    `tooltips            ${f.tooltips}; cover a control of the same form ${f.tooltipsCovering}, where there is no other place ${f.tooltipsForced}`,
    `prompt tokens       median ${f.promptTokensMedian} (applications ${f.promptTokensMedianOfApplications}), max ${f.promptTokensMax}`,
    `outline and reason  at most ${f.extrasMax} tokens of a reply`,
    `requests per state  ${f.requestsPerState.toFixed(2)}`,
    ...(f.forms.length > 0
      ? [
          `requests of forms    ${f.forms.map(({ task, requests }) => `${task.replace('fields: ', '')} ${requests}`).join('; ')}`,
        ]
      : []),
    `wrong committing    ${f.wrongCommits}`,
    ...(errs.length > 0
      ? [
          `mistakes            ${errs.join(', ')} in ${f.replies} replies; the person said no ${f.corrected} times, tried again ${f.triedAgain} times`,
        ]
      : []),
    ...f.failed.map((line) => `  failed: ${line.slice(0, 600)}`),
  ].join('\n');
}
