import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import type { ModelServer } from '../../e2e/model-server.ts';
import type { Site } from '../../e2e/site.ts';
import texts from '../../public/_locales/en/messages.json' with { type: 'json' };
import type { Task } from '../guide/kit.ts';
import { type Collaboration, guideScores } from './guide-scores.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import type { TaskRecord } from './record.ts';
import type { Replies } from './replies.ts';

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
  all: readonly Task[],
  words: string[],
  pictures: Pictures,
): Promise<TaskRecord[]> {
  const records: TaskRecord[] = [];
  const tasks = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const task of tasks) {
    await sightline.reset();
    await sightline.setSettings({ provider: model.provider });
    for (const [path, html] of Object.entries(task.pages)) site.route(path, html);
    replies.begin(`g${String(all.indexOf(task) + 1).padStart(3, '0')}`);
    const tab = await sightline.open(Object.keys(task.pages)[0] ?? '/');
    const walked = await walk(tab, task, replies);
    const exchange = replies.exchange();
    const reached = walked.end === 'reached';
    const scores = guideScores({
      ...exchange,
      reached,
      missing: exchange.missing > 0,
      steps: walked.steps,
      shortest: task.steps.length,
      shown: await summaryIn(tab),
    });
    records.push({
      ...exchange,
      id: task.name,
      asked: task.question,
      said: `${(await tab.panel.steps.allTextContents()).join('\n')}\nEnd: ${walked.end}`,
      wanted: `${task.steps.length} steps, at the end the page shows ${task.shows.source}`,
      scores,
      miss: reached ? '' : `${walked.end} after ${walked.steps} steps`,
      pictures: reached ? [] : await picturesOf(tab, pictures),
    });
    for (const page of sightline.context.pages()) if (page !== sightline.backstage) await page.close();
    console.error(`${records.length} of ${tasks.length}: ${task.name}: ${walked.end}${replies.soFar()}`);
  }
  return records;
}

/** What the panel says at the end of a guide of who did what. */
async function summaryIn({ panel }: Tab): Promise<Collaboration | undefined> {
  const summary = panel.page.locator('.guide-summary > dl').last();
  if ((await summary.count()) === 0) return undefined;
  const said = async (label: string) =>
    (await summary.locator('div', { hasText: label }).locator('dd').textContent()) ?? '';
  const count = async (label: string) => Number((await said(label)).replaceAll(',', ''));
  return {
    total: await count(texts.guide_sum_total.message),
    human: await count(texts.guide_sum_human.message),
    agent: await count(texts.guide_sum_agent.message),
    interventions: await count(texts.guide_sum_interventions.message),
    alone: (await said(texts.guide_sum_alone.message)) === texts.guide_yes.message,
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
