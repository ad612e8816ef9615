import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { type JudgeSource, judgeAll } from './judge/judge.ts';
import { agreement } from './judge/kappa.ts';
import { VERDICTS, type Verdict, verdictSchema } from './judge/verdict.ts';
import { holds } from './model/answers.ts';
import { percent } from './model/statistics.ts';
import { numbersOf } from './readme/results.ts';
import type { BenchOptions, BenchResult } from './run.ts';

const sampleSchema = z.object({
  id: z.string(),
  asked: z.string(),
  wanted: z.string().nullable(),
  said: z.string(),
  /** What a person says of it. */
  label: verdictSchema,
});
type Sample = z.infer<typeof sampleSchema>;

/**
 * How far a judge agrees with people: verdicts over a labelled sample (`--data`, default the project's own in `judge/sample.jsonl`) from `--judge-play DIR`
 * or `--base-url URL --judge-model NAME`, with Cohen's kappa for the verdict and for the kind of error. Beside it the same for the exact score,
 * which looks for the wanted words. A line that is no sample is named and left out; what the judge did not answer agrees with nothing.
 */
export async function run(options: BenchOptions): Promise<BenchResult> {
  const file = resolve(options.data ?? resolve(import.meta.dirname, 'judge/sample.jsonl'));
  const { samples, broken } = readSample(file);
  const source = judgeOf(options);
  const verdicts = source ? await judgeAll(samples, source) : [];
  const given = (part: 'verdict' | 'error') =>
    samples.map(({ label }, at) => [label[part], verdicts[at]?.[part] ?? 'no verdict'] as const);
  const exact = agreement(samples.map((each) => [coarse(each.label), exactVerdict(each)]));
  const figures = {
    samples: samples.length,
    missing: source ? verdicts.filter((verdict) => !verdict).length : samples.length,
    exact,
    ...(source && { verdict: agreement(given('verdict')), error: agreement(given('error')) }),
  };
  const line = (name: string, { kappa, low, high, alike, of }: ReturnType<typeof agreement>) =>
    `${name.padEnd(34)} kappa ${kappa.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), alike ${percent(alike)} of ${of}`;
  const table = [
    `${samples.length} labelled answers and runs of ${basename(file)}`,
    line('exact score (right or not)', exact),
    ...(source && figures.verdict && figures.error
      ? [
          `judge: ${source.name}; without a verdict ${figures.missing}`,
          line(`judge, ${VERDICTS.join('/')}`, figures.verdict),
          line('judge, kind of error', figures.error),
        ]
      : ['no judge: --judge-play DIR, or --base-url URL --judge-model NAME']),
    ...broken,
  ];
  const rows = Object.entries(figures).flatMap(([name, each]) =>
    typeof each === 'object' ? [[name, numbersOf(each)]] : [],
  );
  return { table: table.join('\n'), figures, rows: Object.fromEntries(rows) };
}

/** Who judges, by the command line; `undefined`: nobody. */
export function judgeOf({ judgeModel, judgePlay, endpoint }: BenchOptions): JudgeSource | undefined {
  const judge = judgeModel && endpoint ? { ...endpoint, model: judgeModel } : undefined;
  if (!judge && !judgePlay) return undefined;
  return {
    name: judge?.model ?? basename(judgePlay ?? ''),
    ...(judgePlay && { play: judgePlay }),
    ...(judge && { endpoint: judge }),
  };
}

function readSample(file: string): { samples: Sample[]; broken: string[] } {
  const broken: string[] = [];
  const samples = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return [];
      const parsed = sampleSchema.safeParse(fromJson(line));
      if (!parsed.success) broken.push(`line ${i + 1} of ${basename(file)} is no sample and is left out`);
      return parsed.success ? [parsed.data] : [];
    });
  return { samples, broken };
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Told by the line's number, like any other line that is no sample.
    return undefined;
  }
}

const coarse = ({ verdict }: Verdict): string => (verdict === 'right' ? 'right' : 'not right');

/** What the benchmarks' exact score says: the wanted words are there; of what the page does not say it cannot tell. */
const exactVerdict = ({ wanted, said }: Sample): string =>
  wanted?.split('; ').every((part) => holds(said, [part])) ? 'right' : 'not right';
