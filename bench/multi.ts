import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import type { FindCard } from '../src/contracts/answer.ts';
import type { Turn } from '../src/contracts/conversation.ts';
import { DEFAULT_LIMITS } from '../src/contracts/follow.ts';
import type { FrameIndex, PageIndex } from '../src/contracts/page-index.ts';
import { parseSettings } from '../src/contracts/settings.ts';
import { addressKey } from '../src/core/follow/address.ts';
import { basesFor, joinPages } from '../src/core/index/join-pages.ts';
import type { Model, ModelMessage } from '../src/model/model.ts';
import { followAndAnswer } from '../src/modes/find/follow/answer.ts';
import { lightAgain, pageOf } from '../src/modes/find/reveal.ts';
import type { PageDocument, ScriptedPage, SitePort, TurnContext } from '../src/modes/mode.ts';
import { bundleForPage } from './in-page-bundle.ts';
import { type MultiQuestion, type MultiSite, QUESTIONS } from './multi/sites.ts';
import type { Rows } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

interface Outcome {
  question: string;
  /** Pieces of evidence that are cited and light on their own page, and how many there are. */
  lit: number;
  evidence: number;
  /** Pages that were fetched, and the fewest that hold the evidence with the way there. */
  read: number;
  shortest: number;
  /** Addresses that were fetched more than once, and such as no machine may visit. */
  twice: number;
  hostile: number;
}

/**
 * Questions over small sites of our own whose answers stand on two to five pages: with a perfect model, which chooses the links of the shortest way and
 * cites the evidence, and by words alone. Words after the name: `words` or `model` for one of them, a number for every n-th question.
 */
export async function run({ rest }: BenchOptions): Promise<BenchResult> {
  const every = Number(rest.find((word) => /^\d+$/.test(word)) ?? 1);
  const questions = QUESTIONS.filter((_, at) => at % every === 0);
  const kinds = (['model', 'words'] as const).filter(
    (kind) => !rest.some((word) => /^[a-z]/.test(word)) || rest.includes(kind),
  );
  const lines: string[] = [];
  const figures: Rows = {};
  for (const kind of kinds) {
    const outcomes = await measure(questions, kind === 'model');
    const sum = (of: (each: Outcome) => number) => outcomes.reduce((all, each) => all + of(each), 0);
    const ratios = outcomes.map(({ read, shortest }) => read / shortest);
    const told = {
      questions: outcomes.length,
      evidenceLit: sum(({ lit }) => lit) / sum(({ evidence }) => evidence),
      whole: outcomes.filter(({ lit, evidence }) => lit === evidence).length / outcomes.length,
      readOverShortest: sum(({ read }) => read) / sum(({ shortest }) => shortest),
      worst: Math.max(...ratios),
      twice: sum(({ twice }) => twice),
      hostile: sum(({ hostile }) => hostile),
    };
    figures[kind] = told;
    lines.push(
      ...outcomes
        .filter(({ lit, evidence, read, shortest }) => lit < evidence || read > 1.5 * shortest)
        .map(
          ({ question, lit, evidence, read, shortest }) =>
            `${kind} | ${question} | ${lit} of ${evidence} lit | ${read} pages read, ${shortest} needed`,
        ),
      `${kind === 'model' ? 'perfect model' : 'by words alone'}: ${told.questions} questions, evidence lit ${percent(told.evidenceLit)}, all of it ${percent(told.whole)}, pages read over the shortest way ${told.readOverShortest.toFixed(2)} (worst ${told.worst.toFixed(2)}), an address twice ${told.twice} times, hostile links fetched ${told.hostile}`,
    );
  }
  return { table: lines.join('\n'), figures, rows: figures };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

async function measure(questions: readonly MultiQuestion[], withModel: boolean): Promise<Outcome[]> {
  const script = await bundleForPage(join(import.meta.dirname, 'multi/in-page.ts'), 'sightlineMulti');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const outcomes: Outcome[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const hits: string[] = [];
    await serve(context, [...new Set(questions.map(({ site }) => site))], hits);
    // As the inert page of the extension: nothing runs in it but the index.
    const inert = await context.newPage();
    await inert.goto('https://inert.test/');
    await inert.evaluate(script);
    for (const question of questions) {
      outcomes.push(await ask(context, inert, script, question, withModel, hits));
      if (outcomes.length % 10 === 0) console.error(`${outcomes.length} of ${questions.length}`);
    }
  } finally {
    await browser.close();
  }
  return outcomes;
}

/** The sites, without a server: scripts are left out of what is shown, too, for they would take the page away. */
async function serve(context: BrowserContext, sites: readonly MultiSite[], hits: string[]): Promise<void> {
  const byOrigin = new Map(sites.map((site) => [site.origin, site]));
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const byFetch = route.request().resourceType() === 'fetch';
    if (byFetch) hits.push(url.href);
    if (url.hostname === 'inert.test')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '' });
    const html = byOrigin.get(url.origin)?.pages.get(url.pathname.replace(/(?<=.)\/$/, ''));
    if (html === undefined)
      return route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<h1>404</h1>' });
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: byFetch ? html : html.replace(/<script>.*?<\/script>/g, ''),
    });
  });
}

