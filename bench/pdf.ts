import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPdfText } from '../src/pdf/read.ts';
import { checkShared } from './pdf/checks.ts';
import { type FirstAnswer, firstAnswer } from './pdf/first-answer.ts';
import { type MadePdf, makePdfs } from './pdf/made.ts';
import { openPdf } from './pdf/open.ts';
import { type PhraseFigures, tryPhrases } from './pdf/phrases.ts';
import { poppler, popplerBlocks } from './pdf/poppler.ts';
import { checkMade, type Structure } from './pdf/structure.ts';
import { numbersOf, type Rows } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

const TRIALS = 300;
/** The document of 300 pages that a first answer is timed on; it needs the built extension. */
const LONG = 'chronicle-300';
const OPTIONS = ['verbose', 'fast', 'printed'];
/** The share of each that must hold: `characters` and `tokens` over all files, the others over all trials; `whole` of those within one paragraph (`wholeInUnit`). */
export const WANTED = { lit: 0.995, whole: 0.9, rightPage: 1, characters: 0.99, tokens: 1.2 };

/**
 * What the index makes of PDFs: those of a folder (`--data`, else `SIGHTLINE_PDFS`, else `../shared/pdf`) and those that Chromium prints from the
 * pages in `bench/pdf/`. Phrases come from poppler's pdftotext (Debian: poppler-utils), an independent reading.
 * Words after the name: `verbose`, `fast` (no document of 300 pages), `printed` (what an earlier run has printed), else a part of a file name.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const folder = resolve(data ?? process.env.SIGHTLINE_PDFS ?? '../shared/pdf');
  const verbose = rest.includes('verbose');
  const part = rest.find((word) => !OPTIONS.includes(word)) ?? '';
  const shared = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.pdf') && name.includes(part))
    : [];
  const about = aboutFiles(folder);
  const out = resolve('node_modules/.cache/sightline-pdf');
  mkdirSync(out, { recursive: true });
  const made = await makePdfs(out, { part, long: !rest.includes('fast'), printed: rest.includes('printed') });
  const rows: Row[] = [];
  for (const name of shared) rows.push(await measure(join(folder, name), name, about.get(name)));
  for (const each of made) rows.push(await measure(each.file, `own: ${each.name}`, {}, each));
  const long = made.find(({ name }) => name === LONG);
  const first = long && (await firstAnswer(long.file, '/find Which chapter is about the year 1812?'));
  const figures = { files: rows, overall: overall(rows), first };
  return {
    table: [tableOf(rows, verbose), firstLine(first)].join('\n'),
    figures,
    rows: kept(rows, figures.overall, first),
  };
}

interface About {
  text?: string;
  opensWith?: string;
}

function aboutFiles(folder: string): Map<string, About> {
  const list = join(folder, 'pdf.json');
  if (!existsSync(list)) return new Map();
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: (About & { file: string })[] };
  return new Map(files.map((each) => [each.file, each]));
}

interface Row {
  name: string;
  pages: number;
  ms: number;
  lines: number;
  phrases?: PhraseFigures;
  structure?: Structure;
  refused?: string;
}

async function measure(file: string, name: string, about: About = {}, made?: MadePdf): Promise<Row> {
  const opened = await openPdf(file, about.opensWith).catch((error: Error) => error.name);
  if (typeof opened === 'string') return { name, pages: 0, ms: 0, lines: 0, refused: opened };
  const times: number[] = [];
  let text = await timed(() => readPdfText(opened), times);
  for (let i = 1; i < (made?.repeats ?? 1); i++) text = await timed(() => readPdfText(opened), times);
  const items = new Map<number, string[]>();
  const itemsOf = async (page: number): Promise<string[]> => {
    const known = items.get(page) ?? (await rawItems(await opened.getPage(page)));
    items.set(page, known);
    return known;
  };
  const truth = made?.truth.map((fact) => (fact.kind === 'row' ? fact.cells.join(' ') : fact.text));
  const own = made?.ownWords && truth ? [truth.join('\n\n')] : undefined;
  const [pages, raw] = [
    own ?? poppler(file, false, about.opensWith),
    own ?? poppler(file, true, about.opensWith),
  ];
  const units = truth ?? popplerBlocks(file, about.opensWith);
  const phrases = await tryPhrases(text, pages, raw, units, made !== undefined, itemsOf, TRIALS);
  const structure = made ? checkMade(text, made.truth) : checkShared(name, text);
  const row: Row = { name, pages: text.pages, ms: median(times), lines: text.lines.length, phrases };
  if (structure) row.structure = structure;
  await opened.loadingTask.destroy();
  return row;
}

async function rawItems(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof openPdf>>['getPage']>>,
): Promise<string[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
}

async function timed<T>(work: () => Promise<T>, times: number[]): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function overall(rows: readonly Row[]) {
  const all = rows.flatMap(({ phrases }) => (phrases && phrases.trials > 0 ? [phrases] : []));
  const sum = (pick: (each: PhraseFigures) => number) => all.reduce((total, each) => total + pick(each), 0);
  const trials = sum((each) => each.trials);
  const checks = new Map<string, [number, number]>();
  for (const { structure } of rows) {
    for (const [name, { right, of }] of Object.entries(structure?.shares ?? {})) {
      const [a, b] = checks.get(name) ?? [0, 0];
      checks.set(name, [a + right, b + of]);
    }
  }
  return {
    files: rows.length,
    trials,
    lit: sum((each) => each.lit) / trials,
    whole: sum((each) => each.whole) / sum((each) => each.found),
    inBlock: sum((each) => each.inBlock) / sum((each) => each.found),
    inUnit: sum((each) => each.inUnit) / sum((each) => each.found),
    wholeInUnit: sum((each) => each.wholeInUnit) / sum((each) => each.inUnit),
    rightPage: sum((each) => each.rightPage) / sum((each) => each.found),
    characters: sum((each) => each.characters) / sum((each) => each.ofCharacters),
    tokens: sum((each) => each.tokens) / sum((each) => each.ofTokens),
    structure: Object.fromEntries(
      [...checks].map(([name, [right, of]]) => [name, { right, of, share: right / of }]),
    ),
    wanted: WANTED,
  };
}

/** What is kept of a run; `first` only of one with the document of 300 pages. */
function kept(rows: readonly Row[], all: ReturnType<typeof overall>, first: FirstAnswer | undefined): Rows {
  const litOf = rows.flatMap(({ phrases }) =>
    phrases && phrases.trials > 0 ? phrases.lit / phrases.trials : [],
  );
  const checks = Object.entries(all.structure).map(([name, each]) => [name.replaceAll(' ', '-'), each]);
  return {
    all: { ...numbersOf(all), litWorst: Math.min(...litOf) },
    wanted: WANTED,
    ...Object.fromEntries(checks),
    ...(first && {
      first: {
        median: median(first.ms),
        worst: Math.max(...first.ms),
        cpu: median(first.cpu),
        wanted: 3000,
      },
    }),
  };
}

