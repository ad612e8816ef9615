import { describe, expect, test } from 'vitest';
import type { GuideStepReply } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { fieldsOf, isChainOpen, tickOff } from '../../src/modes/guide/chain.ts';
import { targetOf } from '../../src/modes/guide/locator.ts';
import {
  addStep,
  ahead,
  currentStep,
  endStep,
  knowPart,
  stepBack,
  turnToField,
  withoutCurrent,
} from '../../src/modes/guide/session.ts';
import { guideCard, guideLine, guideReply, guideStep } from '../fakes/guide.ts';

const box = (n: number, text: string, notes: string[] = []) =>
  guideLine(n, 'textbox', text, { tag: 'input', notes });
const name = box(1, 'Name');
const mail = box(2, 'E-mail');
const secret = box(3, 'Password', ['password']);
const town = guideLine(4, 'combobox', 'Town', { tag: 'select' });
const news = guideLine(5, 'checkbox', 'Newsletter', { tag: 'input', notes: ['not checked'] });
const night = guideLine(6, 'switch', 'Night mode', { tag: 'button' });
const send = guideLine(7, 'button', 'Send');
const elsewhere = { ...box(8, 'Search'), frame: 'other' };
const lines = [name, mail, secret, town, news, night, send, elsewhere];
const index = { url: 'https://shop.example/a', lines };
const entry = (line: IndexLine, value: string | null = 'x') => ({ index: line.n, text: line.text, value });
const named = (more: GuideStepReply['more'], first = name, action: GuideStepReply['action'] = 'type') =>
  fieldsOf(guideReply({ index: first.n, text: first.text, action, more }), first, index, guideCard()).map(
    ({ line, reply }) => [line.text, reply.action, reply.value],
  );

describe('further fields of a reply', () => {
  test('are plain ones, each with what is done there', () => {
    expect(named([entry(mail, 'a@b.example'), entry(town, 'Ulm'), entry(news, null)])).toEqual([
      ['E-mail', 'type', 'a@b.example'],
      ['Town', 'select', 'Ulm'],
      ['Newsletter', 'check', null],
    ]);
  });
  test('are left out where they are private, act, stand elsewhere, or do not stand the check', () => {
    expect(named([secret, night, send, elsewhere, name].map((line) => entry(line)))).toEqual([]);
    expect(
      named([
        { index: 99, text: 'Street', value: 'x' },
        { ...entry(mail), text: 'Town' },
      ]),
    ).toEqual([]);
    expect(named([entry(mail, 'a'), entry(mail, 'b'), entry(town, null)])).toEqual([['E-mail', 'type', 'a']]);
  });
  test('are none beside a button, and none that are filled like that already', () => {
    expect(named([entry(mail)], send, 'click')).toEqual([]);
    expect(named([entry(news, 'false')])).toEqual([]);
  });
});

describe('an open chain', () => {
  const member = (line: IndexLine, state: 'current' | 'ahead', value: string) => ({
    ...guideStep({ state, action: 'type', value, target: targetOf(line, lines) }),
    id: line.text,
    chain: 'Name',
    stood: [],
  });
  const begun = {
    ...guideCard(),
    steps: [
      { ...member(name, 'current', 'Ada'), number: 1 },
      { ...member(mail, 'ahead', 'a@b.example'), number: 2 },
      { ...member({ ...town, tag: 'input', role: 'textbox' }, 'ahead', 'Ulm'), number: 3 },
    ],
    shown: 'Name',
  };
  const states = (card: typeof begun) => card.steps.map(({ state }) => state);
  const withNotes = (notes: Record<number, string[]>) =>
    lines.map((line) => ({
      ...line,
      role: line === town ? 'textbox' : line.role,
      notes: notes[line.n] ?? [],
    }));

  test('is ticked off in any order, also with what the person chose instead once they have left the field', () => {
    const filled = withNotes({ 4: ['value "Ulm"'] });
    expect(states(tickOff(begun, filled, 5) as typeof begun)).toEqual(['current', 'ahead', 'done']);
    const other = (more: string[]) => tickOff(begun, withNotes({ 2: ['value "b@c.example"', ...more] }), 5);
    expect(states(other(['focused']) as typeof begun)).toEqual(['current', 'ahead', 'ahead']);
    expect(states(other([]) as typeof begun)).toEqual(['current', 'done', 'ahead']);
  });
  test('goes on after a step that is done or skipped, not after one that was rejected', () => {
    expect(isChainOpen(endStep(begun, 'done', 'person', 0))).toBe(true);
    expect(isChainOpen(endStep(begun, 'skipped', null, 0))).toBe(true);
    expect(isChainOpen(endStep(begun, 'rejected', null, 0))).toBe(false);
  });
  test('turns to the field that the person points at, and back', () => {
    const turned = turnToField(begun, 'E-mail');
    expect(currentStep(turned)?.id).toBe('E-mail');
    expect(ahead(turned).map(({ id }) => id)).toEqual(['Name', 'Town']);
    const later = turnToField(endStep(begun, 'done', 'person', 0), 'E-mail');
    expect(states(stepBack(later) as typeof begun)).toEqual(['current', 'ahead', 'ahead']);
  });
  test('is jumped over as a whole by who knows this part, and given up for another way', () => {
    expect(states(knowPart(begun, 0) as typeof begun)).toEqual(['done']);
    expect(withoutCurrent(begun).steps).toEqual([]);
    expect(addStep(knowPart(begun, 0), guideStep()).steps.at(-1)?.number).toBe(2);
  });
});
