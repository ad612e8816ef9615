import { describe, expect, test } from 'vitest';
import { type GuideRun, guideScores } from '../../bench/model/guide-scores.ts';
import { MEASURES } from '../../bench/model/measures.ts';
import { written } from '../../bench/model/record.ts';
import { over } from '../../bench/model/scores.ts';

const run = (more: Partial<GuideRun> = {}): GuideRun => ({
  reached: true,
  missing: false,
  steps: 4,
  shortest: 3,
  requests: 5,
  seconds: 10,
  usd: 0.02,
  shown: { total: 4, human: 1, agent: 3, interventions: 1, alone: true },
  ...more,
});
const figure = (id: string, runs: GuideRun[]) => over(runs.map((one) => guideScores(one)[id]!));

describe('measures of guides', () => {
  test("CowPilot's six are means over tasks, as the guide's summary tells who did what", () => {
    const runs = [
      run(),
      run({ reached: false, shown: { total: 2, human: 0, agent: 2, interventions: 0, alone: false } }),
    ];
    expect(figure('reached', runs)).toBe(0.5);
    expect(figure('agentSteps', runs)).toBe(2.5);
    expect(figure('humanSteps', runs)).toBe(0.5);
    expect(figure('totalSteps', runs)).toBe(3);
    expect(figure('interventions', runs)).toBe(0.5);
    expect(figure('agentDriven', runs)).toBe(0.5);
  });

  test('a task that a person ended is reached, but not driven by the agent', () => {
    const byHand = run({ shown: { total: 4, human: 1, agent: 3, interventions: 1, alone: false } });
    expect(figure('reached', [byHand])).toBe(1);
    expect(figure('agentDriven', [byHand])).toBe(0);
  });

  test('a missing reply is no success, however the guide ended, and makes no count smaller', () => {
    const cut = run({ missing: true, steps: 0, requests: 1, shown: undefined });
    expect(figure('reached', [run(), cut])).toBe(0.5);
    expect(figure('agentDriven', [run(), cut])).toBe(0.5);
    expect(figure('totalSteps', [run(), cut])).toBe(4);
    expect(figure('detour', [cut])).toBeNaN();
  });

  test('detour, seconds and money count by step; nothing is said where nothing is known', () => {
    expect(figure('detour', [run(), run({ steps: 3 })])).toBeCloseTo(7 / 6);
    expect(figure('secondsPerStep', [run(), run({ steps: 6, seconds: 30 })])).toBe(4);
    expect(figure('usdPerStep', [run()])).toBe(0.005);
    expect(figure('secondsPerStep', [run({ seconds: 0 })])).toBeNaN();
    expect(figure('usdPerStep', [run({ usd: 0 })])).toBeNaN();
  });

  test('every measure of a guide has a score, and is written in its unit', () => {
    expect(Object.keys(guideScores(run())).sort()).toEqual(MEASURES.guide.map(({ id }) => id).sort());
    const as = (id: string, value: number) =>
      written(MEASURES.guide.find((measure) => measure.id === id)!, value);
    expect([as('reached', 0.5), as('detour', 1.5), as('secondsPerStep', 2), as('usdPerStep', 0.005)]).toEqual(
      ['50.0 %', '1.50', '2.0 s', '0.0050 USD'],
    );
  });
});
