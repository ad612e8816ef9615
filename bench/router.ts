import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routeLocally } from '../src/modes/route.ts';
import type { PageGist } from '../src/modes/routing/page-gist.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

interface Row {
  query: string;
  label: string;
  language?: string;
  source?: string;
  /** What the page is like where the question is asked; what is absent is empty. */
  page?: Partial<PageGist>;
}

const EMPTY_PAGE: PageGist = { title: '', headings: [], controls: [], hasCode: false };

const LABELS = ['find', 'guide', 'hide'] as const;
const OWN_SET = resolve(import.meta.dirname, 'data/router.jsonl');
/** Questions and web tasks that are read in place, where they are at hand. */
const SHARED_SET = resolve(
  import.meta.dirname,
  '../..',
  process.env.SIGHTLINE_ROUTER ?? 'shared/router/dev.jsonl',
);

const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Row);

const labelOf = (handler: string): string => (handler.endsWith('find') ? 'find' : handler);
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/**
 * Routes every query of `data` (JSON lines `{query, label, page?}`; by default the project's own set and, where present, the shared one).
 * Accuracy per label, per language and overall, with the confusion table, the share in doubt (where a person or a model would decide) and the
 * share that is wrong without doubt. No model is called: what counts is the local router.
 */
export async function run(options: Partial<BenchOptions> = {}): Promise<BenchResult> {
  const files = options.data ? [options.data] : [OWN_SET, SHARED_SET].filter((file) => existsSync(file));
  const rows = files.flatMap(readRows);
  const startedAt = performance.now();
  const routes = rows.map((row) => routeLocally(row.query, row.page && { ...EMPTY_PAGE, ...row.page }));
  const microseconds = ((performance.now() - startedAt) * 1000) / Math.max(1, rows.length);
  const report = score(
    rows,
    routes.map((route) => labelOf(route.handler)),
  );
  const unsure = share(routes.filter((route) => !route.sure).length, rows);
  const wrongAndSure = share(
    routes.filter((route, i) => route.sure && labelOf(route.handler) !== rows[i]!.label).length,
    rows,
  );
  const local = { unsure, wrongAndSure, microseconds };
  const asked = new Set(rows.map(({ label }) => label));
  const perLabel = Object.entries(report.perLabel)
    .filter(([label]) => asked.has(label))
    .map(([label, accuracy]) => [label, { accuracy }]);
  return {
    table: tableOf(report, local),
    figures: { ...report, ...local },
    rows: { all: numbersOf({ ...report, ...local }), ...Object.fromEntries(perLabel) },
  };
}

const share = (count: number, rows: Row[]): number => count / Math.max(1, rows.length);

interface Report {
  queries: number;
  accuracy: number;
  perLabel: Record<string, number>;
  perLanguage: Record<string, number>;
  /** Rows: the right label; columns: the router's. */
  confusion: Record<string, Record<string, number>>;
  wrong: { query: string; label: string; got: string }[];
}

function score(rows: Row[], got: string[]): Report {
  const confusion = Object.fromEntries(
    LABELS.map((label) => [label, Object.fromEntries(LABELS.map((other) => [other, 0]))]),
  );
  const languages = new Map<string, [number, number]>();
  const wrong: Report['wrong'] = [];
  rows.forEach((row, i) => {
    confusion[row.label]![got[i]!]! += 1;
    const tally = languages.get(row.language ?? row.source ?? '-') ?? [0, 0];
    tally[1] += 1;
    if (got[i] === row.label) tally[0] += 1;
    else wrong.push({ query: row.query, label: row.label, got: got[i]! });
    languages.set(row.language ?? row.source ?? '-', tally);
  });
  const perLabel = LABELS.map((label) => {
    const total = LABELS.reduce((sum, other) => sum + confusion[label]![other]!, 0);
    return [label, confusion[label]![label]! / Math.max(1, total)] as const;
  });
  return {
    queries: rows.length,
    accuracy: 1 - wrong.length / Math.max(1, rows.length),
    perLabel: Object.fromEntries(perLabel),
    perLanguage: Object.fromEntries([...languages].map(([name, [right, all]]) => [name, right / all])),
    confusion,
    wrong,
  };
}

function tableOf(
  report: Report,
  local: { unsure: number; wrongAndSure: number; microseconds: number },
): string {
  const languages = Object.entries(report.perLanguage).map(([name, share]) => `${name} ${percent(share)}`);
  const header = ['right \\ got', ...LABELS, 'accuracy'];
  const lines = LABELS.map((label) => [
    label,
    ...LABELS.map((other) => String(report.confusion[label]![other])),
    percent(report.perLabel[label]!),
  ]);
  return [
    `router: ${report.queries} queries, accuracy ${percent(report.accuracy)}, no model asked`,
    `in doubt ${percent(local.unsure)}, wrong without doubt ${percent(local.wrongAndSure)}; ${local.microseconds.toFixed(0)} µs per query`,
    '',
    ...[header, ...lines].map((cells) => cells.map((cell) => cell.padEnd(12)).join('')),
    '',
    languages.join(', '),
    ...report.wrong.slice(0, 40).map(({ query, label, got }) => `  ${label} -> ${got}: ${query}`),
  ].join('\n');
}
