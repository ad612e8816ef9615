import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchWithExtension } from '../scripts/launch.ts';
import { bundleForPage } from './in-page-bundle.ts';
import type { BenchResult } from './run.ts';

const ANSWERS = 10_000;
const OPENINGS = 7;
const GOAL = { openMs: 200, searchMs: 50 };
const QUERIES = [
  'warranty',
  'ret',
  'burgeramt',
  'delivery days',
  'pasaporte',
  '営業',
  'warr insur',
  'delvery',
];

/**
 * How long a person waits for a history of 10,000 answers, in the built panel: from the click on "History" to the first entries on the screen,
 * and from a search to its hits. Wall time; the panel is opened anew for each opening.
 */
export async function run(): Promise<BenchResult> {
  const fill = await bundleForPage(join(import.meta.dirname, 'history/in-page.ts'), 'historyBench');
  const profile = await mkdtemp(join(tmpdir(), 'sightline-history-'));
  const dist = resolve(process.env.SIGHTLINE_DIST || 'dist');
  const { context, extensionId, close } = await launchWithExtension({
    dist,
    headless: true,
    viewport: { width: 380, height: 800 },
    profile,
  });
  try {
    const page = await context.newPage();
    const base = `chrome-extension://${extensionId}`;
    await page.goto(`${base}/manifest.json`);
    await page.evaluate(fill);
    await page.evaluate(`historyBench.fill(${ANSWERS})`);
    const opened: number[] = [];
    for (let i = 0; i < OPENINGS; i += 1) {
      await page.goto(`${base}/src/sidepanel/index.html?tabId=1`);
      await page.getByRole('button', { name: 'History', exact: true }).waitFor();
      opened.push(await page.evaluate<number>(OPENING_TIME));
    }
    await page.goto(`${base}/manifest.json`);
    await page.evaluate(fill);
    const search = await page.evaluate<{ readyMs: number; each: Record<string, number[]> }>(
      `historyBench.search(${JSON.stringify(QUERIES)})`,
    );
    const times = Object.values(search.each).flat();
    const figures = {
      answers: ANSWERS,
      openMs: { median: median(opened), worst: Math.max(...opened) },
      searchMs: { median: median(times), worst: Math.max(...times) },
      indexMs: search.readyMs,
      goal: GOAL,
    };
    const told = ({ median: middle, worst }: { median: number; worst: number }) =>
      `median ${middle.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`;
    const table = [
      `${ANSWERS} answers`,
      `from "History" to the first entries: ${told(figures.openMs)} (goal under ${GOAL.openMs})`,
      `a search: ${told(figures.searchMs)} (goal under ${GOAL.searchMs})`,
      `until all are searched, once per panel, in the background: ${search.readyMs.toFixed(0)} ms`,
    ];
    const rows = {
      opening: figures.openMs,
      search: figures.searchMs,
      all: {
        answers: ANSWERS,
        index: search.readyMs,
        wantedOpening: GOAL.openMs,
        wantedSearch: GOAL.searchMs,
      },
    };
    return { table: table.join('\n'), figures, rows };
  } finally {
    await close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs in the panel: clicks, and waits for the frame that shows the first entry. As text, because the compiler's helpers are not there. */
const OPENING_TIME = `new Promise((resolve) => {
  const start = performance.now();
  const look = () =>
    document.querySelector('.history-link')
      ? requestAnimationFrame(() => resolve(performance.now() - start))
      : requestAnimationFrame(look);
  document.querySelector('button[aria-label="History"]').click();
  look();
})`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
