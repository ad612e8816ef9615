import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { bundleForPage } from './in-page-bundle.ts';
import type { BenchResult } from './run.ts';

const ELEMENTS = 5_000;
const BATCHES = 60;
const GOAL_MS = 2;

/**
 * What eight saved hide rules cost on a page of 5,000 elements that keeps growing: main thread milliseconds for each batch of additions. CPU time
 * (Chromium's thread clock) of all script that a batch runs decides: on a machine that does other things, too, wall time tells of those.
 */
export async function run(): Promise<BenchResult> {
  const script = await bundleForPage(join(import.meta.dirname, 'hide/rules-in-page.ts'), 'sightlineRules');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Rules</title>');
    await page.evaluate(script);
    const clock = await scriptClock(page);
    await page.evaluate(`sightlineRules.prepare(${ELEMENTS})`);
    const cpu: number[] = [];
    const wall: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const before = await clock();
      const looks = await page.evaluate<number[]>(`sightlineRules.addBatch(${batch}, ${BATCHES})`);
      cpu.push((await clock()) - before);
      wall.push(...looks);
    }
    const figures = {
      batches: cpu.length,
      medianMs: median(cpu),
      worstMs: Math.max(...cpu),
      goalMs: GOAL_MS,
      wall: { looks: wall.length, medianMs: median(wall), worstMs: Math.max(...wall) },
    };
    const told = ({ medianMs, worstMs }: { medianMs: number; worstMs: number }) =>
      `median ${medianMs.toFixed(2)}, worst ${worstMs.toFixed(2)}`;
    const table = `elements ${ELEMENTS}, rules 8, batches ${figures.batches}\nCPU ms a batch: ${told(figures)} (goal under ${GOAL_MS})\nwall ms a look (${wall.length}): ${told(figures.wall)}`;
    return { table, figures };
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Reads how many milliseconds of CPU time the page's script has taken so far. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
}
