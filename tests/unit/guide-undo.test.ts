import { describe, expect, test } from 'vitest';
import type { GuideStep } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { targetOf } from '../../src/modes/guide/locator.ts';
import { stepPrompt } from '../../src/modes/guide/prompt.ts';
import { addStep, endStep, knowPart, newCard, stepBack } from '../../src/modes/guide/session.ts';
import { standingOf, undoOf } from '../../src/modes/guide/undo.ts';

let n = 0;
const line = (role: string, text: string, ...notes: string[]): IndexLine => ({
  n: ++n,
  frame: 'top',
  kind: 'control',
  role,
  tag: role,
  text,
  notes,
  block: n,
  box: { x: 0, y: 0, width: 10, height: 10 },
});
const HERE = 'https://shop.example/a';
const page = (lines: IndexLine[], url = HERE) => ({
  url,
  title: 'Shop',
  lang: 'en',
  readyState: 'complete' as const,
  dark: false,
  selection: '',
  canvasOnly: false,
  frames: {},
  lines,
});
const stepOn = (on: IndexLine, more: Partial<GuideStep> = {}): GuideStep => ({
  id: `s${on.n}`,
  number: 1,
  instruction: 'Do it',
  hint: '',
  action: 'click',
  value: null,
  target: targetOf(on, [on]),
  origin: 'model',
  state: 'done',
  by: 'person',
  url: HERE,
  fingerprint: 'f',
  stood: standingOf(on),
  privateInput: null,
  commits: false,
  handedBack: null,
  shownAt: 0,
  endedAt: 1,
  tokens: 100,
  thumb: null,
  ...more,
});
const card = (...steps: GuideStep[]) => ({ ...newCard('Add the tag', 'model', false, 0), steps });
const offer = (step: GuideStep, lines: IndexLine[], url?: string) =>
  undoOf(step, card(step), page(lines, url));

describe('Back can take a step back', () => {
  test('by the history, where the step led to another page', () => {
    const link = line('link', 'Prices');
    expect(offer(stepOn(link), [], 'https://shop.example/b')).toEqual({ offer: 'history', url: HERE });
  });

  test('by putting back what stood in a field, what was ticked, what was chosen', () => {
    const field = line('textbox', 'Tag', 'value "sea"');
    const typed = { ...field, notes: ['value "lake"'] };
    expect(offer(stepOn(field, { action: 'type', value: 'lake' }), [typed])).toMatchObject({
      offer: 'restore',
      action: 'type',
      value: 'sea',
    });
    const empty = line('textbox', 'Note');
    expect(
      offer(stepOn(empty, { action: 'type', value: 'x' }), [{ ...empty, notes: ['value "x"'] }]),
    ).toMatchObject({ action: 'type', value: '' });
    const box = line('checkbox', 'Public', 'not checked');
    expect(offer(stepOn(box, { action: 'check' }), [{ ...box, notes: ['checked'] }])).toMatchObject({
      action: 'check',
      value: 'false',
    });
    const list = line('combobox', 'Size', 'value "S"');
    expect(
      offer(stepOn(list, { action: 'select', value: 'L' }), [{ ...list, notes: ['value "L"'] }]),
    ).toMatchObject({ action: 'select', value: 'S' });
  });

  test('by opening again what has closed over it', () => {
    const menu = line('button', 'More', 'collapsed');
    const entry = line('menuitem', 'Rename');
    const [opened, chosen] = [stepOn(menu), stepOn(entry)];
    expect(undoOf(chosen, card(opened, chosen), page([menu]))).toMatchObject({
      offer: 'reopen',
      line: menu,
      action: 'click',
    });
  });
});

describe('Back says that it cannot', () => {
  test('where the step has committed something, wherever it led', () => {
    const pay = line('button', 'Pay now');
    expect(offer(stepOn(pay, { commits: true }), [pay])).toEqual({ offer: 'committed' });
    expect(offer(stepOn(pay, { commits: true }), [], 'https://shop.example/paid')).toEqual({
      offer: 'committed',
    });
  });

  test('where nobody knows what was there, or what a press has done', () => {
    const secret = line('textbox', 'Password', 'filled in');
    expect(
      offer(stepOn(secret, { action: 'type', privateInput: 'password' }), [{ ...secret, notes: [] }]),
    ).toEqual({ offer: 'impossible' });
    const long = line('textbox', 'Text', 'value "a⏎b"');
    expect(offer(stepOn(long, { action: 'type', value: 'c' }), [{ ...long, notes: ['value "c"'] }])).toEqual({
      offer: 'impossible',
    });
    const radio = line('radio', 'Blue', 'not checked');
    expect(offer(stepOn(radio, { action: 'check' }), [{ ...radio, notes: ['checked'] }])).toEqual({
      offer: 'impossible',
    });
    const plain = line('button', 'Sort');
    expect(offer(stepOn(plain), [plain])).toEqual({ offer: 'impossible' });
  });
});

test('there is nothing to take back of a step that was skipped, or that has changed nothing', () => {
  const box = line('checkbox', 'Public', 'checked');
  expect(offer(stepOn(box, { state: 'skipped' }), [box])).toBeNull();
  expect(offer(stepOn(box, { action: 'check' }), [box])).toBeNull();
});

test('Back turns to the step before with what it can offer, and does nothing by itself', () => {
  const [a, b] = [line('textbox', 'Tag'), line('button', 'Add')];
  const first = endStep(addStep(card(), { ...stepOn(a), state: 'current' }), 'done', 'person', 1);
  const two = addStep(first, { ...stepOn(b), state: 'current' });
  const back = stepBack(two, 'restore');
  expect(back.steps).toMatchObject([{ state: 'current', undo: 'restore' }]);
});

test('a part that the person knows is left to them: the outline goes on, and the model is told', () => {
  const outline = { parts: ['open settings', 'find tags', 'add the tag'], at: 1, changed: false };
  const known = knowPart({ ...card(), outline }, 1);
  expect(known.outline).toEqual({ ...outline, at: 2 });
  const prompt = stepPrompt(known, page([]), []).at(-1)?.content;
  expect(prompt).toContain('the person does alone, skip their steps: "open settings"');
});
