import { expect, type Frame, type Page } from '@playwright/test';
import type { Tab } from './fixtures.ts';
import { overlayBoxes } from './marks.ts';
import type { ModelRequest, PromptLine, Reply, Script } from './model-server.ts';

/** One step as a perfect model would give it: what is looked for on the page, and what to do there. */
export interface ScriptedStep {
  /** Finds the target among the index lines, by name (or by the whole line). */
  at?: RegExp;
  action?: string;
  value?: string;
  instruction?: string;
}

export const stepReply = (
  line: PromptLine | null,
  { action = 'click', value, instruction = 'Do this' }: ScriptedStep,
): Reply => ({
  json: {
    instruction,
    index: line?.n ?? null,
    text: line?.text ?? '',
    action,
    value: value ?? null,
    hint: 'Something will happen',
  },
});

/** A model that gives these steps one after the other, one per request, and says "done" at the end. */
export function walk(steps: ScriptedStep[], shows?: RegExp): Script {
  let next = 0;
  return (request: ModelRequest) => {
    const step = steps[next];
    next += 1;
    if (step) return stepReply(step.at ? request.find(step.at) : null, step);
    return stepReply(shows ? request.find(shows) : null, { action: 'done', instruction: 'All done' });
  };
}

/** A beacon as it is seen: its frame, its number, and where in the frame it is. */
export interface Beacon {
  frame: Frame;
  n: number;
  box: DOMRect;
}

/** Every beacon that all frames of the page show now. */
export async function beaconsOf(page: Page): Promise<Beacon[]> {
  const all: Beacon[] = [];
  // A frame that never got a document would be waited for without end.
  for (const frame of page.frames().filter((each) => each.url() !== '')) {
    for (const box of await overlayBoxes(frame, '.beacon'))
      all.push({ frame, n: Number(box.index), box: box as unknown as DOMRect });
  }
  return all;
}

/** Waits until the one beacon of all frames is visible. */
export async function beaconOf(page: Page): Promise<Beacon> {
  let found: Beacon | undefined;
  await expect(async () => {
    const all = await beaconsOf(page);
    expect(all).toHaveLength(1);
    found = all[0];
  }).toPass({ timeout: 8000 });
  return found!;
}

/** The beacon lies on the element that `selector` finds. */
export async function expectBeaconOn(
  { page }: Pick<Tab, 'page'>,
  selector: string,
  frameName?: string,
): Promise<void> {
  await expect(async () => {
    const { frame, box } = await beaconOf(page);
    if (frameName !== undefined) expect(frame.name()).toBe(frameName);
    const target = await frame
      .locator(selector)
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(Math.abs(box.left + box.width / 2 - target.left - target.width / 2)).toBeLessThan(6);
    expect(Math.abs(box.top + box.height / 2 - target.top - target.height / 2)).toBeLessThan(6);
    const { width, height } = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    expect(target.top).toBeGreaterThanOrEqual(0);
    expect(target.left).toBeGreaterThanOrEqual(0);
    expect(target.top).toBeLessThan(height);
    expect(target.left).toBeLessThan(width);
  }).toPass({ timeout: 8000 });
}

/** Nothing leads on any more; the words that prove the end may be lit. */
export async function expectNoBeacon(page: Page): Promise<void> {
  await expect(async () => {
    for (const frame of page.frames()) expect(await overlayBoxes(frame, '.beacon, .tooltip')).toHaveLength(0);
  }).toPass({ timeout: 3000 });
}

export async function expectNoOverlay(page: Page): Promise<void> {
  await expect(async () => {
    for (const frame of page.frames()) expect(await frame.locator('sightline-overlay').count()).toBe(0);
  }).toPass({ timeout: 3000 });
}