/** A page with the page script in it, as a document that is read, lit and cleared. */
async function documentOf(
  page: Page,
  script: string,
): Promise<{ document: PageDocument; call: Call; index(): Promise<PageIndex> }> {
  await page.evaluate(script);
  const call: Call = (method, params) =>
    page.evaluate(`sightlineMulti.call(${JSON.stringify(method)}, ${JSON.stringify(params)})`) as never;
  let firstFree = 1;
  const index = async (): Promise<PageIndex> => {
    const frame: FrameIndex = await call('snapshot', { purpose: 'find', firstFree });
    firstFree = frame.nextFree;
    return indexOf(frame);
  };
  const document: PageDocument = {
    kind: async () => 'html',
    snapshot: index,
    mark: ({ place, ...mark }) => call('paint', { ...mark, spans: place.spans }),
    reveal: (k, turnId) => call('reveal', { k, turnId }),
    clear: async () => {
      await call('clear', {});
    },
  };
  return { document, call, index };
}
// biome-ignore lint/suspicious/noExplicitAny: what comes out of a page's evaluate has no type
type Call = (method: string, params: unknown) => Promise<any>;

const indexOf = ({
  titleLine,
  lines,
  children: _c,
  nextFree: _n,
  key: _k,
  ...facts
}: FrameIndex): PageIndex => ({
  ...facts,
  lines: [...(titleLine ? [titleLine] : []), ...lines],
  frames: {},
});

async function ask(
  context: BrowserContext,
  inert: Page,
  script: string,
  asked: MultiQuestion,
  withModel: boolean,
  hits: string[],
): Promise<Outcome> {
  hits.length = 0;
  const page = await context.newPage();
  await page.goto(`${asked.site.origin}/`);
  const here = await documentOf(page, script);
  const { turn, card } = await answer(asked, here, inert, withModel ? perfectModel(asked) : null);
  const pages = hits.filter((url) => !url.endsWith('/robots.txt'));
  let lit = 0;
  for (const { path, phrase } of asked.evidence)
    if (await lightsOn(context, script, turn, card, `${asked.site.origin}${path}`, phrase)) lit++;
  await page.close();
  const keys = pages.map(addressKey);
  return {
    question: asked.question,
    lit,
    evidence: asked.evidence.length,
    read: pages.length,
    shortest: asked.way.length,
    twice: keys.length - new Set(keys).size,
    hostile: pages.filter((url) => /logout|basket/.test(url)).length,
  };
}

