import { readFileSync } from 'node:fs';
import { difference } from './model/bootstrap.ts';
import { MEASURES } from './model/measures.ts';
import { type RunRecord, scoresOf, written } from './model/record.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/**
 * Two runs of `bench model` over the same tasks, from the files that `--json` or `--report` wrote: each figure of both, their difference with
 * its 95 % interval by a paired bootstrap, and the tasks that one of them alone missed. A task that only one run has is left out, and said.
 */
export async function run({ rest }: Pick<BenchOptions, 'rest'>): Promise<BenchResult> {
  const [a, b] = rest.map((file): RunRecord => JSON.parse(readFileSync(file, 'utf8')));
  if (!a || !b) throw new Error('name two files: compare A.json B.json');
  if (a.about.bench !== b.about.bench || a.about.tasksHash !== b.about.tasksHash)
    throw new Error('these runs are not of the same tasks');
  const pairs = a.tasks.flatMap((one) => {
    const other = b.tasks.find(({ id }) => id === one.id);
    return other ? [{ one, other }] : [];
  });
  const ones = pairs.map(({ one }) => one);
  const others = pairs.map(({ other }) => other);
  const rows = MEASURES[a.about.bench].map((measure) => ({
    measure,
    ...difference(scoresOf(ones, measure.id), scoresOf(others, measure.id)),
  }));
  const lines = rows
    .filter(({ by }) => !Number.isNaN(by))
    .map(({ measure, by, low, high, certain }) => {
      const told = low > 0 || high < 0;
      const verdict = told
        ? `B ${by > 0 === (measure.better === 'more') ? 'better' : 'worse'}`
        : 'not told apart';
      return `${measure.name.padEnd(31)} ${signed(written(measure, by))}  (${signed(written(measure, low))} to ${signed(written(measure, high))})  ${verdict}, sign of ${(100 * certain).toFixed(0)} % of the draws`;
    });
  const onlyMissedBy = (missed: RunRecord['tasks'], held: RunRecord['tasks']) =>
    missed.filter((task, i) => task.miss !== '' && held[i]?.miss === '').map(({ id }) => id);
  const table = [
    `A ${a.about.model}, B ${b.about.model}: ${pairs.length} tasks in both (A has ${a.tasks.length}, B ${b.tasks.length})`,
    'B - A (95 % interval):',
    ...lines,
    `missed by A alone: ${onlyMissedBy(ones, others).join(' ') || 'none'}`,
    `missed by B alone: ${onlyMissedBy(others, ones).join(' ') || 'none'}`,
  ];
  return {
    table: table.join('\n'),
    figures: rows.map(({ measure, ...figures }) => ({ id: measure.id, ...figures })),
  };
}

const signed = (text: string): string => (/^[-0.\s%]*$|^-/.test(text) ? text : `+${text}`).padStart(8);
