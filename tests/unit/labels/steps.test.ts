import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordedTask } from '../../../bench/guide/recorded.ts';
import { guideTasks } from '../../../bench/guide/tasks-file.ts';
import {
  type LabelTask,
  labelTaskSchema,
  type RecordedStep,
  type SeenStep,
} from '../../../src/contracts/labels.ts';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { agreements, type GuideLine, pagesOf, taskLines } from '../../../src/core/labels/export.ts';
import { stepAgreement } from '../../../src/core/labels/step-agreement.ts';
import { createRecording } from '../../../src/labels/recording.ts';

const target = (role: string, text: string): RecordedStep['target'] => ({
  n: 1,
  role,
  text,
  locator: { role, name: text, landmark: '', before: [], after: [], notes: [], path: '' },
});
const step = (change: Partial<RecordedStep> = {}): RecordedStep => ({
  id: 's',
  action: 'click',
  value: null,
  withheld: false,
  target: target('button', 'Save'),
  telling: [],
  paths: ['#save'],
  frame: '',
  url: 'https://museum.example/visit',
  title: 'Visit',
  document: 'd1',
  before: 'aaaa0000aaaa0000ffff',
  note: '',
  ...change,
});
const typed = (value: string | null, name = 'Name') =>
  step({ action: 'type', value, target: target('textbox', name), paths: ['#name'] });

describe('agreement of two people who did a task', () => {
  it('is whole where both did the same, whatever they entered', () => {
    expect(stepAgreement([typed('Ada'), step()], [typed('Bob'), step()])).toEqual({
      same: 2,
      steps: [2, 2],
      f1: 1,
      values: 0,
    });
  });

  it('counts what both did in the same order', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => step({ target: target('link', name) })) as [
      RecordedStep,
      RecordedStep,
      RecordedStep,
    ];
    expect(stepAgreement([a, b, c], [a, c])).toMatchObject({ same: 2, f1: 0.8 });
    expect(stepAgreement([a, b], [b, a])).toMatchObject({ same: 1, f1: 0.5 });
    expect(stepAgreement([], [])).toMatchObject({ same: 0, f1: 1 });
  });

  it.each([
    ['another action', { action: 'press', value: 'Enter' }],
    ['another control', { target: target('button', 'Cancel') }],
    ['the same name in another row', { telling: ['row: Bob'] }],
    ['another frame', { frame: 'shop' }],
  ] as [string, Partial<RecordedStep>][])('parts %s', (_, change) =>
    expect(stepAgreement([step()], [step(change)]).same).toBe(0),
  );

  it('knows a nameless control by its place, and a key by what it is', () => {
    const nameless = (path: string) => step({ target: target('button', ''), paths: [path] });
    expect(stepAgreement([nameless('#a')], [nameless('#b')]).same).toBe(0);
    const key = (value: string) => step({ action: 'press', value, target: null, paths: [] });
    expect(stepAgreement([key('Enter')], [key('Enter')]).same).toBe(1);
    expect(stepAgreement([key('Enter')], [key('Escape')]).same).toBe(0);
  });
});

const END = 'eeee0000eeee0000ffff';
const task = (passes: RecordedStep[][]): LabelTask => ({
  id: 'a',
  kind: 'guide',
  page: 'aaaa0000aaaa0000ffff',
  url: 'https://museum.example/visit',
  title: 'Visit',
  takenAt: 0,
  words: 'Save my name',
  size: 0,
  passes: passes.map((steps, i) => ({
    annotator: `person ${i}`,
    at: 1,
    answer: '',
    evidence: [],
    gold: [],
    units: [],
    done: { steps, end: END, shows: 'Saved.' },
  })),
});

describe('recorded tasks that are exported', () => {
  it('are valid, and those from before there were steps stay so', () => {
    expect(labelTaskSchema.parse(task([[step()]]))).toEqual(task([[step()]]));
    const { done: _, ...old } = task([[]]).passes[0]!;
    expect(labelTaskSchema.parse({ ...task([]), kind: 'find', passes: [old] })).toBeTruthy();
  });

  it('name every page that they need', () => {
    const [one, other] = [step({ before: '' }), step({ before: 'bbbb' })];
    expect(pagesOf(task([[one], [other]]))).toEqual(['aaaa0000aaaa0000ffff', END, 'bbbb']);
  });

  it('say of each step its page, control and value, by the first annotator', () => {
    const secret = { ...typed(null, 'Password'), withheld: true, before: '' };
    const line = JSON.parse(taskLines([task([[typed('Ada'), secret], [step()]])], 'guide'));
    expect(line).toMatchObject({
      question: 'Save my name',
      shows: 'Saved.',
      end: 'pages/eeee0000eeee0000.html',
    });
    expect(line.steps).toMatchObject([
      { action: 'type', value: 'Ada', role: 'textbox', name: 'Name', page: 'pages/aaaa0000aaaa0000.html' },
      { action: 'type', value: null, withheld: true, page: 'pages/aaaa0000aaaa0000.html' },
    ]);
  });

  it('tell the agreement of those that two people did', () => {
    expect(agreements([task([[step()], [step()]]), task([[step()]])])).toEqual([
      { id: 'a', kind: 'guide', by: ['person 0', 'person 1'], same: 1, steps: [1, 1], f1: 1 },
    ]);
  });
});