async function answer(
  { question, site: { origin } }: MultiQuestion,
  here: Awaited<ReturnType<typeof documentOf>>,
  inert: Page,
  model: Model | null,
): Promise<{ turn: Turn; card: FindCard }> {
  const taken: PageIndex[] = [];
  let card: FindCard | undefined;
  const turn: Turn = {
    id: 'turn',
    question,
    askedAt: 0,
    mode: 'find',
    route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
    status: 'running',
    url: `${origin}/`,
    restarts: 0,
  };
  const site: SitePort = {
    begin: () => undefined,
    links: () => here.call('links', {}),
    fetchPage: (url, cookies) => here.call('fetchPage', { url, cookies }),
    async layOut(url, html) {
      const { index, ...found } = (await inert.evaluate(
        `sightlineMulti.layOut(${JSON.stringify(url)}, ${JSON.stringify(html)})`,
        // biome-ignore lint/suspicious/noExplicitAny: what comes out of a page's evaluate has no type
      )) as any;
      return { index: indexOf(index), ...found };
    },
    // None of these sites has one.
    readPdf: async () => ({ problem: 'pdf-not-one' }),
    take: (index) => taken.push(index),
    done: async () => undefined,
  };
  const document: PageDocument = {
    ...here.document,
    async snapshot() {
      const readings = [await here.index(), ...taken].map((index) => ({
        url: index.url,
        title: index.title,
        index,
      }));
      const bases = basesFor(readings);
      turn.pages = readings.map(({ url, title }, at) => ({ url, title, base: bases[at]! }));
      return joinPages(readings, bases);
    },
    mark: async () => ({}),
  };
  const end = new AbortController();
  const turnContext = {
    turn,
    question,
    history: [],
    tabId: 1,
    document,
    page: here.document as ScriptedPage,
    site,
    model,
    settings: parseSettings({}),
    signal: end.signal,
    hooks: { signal: end.signal },
    card: () => card,
    show: (shown: FindCard) => {
      card = structuredClone(shown);
    },
    stored: async () => undefined,
    progress: () => undefined,
    hint: () => undefined,
  } as unknown as TurnContext<FindCard>;
  await followAndAnswer(turnContext, { ...DEFAULT_LIMITS, pages: 12, depth: 3 });
  turn.card = card!;
  return { turn, card: card! };
}

/** Whether a citation holds these words, and its click lights it on the page where they stand. */
async function lightsOn(
  context: BrowserContext,
  script: string,
  turn: Turn,
  card: FindCard,
  url: string,
  phrase: string,
): Promise<boolean> {
  const cited = card.citations.find(
    ({ id, k, phrase: words }) =>
      k !== null &&
      (words.includes(phrase) || phrase.includes(words)) &&
      addressKey(pageOf(turn, id)?.url ?? 'https://x.test') === addressKey(url),
  );
  if (!cited) return false;
  const page = await context.newPage();
  await page.goto(url);
  const { document } = await documentOf(page, script);
  const lights =
    (await lightAgain(document, turn, cited.id)) &&
    (await page.evaluate(
      ([name, words]) => [...(CSS.highlights.get(name!) ?? [])].map(String).join(' ').includes(words!),
      [`sightline-cite-${cited.k}`, cited.phrase],
    ));
  await page.close();
  return lights;
}

/** Chooses the links of the shortest way by their numbers, and cites the evidence that it is shown. */
function perfectModel({ way, evidence }: MultiQuestion): Model {
  const last = (messages: ModelMessage[]): string => messages.at(-1)!.content;
  return {
    label: 'perfect',
    contextTokens: undefined,
    async structured(messages, { schema }) {
      const links = [...last(messages).matchAll(/^link (\d+): .*? \| (\/[^ ]*)/gm)];
      const open = links.flatMap(([, k, path = '']) =>
        !path.includes('?print') && way.includes(path.replace(/[?#].*$/, '')) ? [Number(k)] : [],
      );
      return schema.parse({ enough: open.length === 0, open });
    },
    async stream(messages, { onText }) {
      const lines = [...last(messages).matchAll(/^\[(\d+)\] [^:\n]+: (.*)$/gm)];
      const cited = evidence.flatMap(({ phrase }) => {
        const line = lines.find(([, , text = '']) => text.includes(phrase));
        return line ? [`It says so [${line[1]}: "${phrase}"].`] : [];
      });
      const text = cited.join('\n\n');
      onText(text);
      return { text, finish: 'stop', promptCut: false };
    },
  };
}
