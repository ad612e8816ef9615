import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import type { GuideCard } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { bestControl } from '../../src/modes/guide/instant.ts';
import { TASKS } from '../guide-tasks.ts';
import type { ReadPage } from '../instant/in-page.ts';
import { bundle, readPages } from '../instant.ts';

/** A request on a saved page: what the control that is wanted is called; absent: the page has none. */
interface Request {
  file: string;
  request: string;
  want?: string;
}

type Outcome = 'right' | 'wrong' | 'right among "not sure"' | 'not sure' | 'nothing' | 'rightly nothing';
interface Judged {
  request: string;
  outcome: Outcome;
  shown: string;
}

/** The first step without a model on the own task pages and, from `data`, on real pages: JSON lines `{ file, request, want }`. */
export async function withoutAModel(data: string | undefined) {
  const own = await onOwnPages();
  const real = data ? await onRealPages(resolve(data)) : [];
  const groups = [
    ['own tasks', own],
    ['real pages', real],
  ] as const;
  const figures = Object.fromEntries(groups.map(([name, judged]) => [name, countOf(judged)]));
  const lines = groups
    .filter(([, judged]) => judged.length > 0)
    .flatMap(([name, judged]) => [
      `${name}: ${judged.length} requests; ${Object.entries(countOf(judged))
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(', ')}`,
      ...judged.map(({ request, outcome, shown }) => `  ${outcome.padEnd(22)} ${request} => ${shown}`),
    ]);
  return { table: lines.join('\n'), figures, rows: { all: rowOf(real.length > 0 ? real : own) } };
}

function rowOf(judged: readonly Judged[]): Record<string, number> {
  const count = (...outcomes: Outcome[]) => judged.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    requests: judged.length,
    right: count('right'),
    offered: count('right among "not sure"'),
    unsure: count('not sure', 'nothing', 'rightly nothing'),
    wrong: count('wrong'),
  };
}

function countOf(judged: readonly Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of judged) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function judge(request: string, lines: readonly IndexLine[], isRight: (line: IndexLine) => boolean): Judged {
  const card = { task: request, steps: [] } as unknown as GuideCard;
  const found = bestControl(card, lines);
  const shown = found.kind === 'step' ? [found.line] : found.kind === 'unsure' ? found.candidates : [];
  const names = shown.map(({ role, text }) => `${role} "${text.slice(0, 50)}"`).join(', ');
  return { request, shown: names, outcome: outcomeOf(found.kind, shown.some(isRight), lines.some(isRight)) };
}

function outcomeOf(kind: 'step' | 'unsure' | 'nothing', hit: boolean, exists: boolean): Outcome {
  if (kind === 'step') return hit ? 'right' : 'wrong';
  if (kind === 'unsure') return hit ? 'right among "not sure"' : 'not sure';
  return exists ? 'nothing' : 'rightly nothing';
}

async function onRealPages(file: string): Promise<Judged[]> {
  const requests = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Request);
  const path = (request: Request) => join(dirname(file), request.file);
  const pages = await readPages([...new Set(requests.map(path))], 'guide');
  return requests.map((request) => {
    const want = request.want === undefined ? undefined : new RegExp(request.want, 'i');
    const isRight = (line: IndexLine) =>
      line.kind === 'control' &&
      [line.text, `${line.text} ${line.notes.join(' ')}`].some((label) => want?.test(label));
    return judge(request.request, pages.get(path(request))!.index.lines, isRight);
  });
}

/** The own tasks' first pages; a target in a frame cannot be looked up from the page's own document and is left out. */
async function onOwnPages(): Promise<Judged[]> {
  const script = await bundle();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const judged: Judged[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const task of TASKS) {
      const [first] = task.steps;
      if (!first?.selector || first.frame) continue;
      await page.route('**', (route) => {
        const html = task.pages[new URL(route.request().url()).pathname];
        return route.fulfill({ contentType: 'text/html', status: html ? 200 : 404, body: html ?? '' });
      });
      await page.goto(`http://guide.test${Object.keys(task.pages)[0]}`, { waitUntil: 'load' });
      await page.evaluate(script);
      const { index, targets } = (await page.evaluate(
        `sightlineRead('guide', ${JSON.stringify([first.selector])})`,
      )) as ReadPage;
      judged.push(judge(task.question, index.lines, ({ n }) => targets[0]!.includes(n)));
      await page.unroute('**');
    }
  } finally {
    await browser.close();
  }
  return judged;
}
