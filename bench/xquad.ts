import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { IndexLine, PageIndex } from '../src/contracts/page-index.ts';
import { selectLines } from '../src/core/index/select.ts';
import { answerInstantly, type InstantAnswer } from '../src/modes/find/instant.ts';

/**
 * XQuAD (SQuAD's format, `xquad.<language>.json`) as pages: the paragraphs of several articles under their titles, one line per sentence.
 * Answering is measured on pages of six articles, retrieval on one page of all articles. The halves are by article: `dev` (even) is
 * what knobs are set on, `test` (odd) is what counts.
 */
interface Article {
  title: string;
  paragraphs: {
    context: string;
    qas: { question: string; answers: { text: string; answer_start: number }[] }[];
  }[];
}

interface Asked {
  question: string;
  gold: string;
  /** Line that holds the gold answer. */
  n: number;
  half: 'dev' | 'test';
}

interface Page {
  index: PageIndex;
  asked: Asked[];
}

const ARTICLES_PER_PAGE = 6;
const BUDGETS = [500, 1000, 2000, 4000, 8000];

interface Row {
  language: string;
  half: string;
  questions: number;
  'hit@1': number;
  'hit@3': number;
  exact: number;
  f1: number;
  answered: number;
  'false answers': number;
  /** Without the answers that say "Not sure". */
  sure: number;
  'false sure': number;
  'ms/question': number;
  [recall: `recall@${number}`]: number;
}

/**
 * Measures the instant engine and the retrieval for long pages; no model, no browser. Shares are in percent.
 * @param options.data a `xquad.<language>.json` or a folder of them; default `SIGHTLINE_XQUAD`, else `../shared/xquad`
 * @returns one row per language and half
 */
export async function run(options: { data?: string }) {
  const data = options.data ?? process.env.SIGHTLINE_XQUAD ?? '../shared/xquad';
  const files = statSync(data).isDirectory()
    ? readdirSync(data).filter((name) => name.endsWith('.json'))
    : [''];
  const figures = files.sort().flatMap((name) => measure(join(data, name)));
  const tested = figures.filter(({ half }) => half === 'test');
  return {
    table: tableOf(figures),
    figures,
    rows: Object.fromEntries(tested.map((row) => [row.language, inShares(row)])),
  };
}

/** Its columns under the names of a row of results, shares between 0 and 1. */
const inShares = (row: Row): Record<string, number> => ({
  questions: row.questions,
  hit1: row['hit@1'] / 100,
  hit3: row['hit@3'] / 100,
  answered: row.answered / 100,
  elsewhere: row['false answers'] / 100,
  sure: row.sure / 100,
  elsewhereSure: row['false sure'] / 100,
  within1000: (row['recall@1000'] ?? 0) / 100,
  within8000: (row['recall@8000'] ?? 0) / 100,
});

