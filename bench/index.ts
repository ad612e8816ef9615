import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import type { PageResult } from './index/in-page.ts';

const TRIALS = 200;

/**
 * How much of real pages the index holds, and whether perfect citations light exactly their words. Opens every page of a folder
 * (`--data`, else `SIGHTLINE_CORPUS`, else `../shared/corpus`) with scripts off and no network.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      json: { type: 'string' },
      purpose: { type: 'string', default: 'find' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(values.data ?? process.env.SIGHTLINE_CORPUS ?? '../shared/corpus');
  if (!existsSync(folder)) throw new Error(`no pages at ${folder}: set SIGHTLINE_CORPUS or pass --data`);
  const files = readdirSync(folder).filter(
    (file) => /\.html?$/.test(file) && file.includes(values.only ?? ''),
  );
  const results = await measureAll(folder, files, values.purpose);
  printTable(results, values.verbose);
  if (values.json) writeFileSync(values.json, JSON.stringify(summary(results), null, 2));
}

type Outcome = { file: string } & ({ result: PageResult } | { error: string });

async function measureAll(folder: string, files: string[], purpose: string): Promise<Outcome[]> {
  const script = await bundle();
  const site = await serve(folder);
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
        ...(await measureOne(page, `${site.origin}/${encodeURIComponent(file)}`, script, purpose)),
      });
    }
  } finally {
    await browser.close();
    site.close();
  }
  return outcomes;
}

async function measureOne(page: Page, url: string, script: string, purpose: string) {
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.evaluate(script);
    const result = await page.evaluate(`sightlineBench(${JSON.stringify(purpose)}, ${TRIALS}, 7)`);
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

/** Pages with their own scripts switched off: they would fetch, redirect and rebuild themselves. */
async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1));
    const body = /^[^/]+\.html?$/.test(name) ? await readFile(join(folder, name)) : null;
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'none'",
    });
    response.end(body ?? '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;

function printTable(outcomes: Outcome[], verbose: boolean): void {
  for (const outcome of outcomes) {
    if ('error' in outcome) {
      console.log(`${outcome.file.slice(0, 40).padEnd(40)} THROWS ${outcome.error.slice(0, 200)}`);
      continue;
    }
    const { result } = outcome;
    console.log(
      [
        outcome.file.slice(0, 40).padEnd(40),
        `${result.lines}`.padStart(5),
        percent(result.found, result.visible).padStart(9),
        `extra ${percent(result.extra, result.visible)}`.padStart(15),
        `twice ${result.twice.length}`.padStart(9),
        `cited ${percent(result.lit, result.trials)}`.padStart(15),
        `${Math.round(result.walkMs)} ms`.padStart(8),
      ].join(' '),
    );
    if (!verbose) continue;
    for (const miss of result.missing) console.log(`      missing ${miss}`);
    for (const line of result.twice) console.log(`      twice ${line}`);
    for (const failure of result.failures) console.log(`      citation ${failure}`);
  }
  console.log(JSON.stringify(summary(outcomes).overall, null, 2));
}

function summary(outcomes: Outcome[]) {
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  const shares = results
    .filter(({ visible }) => visible > 0)
    .map(({ found, visible }) => found / visible)
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
      slowestWalkMs: Math.max(0, ...results.map((result) => result.walkMs)),
    },
    pages: outcomes,
  };
}
