import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { Sightline } from '../e2e/fixtures.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { startSite } from '../e2e/site.ts';
import { HIDE_RULES_KEY, type HideRule } from '../src/contracts/hide.ts';
import { spread } from './model/statistics.ts';
import { numbersOf, type Rows } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { corpusFolder, pagesIn, servePages } from './saved-pages.ts';
import { TWO_WALKS } from './two-walks.ts';

const PAGE_SCRIPT = 'src/content/main.js';
const VISITED = 10;
/** A question that has not become a request by then never will. */
const REQUEST_MS = 20_000;

const withinOf = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms)),
  ]);

/** Milliseconds; `cpu`: of the page's main thread. */
interface Cost {
  ms: number;
  cpu: number;
}
interface PageCost {
  file: string;
  /** The script into a page without it, and until it answers. */
  inject: Cost;
  /** From Send to the request at the model's server. */
  first: Cost;
  later: Cost;
  /** The yardstick (`two-walks.ts`) on the same page, freshly opened. */
  walks: Cost;
  /** Characters that were injected for each of the two questions. */
  firstBytes: number;
  laterBytes: number;
}

/**
 * What Sightline costs: where nobody uses it (starts of the worker during a visit of ten pages), and what the first and a later question cost a
 * page. `--data FOLDER`: other pages; words after the name keep pages whose name holds one of them. Needs a build (`SIGHTLINE_DIST`, default `dist`).
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const folder = corpusFolder(data);
  const files = pagesIn(folder).filter(
    (file) => rest.length === 0 || rest.some((word) => file.includes(word)),
  );
  const pages = await servePages(folder);
  const model = await startModelServer();
  const site = await startSite();
  const sightline = await Sightline.start(site, model, {
    resolverRules: 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  });
  const urlOf = (file: string) => `${pages.origin}/${encodeURIComponent(file)}`;
  try {
    const visit = () => visitAll(sightline, pagesIn(folder).slice(0, VISITED).map(urlOf));
    const wakes = await sightline.workerStartsDuring(visit);
    await saveRuleFor(sightline, 'elsewhere.test');
    const wakesWithRule = await sightline.workerStartsDuring(visit);
    await sightline.reset();
    await sightline.setSettings({ provider: model.provider });
    model.script(() => 'Noted.');
    const costs: PageCost[] = [];
    const failed: string[] = [];
    for (const file of files) {
      // A page that cannot be asked about is a line of the report, not its end.
      const cost = await costOf(sightline, file, urlOf(file)).catch((error: Error) => error);
      if (cost instanceof Error) failed.push(`${file}: ${cost.message.split('\n')[0]}`);
      else costs.push(cost);
      console.error(`${costs.length + failed.length} of ${files.length} pages`);
    }
    return report(wakes, wakesWithRule, costs, failed);
  } finally {
    await sightline.launched.close();
    pages.close();
    await Promise.all([model.close(), site.close()]);
  }
}

async function visitAll(sightline: Sightline, urls: string[]): Promise<void> {
  const page = await sightline.context.newPage();
  for (const url of urls) await page.goto(url);
  await page.close();
}

/** As the panel's "Keep hiding here" would leave it. */
async function saveRuleFor(sightline: Sightline, host: string): Promise<void> {
  const fingerprint = {
    selectors: ['#letter'],
    tag: 'div',
    label: 'newsletter',
    words: [],
    many: false,
    frame: '',
  };
  const rule: HideRule = {
    id: 'bench',
    host,
    request: 'Hide the newsletter',
    label: 'Newsletter',
    reason: '',
    fingerprint,
    savedAt: 0,
    enabled: true,
    suspended: null,
  };
  await sightline.backstage.evaluate(
    ([key, rules]) => chrome.storage.local.set({ [key]: rules }).then(() => undefined),
    [HIDE_RULES_KEY, [rule]] as const,
  );
}

async function costOf(sightline: Sightline, file: string, url: string): Promise<PageCost> {
  const inject = await injectCost(sightline, url);
  const walks = await walksCost(sightline, url);
  const tab = await sightline.open(url);
  const session = await sightline.context.newCDPSession(tab.page);
  await session.send('Performance.enable', CPU_TIME);
  const injected = await injectedInto(sightline);
  const ask = async (question: string): Promise<Cost> => {
    const { model } = sightline;
    const before = model.requests.length;
    await tab.panel.composer.fill(`/find ${question}`);
    const cpu = await busyMs(session);
    const sentAt = Date.now();
    await tab.panel.button('Send').click();
    const request = await withinOf(REQUEST_MS, model.received(before + 1));
    const cost = { ms: request.at - sentAt, cpu: (await busyMs(session)) - cpu };
    await tab.panel.idle();
    return cost;
  };
  const first = await ask('What is this page about?');
  const firstBytes = await injected();
  const later = await ask('What else does it say?');
  const laterBytes = (await injected()) - firstBytes;
  await tab.panel.page.close();
  await tab.page.close();
  return { file, inject, walks, first, later, firstBytes, laterBytes };
}

async function walksCost(sightline: Sightline, url: string): Promise<Cost> {
  const page: Page = await sightline.context.newPage();
  await page.goto(url);
  const session = await sightline.context.newCDPSession(page);
  await session.send('Performance.enable', CPU_TIME);
  const cpu = await busyMs(session);
  const start = Date.now();
  await page.evaluate(TWO_WALKS);
  const cost = { ms: Date.now() - start, cpu: (await busyMs(session)) - cpu };
  await page.close();
  return cost;
}

