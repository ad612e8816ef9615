import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import type { PageResult } from './index/in-page.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { corpusFolder, pagesIn, servePages } from './saved-pages.ts';

const TRIALS = 200;
const PURPOSES = ['find', 'guide', 'hide'];

/**
 * How much of real pages the index holds, and whether perfect citations light exactly their words. Opens every page of a folder
 * (`--data`, else `SIGHTLINE_CORPUS`, else `../shared/corpus`) with scripts off and no network.
 * Words after the name: a purpose (`guide`, `hide`), `verbose`, `lines` (prints them), else a part of a file name.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const folder = corpusFolder(data);
  const purpose = rest.find((word) => PURPOSES.includes(word)) ?? 'find';
  const verbose = rest.includes('verbose');
  const shows = rest.includes('lines');
  const part = rest.find((word) => ![...PURPOSES, 'verbose', 'lines'].includes(word)) ?? '';
  const files = pagesIn(folder).filter((file) => file.includes(part));
  const outcomes = await measureAll(folder, files, purpose, shows);
  const figures = summary(outcomes);
  const table = [
    ...outcomes.flatMap((outcome) => rows(outcome, verbose)),
    JSON.stringify(figures.overall, null, 2),
  ];
  return { table: table.join('\n'), figures, rows: { all: numbersOf(figures.overall) } };
}

type Outcome = { file: string } & ({ result: PageResult } | { error: string });

async function measureAll(
  folder: string,
  files: string[],
  purpose: string,
  shows: boolean,
): Promise<Outcome[]> {
  const script = await bundle();
  const site = await servePages(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const outcomes: Outcome[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route('**', (route) =>
      route.request().url().startsWith(site.origin) ? route.continue() : route.abort(),
    );
    for (const file of files) {
      outcomes.push({
        file,
        ...(await measureOne(page, `${site.origin}/${encodeURIComponent(file)}`, script, purpose, shows)),
      });
    }
  } finally {
    await browser.close();
    site.close();
  }
  return outcomes;
}

async function measureOne(page: Page, url: string, script: string, purpose: string, shows: boolean) {
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.evaluate(script);
    const result = await page.evaluate(`sightlineBench(${JSON.stringify(purpose)}, ${TRIALS}, 7, ${shows})`);
    return { result: result as PageResult };
  } catch (error) {
    // A page that throws is a figure of this benchmark, not its end.
    return { error: String(error) };
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome120',
      lib: { entry: resolve(import.meta.dirname, 'index/in-page.ts'), formats: ['iife'], name: 'sightline' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;

/** Tokens of the lines over tokens of the visible text. */
const ratio = ({ tokens, visibleTokens }: PageResult): number => tokens / Math.max(1, visibleTokens);

function rows(outcome: Outcome, verbose: boolean): string[] {
  const name = outcome.file.slice(0, 40).padEnd(40);
  if ('error' in outcome) return [`${name} THROWS ${outcome.error.slice(0, 200)}`];
  const { result } = outcome;
  const row = [
    name,
    `${result.lines} lines`.padStart(11),
    `found ${percent(result.found, result.visible)}`.padStart(15),
    `extra ${percent(result.extra, result.visible)}`.padStart(15),
    `twice ${result.twice.length}`.padStart(9),
    `cited ${percent(result.lit, result.trials)}`.padStart(15),
    `tokens ${ratio(result).toFixed(2)}`.padStart(12),
    `${Math.round(result.walkMs)} ms`.padStart(8),
  ].join(' ');
  const shown = result.rendered ? [row, result.rendered] : [row];
  if (!verbose) return shown;
  return [
    ...shown,
    ...result.missing.map((text) => `      missing ${text}`),
    ...result.twice.map((text) => `      twice ${text}`),
    ...result.failures.map((text) => `      citation ${text}`),
  ];
}

function summary(outcomes: Outcome[]) {
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  const shares = results
    .filter(({ visible }) => visible > 0)
    .map(({ found, visible }) => found / visible)
    .sort((a, b) => a - b);
  const ratios = results
    .filter(({ visible }) => visible > 0)
    .map(ratio)
    .sort((a, b) => a - b);
  const sum = (pick: (result: PageResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  return {
    overall: {
      pages: outcomes.length,
      throws: outcomes.length - results.length,
      coverageMedian: shares[Math.floor(shares.length / 2)] ?? null,
      coverageWorst: shares[0] ?? null,
      coverageOverall: sum((result) => result.found) / sum((result) => result.visible),
      pagesBelow99: shares.filter((share) => share < 0.99).length,
      saidTwice: sum((result) => result.twice.length),
      citations: sum((result) => result.lit) / sum((result) => result.trials),
      citationsAcrossInline: sum((result) => result.crossingLit) / sum((result) => result.crossing),
      trials: sum((result) => result.trials),
      statuses: Object.fromEntries(
        ['exact', 'moved', 'close', 'not-found'].map((status) => [
          status,
          sum((result) => result.statuses[status] ?? 0),
        ]),
      ),
      tokenRatioMedian: ratios[Math.floor(ratios.length / 2)] ?? null,
      tokenRatioWorst: ratios.at(-1) ?? null,
      millisecondsPerCitation: sum((result) => result.citeMs) / sum((result) => result.trials),
      slowestWalkMs: Math.max(0, ...results.map((result) => result.walkMs)),
    },
    pages: outcomes,
  };
}
