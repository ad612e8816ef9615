import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import type { CaseResult, Engine } from './hide/in-page.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { corpusFolder, servePages } from './saved-pages.ts';

interface Request {
  page: string;
  /** `held` requests were written before any tuning; their misses have been looked at since. */
  set: 'dev' | 'held';
  lang: string;
  kind: string;
  request: string;
  gold: string[];
}
interface Row extends Request {
  engine: Engine;
  result: CaseResult;
}

const ENGINES: Engine[] = ['all-lines', 'first-line', 'longest-line', 'container', 'instant'];

/**
 * Hide requests on real pages, by area: recall, precision, F1 (mean over requests), and collateral (share of the page's other text that went).
 * Scripts off, no network. `--data FILE`: other requests in the same form; words after the name keep pages or engines that contain them.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const file = data ?? join(import.meta.dirname, 'hide/requests.json');
  const requests: Request[] = JSON.parse(readFileSync(file, 'utf8'));
  const folder = corpusFolder();
  const engines = ENGINES.filter(
    (engine) => !rest.some((word) => ENGINES.includes(word as Engine)) || rest.includes(engine),
  );
  const words = rest.filter((word) => !ENGINES.includes(word as Engine));
  const chosen = requests.filter(({ page, set }) =>
    words.every((word) => (page.includes(word) && word !== 'dev') || set === word),
  );
  const rows = await judgeAll(folder, chosen, engines);
  return { table: tableOf(rows, words.length > 0), figures: rows };
}

async function judgeAll(folder: string, requests: Request[], engines: Engine[]): Promise<Row[]> {
  const script = await bundle();
  const site = await servePages(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.route('**', (route) =>
      route.request().url().startsWith(site.origin) ? route.continue() : route.abort(),
    );
    for (const file of new Set(requests.map((request) => request.page))) {
      await open(page, `${site.origin}/${encodeURIComponent(file)}`, script);
      for (const request of requests.filter((each) => each.page === file)) {
        for (const engine of engines)
          rows.push({ ...request, engine, result: await judgeOne(page, request, engine) });
      }
    }
  } finally {
    await browser.close();
    site.close();
  }
  return rows;
}

async function open(page: Page, url: string, script: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.evaluate(script);
}

const judgeOne = (page: Page, { request, gold }: Request, engine: Engine): Promise<CaseResult> =>
  page.evaluate(
    `sightlineHide.judge(${JSON.stringify(request)}, ${JSON.stringify(gold)}, ${JSON.stringify(engine)})`,
  );

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'hide/in-page.ts'),
        formats: ['iife'],
        name: 'sightlineHide',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

function tableOf(rows: Row[], detailed: boolean): string {
  const groups: [string, (row: Row) => boolean][] = [
    ['dev', ({ set }) => set === 'dev'],
    ['held', ({ set }) => set === 'held'],
  ];
  const usable = rows.filter(({ result }) => !result.missing);
  const lines = [
    `requests ${new Set(rows.map((row) => row.page + row.request)).size}, pages ${new Set(rows.map(({ page }) => page)).size}`,
  ];
  lines.push('engine        set   n    recall  precision  F1     collateral');
  for (const engine of ENGINES) {
    for (const [name, test] of groups) {
      const some = usable.filter((row) => row.engine === engine && test(row));
      if (some.length > 0) lines.push(`${engine.padEnd(13)} ${name.padEnd(5)} ${figuresLine(some)}`);
    }
  }
  lines.push('', 'kind          instant F1 / all-lines F1');
  for (const kind of new Set(usable.map((row) => row.kind))) {
    const of = (engine: Engine) => usable.filter((row) => row.kind === kind && row.engine === engine);
    lines.push(
      `${kind.padEnd(13)} ${percent(mean(of('instant'), f1))} / ${percent(mean(of('all-lines'), f1))}  (${of('all-lines').length})`,
    );
  }
  const missing = rows.filter(({ result }) => result.missing && rows[0]?.engine);
  if (missing.length > 0)
    lines.push(
      '',
      `gold not on the page: ${[...new Set(missing.map(({ page, request }) => `${page}: ${request}`))].join('; ')}`,
    );
  if (detailed || process.env.BENCH_DETAILS)
    lines.push('', ...usable.filter((row) => f1(row) < 0.97).map(detailLine));
  return lines.join('\n');
}

const figuresLine = (rows: Row[]): string =>
  [
    String(rows.length).padEnd(4),
    percent(mean(rows, recall)).padEnd(8),
    percent(mean(rows, precision)).padEnd(10),
    percent(mean(rows, f1)).padEnd(6),
    percent(mean(rows, collateral)),
  ].join(' ');

const detailLine = (row: Row): string =>
  `${row.set} ${row.engine.padEnd(12)} r${percent(recall(row))} p${percent(precision(row))} c${percent(collateral(row))} ${row.page.slice(0, 24)} "${row.request}" -> ${row.result.what.join(' ') || '-'}`;

const recall = ({ result }: Row): number => result.both / Math.max(1, result.gold);
const precision = ({ result }: Row): number => (result.hidden > 0 ? result.both / result.hidden : 0);
const f1 = (row: Row): number => {
  const [r, p] = [recall(row), precision(row)];
  return r + p > 0 ? (2 * r * p) / (r + p) : 0;
};
const collateral = ({ result }: Row): number => result.lostText / Math.max(1, result.otherText);
const mean = (rows: Row[], value: (row: Row) => number): number =>
  rows.length > 0 ? rows.reduce((sum, row) => sum + value(row), 0) / rows.length : 0;
const percent = (value: number): string => (value * 100).toFixed(1);
