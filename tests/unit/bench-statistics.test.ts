import { describe, expect, test } from 'vitest';
import { difference, interval } from '../../bench/model/bootstrap.ts';
import { f1, NONE, over, type Score, share, whether } from '../../bench/model/scores.ts';

describe('a measure over tasks', () => {
  test('is sum over sum, and leaves out what it does not concern', () => {
    expect(over([[3, 4], [0, 1], NONE])).toBe(0.6);
    expect(over([NONE])).toBeNaN();
  });

  test('a share counts as one task, however much there was', () => {
    expect(over([share(1, 2), share(100, 100), share(0, 0)])).toBe(0.5);
    expect(f1(share(1, 2), share(1, 1))).toEqual([2 / 3, 1]);
  });
});

describe('intervals', () => {
  const mixed: Score[] = Array.from({ length: 100 }, (_, i) => whether(i % 4 !== 0));

  test('hold the figure, and are as wide as the binomial law says', () => {
    const { low, high } = interval(mixed);
    // 0.75 of 100: 1.96 standard errors of 0.0433 to both sides.
    expect(low).toBeGreaterThan(0.63);
    expect(low).toBeLessThan(0.69);
    expect(high).toBeGreaterThan(0.81);
    expect(high).toBeLessThan(0.87);
  });

  test('are the same in every run', () => expect(interval(mixed)).toEqual(interval(mixed)));

  test('of a measure that concerns no task are none', () => expect(interval([NONE, NONE]).low).toBeNaN());
});

describe('the difference of two runs', () => {
  const hard = (i: number) => i % 2 === 0;
  const a: Score[] = Array.from({ length: 60 }, (_, i) => whether(!hard(i)));

  test('what is hard for both does not blur a small and steady gain', () => {
    const b = a.map((score, i) => (i % 10 === 0 ? whether(true) : score));
    const { by, low, certain } = difference(a, b);
    expect(by).toBeCloseTo(0.1);
    expect(low).toBeGreaterThan(0);
    expect(certain).toBeGreaterThan(0.97);
  });

  test('of equal runs is nothing', () => expect(difference(a, a)).toMatchObject({ by: 0, low: 0, high: 0 }));

  test('runs of different length are no pairs', () => expect(() => difference(a, a.slice(1))).toThrow());
});
