import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import type { ModelServer } from '../../e2e/model-server.ts';
import type { Site } from '../../e2e/site.ts';
import { TASKS, type Task } from '../guide-tasks.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import type { TaskRecord } from './record.ts';
import type { Replies } from './replies.ts';
import { NONE, type Scores, whether } from './scores.ts';

/** Steps after which a guide has lost its way. */
const MAX_STEPS = 15;
const STEP_MS = 15_000;

interface Walked {
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
  pictures: Pictures,
): Promise<TaskRecord[]> {
  const records: TaskRecord[] = [];
  const tasks = TASKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const task of tasks) {
    await sightline.reset();
    await sightline.setSettings({ provider: model.provider });
    for (const [path, html] of Object.entries(task.pages)) site.route(path, html);
    replies.begin(`g${String(TASKS.indexOf(task) + 1).padStart(3, '0')}`);
    const tab = await sightline.open(Object.keys(task.pages)[0] ?? '/');
    const walked = await walk(tab, task, replies);
    const exchange = replies.exchange();
    const reached = walked.end === 'reached';
    records.push({
      ...exchange,
      id: task.name,
      asked: task.question,
      scores: scoresOf(task, walked, exchange.requests),
      miss: reached ? '' : `${walked.end} after ${walked.steps} steps`,
      pictures: reached ? [] : await picturesOf(tab, pictures),
    });
    for (const page of sightline.context.pages()) if (page !== sightline.backstage) await page.close();
    console.error(`${records.length} of ${tasks.length}: ${task.name}: ${walked.end}${replies.soFar()}`);
  }
  return records;
}

function scoresOf(task: Task, { end, steps }: Walked, requests: number): Scores {
  const reached = end === 'reached';
  return {
    reached: whether(reached),
    detour: reached ? [steps, task.steps.length] : NONE,
    // Every step is a state of the page, and so is the end.
    oneRequest: [Math.min(requests, steps + 1), requests],
  };
}

async function walk({ panel, page }: Tab, task: Task, replies: Replies): Promise<Walked> {
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