describe('the benchmark of guides', () => {
  const folderOf = (line: GuideLine) => {
    const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
    mkdirSync(join(folder, 'pages'));
    for (const file of [...line.steps.map(({ page }) => page), line.end])
      writeFileSync(
        join(folder, file),
        `<html><head><meta content="default-src 'none'; img-src data:"></head><body>${file}</body></html>`,
      );
    return folder;
  };
  const lineOf = (steps: RecordedStep[]): GuideLine => JSON.parse(taskLines([task([steps])], 'guide'));

  it('takes them with a page for each state and the end', async () => {
    const line = lineOf([
      typed('Ada'),
      step(),
      step({ before: 'bbbb1111bbbb1111ffff', target: target('link', 'Done (1)'), paths: ['#host', 'a'] }),
    ]);
    const folder = folderOf(line);
    writeFileSync(join(folder, 'guide.jsonl'), `${JSON.stringify(line)}\n`);
    const [read] = await guideTasks(join(folder, 'guide.jsonl'));
    expect(Object.keys(read!.pages)).toEqual(['/recorded/1', '/recorded/2', '/recorded/3']);
    expect(read!.pages['/recorded/2']).toMatch(/script-src 'unsafe-inline'.*bbbb1111/s);
    expect(read!.steps).toMatchObject([
      { selector: '#name', action: 'type', value: 'Ada' },
      { selector: '#save', action: 'click' },
      { selector: '#host >> a', action: 'click' },
    ]);
    expect(read!.shows.test('It is\nSaved.')).toBe(true);
    const [name, , done] = read!.steps;
    expect(name!.at!.test('[7] textbox: Name | value "x"')).toBe(true);
    expect(name!.at!.test('[7] textbox: Name of the pet')).toBe(false);
    expect(done!.at!.test('[12] link: Done (1)')).toBe(true);
  });

  it('tells controls of one name apart', () => {
    const line = lineOf([step({ telling: ['row: Ada', 'to https://museum.example/1'] })]);
    const [{ at } = {}] = recordedTask(line, folderOf(line)).steps;
    expect(at!.test('[3] button: Save | row: Ada | to /1')).toBe(true);
    expect(at!.test('[3] button: Save | row: Bob')).toBe(false);
  });

  it('leads to the next page where the person went by themselves', () => {
    const away = step({
      action: 'navigate',
      value: 'https://museum.example/b',
      target: null,
      paths: [],
      before: '',
    });
    const line = lineOf([step(), away, step({ document: 'd2' })]);
    const read = recordedTask(line, folderOf(line));
    expect(Object.keys(read.pages)).toHaveLength(3);
    expect(read.steps[1]).toMatchObject({ selector: '', action: 'navigate', value: '/recorded/2' });
  });

  it('refuses a task whose page is missing', () => {
    const line = lineOf([step()]);
    expect(() => recordedTask({ ...line, end: 'pages/gone.html' }, folderOf(line))).toThrow(
      'a: its page pages/gone.html is missing',
    );
  });
});

describe('what a page tells', () => {
  const lineOf = (n: number, text: string, notes: string[] = []): IndexLine => ({
    n,
    frame: 'f',
    kind: 'control',
    role: 'button',
    tag: 'button',
    text,
    notes,
    block: n,
    box: { x: 0, y: 0, width: 9, height: 9 },
  });
  const seen = (change: Partial<SeenStep> = {}): SeenStep => ({
    id: '1',
    lines: [lineOf(1, 'Open', ['row: Ada', 'expanded']), lineOf(2, 'Open', ['row: Bob'])],
    n: 1,
    tag: 'button',
    paths: ['#open'],
    frame: '',
    url: 'https://museum.example/a?token=abcdefghijklmnop',
    title: 'A',
    document: 'd',
    before: { html: '<p>a</p>', unread: [] },
    entry: { id: '1', action: 'click', value: null, withheld: false },
    ...change,
  });
  const record = (take = async () => '<p>now</p>') => {
    let steps: RecordedStep[] = [];
    const recording = createRecording(
      take,
      async ({ html }) => html,
      (now) => {
        steps = now;
      },
    );
    return { recording, steps: () => steps };
  };

  it('becomes a step with its control, what tells it apart, and the page before', async () => {
    const { recording } = record();
    recording.seen(seen());
    const { steps, pages } = await recording.finished();
    expect(steps[0]).toMatchObject({
      action: 'click',
      telling: ['row: Ada'],
      url: 'https://museum.example/a',
    });
    expect(steps[0]?.target).toMatchObject({ role: 'button', text: 'Open', locator: { path: '#open' } });
    expect(pages.get(steps[0]!.before)).toBe('<p>a</p>');
  });

  it('takes the place of what was typed so far, and forgets it once it is private', async () => {
    const { recording } = record();
    recording.seen(seen({ entry: { id: '1', action: 'type', value: '4111', withheld: false } }));
    recording.entered({ id: '1', action: 'type', value: null, withheld: true });
    const { steps } = await recording.finished();
    expect(steps).toMatchObject([{ action: 'type', value: null, withheld: true }]);
  });

  it('of a frame comes with the page as it is then, and stands without it where that is gone', async () => {
    const { recording } = record();
    recording.seen(seen({ before: null, frame: 'shop' }));
    const { steps, pages } = await recording.finished();
    expect(pages.get(steps[0]!.before)).toBe('<p>now</p>');
    const gone = record(() => Promise.reject(new Error('gone')));
    gone.recording.seen(seen({ before: null }));
    expect((await gone.recording.finished()).steps).toMatchObject([{ before: '' }]);
  });

  it('is followed by an address that the person went to', async () => {
    const { recording } = record();
    recording.seen(seen());
    recording.wentTo('https://museum.example/b');
    expect((await recording.finished()).steps.at(-1)).toMatchObject({
      action: 'navigate',
      value: 'https://museum.example/b',
      document: 'd',
    });
  });
});