const shown = (ms: readonly number[]): string => ms.map((each) => `${Math.round(each)} ms`).join(', ');

const firstLine = (first: FirstAnswer | undefined): string =>
  first
    ? `300 pages, from "Send" to the first answer: ${shown(first.ms)} (wanted: less than 3,000 ms); the browser computed ${shown(first.cpu)} on all cores, while ${first.load.toFixed(1)} processes wanted a core`
    : '';

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`;

function tableOf(rows: readonly Row[], verbose: boolean): string {
  const lines = rows.flatMap((row) => {
    const name = row.name.padEnd(30);
    if (row.refused) return [`${name} ${row.refused}`];
    const figures = row.phrases!;
    const head = [
      name,
      `${row.pages} p`.padStart(6),
      `${row.lines} l`.padStart(8),
      `${figures.trials} phrases`.padStart(12),
      `lit ${percent(figures.lit, figures.trials)}`.padStart(12),
      `whole ${percent(figures.whole, figures.found)}`.padStart(14),
      `block ${percent(figures.inBlock, figures.found)}`.padStart(14),
      `unit ${percent(figures.wholeInUnit, figures.inUnit)}`.padStart(13),
      `page ${percent(figures.rightPage, figures.found)}`.padStart(13),
      `chars ${percent(figures.characters, figures.ofCharacters)}`.padStart(14),
      `tokens ${figures.ofTokens === 0 ? '-' : (figures.tokens / figures.ofTokens).toFixed(2)}`.padStart(12),
      `${Math.round(row.ms)} ms`.padStart(9),
    ].join(' ');
    const shares = Object.entries(row.structure?.shares ?? {}).map(
      ([what, { right, of }]) => `${what} ${right}/${of}`,
    );
    const below = shares.length > 0 ? [`      ${shares.join(', ')}`] : [];
    const faults = verbose
      ? [
          ...figures.failures.slice(0, 12),
          ...figures.parted.slice(0, 30),
          ...(row.structure?.faults ?? []).slice(0, 30),
        ]
      : [];
    return [head, ...below, ...faults.map((fault) => `        ${fault}`)];
  });
  return [...lines, JSON.stringify(overall(rows), null, 2)].join('\n');
}
