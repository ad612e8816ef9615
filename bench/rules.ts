import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { bundleForPage } from './in-page-bundle.ts';
import type { BenchResult } from './run.ts';

const ELEMENTS = 5_000;
const BATCHES = 60;
const GOAL_MS = 2;

/** What eight saved hide rules cost on a page of 5,000 elements that keeps growing: main thread milliseconds for each batch of additions. */
export async function run(): Promise<BenchResult> {
  const script = await bundleForPage(join(import.meta.dirname, 'hide/rules-in-page.ts'), 'sightlineRules');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Rules</title>');
    await page.evaluate(script);
    const spent = (await page.evaluate(`sightlineRules.measureBatches(${ELEMENTS}, ${BATCHES})`)) as number[];
    const sorted = spent.toSorted((a, b) => a - b);
    const figures = {
      looks: spent.length,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      worstMs: sorted.at(-1) ?? 0,
      goalMs: GOAL_MS,
    };
    const table = `elements ${ELEMENTS}, rules 8, looks ${figures.looks}\nms a batch: median ${figures.medianMs.toFixed(2)}, worst ${figures.worstMs.toFixed(2)} (goal under ${GOAL_MS})`;
    return { table, figures };
  } finally {
    await browser.close();
  }
}
