import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Page, type Route } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import type { CaseResult, Engine, Task } from './hide/in-page.ts';
import { bundleForPage } from './in-page-bundle.ts';
import type { Rows } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { corpusFolder, SCRIPTS_OFF, servePages } from './saved-pages.ts';

interface Request extends Task {
  page: string;
  /** Where the page is served; absent: at a local address. */
  url?: string;
  /** `held` requests were written before any tuning; their misses have been looked at since. */
  set: string;
  kind: string;
}
interface Row extends Request {
  engine: Engine;
  result: CaseResult;
}

const ENGINES: Engine[] = ['all-lines', 'natural', 'first-line', 'longest-line', 'container', 'instant'];

/**
 * Hide requests on real pages, by area: recall, precision, F1 (mean over requests), by blocks, and collateral (share of the page's other text that
 * went). Scripts off, no network. `--data FILE`: other requests, in the same form or as JSON lines with the page's file and address; words after the
 * name keep pages or engines that contain them.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const { requests, folder } = read(data);
  const asked = ENGINES.filter((engine) => rest.includes(engine));
  const engines = asked.length > 0 ? asked : ENGINES;
  const words = rest.filter((word) => !ENGINES.includes(word as Engine));
  const chosen = requests.filter(({ page, set }) =>
    words.every((word) => (page.includes(word) && word !== 'dev') || set === word),
  );
  const rows = await judgeAll(folder, chosen, engines);
  return { table: tableOf(rows, words.length > 0), figures: rows, rows: kept(rows) };
}

/** Our own requests are on pages of the corpus; files of JSON lines name pages beside them. */
function read(data: string | undefined): { requests: Request[]; folder: string } {
  const file = data ?? join(import.meta.dirname, 'hide/requests.json');
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('['))
    return {
      requests: JSON.parse(text),
      folder: corpusFolder(),
    };
  const tasks = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const requests = tasks.map((task) => ({
    ...task,
    page: task.file,
    set: 'data',
    kind: task.difficulty ?? 'all',
  }));
  return { requests, folder: dirname(resolve(file)) };
}

async function judgeAll(folder: string, requests: Request[], engines: Engine[]): Promise<Row[]> {
  const rows: Row[] = [];
  await onPages(folder, requests, async (page, request) => {
    for (const engine of engines) {
      const call = [request, engine].map((each) => JSON.stringify(each)).join(', ');
      const result = (await page.evaluate(`sightlineHide.judge(${call})`)) as CaseResult;
      rows.push({ ...request, engine, result });
    }
  });
  return rows;
}

/** Opens each page once and does something for each request on it. */
async function onPages(
  folder: string,
  requests: Request[],
  work: (page: Page, request: Request) => Promise<void>,
): Promise<void> {
  const script = await bundleForPage(join(import.meta.dirname, 'hide/in-page.ts'), 'sightlineHide');
  const site = await servePages(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const file of new Set(requests.map((request) => request.page))) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const own = requests.filter((request) => request.page === file);
      const url = own[0]?.url ?? `${site.origin}/${encodeURIComponent(file)}`;
      await page.route('**', (route) => answer(route, site.origin, url, join(folder, file)));
      await open(page, url, script);
      for (const request of own) await work(page, request);
      await page.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';

/** The page at its own address; nothing else comes from the network: pictures and frames are placeholders. */
async function answer(route: Route, origin: string, url: string, file: string): Promise<void> {
  const request = route.request();
  if (request.url().startsWith(origin)) return route.continue();
  if (url.startsWith(origin)) return route.abort();
  const body = (contentType: string, text: string) =>
    route.fulfill({ contentType, body: text, headers: SCRIPTS_OFF });
  if (request.url() === url) return body('text/html; charset=utf-8', readFileSync(file, 'utf8'));
  switch (request.resourceType()) {
    case 'document':
      return body('text/html', '<title></title>');
    case 'stylesheet':
      return body('text/css', '');
    case 'image':
      return body('image/svg+xml', PICTURE);
    default:
      return route.abort();
  }
}

async function open(page: Page, url: string, script: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.evaluate(script);
}

/** Each engine over all requests whose blocks are there. */
function kept(rows: Row[]): Rows {
  const engines = ENGINES.flatMap((engine) => {
    const some = rows.filter((row) => row.engine === engine && !row.result.missing);
    const means = {
      recall: mean(some, recall),
      precision: mean(some, precision),
      f1: mean(some, f1),
      itemF1: mean(some, itemF1),
      collateral: mean(some, collateral),
    };
    return some.length > 0 ? [[engine, means] as const] : [];
  });
  const count = (of: (row: Row) => string) => new Set(rows.map(of)).size;
  const all = { requests: count((row) => row.page + row.request), pages: count(({ page }) => page) };
  return { all, ...Object.fromEntries(engines) };
}

function tableOf(rows: Row[], detailed: boolean): string {
  const groups = [...new Set(rows.map(({ set }) => set))].map((name): [string, (row: Row) => boolean] => [
    name,
    ({ set }) => set === name,
  ]);
  const usable = rows.filter(({ result }) => !result.missing);
  const lines = [
    `requests ${new Set(rows.map((row) => row.page + row.request)).size}, pages ${new Set(rows.map(({ page }) => page)).size}`,
  ];
  lines.push('engine        set   n    recall  precision  F1     collateral  F1 by item');
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
    lines.push('', ...usable.filter((row) => f1(row) < 0.97 || itemF1(row) < 0.97).map(detailLine));
  return lines.join('\n');
}

const figuresLine = (rows: Row[]): string =>
  [
    String(rows.length).padEnd(4),
    percent(mean(rows, recall)).padEnd(8),
    percent(mean(rows, precision)).padEnd(10),
    percent(mean(rows, f1)).padEnd(6),
    percent(mean(rows, collateral)).padEnd(11),
    percent(mean(rows, itemF1)),
  ].join(' ');

const detailLine = (row: Row): string =>
  `${row.set} ${row.engine.padEnd(12)} r${percent(recall(row))} p${percent(precision(row))} c${percent(collateral(row))} ${row.page.slice(0, 24)} "${row.request}" -> ${row.result.what.join(' ') || '-'} | missed ${row.result.missed.join(' ') || '-'}${row.result.lost.length > 0 ? ` | lost ${row.result.lost.join(' ')}` : ''}`;

const recall = ({ result }: Row): number => result.both / Math.max(1, result.gold);
const precision = ({ result }: Row): number => (result.hidden > 0 ? result.both / result.hidden : 0);
const f1 = (row: Row): number => {
  const [r, p] = [recall(row), precision(row)];
  return r + p > 0 ? (2 * r * p) / (r + p) : 0;
};
const itemF1 = ({ result: { items } }: Row): number =>
  (2 * items.right) / Math.max(1, items.gold + items.hidden);
const collateral = ({ result }: Row): number => result.lostText / Math.max(1, result.otherText);
const mean = (rows: Row[], value: (row: Row) => number): number =>
  rows.length > 0 ? rows.reduce((sum, row) => sum + value(row), 0) / rows.length : 0;
const percent = (value: number): string => (value * 100).toFixed(1);
