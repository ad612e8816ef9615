import { type JudgeSource, judgeAll } from '../judge/judge.ts';
import type { Verdict } from '../judge/verdict.ts';
import { interval } from './bootstrap.ts';
import { MEASURES, type Measure, type ModelBench } from './measures.ts';
import type { Exchange } from './replies.ts';
import { over, type Scores } from './scores.ts';
import { percent, spread } from './statistics.ts';

/** One task of a run. */
export interface TaskRecord extends Exchange {
  id: string;
  /** The person's words. */
  asked: string;
  /** What is missing of a task without a reply is scored as not done. */
  scores: Scores;
  /** What was said, or done step by step, and what counts as right, for a judge; absent where there are no words to judge. */
  said?: string;
  wanted?: string | null;
  /** Absent: not judged, or the judge had no verdict. */
  judged?: Verdict;
  /** What went wrong, to look at by hand; '' when all is well. */
  miss: string;
  /** Of a miss, when a report is written: page and panel, JPEG. */
  pictures: Buffer[];
}

/** What a run was of, and who replied. */
export interface RunAbout {
  bench: ModelBench;
  /** Name of the model, or of the folder whose replies were played. */
  model: string;
  /** SHA-256 of the file of tasks: only runs over the same tasks can be compared. */
  tasksHash: string;
  /** ISO 8601. */
  at: string;
}

/** A run as `--json` writes it: enough to print every figure anew, and to compare it with another run task by task. */
export interface RunRecord {
  about: RunAbout;
  figures: Record<string, { value: number; low: number; high: number }>;
  tasks: Omit<TaskRecord, 'pictures'>[];
}

export function recordRun(about: RunAbout, tasks: readonly TaskRecord[]): RunRecord {
  const figures = Object.fromEntries(
    MEASURES[about.bench].map(({ id }) => {
      const scores = scoresOf(tasks, id);
      return [id, { value: over(scores), ...interval(scores) }];
    }),
  );
  return { about, figures, tasks: tasks.map(({ pictures: _, ...task }) => task) };
}

/** Gives every task that has words its verdict; beside the exact scores, which stay as they are. A task without a reply is not shown to the judge. */
export async function judgeTasks(tasks: readonly TaskRecord[], source: JudgeSource): Promise<TaskRecord[]> {
  const shown = tasks.flatMap(({ id, asked, said, wanted, missing }) =>
    said !== undefined && missing === 0 ? [{ id, asked, said, wanted: wanted ?? null }] : [],
  );
  const verdicts = await judgeAll(shown, source);
  const byId = new Map(shown.map(({ id }, at) => [id, verdicts[at]]));
  return tasks.map((task) => {
    const judged = byId.get(task.id);
    return judged ? { ...task, judged } : task;
  });
}

/** What a judge said of a run, as lines; none where nobody judged. */
export function judgeLines({ tasks }: Pick<RunRecord, 'tasks'>): string[] {
  const judged = tasks.flatMap((task) => task.judged ?? []);
  if (judged.length === 0) return [];
  const count = (key: 'verdict' | 'error') => {
    const given = judged.map((each) => each[key]);
    return [...new Set(given)]
      .map((name) => `${name} ${given.filter((each) => each === name).length}`)
      .join(', ');
  };
  const missing = tasks.length - judged.length;
  return [
    `judge: ${count('verdict')}, no verdict ${missing} (none of them counts as right)`,
    `kinds of error: ${count('error')}`,
  ];
}

export const scoresOf = (tasks: readonly Pick<TaskRecord, 'scores'>[], measure: string) =>
  tasks.map(({ scores }) => scores[measure] ?? ([0, 0] as const));

const UNITS: Readonly<Record<NonNullable<Measure['unit']>, (value: number) => string>> = {
  number: (value) => value.toFixed(2),
  seconds: (value) => `${value.toFixed(1)} s`,
  USD: (value) => `${value.toFixed(4)} USD`,
};

/** A figure in the measure's own unit. */
export const written = ({ unit }: Measure, value: number): string =>
  Number.isNaN(value) ? '-' : unit ? UNITS[unit](value) : percent(value);

/** What stands above the figures: how much of the run is there at all, and what it cost. */
export function headLines({ tasks }: Pick<RunRecord, 'tasks'>): string[] {
  const count = (test: (task: RunRecord['tasks'][number]) => boolean) => tasks.filter(test).length;
  const sum = (pick: (task: RunRecord['tasks'][number]) => number) =>
    tasks.reduce((total, task) => total + pick(task), 0);
  const tokens = spread(tasks.map((task) => Math.round(task.tokens / Math.max(1, task.requests))));
  const usd = sum((task) => task.usd);
  const seconds = spread(tasks.map((task) => Number(task.seconds.toFixed(1))));
  return [
    `tasks ${tasks.length}, without a reply ${count((task) => task.missing > 0)}, requests changed since they were collected ${count((task) => task.changed > 0)}`,
    `requests ${sum((task) => task.requests)}, prompt tokens of one: median ${tokens.median}, largest ${tokens.worst}`,
    `seconds a task: median ${seconds.median}, longest ${seconds.worst}; ${usd > 0 ? `${usd.toFixed(4)} USD in all` : 'no price known'}`,
  ];
}

/** The run as lines for a terminal: each figure with its 95 % interval, then what was missed. */
export function printRun(run: RunRecord): string {
  const rows = MEASURES[run.about.bench].map((measure) => {
    const { value, low, high } = run.figures[measure.id]!;
    const range = Number.isNaN(value) ? '' : `(${written(measure, low)} to ${written(measure, high)})`;
    return `${measure.name.padEnd(31)} ${written(measure, value).padStart(8)}  ${range}`;
  });
  const misses = run.tasks
    .filter(({ miss }) => miss !== '')
    .map(
      ({ id, asked, miss, missing }) => `  ${missing > 0 ? 'no reply' : 'missed'} ${id}: ${miss}, "${asked}"`,
    );
  return [...headLines(run), ...rows, ...judgeLines(run), ...misses].join('\n');
}
