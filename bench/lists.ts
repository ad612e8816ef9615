import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import type { FindCard } from '../src/contracts/answer.ts';
import type { Ledger } from '../src/contracts/lists.ts';
import type { PageIndex } from '../src/contracts/page-index.ts';
import { parseSettings } from '../src/contracts/settings.ts';
import { amountsIn } from '../src/core/lists/amounts.ts';
import type { Model } from '../src/model/model.ts';
import { countOnPage } from '../src/modes/find/count.ts';
import { answerWithModel } from '../src/modes/find/run.ts';
import type { PageDocument, ScriptedPage, SitePort, TurnContext } from '../src/modes/mode.ts';
import { bundleForPage } from './in-page-bundle.ts';
import { CASES, type ListCase, type ListQuestionCase } from './lists/cases.ts';
import { choiceCases } from './lists/choices.ts';
import { groupedCases } from './lists/groups.ts';
import { numbersInItems } from './lists/numbers.ts';
import { peopleCases } from './lists/people.ts';
import { isAnswered, isNamed, savedListTasks } from './lists/saved.ts';
import { teaserCases } from './lists/teasers.ts';
import { threadsAndBoxes } from './lists/threads.ts';
import { modelOfFiles } from './lists/told.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { servePages } from './saved-pages.ts';

interface Outcome {
  /** The list, or the page that it stands on. */
  list: string;
  question: string;
  expected: string;
  got: string;
  exact: boolean;
  /** `end proved` said, and whether that is true. */
  proved: boolean;
  truth: boolean;
}

/**
 * Counts, filters, minima and sums over lists whose answers are known, by the instant engine's means: nothing is asked of a model.
 * "End proved" has to be said of whole lists and of no others. Our own lists, else with `--data FILE` questions on saved pages (`lists/saved.ts`);
 * for these `--collect DIR` writes down what a model would be asked, and `--play DIR` (or the same) takes its replies from there (`lists/told.ts`).
 * Words after the name: a part of a list's or page's name.
 */
export async function run({ data, collect, play, rest: [part = ''] }: BenchOptions): Promise<BenchResult> {
  const outcomes = data
    ? await measureSaved(data, part, (id) => {
        const folder = collect ?? play;
        return folder ? modelOfFiles(folder, collect !== undefined, id) : undefined;
      })
    : await measure(
        [
          ...CASES,
          ...threadsAndBoxes(),
          ...numbersInItems(),
          ...peopleCases(),
          ...teaserCases(),
          ...choiceCases(),
          ...groupedCases(),
        ].filter(({ name }) => name.includes(part)),
      );
  const share = (fits: (each: Outcome) => boolean, of = outcomes) =>
    of.length === 0 ? 1 : of.filter(fits).length / of.length;
  const figures = {
    lists: new Set(outcomes.map(({ list }) => list)).size,
    questions: outcomes.length,
    exact: share(({ exact }) => exact),
    provedWhereTrue: share(
      ({ proved }) => proved,
      outcomes.filter(({ truth, got }) => truth && got !== ''),
    ),
    provedWhereFalse: outcomes.filter(({ proved, truth }) => proved && !truth).length,
  };
  const wrong = outcomes.filter(
    ({ exact, proved, truth, got }) => !exact || (got !== '' && proved !== truth),
  );
  const table = [
    ...wrong.map(
      ({ list, question, expected, got, proved, truth }) =>
        `${list} | ${question} | expected ${expected}, got ${got || 'no list'} | end ${proved ? 'proved' : 'not proved'}${proved === truth || got === '' ? '' : ' (wrong)'}`,
    ),
    `${figures.lists} lists, ${figures.questions} questions: exact ${percent(figures.exact)}, end proved where it is ${percent(figures.provedWhereTrue)}, where it is not ${figures.provedWhereFalse} times`,
  ];
  return { table: table.join('\n'), figures, rows: { all: figures } };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Lists that are read at the same time: most of the time of one is waiting whether it grows. */
const AT_ONCE = 4;
const TOLD_EVERY = 10;

async function measure(cases: readonly ListCase[]): Promise<Outcome[]> {
  const script = await bundleForPage(join(import.meta.dirname, 'lists/in-page.ts'), 'sightlineLists');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const outcomes = new Map<ListCase, Outcome[]>();
  const left = [...cases];
  const readOn = async (): Promise<void> => {
    // A page in a window of its own: one behind another does not scroll as fast.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    for (let next = left.shift(); next; next = left.shift()) {
      outcomes.set(next, await askAll(page, script, next));
      if (outcomes.size % TOLD_EVERY === 0) console.error(`${outcomes.size} of ${cases.length} lists`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  } finally {
    await browser.close();
  }
  return cases.flatMap((each) => outcomes.get(each) ?? []);
}

async function askAll(page: Page, script: string, each: ListCase): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [i, question] of each.questions.entries()) {
    // Growing lists have to begin anew; others stay as they are.
    if (i === 0 || !question.ends || question.whole) {
      await show(page, each);
      await page.evaluate(script);
    }
    outcomes.push(await ask(page, script, each, question));
  }
  return outcomes;
}

