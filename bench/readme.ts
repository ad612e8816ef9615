import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, replaceSection } from './readme/render.ts';
import { readResults } from './readme/results.ts';
import type { BenchResult } from './run.ts';

const README = resolve(import.meta.dirname, '../README.md');
const TEMPLATE = resolve(import.meta.dirname, 'readme/evaluation.md');

/** What README.md should be: its evaluation from the template and the results that are kept. */
export const renderReadme = (): string =>
  replaceSection(readFileSync(README, 'utf8'), render(readFileSync(TEMPLATE, 'utf8'), readResults()));

/** Writes the README's evaluation anew from the results that are kept; measures nothing. */
export async function run(): Promise<BenchResult> {
  writeFileSync(README, renderReadme());
  const results = [...readResults().values()].sort((a, b) => a.date.localeCompare(b.date));
  const table = results.map(({ name, date, commit }) => `${date} ${commit.padEnd(8)} ${name}`);
  return {
    table: ['README.md is written; its figures, oldest first:', ...table].join('\n'),
    figures: results,
  };
}
