import { describe, expect, it } from 'vitest';
import { analyse, atEnd } from '../../../bench/study/analyse.ts';
import { plotOf } from '../../../bench/study/plot.ts';
import {
  bootstrap,
  cliffDelta,
  cohenD,
  cohenDz,
  meanInterval,
  meanOf,
  tQuantile,
} from '../../../bench/study/statistics.ts';
import { type StudyRun, studySchema } from '../../../src/contracts/study.ts';
import { EXAMPLE } from '../../../src/core/study/example.ts';
import { NO_SIGNALS } from '../../../src/core/study/signals.ts';

describe('the statistics', () => {
  // Values of the printed tables of Student's t.
  it.each([
    [1, 12.706],
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ])('t with %i degrees is %f', (degrees, wanted) => expect(tQuantile(degrees)).toBeCloseTo(wanted, 1));

  it('a mean has the interval of its standard error', () => {
    const { mean, low, high } = meanInterval([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(mean).toBe(5);
    // Deviation 2.138, standard error 0.756, t(7) 2.365.
    expect(low).toBeCloseTo(3.212, 2);
    expect(high).toBeCloseTo(6.788, 2);
    expect(meanInterval([3]).low).toBeNaN();
  });

  it('effect sizes are those of hand-made groups', () => {
    expect(cohenD([1, 2, 3], [3, 4, 5])).toBeCloseTo(2, 5);
    expect(cohenDz([1, 2, 3])).toBeCloseTo(2, 5);
    expect(cliffDelta([1, 2], [3, 4])).toBe(1);
    expect(cliffDelta([1, 2], [2, 1])).toBe(0);
  });

  it('a bootstrap holds the mean and is the same in every run', () => {
    const people = [3, 5, 8, 9, 12, 14];
    const { low, high } = bootstrap(people, meanOf);
    expect(low).toBeLessThan(8.5);
    expect(high).toBeGreaterThan(8.5);
    expect(bootstrap(people, meanOf)).toEqual({ low, high });
  });
});

describe('a study', () => {
  const study = studySchema.parse(EXAMPLE);
  const run = (participant: number, without: number, withIt: number): StudyRun => ({
    participant,
    consentedAt: 1,
    step: 9,
    going: null,
    results: (['without', 'with'] as const).map((condition, i) => ({
      task: 'year',
      condition,
      place: i + 1,
      seconds: i === 0 ? without : withIt,
      end: 'done',
      answer: '',
      signals: NO_SIGNALS,
      byGold: i === 0 ? 'failed' : 'partly',
      byHand: null,
    })),
    questionnaires: [
      {
        when: 'end',
        condition: null,
        task: null,
        replies: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`sus_${i + 1}`, 3])),
      },
    ],
    endedAt: 2,
  });
  const runs = [run(1, 100, 60), run(2, 80, 50), run(3, 120, 90)];

  it('compares people with themselves, and says who counts', () => {
    const figures = analyse({ study, runs });
    const seconds = figures.find(({ id }) => id === 'seconds');
    expect(seconds?.conditions).toMatchObject([
      { condition: 'without', people: 3, mean: 100 },
      { condition: 'with', people: 3 },
    ]);
    expect(seconds?.differences[0]).toMatchObject({ paired: true });
    expect(seconds?.differences[0]?.by).toBeCloseTo(-33.33, 1);
    expect(seconds?.differences[0]?.high).toBeLessThan(0);
    expect(figures.find(({ id }) => id === 'success')?.conditions.map(({ mean }) => mean)).toEqual([0, 0.5]);
    // What was asked once, after both conditions, is of neither.
    expect(figures.find(({ id }) => id === 'sus')).toBeUndefined();
    expect(atEnd({ study, runs })).toMatchObject([{ people: 3, mean: 50 }]);
  });

  it('is drawn with each condition, and no name breaks the drawing', () => {
    const [figures] = analyse({ study, runs });
    const svg = plotOf({ ...figures!, name: 'a < b & "c"' });
    expect(svg).toContain('a &#60; b &#38; &#34;c&#34;');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).not.toContain('NaN');
  });
});
