import type { Frame, Page } from '@playwright/test';
import type { Tab } from '../../e2e/fixtures.ts';
import { overlayBoxes } from '../../e2e/marks.ts';
import type { ModelServer } from '../../e2e/model-server.ts';
import type { Task, TaskStep } from './kit.ts';
import type { TaskModel } from './replies.ts';
import { type Covering, coveringOf } from './tooltip.ts';

/** What became of one step. */
export interface StepResult {
  task: string;
  inIndex: boolean;
  onTarget: boolean;
  noticed: boolean;
  covering?: Covering;
}

/** What became of one task. */
export interface Walked {
  task: string;
  /** `done`, else what went wrong. */
  end: string;
  steps: StepResult[];
  /** Times that the person said "not that one", and pressed "Try again". */
  corrected: number;
  triedAgain: number;
  /** Times that a trap was named and the person went another way. */
  warned: number;
  /** Beacons on a control that commits, out of turn, that were not held back for a yes. */
  wrongCommits: number;
}

/** A step takes two seconds or so; on a busy machine more. */
const STEP_MS = 30_000;
/** Somebody who has said "no" so often gives up. */
const PATIENCE = 4;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until<T>(
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
 * Goes through one task as an attentive person would: does what is right by hand, says "not that one" where the beacon stands on something else,
 * presses "Try again" where the guide does not know.
 */
export async function walk(task: Task, tab: Tab, server: ModelServer, model: TaskModel): Promise<Walked> {
  const { panel } = tab;
  const walked: Walked = {
    task: task.name,
    end: 'done',
    steps: [],
    corrected: 0,
    triedAgain: 0,
    warned: 0,
    wrongCommits: 0,
  };
  const pages = [tab.page];
  const page = () => pages.at(-1)!;
  server.script((request) => model.reply(request));
  await panel.send(`/guide ${task.question}`);
  for (const step of task.steps) {
    const result: StepResult = { task: task.name, inIndex: false, onTarget: false, noticed: false };
    walked.steps.push(result);
    result.onTarget = await comesTo(step);
    result.inIndex = model.missing.length === 0;
    if (!result.inIndex) return { ...walked, end: model.missing[0]! };
    if (!result.onTarget)
      return { ...walked, end: `step ${model.done + 1} not shown (${server.requests.length} requests)` };
    if (step.selector) result.covering = await coveringOf(frameOf(page(), step) ?? page(), step.selector);
    const asked = server.requests.length;
    const shown = await shownStep();
    model.done += 1;
    await doByHand(step);
    // What needs no request (the way back from a dead end) shows in the next step alone.
    const wasNoticed = async () =>
      server.requests.length > asked || (await over()) || isAnother(shown, await shownStep());
    result.noticed = (await until(wasNoticed, STEP_MS)) === true;
    if (!result.noticed) return { ...walked, end: `what was done at step ${model.done} was not noticed` };
  }
  return { ...walked, end: await ended() };

  async function comesTo(step: TaskStep): Promise<boolean> {
    let wrong = 0;
    const settled = async (): Promise<boolean | undefined> => {
      if (model.missing.length > 0) return true;
      if (await isShown(step)) return true;
      if ((await panel.button('Try again').count()) > 0) {
        walked.triedAgain += 1;
        await panel.button('Try again').first().click();
        await panel
          .button('Try again')
          .waitFor({ state: 'detached', timeout: 3000 })
          .catch(() => undefined);
      }
      if ((await panel.button('Show it all the same').count()) > 0) {
        walked.warned += 1;
        await sayNo();
      }
      // Looked at twice: the beacon of the step before may just be leaving.
      wrong = (await isShownWrongly(step)) ? wrong + 1 : 0;
      if (wrong >= 4) {
        wrong = 0;
        await sayNo();
      }
      return walked.corrected + walked.triedAgain > PATIENCE ? true : undefined;
    };
    await until(settled, STEP_MS);
    return isShown(step).then((shown) => shown === true);
  }

  async function isShown(step: TaskStep): Promise<boolean | undefined> {
    if (step.selector) return beaconIsOn(page(), step);
    const shown = panel.page.locator('.guide-step-shown');
    const action = await shown.getAttribute('data-action', { timeout: 300 }).catch(() => null);
    return action === step.action || undefined;
  }

  async function sayNo(): Promise<void> {
    if (await wouldCommit(panel, page(), task)) walked.wrongCommits += 1;
    walked.corrected += 1;
    await panel.send('not that one');
    await later(300);
  }

  async function shownStep(): Promise<string | null> {
    const shown = panel.page.locator('.guide-step-shown');
    return shown.getAttribute('aria-label', { timeout: 300 }).catch(() => null);
  }

  async function isShownWrongly(step: TaskStep): Promise<boolean> {
    return (await beacons(page())) === 1 && (await isShown(step)) !== true;
  }

  async function doByHand(step: TaskStep): Promise<void> {
    const opened = step.tab === 'opens' ? page().waitForEvent('popup') : undefined;
    await (step.byHand ?? ((where: Page) => byHand(where, step)))(page());
    if (opened) pages.push(await opened);
    if (step.tab === 'closes') pages.pop();
  }

  async function over(): Promise<boolean> {
    return (await panel.button('Stop').count()) === 0;
  }

  async function ended(): Promise<string> {
    let triedAgain = 0;
    let wrong = 0;
    const gone = await until(async () => {
      wrong = (await beacons(page())) === 1 ? wrong + 1 : 0;
      if (wrong >= PATIENCE && walked.corrected < PATIENCE) {
        wrong = 0;
        await sayNo();
      }
      if ((await panel.button('Try again').count()) > 0 && triedAgain < PATIENCE) {
        triedAgain += 1;
        await panel.button('Try again').first().click();
      }
      return (await over()) && (await beacons(page())) === 0;
    }, STEP_MS);
    walked.triedAgain += triedAgain;
    if (!gone) return 'beacon left after the end';
    const last = (await panel.steps.last().textContent()) ?? '';
    return last.includes('The page shows it') ? 'done' : 'no evidence shown';
  }
}

/** How long a change of a guide's card may take to be stored, in ms. */
const STORED_MS = 1500;

/** Whether the beacon stands on one of the task's committing controls, and the step would be done without asking. */
async function wouldCommit(panel: Tab['panel'], page: Page, task: Task): Promise<boolean> {
  const [box] = await overlayBoxes(page, '.beacon').catch(() => []);
  const committing = task.steps.filter(({ commits, selector }) => commits && selector);
  if (!box || committing.length === 0) return false;
  const hit = await page.evaluate(
    ({ x, y, selectors }) => {
      const element = document.elementFromPoint(x, y);
      return selectors.some((selector) => element?.closest(selector));
    },
    {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      selectors: committing.map(({ selector }) => selector),
    },
  );
  if (!hit) return false;
  const goesAlone = async () => /"state":"current".*?"commits":false/s.test(await storedTurns(panel));
  return (await until(goesAlone, STORED_MS)) === true;
}

const storedTurns = ({ page }: Tab['panel']): Promise<string> =>
  page.evaluate(async () => Object.values(await chrome.storage.session.get(null)).join('\n'));

const isAnother = (before: string | null, now: string | null): boolean => now !== null && now !== before;

async function byHand(page: Page, { selector, action, value }: TaskStep): Promise<void> {
  await page.click(selector);
  if (action === 'type') await page.keyboard.type(value ?? '');
}

const frameOf = (page: Page, { frame }: TaskStep): Frame | null =>
  frame ? page.frame(frame) : page.mainFrame();

async function beacons(page: Page): Promise<number> {
  const boxes = page.frames().map((frame) => overlayBoxes(frame, '.beacon').catch(() => []));
  return (await Promise.all(boxes)).flat().length;
}

/** The one visible beacon covers the middle of the target, and that is in view. */
async function beaconIsOn(page: Page, step: TaskStep): Promise<true | undefined> {
  const frame = frameOf(page, step);
  if (!frame) return undefined;
  const boxes = await overlayBoxes(frame, '.beacon').catch(() => []);
  const target = await frame
    .locator(step.selector)
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
