import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import type { PageIndex } from '../src/contracts/page-index.ts';
import { answerInstantly } from '../src/modes/find/instant.ts';
import type { ReadPage } from './instant/in-page.ts';
import { bare, type Found, type Gold, judge } from './instant/judge-evidence.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/** A question of `find-dev`. */
export interface Task extends Gold {
  file: string;
  lang: string;
  kind: string;
  question: string;
}

/** A page as the page script reads it. */
export interface Page extends ReadPage {
  page: PageIndex;
}

interface Half {
  half: string;
  answerable: number;
  answered: number;
  'hit@1': number;
  'hit@3': number;
  unanswerable: number;
  /** Without the answers that say "Not sure". */
  sure: number;
  'false answers': number;
  'false sure': number;
  /** Questions asked of the next page in the same language, where nothing can answer them. */
  'false elsewhere': number;
  'ms/question': number;
}

/**
 * The instant engine on real pages, through the real page script. `--data`: the tasks (default `../shared/find-dev/tasks.jsonl`), with their
 * pages beside them. Halves are by page: `tune` (even) is what knobs are set on, `test` (odd) is what counts. Summaries are taken
 * of the pages of the tasks and, without `--data`, of `SIGHTLINE_CORPUS` (else `../shared/corpus`). Words after the name: `verbose`.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const file = resolve(data ?? '../shared/find-dev/tasks.jsonl');
  const tasks = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Task);
  const paths = [...new Set(tasks.map((task) => task.file))].map((name) => join(dirname(file), name));
  const corpus = resolve(process.env.SIGHTLINE_CORPUS ?? '../shared/corpus');
  const others =
    !data && existsSync(corpus)
      ? readdirSync(corpus)
          .filter((name) => /\.html?$/.test(name))
          .map((name) => join(corpus, name))
      : [];
  const pages = await readPages([...paths, ...others]);
  const result = evaluate(tasks, pages, dirname(file));
  const lines = [tableOf(result.halves), '', tableOf([result.summaries])];
  if (rest.includes('verbose')) lines.push('', ...result.details);
  const halves = Object.fromEntries(result.halves.map((half) => [half.half, inShares(half)]));
  const { quotes: given, pages: read, 'from main content %': main } = result.summaries;
  const rows = { ...halves, summaries: { quotes: given, pages: read, fromMain: main / 100 } };
  return { table: lines.join('\n'), figures: result, rows };
}

/** Its columns under the names of a row of results, shares between 0 and 1. */
const inShares = (half: Half): Record<string, number> => ({
  answered: half.answered / 100,
  sure: half.sure / 100,
  hit1: half['hit@1'] / 100,
  hit3: half['hit@3'] / 100,
  answerable: half.answerable,
  unanswerable: half.unanswerable,
  falseAnswers: Math.round((half['false answers'] * half.unanswerable) / 100),
  falseSure: Math.round((half['false sure'] * half.unanswerable) / 100),
});

/** Figures of all tasks and summaries; `pages` by absolute path. */
export function evaluate(tasks: readonly Task[], pages: ReadonlyMap<string, Page>, folder: string) {
  const files = [...new Set(tasks.map((task) => task.file))];
  const pageOf = (file: string): Page => pages.get(join(folder, file))!;
  const details: string[] = [];
  const halves = (['tune', 'test', 'all'] as const).map((half): Half => {
    const own = tasks.filter(
      ({ file }) => half === 'all' || (files.indexOf(file) % 2 ? 'test' : 'tune') === half,
    );
    const start = performance.now();
    const judged = own.map((task) => {
      const { citations, notes } = answerInstantly(task.question, pageOf(task.file).page);
      const sure = citations.length > 0 && notes[0]?.code === 'instant-quotes';
      return { task, found: judge(citations, task), sure };
    });
    const took = performance.now() - start;
    if (half === 'all') details.push(...judged.map(({ task, found }) => detail(task, found)));
    const can = judged.filter(({ task }) => task.kind !== 'unanswerable');
    const cannot = judged.filter(({ task }) => task.kind === 'unanswerable');
    const elsewhere = own.flatMap((task) => {
      const other = files.find(
        (file, i) =>
          i > files.indexOf(task.file) && tasks.some((each) => each.file === file && each.lang === task.lang),
      );
      return other ? [quotes(task.question, pageOf(other).page).length > 0] : [];
    });
    return {
      half,
      answerable: can.length,
      answered: share(can, ({ found }) => found.quotes.length > 0),
      sure: share(can, ({ sure }) => sure),
      'hit@1': share(can, ({ found }) => found.hits[0] === true),
      'hit@3': share(can, ({ found }) => found.hits.slice(0, 3).includes(true)),
      unanswerable: cannot.length,
      'false answers': share(cannot, ({ found }) => found.quotes.length > 0),
      'false sure': share(cannot, ({ sure }) => sure),
      'false elsewhere': share(elsewhere, (answered) => answered),
      'ms/question': Math.round(took / own.length),
    };
  });
  return { halves, summaries: summaries(pages, details), details };
}