const SITE = 'https://lists.test';

/** One that goes on behind links is a site, so that its pages can be fetched; any other is a page alone. */
async function show(page: Page, { html, further, at: inView = 1 }: ListCase): Promise<void> {
  if (!further) return page.setContent(html);
  await page.route(`${SITE}/**`, (route) => {
    const url = new URL(route.request().url());
    const at = Number(url.searchParams.get('page') ?? 1);
    const body = url.pathname === '/hotels' ? [html, ...further][at - 1] : undefined;
    return route.fulfill({
      status: body === undefined ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      body: body ?? '',
    });
  });
  await page.goto(`${SITE}/hotels${inView === 1 ? '' : `?page=${inView}`}`);
}

type Call = (method: string, params: unknown) => Promise<unknown>;

/** What the extension gives a turn of the site: pages are fetched by the page, and laid out in a window of their own. */
function siteOf(page: Page, script: string, call: Call, taken: PageIndex[]): SitePort {
  return {
    begin: () => undefined,
    links: () => call('links', {}) as never,
    fetchPage: (url, cookies) => call('fetchPage', { url, cookies }) as never,
    async layOut(url, html) {
      const inert = await page.context().newPage();
      await inert.evaluate(script);
      const found = await inert.evaluate(
        `sightlineLists.layOut(${JSON.stringify(url)}, ${JSON.stringify(html)})`,
      );
      await inert.close();
      return found as never;
    },
    // None of these sites has one.
    readPdf: async () => ({ problem: 'pdf-not-one' }),
    take: (index) => taken.push(index) - 1,
    done: async () => undefined,
  };
}

async function ask(
  page: Page,
  script: string,
  { name, further }: ListCase,
  { question, result, ends, whole = false }: ListQuestionCase,
): Promise<Outcome> {
  const ledger = await countAsked(page, script, question, { whole, further: further !== undefined });
  const got = ledger ? answerOf(ledger, typeof result === 'string') : '';
  return {
    list: name,
    question,
    expected: String(result),
    got,
    exact: typeof result === 'string' ? isNamed(got, result) : numberIn(got) === result,
    proved: ledger?.proved ?? false,
    truth: ends,
  };
}