/** Injects into a fresh page as the worker does, and waits until the script answers. */
async function injectCost(sightline: Sightline, url: string): Promise<Cost> {
  const page: Page = await sightline.context.newPage();
  await page.goto(url);
  const session = await sightline.context.newCDPSession(page);
  await session.send('Performance.enable', CPU_TIME);
  const cpu = await busyMs(session);
  const ms = await sightline.backstage.evaluate(
    async ([file, address]) => {
      const tab = (await chrome.tabs.query({})).find((each) => each.url === address);
      const tabId = tab?.id ?? -1;
      const start = performance.now();
      await chrome.scripting.executeScript({
        target: { tabId, allFrames: true },
        files: [file],
        injectImmediately: true,
      });
      await chrome.tabs.sendMessage(tabId, { sightline: 'hello', params: {} }, { frameId: 0 });
      return performance.now() - start;
    },
    [PAGE_SCRIPT, page.url()] as const,
  );
  const cost = { ms, cpu: (await busyMs(session)) - cpu };
  await page.close();
  return cost;
}

/** Time of the thread, which what else the machine does leaves alone. */
const CPU_TIME = { timeDomain: 'threadTicks' } as const;

/** Milliseconds that the page's main thread has worked so far. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the worker: counts the documents that each script file is put into. A string, because `tsx` adds helpers to functions. */
const COUNT_DOCUMENTS = `
  globalThis.documents = {};
  globalThis.reallyInject ??= chrome.scripting.executeScript.bind(chrome.scripting);
  chrome.scripting.executeScript = async (injection) => {
    const results = await reallyInject(injection);
    for (const file of injection.files ?? []) documents[file] = (documents[file] ?? 0) + results.length;
    return results;
  };`;

/** Counts, from now on, the bytes of scripts that the worker puts into documents. */
async function injectedInto({ worker }: Sightline): Promise<() => Promise<number>> {
  await worker.evaluate(COUNT_DOCUMENTS);
  return async () => {
    const documents = await worker.evaluate<Record<string, number>>('documents');
    return Object.entries(documents).reduce(
      (sum, [file, times]) => sum + times * statSync(join(dist(), file)).size,
      0,
    );
  };
}

const dist = (): string => resolve(process.env.SIGHTLINE_DIST || 'dist');

function report(wakes: number, wakesWithRule: number, costs: PageCost[], failed: string[]): BenchResult {
  const bytes = {
    pageScript: statSync(join(dist(), PAGE_SCRIPT)).size,
    worker: statSync(join(dist(), 'service-worker.js')).size,
  };
  const figures = {
    pages: costs.length,
    wakes,
    wakesWithRule,
    bytes,
    injectedFirst: spread(costs.map(({ firstBytes }) => firstBytes)),
    injectedLater: spread(costs.map(({ laterBytes }) => laterBytes)),
    injectMs: spread(costs.map(({ inject }) => inject.ms)),
    injectCpu: spread(costs.map(({ inject }) => inject.cpu)),
    firstMs: spread(costs.map(({ first }) => first.ms)),
    firstCpu: spread(costs.map(({ first }) => first.cpu)),
    laterMs: spread(costs.map(({ later }) => later.ms)),
    laterCpu: spread(costs.map(({ later }) => later.cpu)),
    walksCpu: spread(costs.map(({ walks }) => walks.cpu)),
    firstOverWalks: spread(costs.map(({ first, walks }) => first.cpu / walks.cpu)),
    laterOverWalks: spread(costs.map(({ later, walks }) => later.cpu / walks.cpu)),
    costs,
    failed,
  };
  const line = (name: string, { median, worst }: { median: number; worst: number }, unit = 'ms') =>
    `${name.padEnd(46)} ${median.toFixed(0).padStart(8)} ${worst.toFixed(0).padStart(8)} ${unit}`;
  const table = [
    `starts of the worker in a visit of ${VISITED} pages without use: ${wakes}; with a hiding rule for another host: ${wakesWithRule}`,
    `bytes: page script ${bytes.pageScript}, worker ${bytes.worker}`,
    `${costs.length} pages                                           median    worst`,
    line('injected for a first question', figures.injectedFirst, 'bytes'),
    line('injected for a later question', figures.injectedLater, 'bytes'),
    line('page script ready', figures.injectMs),
    line("... CPU of the page's main thread", figures.injectCpu),
    line('first question, Send to request', figures.firstMs),
    line("... CPU of the page's main thread", figures.firstCpu),
    line('later question, Send to request', figures.laterMs),
    line("... CPU of the page's main thread", figures.laterCpu),
    line('two plain walks, CPU', figures.walksCpu),
    ...[
      ['first question over two plain walks', figures.firstOverWalks] as const,
      ['later question over two plain walks', figures.laterOverWalks] as const,
    ].map(
      ([name, { median, worst }]) =>
        `${name.padEnd(46)} ${median.toFixed(2).padStart(8)} ${worst.toFixed(2).padStart(8)}`,
    ),
    ...failed.map((page) => `failed: ${page}`),
  ];
  return { table: table.join('\n'), figures, rows: rowsOf(figures, bytes) };
}

function rowsOf(figures: object, bytes: Record<string, number>): Rows {
  const spreads = (key: 'median' | 'worst') =>
    numbersOf(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, each?.[key]])));
  return {
    all: { ...numbersOf(figures), ...bytes },
    median: spreads('median'),
    worst: spreads('worst'),
  };
}
