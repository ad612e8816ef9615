import type { StudyExport, StudyRun } from '../../src/contracts/study.ts';
import { gradeOf } from '../../src/core/study/grade.ts';
import { susScore, tlxScore } from '../../src/core/study/questionnaires.ts';
import { bootstrap, cliffDelta, cohenD, cohenDz, meanInterval, meanOf } from './statistics.ts';

/** One figure of a participant under a condition; `NaN`: there is none. */
interface Measure {
  id: string;
  name: string;
  of(run: StudyRun, condition: string): number;
}

const POINTS = { completed: 1, partly: 0.5, failed: 0 };
const resultsIn = ({ results }: StudyRun, condition: string) =>
  results.filter((result) => result.condition === condition);
const meanWhere = (values: readonly (number | null)[]): number => {
  const some = values.filter((value) => value !== null);
  return some.length > 0 ? meanOf(some) : Number.NaN;
};
const signal = (id: keyof StudyRun['results'][number]['signals'], name: string): Measure => ({
  id,
  name,
  of: (run, condition) => meanWhere(resultsIn(run, condition).map(({ signals }) => signals[id])),
});

export const MEASURES: readonly Measure[] = [
  {
    id: 'success',
    name: 'success (partly counts half)',
    of: (run, condition) =>
      meanWhere(
        resultsIn(run, condition).map((result) => {
          const grade = gradeOf(result);
          return grade && POINTS[grade];
        }),
      ),
  },
  {
    id: 'seconds',
    name: 'seconds a task',
    of: (run, condition) => meanWhere(resultsIn(run, condition).map(({ seconds }) => seconds)),
  },
  signal('scrolled', 'px scrolled a task'),
  signal('clicks', 'clicks a task'),
  signal('searches', 'searches in page a task'),
  signal('switches', 'switches page/panel a task'),
  signal('questions', 'questions a task'),
  signal('citationsOpened', 'citations opened a task'),
  scored('sus', 'SUS (0 to 100)', susScore),
  scored('tlx', 'raw TLX (0 to 100)', tlxScore),
];

/** What was asked at the end belongs to every condition of who met one alone, and to none of who met several. */
function scored(
  id: string,
  name: string,
  score: (replies: Record<string, number | string>) => number | null,
) {
  return {
    id,
    name,
    of: (run: StudyRun, condition: string) => {
      const met = new Set(run.results.map((result) => result.condition));
      const own = run.questionnaires.filter(
        (each) =>
          each.condition === condition || (each.condition === null && met.size === 1 && met.has(condition)),
      );
      return meanWhere(own.map(({ replies }) => score(replies)));
    },
  };
}

/** A measure under one condition, over the participants who met it. */
export interface ConditionFigure {
  condition: string;
  people: number;
  mean: number;
  low: number;
  high: number;
}

/** How a condition differs from the first: `by` with its interval; `d` is d_z where `paired`, else Cohen's d. */
export interface Difference {
  condition: string;
  paired: boolean;
  by: number;
  low: number;
  high: number;
  d: number;
  cliff: number;
}

export interface MeasureFigures {
  id: string;
  name: string;
  conditions: ConditionFigure[];
  differences: Difference[];
}

/** All figures of a study; tasks that nobody has graded do not count for success. */
export function analyse({ study, runs }: StudyExport): MeasureFigures[] {
  const conditions = study.conditions.map(({ id }) => id);
  const [first = '', ...others] = conditions;
  return MEASURES.map((measure) => {
    const valuesIn = (condition: string, some = runs) =>
      some.map((run) => measure.of(run, condition)).filter((value) => !Number.isNaN(value));
    return {
      id: measure.id,
      name: measure.name,
      conditions: conditions.map((condition) => {
        const values = valuesIn(condition);
        return { condition, people: values.length, ...meanInterval(values) };
      }),
      differences: others.map((condition) => differenceOf(measure, runs, first, condition)),
    };
  }).filter((figures) => figures.conditions.some(({ people }) => people > 0));
}

function differenceOf(
  measure: Measure,
  runs: readonly StudyRun[],
  first: string,
  condition: string,
): Difference {
  const people = runs.map((run) => ({ a: measure.of(run, first), b: measure.of(run, condition) }));
  const both = people.filter(({ a, b }) => !Number.isNaN(a) && !Number.isNaN(b));
  // Who met both conditions is compared with themselves; otherwise people are compared with people.
  const paired = both.length > 1;
  const known = (some: typeof people, of: 'a' | 'b') =>
    some.map((each) => each[of]).filter((value) => !Number.isNaN(value));
  const used = paired ? both : people;
  const by = (some: typeof people) => meanWhere(known(some, 'b')) - meanWhere(known(some, 'a'));
  const [a, b] = [known(used, 'a'), known(used, 'b')];
  const d = paired ? cohenDz(both.map((each) => each.b - each.a)) : cohenD(a, b);
  return { condition, paired, by: by(used), ...bootstrap(used, by), d, cliff: cliffDelta(a, b) };
}

/** The scores of what was asked once for everything, over the participants. */
export function atEnd({
  runs,
}: StudyExport): { name: string; people: number; mean: number; low: number; high: number }[] {
  return [
    { name: 'SUS at the end', score: susScore },
    { name: 'raw TLX at the end', score: tlxScore },
  ].flatMap(({ name, score }) => {
    const values = runs.flatMap(({ questionnaires }) =>
      questionnaires.filter(({ when }) => when === 'end').flatMap(({ replies }) => score(replies) ?? []),
    );
    return values.length > 0 ? [{ name, people: values.length, ...meanInterval(values) }] : [];
  });
}