/** Questions on saved pages, each page opened once: what is in it is all that can be read. */
async function measureSaved(
  data: string,
  part: string,
  modelFor: (id: string) => Model | undefined,
): Promise<Outcome[]> {
  const { tasks, folder } = savedListTasks(data);
  const chosen = tasks.filter(({ file }) => file.includes(part));
  const pages = await servePages(folder);
  const script = await bundleForPage(join(import.meta.dirname, 'lists/in-page.ts'), 'sightlineLists');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.route('**', (route) =>
      route.request().url().startsWith(pages.origin) ? route.continue() : route.abort(),
    );
    const outcomes: Outcome[] = [];
    for (const file of new Set(chosen.map((each) => each.file))) {
      const page = await context.newPage();
      await page.goto(`${pages.origin}/${file.split('/').map(encodeURIComponent).join('/')}`);
      await page.evaluate(script);
      for (const task of chosen.filter((each) => each.file === file)) {
        const model = modelFor(task.id);
        const ledger = await countAsked(page, script, task.question, model ? { model } : {});
        const got = ledger ? answerOf(ledger, typeof task.result === 'string') : '';
        outcomes.push({
          list: file,
          question: task.question,
          expected: task.not_a_list ? 'no list' : String(task.result),
          got,
          exact: isAnswered(task, ledger, got, numberIn(got)),
          proved: ledger?.proved ?? false,
          truth: task.whole && !task.not_a_list,
        });
      }
      await page.close();
    }
    return outcomes;
  } finally {
    await browser.close();
    pages.close();
  }
}

const numberIn = (got: string): number | undefined =>
  amountsIn(got, /,\d\d\b/.test(got) && !/\.\d\d\b/.test(got) ? ',' : '.')[0]?.value;

/** What the product would count for a question on a page. */
async function countAsked(
  page: Page,
  script: string,
  question: string,
  { whole = false, further = false, model }: { whole?: boolean; further?: boolean; model?: Model } = {},
): Promise<Ledger | undefined> {
  const call: Call = (method, params) =>
    page.evaluate(`sightlineLists.call(${JSON.stringify(method)}, ${JSON.stringify(params)})`);
  let firstFree = 1;
  const snapshot = async () => {
    // biome-ignore lint/suspicious/noExplicitAny: what comes out of a page's evaluate has no type
    const index = (await call('snapshot', { purpose: 'find', firstFree })) as any;
    firstFree = index.nextFree;
    return index;
  };
  const index = await snapshot();
  const scripted = {
    snapshot: async () => ({
      ...(await snapshot()),
      frames: {},
    }),
    callAt: (_: number, method: string, params: unknown) => call(method, params),
    callAll: async (method: string, params: unknown) => [
      { frameKey: '', result: await call(method, params) },
    ],
  } as unknown as ScriptedPage;
  const taken: PageIndex[] = [index];
  const document = {
    snapshot: async () => ({
      lines: taken.flatMap(({ lines }, source) =>
        lines.map((line) => ({ ...line, n: line.n + 10_000 * source, source })),
      ),
    }),
    mark: async () => ({}),
    clear: async () => undefined,
  } as unknown as PageDocument;
  const context = {
    question,
    page: scripted,
    document,
    progress: () => undefined,
    signal: new AbortController().signal,
    ...(further ? { site: siteOf(page, script, call, taken) } : {}),
  };
  const wanted = { whole, further: whole && further };
  const whatIsRead = { ...index, frames: {} };
  return model
    ? askWithModel(context, model, whatIsRead)
    : (await countOnPage(context, whatIsRead, wanted))?.ledger;
}

/** What is counted where a model answers: by a program as the words or the model say, or item by item. */
async function askWithModel(
  context: Parameters<typeof countOnPage>[0],
  model: Model,
  index: PageIndex,
): Promise<Ledger | undefined> {
  let card: FindCard | undefined;
  const turn = {
    ...context,
    document: { ...context.document, snapshot: async () => index },
    turn: { id: crypto.randomUUID() },
    history: [],
    hooks: { signal: context.signal },
    settings: parseSettings({ images: { screenshots: 'never' } }),
    card: () => card,
    show: (shown: FindCard) => {
      card = shown;
    },
    stored: async () => undefined,
  } as unknown as TurnContext<FindCard>;
  await answerWithModel(turn, model, { agreed: true });
  return card?.ledger;
}

const answerOf = (
  { operation, result, rows }: { operation: string; result: string; rows: { name: string; met: boolean }[] },
  named: boolean,
): string =>
  named && (operation === 'min' || operation === 'max') ? (rows.find(({ met }) => met)?.name ?? '') : result;
