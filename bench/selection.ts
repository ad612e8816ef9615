import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { IndexLine } from '../src/contracts/page-index.ts';
import { selectLines } from '../src/core/index/select.ts';
import { readPages } from './instant.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

interface GoldText {
  text: string;
  context?: { before?: string; after?: string };
  nth?: number;
}

/** A question of `find-dev` with the texts that answer it. */
export interface Task {
  file: string;
  kind: string;
  question: string;
  evidence: GoldText[];
  evidence_alternatives?: GoldText[][];
}

const BUDGETS = [1000, 2000, 4000, 8000];

interface Row {
  half: string;
  questions: number;
  /** Of these, pages that do not fit the budget: only there is anything chosen. */
  [column: string]: number | string;
}

/**
 * How much of what answers a question a model is shown where a page does not fit: the share of evidence texts all of whose lines are among those
 * chosen within a budget, over the questions on pages that exceed it. `--data`: the tasks (default `../shared/find-dev/tasks.jsonl`), their pages
 * beside them. Halves are by page: `tune` (even) is what knobs are set on, `test` (odd) is what counts.
 */
export async function run({ data, rest }: BenchOptions): Promise<BenchResult> {
  const file = resolve(data ?? '../shared/find-dev/tasks.jsonl');
  const tasks = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Task);
  const folder = dirname(file);
  const names = [...new Set(tasks.map((task) => task.file))].filter((name) => existsSync(join(folder, name)));
  const pages = await readPages(names.map((name) => join(folder, name)));
  const lines = new Map(names.map((name) => [name, pages.get(join(folder, name))!.page.lines]));
  const { rows, missed } = evaluate(tasks, lines);
  const table = [rows.map((row) => JSON.stringify(row)).join('\n')];
  if (rest.includes('verbose')) table.push(...missed);
  return {
    table: table.join('\n'),
    figures: rows,
    rows: Object.fromEntries(rows.map((row) => [row.half, numbersOf(row)])),
  };
}

/** @param pages lines by the name of a task's file, in the order of the halves */
export function evaluate(tasks: readonly Task[], pages: ReadonlyMap<string, readonly IndexLine[]>) {
  const names = [...pages.keys()];
  const missed: string[] = [];
  const rows = (['tune', 'test', 'all'] as const).map((half): Row => {
    const own = tasks.filter(
      ({ file, evidence }) =>
        evidence.length > 0 && (half === 'all' || (names.indexOf(file) % 2 ? 'test' : 'tune') === half),
    );
    const row: Row = { half, questions: own.length };
    for (const budget of BUDGETS) {
      const shares = own.flatMap((task) => {
        const share = shown(task, pages.get(task.file) ?? [], budget);
        if (half === 'all' && share !== null && share < 1)
          missed.push(
            `${budget} ${task.file} ${task.kind}: ${task.question} [${task.evidence[0]!.text.slice(0, 60)}]`,
          );
        return share ?? [];
      });
      const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
      row[`shown${budget}`] = mean;
      row[`of${budget}`] = shares.length;
      row[`shown@${budget}`] = `${(100 * mean).toFixed(1)} % of ${shares.length}`;
    }
    return row;
  });
  return { rows, missed };
}

/** The share of evidence texts that are shown whole, of the alternatives the best; `null` where the page fits the budget. */
function shown(task: Task, lines: readonly IndexLine[], budget: number): number | null {
  const { lines: chosen, coverage } = selectLines(lines, task.question, budget);
  if (coverage.totalTokens <= budget) return null;
  const taken = new Set(chosen);
  const shares = [task.evidence, ...(task.evidence_alternatives ?? [])].map((texts) => {
    const places = texts.map((text) => linesOf(text, lines));
    return (
      places.filter((own) => own.length > 0 && own.every((line) => taken.has(line))).length / texts.length
    );
  });
  return Math.max(...shares);
}

/** Neither white space nor what stands between the cells of a row. */
const bare = (text: string): string => text.replace(/[\s¦\u00ad\u200b-\u200d\ufeff]/gu, '');

/** The lines that hold a text: of several places the one whose context is nearest. */
function linesOf({ text, context = {}, nth = 1 }: GoldText, lines: readonly IndexLine[]): IndexLine[] {
  const starts: number[] = [];
  let page = '';
  for (const line of lines) {
    starts.push(page.length);
    page += bare(line.text);
  }
  const wanted = bare(text);
  const places: number[] = [];
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + 1)) places.push(at);
  const before = bare(context.before ?? '').slice(-60);
  const after = bare(context.after ?? '').slice(0, 60);
  const distance = (at: number): number => {
    const left = before ? page.lastIndexOf(before, at) : at;
    const right = after ? page.indexOf(after, at + wanted.length) : at;
    return (left < 0 ? page.length : at - left) + (right < 0 ? page.length : right - at);
  };
  const place = before || after ? places.sort((a, b) => distance(a) - distance(b))[0] : places[nth - 1];
  if (place === undefined) return [];
  return lines.filter(
    (line, i) =>
      bare(line.text) !== '' && starts[i]! < place + wanted.length && (starts[i + 1] ?? page.length) > place,
  );
}
