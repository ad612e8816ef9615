import { resolve } from 'node:path';
import { launchWithExtension } from '../scripts/launch.ts';
import type { BenchResult } from './run.ts';

const STARTS = 15;
const GOAL_MS = 150;

/**
 * How long a panel waits for a worker that sleeps: from its first message to the conversation, less what the same takes with a worker that is
 * awake. Between the starts the worker is ended as Chrome ends it. Wall time: to be read on a machine that does nothing else.
 */
export async function run(): Promise<BenchResult> {
  const dist = resolve(process.env.SIGHTLINE_DIST || 'dist');
  const { context, extensionId, close } = await launchWithExtension({ dist, headless: true, viewport: null });
  try {
    const page = await context.newPage();
    await page.goto(`chrome-extension://${extensionId}/manifest.json`);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    const asleep: number[] = [];
    const awake: number[] = [];
    for (let i = 0; i < STARTS; i += 1) {
      await session.send('ServiceWorker.stopAllWorkers');
      asleep.push(await page.evaluate<number>(ROUND_TRIP));
      awake.push(await page.evaluate<number>(ROUND_TRIP));
    }
    const figures = { asleep: told(asleep), awake: told(awake), goalMs: GOAL_MS };
    const start = figures.asleep.median - figures.awake.median;
    const table = [
      `a panel's first message to a sleeping worker: ${line(figures.asleep)}`,
      `the same to one that is awake: ${line(figures.awake)}`,
      `start of the worker: ${start.toFixed(0)} ms (goal under ${GOAL_MS})`,
    ];
    const { asleep: sleeping, awake: waking } = figures;
    const rows = { asleep: sleeping, awake: waking, all: { start, wanted: GOAL_MS } };
    return { table: table.join('\n'), figures: { ...figures, startMs: start }, rows };
  } finally {
    await close();
  }
}

/** Runs in a page of the extension. As text, because the compiler's helpers are not there. */
const ROUND_TRIP = `new Promise((resolve) => {
  const start = performance.now();
  const port = chrome.runtime.connect({ name: 'panel' });
  port.onMessage.addListener(() => {
    resolve(performance.now() - start);
    port.disconnect();
  });
  chrome.tabs.getCurrent().then((tab) => port.postMessage({ type: 'watch', tabId: tab.id }));
})`;

const told = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
};
const line = ({ median, worst }: { median: number; worst: number }) =>
  `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`;
