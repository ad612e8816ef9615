import { describe, expect, it } from 'vitest';
import { type Study, studySchema } from '../../../src/contracts/study.ts';
import { EXAMPLE } from '../../../src/core/study/example.ts';
import { readStudy } from '../../../src/core/study/file.ts';
import { balancedRow, balancedRows } from '../../../src/core/study/order.ts';
import { blocksOf, stepsOf } from '../../../src/core/study/steps.ts';

const faults = (change: object) => {
  const read = readStudy(JSON.stringify({ ...EXAMPLE, ...change }));
  return 'faults' in read ? read.faults.map(({ code, path }) => `${code} ${path}`) : [];
};

describe('a study file', () => {
  it('is read where it is whole', () => expect(faults({})).toEqual([]));

  it.each([
    ['a missing text', { consent: undefined }, ['missing consent']],
    ['an empty one', { consent: ' ' }, ['wrong consent']],
    [
      'a task without an address',
      { tasks: [{ id: 'a', instruction: 'b' }, EXAMPLE.tasks[1]] },
      ['missing tasks[0].address'],
    ],
    [
      'an address that is no web page',
      { tasks: [{ ...EXAMPLE.tasks[0], address: 'file:///a' }, EXAMPLE.tasks[1]] },
      ['wrong tasks[0].address'],
    ],
    ['two tasks of one id', { tasks: [EXAMPLE.tasks[0], EXAMPLE.tasks[0]] }, ['wrong tasks']],
    ['a word that is not known', { orders: 'balanced' }, ['wrong ']],
    ['fewer tasks than conditions', { tasks: [EXAMPLE.tasks[0]] }, ['wrong tasks']],
    [
      'a questionnaire that nobody knows',
      { questionnaires: { atEnd: [{ use: 'iq' }] } },
      ['wrong questionnaires.atEnd[0].use'],
    ],
  ])('%s is named by its path', (_, change, wanted) => expect(faults(change)).toEqual(wanted));

  it('that is not JSON says so', () => {
    expect(readStudy('{')).toMatchObject({ faults: [{ code: 'no-json' }] });
  });
});

describe('the order', () => {
  it.each([2, 3, 4, 5, 6])(
    'of %i things has each at each place, and after each other, equally often',
    (size) => {
      const rows = Array.from({ length: balancedRows(size) }, (_, row) => balancedRow(size, row));
      const count = (values: string[]) => [
        ...new Set(values.map((value) => values.filter((each) => each === value).length)),
      ];
      expect(count(rows.flatMap((row) => row.map((value, place) => `${value}@${place}`)))).toEqual([
        rows.length / size,
      ]);
      expect(count(rows.flatMap((row) => row.slice(1).map((value, i) => `${row[i]}>${value}`)))).toHaveLength(
        1,
      );
    },
  );

  const study: Study = studySchema.parse({
    ...EXAMPLE,
    tasks: ['a', 'b', 'c', 'd'].map((id) => ({ ...EXAMPLE.tasks[0], id })),
  });

  it('lets four participants meet each task under each condition, first and last', () => {
    const met = [1, 2, 3, 4].flatMap((participant) =>
      blocksOf(study, participant).flatMap(({ condition, tasks }, place) =>
        tasks.map((task) => `${task} ${condition} ${place}`),
      ),
    );
    expect(new Set(met).size).toBe(16);
  });

  it('does everything in one condition where conditions are between people', () => {
    const between = { ...study, design: 'between' as const };
    expect(blocksOf(between, 1).map(({ condition, tasks }) => [condition, tasks.length])).toEqual([
      ['without', 4],
    ]);
    expect(blocksOf(between, 2)[0]?.condition).toBe('with');
  });

  it('asks after each task, after each condition and at the end', () => {
    const kinds = stepsOf(study, 1).map((step) => (step.kind === 'questions' ? step.when : step.kind));
    const block = ['task', 'task', 'task', 'task', 'condition'];
    expect(kinds).toEqual([...block, ...block, 'end', 'end']);
  });
});
