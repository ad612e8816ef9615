import { describe, expect, it } from 'vitest';
import { type StudyResult, type StudyRun, studySchema } from '../../../src/contracts/study.ts';
import { EXAMPLE } from '../../../src/core/study/example.ts';
import { codebook, repliesCsv, tasksCsv } from '../../../src/core/study/export.ts';
import { gradeByGold } from '../../../src/core/study/grade.ts';
import { susScore, tlxScore } from '../../../src/core/study/questionnaires.ts';
import { createSignals, NO_SIGNALS } from '../../../src/core/study/signals.ts';
import { guideCard, guideStep } from '../../fakes/guide.ts';

const study = studySchema.parse(EXAMPLE);
const task = study.tasks[0]!;

describe('a grade by gold', () => {
  const grade = (answer: string, gold: (string | string[])[]) =>
    gradeByGold({ ...task, gold }, 'done', answer);

  it.each([
    ['In 1698.', ['1698'], 'completed'],
    ['In 16980.', ['1698'], 'failed'],
    ['Oslo', ['oslo', ['4 °C', 'four degrees']], 'partly'],
    ['four degrees, in OSLO', ['oslo', ['4 °C', 'four degrees']], 'completed'],
    ['東京都です', ['東京'], 'completed'],
    ['', ['1698'], 'failed'],
  ] as const)('of "%s"', (answer, gold, wanted) => expect(grade(answer, [...gold] as string[])).toBe(wanted));

  it('is failed for who gave up, and none where people grade', () => {
    expect(gradeByGold(task, 'gave-up', '1698')).toBe('failed');
    expect(gradeByGold({ ...task, gold: undefined }, 'done', '1698')).toBeNull();
  });
});

describe('questionnaires', () => {
  const sus = (value: (i: number) => number) =>
    susScore(Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`sus_${i + 1}`, value(i)])));

  it('score SUS from 0 to 100, the even statements turned round', () => {
    expect(sus((i) => (i % 2 === 0 ? 5 : 1))).toBe(100);
    expect(sus((i) => (i % 2 === 0 ? 1 : 5))).toBe(0);
    expect(sus(() => 3)).toBe(50);
  });

  it('score the raw TLX, and nothing of a part of it', () => {
    const scales = ['mental', 'physical', 'temporal', 'performance', 'effort', 'frustration'];
    expect(tlxScore(Object.fromEntries(scales.map((scale, i) => [`tlx_${scale}`, i * 20])))).toBe(50);
    expect(tlxScore({ tlx_mental: 50 })).toBeNull();
  });
});

describe('what is seen of a task', () => {
  it('is counted: turns, steps and confirmations once each, however often they are told', () => {
    const seen = createSignals();
    const card = { ...guideCard('Save it'), steps: [{ ...guideStep({}), number: 1 }] };
    for (let times = 0; times < 3; times++) seen.turn({ id: 'a', card });
    seen.hear({ type: 'counted', what: 'scrolled', by: 120 });
    seen.hear({ type: 'counted', what: 'scrolled', by: 30 });
    for (const type of ['in-page', 'in-panel', 'in-panel', 'in-page'] as const) seen.hear({ type });
    seen.hear({ type: 'citation-opened' });
    const wanted = { scrolled: 150, switches: 2, citationsOpened: 1, questions: 1, guideSteps: 1 };
    expect(seen.now).toEqual({ ...NO_SIGNALS, ...wanted });
    expect(createSignals(seen.now).now).toEqual(seen.now);
  });
});

describe('the export', () => {
  const result: StudyResult = {
    task: 'year',
    condition: 'with',
    place: 1,
    seconds: 12.5,
    end: 'done',
    answer: '=1698, "sure"',
    signals: { ...NO_SIGNALS, clicks: 3 },
    byGold: 'failed',
    byHand: 'completed',
  };
  const run: StudyRun = {
    participant: 7,
    consentedAt: 1,
    step: 9,
    going: null,
    results: [result],
    questionnaires: [{ when: 'end', condition: null, task: null, replies: { remarks: 'fine' } }],
    endedAt: 2,
  };

  it('has a row for each task; a person grades before the gold, and no cell is a formula', () => {
    const [head = '', row] = tasksCsv({ study, runs: [run] }).split('\r\n');
    expect(row).toBe(`7,with,all,1,year,find,12.5,done,"'=1698, ""sure""",completed,hand,0,3,0,0,0,0,0,0`);
    expect(head.split(',')).toHaveLength(19);
    expect(repliesCsv({ study, runs: [run] })).toContain('7,end,,,remarks,fine\r\n');
  });

  it('explains every column', () => {
    const book = codebook({ study, runs: [run] });
    const columns = tasksCsv({ study, runs: [] }).trim().split(',');
    expect(columns.filter((column) => !book.includes(`| ${column} | `))).toEqual([]);
  });
});
