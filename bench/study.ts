import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type StudyExport, studyExportSchema } from '../src/contracts/study.ts';
import type { BenchOptions, BenchResult } from './run.ts';
import { analyse, atEnd, type MeasureFigures } from './study/analyse.ts';
import { figure, plotOf } from './study/plot.ts';

/**
 * What came of a study with people: `study FILE...`, each a `study.json` or the zip that the study page exports, of one study on one or several
 * computers. `--report DIR`: the same as Markdown and JSON, with a plot of each measure as SVG.
 */
export async function run({ rest, report }: Pick<BenchOptions, 'rest' | 'report'>): Promise<BenchResult> {
  const whole = joined(rest.map(readExport));
  const figures = { measures: analyse(whole), atEnd: atEnd(whole) };
  const table = printed(whole, figures.measures, figures.atEnd);
  if (report) {
    mkdirSync(report, { recursive: true });
    for (const each of figures.measures) writeFileSync(join(report, `${each.id}.svg`), plotOf(each));
    const plots = figures.measures.map(({ id, name }) => `![${name}](${id}.svg)`);
    writeFileSync(join(report, 'report.md'), `\`\`\`\n${table}\n\`\`\`\n\n${plots.join('\n\n')}\n`);
    writeFileSync(join(report, 'report.json'), `${JSON.stringify(figures, null, 2)}\n`);
  }
  return { table, figures };
}

function readExport(file: string): StudyExport {
  const bytes = readFileSync(file);
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const json = isZip ? strFromU8(unzipSync(bytes)['study.json'] ?? new Uint8Array()) : bytes.toString('utf8');
  const { data, error } = studyExportSchema.safeParse(JSON.parse(json));
  if (!data)
    throw new Error(
      `${file} is no export of a study: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  return data;
}

/** One study of several computers, whose participants need numbers of their own. */
function joined([first, ...others]: readonly StudyExport[]): StudyExport {
  if (!first) throw new Error('name the files: study FILE...');
  if (others.some(({ study }) => JSON.stringify(study) !== JSON.stringify(first.study)))
    throw new Error('these files are not of the same study');
  const runs = [first, ...others].flatMap((each) => each.runs);
  const numbers = runs.map(({ participant }) => participant);
  const twice = numbers.find((number, i) => numbers.indexOf(number) !== i);
  if (twice !== undefined) throw new Error(`participant ${twice} is there twice`);
  return { study: first.study, runs };
}

function printed(
  { study, runs }: StudyExport,
  measures: readonly MeasureFigures[],
  ends: ReturnType<typeof atEnd>,
): string {
  const first = study.conditions[0]?.id ?? '';
  const ungraded = runs
    .flatMap(({ results }) => results)
    .filter((result) => !result.byHand && !result.byGold);
  const open = runs.filter(({ endedAt }) => endedAt === null).length;
  const range = (low: number, high: number) => `(${figure(low)} to ${figure(high)})`;
  const lines = measures.flatMap(({ name, conditions, differences }) => [
    name,
    ...conditions.map(
      ({ condition, people, mean, low, high }) =>
        `  ${condition.padEnd(16)} ${figure(mean).padStart(7)}  ${range(low, high)}  n ${people}`,
    ),
    ...differences.map(({ condition, paired, by, low, high, d, cliff }) => {
      const size = `${paired ? 'd_z' : 'd'} ${figure(d)}, Cliff's delta ${figure(cliff)}`;
      return `  ${`${condition} - ${first}`.padEnd(16)} ${figure(by).padStart(7)}  ${range(low, high)}  ${size}`;
    }),
  ]);
  return [
    `${study.title}: ${runs.length} participants (${open} not at the end), ${study.tasks.length} tasks; 95 % intervals`,
    ...(ungraded.length > 0 ? [`${ungraded.length} answers are not graded and left out of success`] : []),
    ...lines,
    ...ends.map(
      ({ name, people, mean, low, high }) => `${name}: ${figure(mean)} ${range(low, high)}, n ${people}`,
    ),
  ].join('\n');
}