const quotes = (question: string, page: PageIndex) => answerInstantly(question, page).citations;

function detail(task: Task, { quotes: given, hits }: Found): string {
  const mark =
    task.kind === 'unanswerable'
      ? given.length
        ? 'FALSE'
        : 'ok   '
      : hits.indexOf(true) >= 0
        ? `hit@${hits.indexOf(true) + 1}`
        : given.length
          ? 'wrong'
          : 'none ';
  const shown = given
    .slice(0, 3)
    .map((phrase) => phrase.slice(0, 90))
    .join(' / ');
  return `${mark} ${task.lang} ${task.question} [${task.evidence[0]?.text.slice(0, 60) ?? ''}] => ${shown}`;
}

/** Of the quotes of a summary, those that do not stand in furniture. */
function summaries(pages: ReadonlyMap<string, Page>, details: string[]) {
  let given = 0;
  let main = 0;
  let clean = 0;
  let told = 0;
  for (const [path, { page, furniture }] of pages) {
    const aside = new Set(furniture);
    const cited = quotes('Summarize this page', page);
    const wrong = cited.filter(({ place }) => place.spans.some(({ n }) => aside.has(n)));
    given += cited.length;
    main += cited.length - wrong.length;
    if (cited.length > 0) told += 1;
    if (wrong.length === 0 && cited.length > 0) clean += 1;
    details.push(
      `summary ${path.split('/').at(-1)}: ${cited.map((quote) => `${wrong.includes(quote) ? 'ASIDE ' : ''}${quote.phrase.slice(0, 100)}`).join(' / ')}`,
    );
  }
  return {
    pages: pages.size,
    summarised: told,
    quotes: given,
    'from main content %': Math.round((1000 * main) / given) / 10,
    'pages all main %': Math.round((1000 * clean) / told) / 10,
  };
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : Math.round((1000 * items.filter(test).length) / items.length) / 10;
}

function tableOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => String((row as Record<string, unknown>)[name]))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) => row.map((text, column) => text.padStart(widths[column]!)).join('  ')).join('\n');
}

/** Opens pages with scripts off and no network, as `find-dev` asks for, and reads each with the page script. */
export async function readPages(
  paths: readonly string[],
  mode: 'find' | 'guide' = 'find',
): Promise<Map<string, Page>> {
  const script = await bundle();
  const site = await serve(paths);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const pages = new Map<string, Page>();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.route('**', (route) =>
      route.request().url().startsWith(site.origin) ? route.continue() : route.abort(),
    );
    for (const [i, path] of paths.entries()) {
      await page.goto(`${site.origin}/${i}.html`, { waitUntil: 'load', timeout: 60_000 });
      await page.evaluate(script);
      const read = (await page.evaluate(`sightlineRead('${mode}')`)) as ReadPage;
      pages.set(path, { ...read, page: { ...read.index, frames: {} } });
    }
  } finally {
    await browser.close();
    site.close();
  }
  return pages;
}

/** The page script's reading, as one script. */
export async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome120',
      lib: {
        entry: resolve(import.meta.dirname, 'instant/in-page.ts'),
        formats: ['iife'],
        name: 'sightline',
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

async function serve(paths: readonly string[]) {
  const server = createServer(async (request, response) => {
    const path = paths[Number(/^\/(\d+)\.html$/.exec(request.url ?? '')?.[1] ?? -1)];
    response.writeHead(path ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'none'",
    });
    response.end(path ? await readFile(path) : '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

export { bare };