function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const cells = [names.map(String), ...rows.map((row) => names.map((name) => String(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) => row.map((text, column) => text.padStart(widths[column]!)).join('  ')).join('\n');
}

function measure(file: string): Row[] {
  const language = basename(file).split('.').at(-2) ?? '';
  const articles: Article[] = JSON.parse(readFileSync(file, 'utf8')).data;
  const pages = chunks(articles, ARTICLES_PER_PAGE).map((group) => pageOf(group, language));
  const whole = pageOf(articles, language);
  return (['dev', 'test'] as const).map((half) => ({
    language,
    half,
    ...answering(pages, half),
    ...retrieval(whole, half),
  }));
}

function answering(pages: Page[], half: Asked['half']) {
  const asked = pages.flatMap((page, i) =>
    ofHalf(page, half).map((item) => ({ ...item, page, other: pages[(i + 1) % pages.length]! })),
  );
  const start = performance.now();
  const answers = asked.map((item) => answerInstantly(item.question, item.page.index));
  const took = performance.now() - start;
  const share = (test: (i: number) => number) =>
    percent(
      asked.reduce((sum, _, i) => sum + test(i), 0),
      asked.length,
    );
  const hit = (i: number, among: number) => {
    return Number(
      passagesOf(answers[i]!)
        .slice(0, among)
        .some((lines) => lines.includes(asked[i]!.n)),
    );
  };
  const lead = (i: number) => answers[i]!.citations[0]?.phrase ?? '';
  return {
    questions: asked.length,
    'hit@1': share((i) => hit(i, 1)),
    'hit@3': share((i) => hit(i, 3)),
    exact: share((i) => Number(tokens(lead(i)).join(' ') === tokens(asked[i]!.gold).join(' '))),
    f1: share((i) => overlap(tokens(lead(i)), tokens(asked[i]!.gold))),
    answered: share((i) => Number(answers[i]!.citations.length > 0)),
    'false answers': share((i) =>
      Number(answerInstantly(asked[i]!.question, asked[i]!.other.index).citations.length > 0),
    ),
    sure: share((i) => Number(isSure(answers[i]!))),
    'false sure': share((i) => Number(isSure(answerInstantly(asked[i]!.question, asked[i]!.other.index)))),
    'ms/question': Math.round(took / asked.length),
  };
}

/** The lines of each quote that has one that is in none before it: a short answer and its sentence are one. */
function passagesOf({ citations }: InstantAnswer): number[][] {
  const seen = new Set<number>();
  return citations
    .map(({ place }) => place.spans.map(({ n }) => n))
    .filter((lines) => {
      const isNew = lines.some((n) => !seen.has(n));
      for (const n of lines) seen.add(n);
      return isNew;
    });
}

/** Said without "Not sure". */
const isSure = ({ notes, citations }: InstantAnswer): boolean =>
  citations.length > 0 && notes[0]?.code === 'instant-quotes';

function retrieval(page: Page, half: Asked['half']): Record<`recall@${number}`, number> {
  const asked = ofHalf(page, half);
  const found = BUDGETS.map((budget) => {
    const hits = asked.filter(({ question, n }) =>
      selectLines(page.index.lines, question, budget).lines.some((line) => line.n === n),
    );
    return [`recall@${budget}`, percent(hits.length, asked.length)];
  });
  return Object.fromEntries(found);
}

function ofHalf(page: Page, half: Asked['half']): Asked[] {
  return page.asked.filter((item) => item.half === half);
}

function pageOf(articles: Article[], language: string): Page {
  const lines: IndexLine[] = [];
  const asked: Asked[] = [];
  const add = (text: string, block: number, level?: number): number => {
    const role = level ? 'heading' : 'paragraph';
    const n = lines.length + 1;
    const box = { x: 0, y: n * 20, width: 600, height: 20 };
    const tag = level ? `h${level}` : 'p';
    lines.push({
      n,
      frame: 'f',
      kind: 'text',
      role,
      tag,
      text,
      notes: [],
      block,
      level,
      landmark: 'main',
      box,
    });
    return n;
  };
  articles.forEach((article, a) => {
    add(article.title.replaceAll('_', ' '), lines.length, 2);
    for (const paragraph of article.paragraphs) {
      const block = lines.length;
      const sentences = sentencesOf(paragraph.context, language).map((sentence) => ({
        ...sentence,
        n: add(sentence.text.trim(), block),
      }));
      for (const { question, answers } of paragraph.qas) {
        const { text, answer_start } = answers[0]!;
        const { n } = sentences.findLast(({ start }) => start <= answer_start)!;
        asked.push({ question, gold: text, n, half: a % 2 ? 'test' : 'dev' });
      }
    }
  });
  return { index: { ...ABOUT, lang: language, lines }, asked };
}

const ABOUT: Omit<PageIndex, 'lines'> = {
  url: 'https://example.test/',
  title: '',
  lang: '',
  readyState: 'complete',
  dark: false,
  selection: '',
  canvasOnly: false,
  frames: {},
};

function sentencesOf(text: string, language: string): { text: string; start: number }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)]
    .filter(({ segment }) => segment.trim())
    .map(({ segment, index }) => ({ text: segment, start: index }));
}

/** SQuAD's way of comparing: lower case, no articles, no punctuation; single characters for Chinese. */
function tokens(text: string): string[] {
  const plain = text.toLowerCase().replace(/\b(?:a|an|the|der|die|das|den|dem|ein|eine|einen)\b/g, ' ');
  return plain.match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function overlap(given: string[], gold: string[]): number {
  const rest = [...gold];
  const same = given.filter((token) => {
    const at = rest.indexOf(token);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return same === 0 ? 0 : (2 * same) / (given.length + gold.length);
}

function chunks<T>(items: T[], size: number): T[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

function percent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10;
}
