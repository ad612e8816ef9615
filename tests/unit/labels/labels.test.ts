import { describe, expect, it } from 'vitest';
import type { LabelTask } from '../../../src/contracts/labels.ts';
import { agreementOf } from '../../../src/core/labels/agreement.ts';
import { agreements, taskLines } from '../../../src/core/labels/export.ts';
import { withoutFetches } from '../../../src/core/labels/sheet-mark.ts';
import { mayBeTaken } from '../../../src/labels/may-be-taken.ts';

describe('agreement', () => {
  it('is 1 where both marked the same, and 0 as by chance', () => {
    expect(agreementOf(100, [[0, 10]], [[0, 10]])).toEqual({ kappa: 1, f1: 1 });
    // Half of what each marked, as chance would have it.
    const { kappa, f1 } = agreementOf(100, [[0, 50]], [[25, 75]]);
    expect(kappa).toBeCloseTo(0, 5);
    expect(f1).toBe(0.5);
  });

  it('is that of the textbook: 20 and 15 of 50 agreed, 5 and 10 not', () => {
    const a = [
      [0, 20],
      [20, 25],
    ] as [number, number][];
    const b = [
      [0, 20],
      [25, 35],
    ] as [number, number][];
    expect(agreementOf(50, a, b).kappa).toBeCloseTo(0.4, 5);
  });

  it('says nothing of kappa where nobody marked anything', () => {
    const { kappa, f1 } = agreementOf(100, [], []);
    expect(kappa).toBeNaN();
    expect(f1).toBe(1);
  });
});

const task = (change: Partial<LabelTask>): LabelTask => ({
  id: 'a',
  kind: 'find',
  page: '0123456789abcdef0123',
  url: 'https://museum.example/',
  title: 'Museum',
  takenAt: 0,
  words: 'When was it founded?',
  size: 100,
  passes: [],
  ...change,
});
const pass = (annotator: string, marked: Partial<LabelTask['passes'][number]>) => ({
  annotator,
  at: 1,
  answer: '1887',
  evidence: [],
  gold: [],
  units: [],
  ...marked,
});

describe('the tasks that are exported', () => {
  it('have the form that the benchmark of models takes', () => {
    const find = task({
      passes: [
        pass('a', { evidence: [{ text: 'in 1887' }] }),
        pass('b', { evidence: [{ text: '1887', nth: 2 }] }),
      ],
    });
    expect(JSON.parse(taskLines([find], 'find'))).toMatchObject({
      id: 'a',
      file: 'pages/0123456789abcdef.html',
      kind: 'labelled',
      question: 'When was it founded?',
      answer: '1887',
      evidence: [{ text: 'in 1887' }],
      support: [{ text: '1887', nth: 2 }],
    });
    const hide = task({
      kind: 'hide',
      words: 'Hide ads',
      passes: [pass('a', { gold: ['#ad'] }), pass('b', { gold: ['#ad', '.b'] })],
    });
    expect(JSON.parse(taskLines([find, hide], 'hide'))).toMatchObject({
      request: 'Hide ads',
      url: 'https://museum.example/',
      gold: ['#ad'],
      neutral: ['.b'],
    });
  });

  it('are unanswerable where nothing was marked', () => {
    expect(JSON.parse(taskLines([task({ passes: [pass('a', {})] })], 'find'))).toMatchObject({
      kind: 'unanswerable',
      answer: null,
      evidence: [],
    });
  });

  it('tell the agreement of those that two people marked', () => {
    const both = task({ passes: [pass('a', { units: [[0, 5]] }), pass('b', { units: [[0, 5]] })] });
    expect(agreements([both, task({ passes: [pass('a', {})] })])).toEqual([
      { id: 'a', kind: 'find', by: ['a', 'b'], kappa: 1, f1: 1 },
    ]);
  });
});

it.each([
  ['a { background: url("https://x.example/a.png") }', 'a { background: url(data:,) }'],
  [
    'a { background: url(b.png), url(data:image/png;base64,AA) }',
    'a { background: url(data:,), url(data:image/png;base64,AA) }',
  ],
  ["@import url('x.css'); b { mask: url(#m) }", ' b { mask: url(#m) }'],
  ['a::before { content: "</style>" }', 'a::before { content: "<\\/style>" }'],
])('what a style would fetch is gone: %s', (css, wanted) => expect(withoutFetches(css)).toBe(wanted));

it.each([
  ['a web page', { url: 'https://a.example/' }, true],
  ['a page of the never list', { url: 'https://www.bank.example/' }, false],
  ['a page of an incognito window', { url: 'https://a.example/', incognito: true }, false],
  ['a PDF in the reader', { url: 'https://a.example/b.pdf', reader: true }, false],
  ["the browser's own page", { url: 'chrome://settings' }, false],
])('%s may be taken down or not', (_, tab, wanted) =>
  expect(mayBeTaken({ reader: false, incognito: false, ...tab }, ['bank.example'])).toBe(wanted),
);
