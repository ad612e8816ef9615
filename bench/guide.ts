import type { Frame, Page } from '@playwright/test';
import { estimateTokenCount } from 'tokenx';
import { Sightline, type Tab } from '../e2e/fixtures.ts';
import { overlayBoxes } from '../e2e/marks.ts';
import { type ModelServer, startModelServer } from '../e2e/model-server.ts';
import { startSite } from '../e2e/site.ts';
import { withoutAModel } from './guide/without-a-model.ts';
import { TASKS, type Task, type TaskStep } from './guide-tasks.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/** What became of one step. */
interface StepResult {
  task: string;
  inIndex: boolean;
  onTarget: boolean;
  noticed: boolean;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(
  look: () => Promise<T | undefined> | T | undefined,
  ms: number,
): Promise<T | undefined> {
  for (const end = Date.now() + ms; Date.now() < end; await later(80)) {
    const found = await look();
    if (found) return found;
  }
  return undefined;
}

/**
 * GUIDE on a set of own task pages with a perfect model: is the target in the index, is the beacon on it and in view, is the person's byHand
 * noticed, does the task end without a beacon left, and how long is a prompt. `-- guide NAME` runs the tasks whose name holds NAME.
 * Needs a build (`SIGHTLINE_DIST`, default `dist`). `-- guide without-a-model [--data FILE]`: the first step as the rules find it, on the same pages
 * and on saved ones; needs no build.
 */
export async function run({ rest, data }: BenchOptions): Promise<BenchResult> {
  if (rest[0] === 'without-a-model') return withoutAModel(data);
  const site = await startSite();
  const model = await startModelServer();
  const sightline = await Sightline.start(site, model);
  const tokens: number[] = [];
  const steps: StepResult[] = [];
  const failed: string[] = [];
  const tasks = TASKS.filter(({ name }) => rest.length === 0 || name.includes(rest.join(' ')));
  for (const task of tasks) {
    await sightline.reset();
    for (const [path, html] of Object.entries(task.pages)) site.route(path, html);
    await sightline.setSettings({ provider: model.provider });
    const tab = await sightline.open(Object.keys(task.pages)[0]!);
    const ended = await walk(task, tab, model, steps).catch((error: Error) => error.message);
    if (ended !== 'done') failed.push(`${task.name}: ${ended}`);
    for (const request of model.requests) tokens.push(estimateTokenCount(request.all));
    await tab.panel.page.close();
    await tab.page.close();
  }
  await sightline.launched.close();
  await Promise.all([model.close(), site.close()]);
  return report(tasks.length, steps, tokens, failed);
}

/** Goes through one task as a person would. Returns how it ended. */
async function walk(
  task: Task,
  { page, panel }: Tab,
  model: ModelServer,
  results: StepResult[],
): Promise<string> {
  let at = 0;
  const missing: string[] = [];
  model.script((request) => {
    const step = task.steps[at];
    const line =
      request.lines.find((each) => (step?.at ?? task.shows).test(each.text)) ??
      request.lines.find((each) => (step?.at ?? task.shows).test(each.raw));
    if (step && !line) missing.push(`no line for ${step.at}:\n${request.last}`);
    return {
      json: {
        instruction: step ? 'Do this' : 'Done',
        index: line?.n ?? null,
        text: line?.text ?? '',
        action: step ? (step.action ?? 'click') : 'done',
        value: step?.value ?? null,
        hint: '',
      },
    };
  });
  await panel.send(`/guide ${task.question}`);
  for (const step of task.steps) {
    const result: StepResult = { task: task.name, inIndex: false, onTarget: false, noticed: false };
    results.push(result);
    const seen = model.requests.length;
    result.onTarget = (await until(() => beaconIsOn(page, step), 9000)) === true;
    result.inIndex = missing.length === 0;
    if (!result.inIndex) return missing[0]!;
    if (!result.onTarget) return `beacon not on ${step.selector} (${seen} requests)`;
    const asked = model.requests.length;
    at += 1;
    await (step.byHand ?? ((where: Page) => byHand(where, step)))(page);
    result.noticed = (await until(() => model.requests.length > asked, 9000)) === true;
    if (!result.noticed) return `byHand on ${step.selector} not noticed`;
    if (at === task.steps.length) break;
  }
  const gone = await until(
    async () => (await overlays(page)) === 0 && (await panel.button('Stop').count()) === 0,
    9000,
  );
  if (!gone) return 'overlay left after the end';
  return (await panel.steps.last().textContent())?.includes('The page shows it')
    ? 'done'
    : 'no evidence shown';
}

async function byHand(page: Page, step: TaskStep): Promise<void> {
  if (step.action === 'type') {
    await page.click(step.selector);
    await page.keyboard.type(step.value ?? '');
  } else await page.click(step.selector);
}

async function overlays(page: Page): Promise<number> {
  const counts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .locator('sightline-overlay')
        .count()
        .catch(() => 0),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The one visible beacon covers the middle of the target, and that is in view. */
async function beaconIsOn(page: Page, { selector, frame: name }: TaskStep): Promise<boolean | undefined> {
  const frame: Frame | null = name ? page.frame(name) : page.mainFrame();
  if (!frame) return undefined;
  const boxes = await overlayBoxes(frame, '.beacon').catch(() => []);
  const target = await frame
    .locator(selector)
    .first()
    .evaluate(
      (element) => ({ ...element.getBoundingClientRect().toJSON(), vw: innerWidth, vh: innerHeight }),
      undefined,
      { timeout: 500 },
    )
    .catch(() => undefined);
  const [box] = boxes;
  if (!box || boxes.length > 1 || !target) return undefined;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const covers = x >= target.left && x <= target.right && y >= target.top && y <= target.bottom;
  return (covers && x >= 0 && y >= 0 && x <= target.vw && y <= target.vh) || undefined;
}

function report(tasks: number, steps: StepResult[], tokens: number[], failed: string[]): BenchResult {
  const share = (key: 'inIndex' | 'onTarget' | 'noticed') =>
    steps.filter((step) => step[key]).length / (steps.length || 1);
  const sorted = [...tokens].sort((a, b) => a - b);
  const figures = {
    tasks,
    steps: steps.length,
    targetInIndex: share('inIndex'),
    beaconOnTarget: share('onTarget'),
    actionNoticed: share('noticed'),
    endToEnd: (tasks - failed.length) / (tasks || 1),
    promptTokensMedian: sorted[Math.floor(sorted.length / 2)] ?? 0,
    promptTokensMax: sorted.at(-1) ?? 0,
    requestsPerStep: tokens.length / (steps.length + tasks || 1),
    failed,
  };
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const table = [
    `tasks ${tasks}, steps ${steps.length}`,
    `target in index     ${percent(figures.targetInIndex)}`,
    `beacon on target    ${percent(figures.beaconOnTarget)}`,
    `action noticed      ${percent(figures.actionNoticed)}`,
    `end to end          ${percent(figures.endToEnd)}`,
    `prompt tokens       median ${figures.promptTokensMedian}, max ${figures.promptTokensMax}`,
    `requests per state  ${figures.requestsPerStep.toFixed(2)}`,
    ...failed.map((line) => `  failed: ${line.slice(0, 600)}`),
  ].join('\n');
  return { table, figures };
}
