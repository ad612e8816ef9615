import { describe, expect, test } from 'vitest';
import type { ControlFacts } from '../../src/contracts/control-facts.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { trapAt } from '../../src/modes/guide/traps.ts';
import { guideCard, guideLine, guideStep, guideTarget } from '../fakes/guide.ts';

const facts = (rivals: ControlFacts['rivals'] = []) => ({ rivals }) as ControlFacts;
const at = (
  line: IndexLine,
  lines: IndexLine[],
  {
    task = 'Rent the boat',
    rivals = [] as NonNullable<ControlFacts['rivals']>,
    leadsTo = null as string | null,
    card = guideCard(task),
  } = {},
) => trapAt({ action: 'click' }, line, facts(rivals), { leadsTo }, lines, card);

const go = guideLine(9, 'button', 'Continue');

describe('something that was ticked before anyone asked', () => {
  const box = (text: string, notes = ['checked'], role = 'checkbox') => guideLine(3, role, text, { notes });
  test.each([
    'Add insurance for 9 euros',
    'Reiseversicherung hinzufügen',
    'Ajouter une assurance',
    '加购保险',
    '保険を追加する',
  ])('%s', (text) => {
    const ticked = box(text);
    expect(at(go, [ticked, go])).toEqual({ kind: 'added', words: text, instead: ticked });
  });
  test('is none where it is not ticked, costs nothing, was asked for, or was told already', () => {
    const insurance = box('Add insurance for 9 euros');
    expect(at(go, [box('Add insurance', ['not checked']), go])).toBeNull();
    expect(at(go, [box('I accept the data protection rules'), go])).toBeNull();
    expect(at(go, [insurance, go], { task: 'Rent the boat with insurance' })).toBeNull();
    expect(at(go, [insurance, go], { task: 'Rent the boat without insurance' })?.kind).toBe('added');
    const fromPage = { ...guideCard('Take me there'), about: 'Rent the boat with insurance' };
    expect(at(go, [insurance, go], { card: fromPage })?.kind).toBe('added');
    const asked = { ...guideCard('Rent the boat'), said: [{ words: 'with insurance', after: 1 }] };
    expect(at(go, [insurance, go], { card: asked })).toBeNull();
    const told = {
      ...guideStep({ state: 'skipped', target: guideTarget('checkbox', insurance.text) }),
      number: 1,
      trap: { kind: 'added' as const, words: insurance.text, turned: true, held: false },
    };
    expect(at(go, [insurance, go], { card: { ...guideCard('Rent the boat'), steps: [told] } })).toBeNull();
    const back = guideLine(10, 'button', 'Back');
    expect(at(back, [insurance, back])).toBeNull();
  });
});

describe('a refusal that is hardly seen', () => {
  const yes = guideLine(1, 'button', 'Yes, sign me up');
  const no = guideLine(2, 'button', 'No, I like paying more');
  const rivals = [{ name: no.text, quiet: true }];
  test('is where the step is turned to', () => {
    expect(at(yes, [yes, no], { rivals })).toEqual({ kind: 'quiet-no', words: no.text, instead: no });
    const fromPage = { ...guideCard('Take me there'), about: 'sign me up' };
    expect(at(yes, [yes, no], { rivals, card: fromPage })?.kind).toBe('quiet-no');
  });
  test('is none where it can be seen, where the offer is the task, and beside a form’s own way out', () => {
    expect(at(yes, [yes, no], { rivals: [{ name: no.text, quiet: false }] })).toBeNull();
    expect(at(yes, [yes, no], { rivals, task: 'Sign me up for the letter' })).toBeNull();
    const cancel = guideLine(2, 'button', 'Cancel');
    expect(at(yes, [yes, cancel], { rivals: [{ name: 'Cancel', quiet: true }] })).toBeNull();
    expect(at(no, [yes, no], { rivals: [{ name: yes.text, quiet: true }] })).toBeNull();
  });
});

describe('a press that does something else than it says', () => {
  const print = guideLine(8, 'paragraph', 'By pressing Continue you agree to pay 49 euros a year.');
  test('by small print beside it, unless buying is the task', () => {
    expect(at(go, [print, go], { task: 'Show me the tour' })).toMatchObject({
      kind: 'orders',
      instead: null,
    });
    expect(at(go, [print, go], { task: 'Buy the ticket' })).toBeNull();
    const fromPage = { ...guideCard('Take me there'), about: 'Buy the ticket' };
    expect(at(go, [print, go], { card: fromPage })?.kind).toBe('orders');
    const far = Array.from({ length: 9 }, (_, i) => guideLine(20 + i, 'paragraph', `Line ${i}`));
    expect(at(go, [print, ...far, go], { task: 'Show me the tour' })).toBeNull();
  });
  test('by a cross that leads to another site', () => {
    const cross = guideLine(4, 'link', '×');
    expect(at(cross, [cross], { leadsTo: 'ads.example' })).toEqual({
      kind: 'false-close',
      words: 'ads.example',
      instead: null,
    });
    expect(at(cross, [cross])).toBeNull();
  });
  test('a clock beside it is named', () => {
    const clock = guideLine(8, 'paragraph', 'Offer ends in 04:59');
    expect(at(go, [clock, go])).toEqual({ kind: 'hurry', words: clock.text, instead: null });
  });
});
