import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import type { ModelServer } from '../../e2e/model-server.ts';
import type { Site } from '../../e2e/site.ts';
import { TASKS, type Task } from '../guide-tasks.ts';
import type { BenchResult } from '../run.ts';
import type { Exchange, Replies } from './replies.ts';
import { mean, percent, spread } from './statistics.ts';

/** Steps after which a guide has lost its way. */
const MAX_STEPS = 15;
const STEP_MS = 15_000;

interface Outcome extends Exchange {
  task: string;
  /** `reached`: the guide said done, and the page shows it. */
  end: 'reached' | 'said done' | 'stopped' | 'too long' | 'no reply';
  steps: number;
}

/** Guides through the tasks of `bench guide`: every step that the model gives is done by "Do it for me", or else by hand where that is for the person. */
export async function runGuide(
  sightline: Sightline,
  site: Site,
  model: ModelServer,
  replies: Replies,
  words: string[],
): Promise<BenchResult> {
  const outcomes: Outcome[] = [];
  const tasks = TASKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const task of tasks) {
    await sightline.reset();
    await sightline.setSettings({ provider: model.provider });
    for (const [path, html] of Object.entries(task.pages)) site.route(path, html);
    replies.begin(`g${String(TASKS.indexOf(task) + 1).padStart(3, '0')}`);
    const tab = await sightline.open(Object.keys(task.pages)[0] ?? '/');
    const walked = await walk(tab, task, replies);
    outcomes.push({ ...replies.exchange(), ...walked, task: task.name });
    for (const page of sightline.context.pages()) if (page !== sightline.backstage) await page.close();
    console.error(`${outcomes.length} of ${tasks.length}: ${task.name}: ${walked.end}`);
  }
  return report(outcomes);
}

async function walk(
  { panel, page }: Tab,
  task: Task,
  replies: Replies,
): Promise<{ end: Outcome['end']; steps: number }> {
  await panel.send(`/guide ${task.question}`);
  for (let steps = 0; ; steps += 1) {
    const ready = await settled(panel, steps);
    if (replies.exchange().missing > 0) return { end: 'no reply', steps };
    if (ready === 'over') {
      const shown = (
        await Promise.all(page.frames().map((frame) => frame.locator('body').textContent()))
      ).join('\n');
      const said = (await panel.alert.count()) === 0;
      return { end: said ? (task.shows.test(shown) ? 'reached' : 'said done') : 'stopped', steps };
    }
    if (ready === 'stuck') return { end: 'stopped', steps };
    if (steps === MAX_STEPS) return { end: 'too long', steps };
    await panel.button('Do it for me').last().click();
  }
}

/** Waits until there is another step to do than the `done` ones, or the guide is over. */
async function settled(panel: Tab['panel'], done: number): Promise<'step' | 'over' | 'stuck'> {
  const step = panel.page.locator('article[aria-busy="false"], article:not([aria-busy])').last();
  const until = Date.now() + STEP_MS;
  while (Date.now() < until) {
    if ((await panel.button('Stop').count()) === 0 && (await panel.answers.count()) > 0) return 'over';
    if ((await panel.steps.count()) > done && (await panel.button('Do it for me').count()) > 0) return 'step';
    await step.waitFor({ timeout: 200 }).catch(() => undefined);
    await panel.page.waitForTimeout(100);
  }
  return 'stuck';
}

function report(outcomes: Outcome[]): BenchResult {
  const figures = {
    tasks: outcomes.length,
    missing: outcomes.filter(({ missing }) => missing > 0).length,
    reached: mean(outcomes, ({ end }) => Number(end === 'reached')),
    requestsPerTask: mean(outcomes, ({ requests }) => requests),
    steps: spread(outcomes.map(({ steps }) => steps)),
    tokens: spread(outcomes.map(({ tokens, requests }) => Math.round(tokens / Math.max(1, requests)))),
    outcomes,
  };
  const table = [
    `tasks ${figures.tasks}, without a reply ${figures.missing}`,
    `goal reached           ${percent(figures.reached)}`,
    `requests a task        ${figures.requestsPerTask.toFixed(2)}; steps median ${figures.steps.median}, most ${figures.steps.worst}`,
    `prompt tokens          median ${figures.tokens.median}, largest ${figures.tokens.worst}`,
    ...outcomes
      .filter(({ end }) => end !== 'reached')
      .map(({ task, end, steps }) => `  ${task}: ${end} after ${steps} steps`),
  ];
  return { table: table.join('\n'), figures };
}
