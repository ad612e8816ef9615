import { describe, expect, it } from 'vitest';
import type { Citation } from '../../src/contracts/answer.ts';
import type { GuideTarget } from '../../src/contracts/guide.ts';
import { wordsAt } from '../../src/contracts/place.ts';
import { agreementOf } from '../../src/core/compare/agreement.ts';
import { agreementOnBlocks } from '../../src/core/compare/blocks.ts';
import {
  byMode,
  byMonth,
  type Choice,
  choicesAsCsv,
  MOST_CHOICES,
  readChoices,
  standings,
  withChoice,
} from '../../src/core/compare/choices.ts';
import { agreementOnSteps } from '../../src/core/compare/steps.ts';

const cited = (n: number, start: number, phrase: string, k: number | null = 1): Citation => ({
  id: 1,
  k,
  status: k === null ? 'not-found' : 'exact',
  phrase,
  place: wordsAt([{ n, start, end: start + phrase.length }]),
  context: '',
  headings: [],
});

it('tells the words that all answers cite from those that only one does, in the order of the page, stray ones left out', () => {
  const { passages, share } = agreementOf([
    [cited(7, 10, 'founded in 1887 by'), cited(9, 0, 'open at 9:30')],
    [cited(7, 18, 'in 1887'), cited(3, 0, 'nobody', null)],
  ]);
  expect(passages).toEqual([
    { text: 'founded', by: [0] },
    { text: 'in 1887', by: [0, 1] },
    { text: 'open at 9:30', by: [0] },
  ]);
  expect(share).toBeCloseTo(7 / 26);
  expect(agreementOf([[], [cited(1, 0, 'x', null)]])).toEqual({ passages: [], share: null });
});

it('tells the blocks that all lists name from those that only one does; what a list leaves unchecked it does not name', () => {
  const item = (id: string, checked = true) => ({ id, label: `Block ${id}`, checked });
  const { blocks, share } = agreementOnBlocks([
    [item('a'), item('b'), item('d', false)],
    [item('b'), item('c')],
  ]);
  expect(blocks).toEqual([
    { text: 'Block a', by: [0] },
    { text: 'Block b', by: [0, 1] },
    { text: 'Block c', by: [1] },
  ]);
  expect(share).toBeCloseTo(1 / 3);
  expect(agreementOnBlocks([[], [item('d', false)]])).toEqual({ blocks: [], share: null });
});

const answer = (model: string, usd: number | null = null) => ({
  model,
  promptTokens: 100,
  completionTokens: 10,
  seconds: 1.5,
  usd,
  verified: 2,
  unverified: 0,
});
const choice = (id: string, better: number | null, at = 0): Choice => ({
  id,
  at,
  covered: true,
  mode: 'find',
  answers: [answer('a/one', 0.002), answer('=b,two')],
  better,
});

it('counts wins with their interval, ties half, and by month', () => {
  const choices = [choice('1', 0), choice('2', 0), choice('3', null), choice('4', 1, Date.UTC(2026, 5, 2))];
  const [best, other] = standings(choices);
  expect(best).toMatchObject({ model: 'a/one', compared: 4, better: 2, equal: 1, share: 0.625 });
  expect(other).toMatchObject({ model: '=b,two', compared: 4, better: 1, equal: 1, share: 0.375 });
  // Wilson's interval for 2.5 of 4, by hand.
  expect(best?.low).toBeCloseTo(0.219, 2);
  expect(best?.high).toBeCloseTo(0.908, 2);
  expect(byMonth(choices).map(([month, some]) => [month, some.length])).toEqual([
    ['2026-06', 1],
    ['1970-01', 3],
  ]);
});

it('groups by what was asked for, and takes a choice from before that was kept for a question', () => {
  const { mode: _, ...older } = choice('old', 0);
  const stored = [{ ...choice('picture', 1), mode: 'image' }, older, choice('new', 0)];
  const modes = byMode(readChoices(stored));
  expect(modes.map(([mode, some]) => [mode, some.map(({ id }) => id)])).toEqual([
    ['find', ['old', 'new']],
    ['image', ['picture']],
  ]);
  expect(modes.map(([, some]) => standings(some)[0]?.model)).toEqual(['a/one', '=b,two']);
});

it('keeps one choice a comparison, a bounded number, and survives what is no choice', () => {
  const many = Array.from({ length: MOST_CHOICES }, (_, at) => choice(String(at), 0));
  const kept = withChoice([...many, { id: 'broken' }], choice('new', 1));
  expect(kept).toHaveLength(MOST_CHOICES);
  expect(kept.at(-1)?.id).toBe('new');
  expect(withChoice(kept, choice('new', null)).filter(({ id }) => id === 'new')).toEqual([
    choice('new', null),
  ]);
  expect(readChoices('nonsense')).toEqual([]);
});

it('writes one row for each answer, and no formula', () => {
  expect(choicesAsCsv([choice('1', null)]).split('\r\n')).toEqual([
    'comparison,at,covered,mode,place,model,better,promptTokens,completionTokens,seconds,usd,verified,unverified',
    '1,1970-01-01T00:00:00.000Z,true,find,1,a/one,0.5,100,10,1.5,0.002,2,0',
    `1,1970-01-01T00:00:00.000Z,true,find,2,"'=b,two",0.5,100,10,1.5,,2,0`,
    '',
  ]);
});

describe('the first steps of several models', () => {
  const target = (n: number, name: string, more: Partial<GuideTarget['locator']> = {}): GuideTarget => ({
    n,
    role: 'button',
    text: name,
    locator: { role: 'button', name, landmark: '', before: [], after: [], notes: [], path: '', ...more },
  });
  const step = (action: 'click' | 'type', at: GuideTarget | null, value: string | null = null) => ({
    instruction: `${action} it`,
    action,
    value,
    target: at,
  });
  const named = ({ target: at, instruction }: { target: GuideTarget | null; instruction: string }) =>
    at?.text ?? instruction;

  it('agree on a control whatever number it had in each look, and differ in what is entered', () => {
    const steps = [step('type', target(4, 'City'), 'Rome'), step('type', target(9, 'City'), 'Oslo')];
    expect(agreementOnSteps(steps, named)).toEqual({
      parts: [
        { text: 'City', by: [0, 1] },
        { text: 'Rome', by: [0] },
        { text: 'Oslo', by: [1] },
      ],
      share: 1 / 3,
    });
  });

  it('tell namesakes apart by what stands beside them, and one thing done to a control from another', () => {
    const first = step('click', target(4, 'Edit', { before: ['Ann'] }));
    const second = step('click', target(4, 'Edit', { before: ['Ben'] }));
    expect(agreementOnSteps([first, second], named).share).toBe(0);
    expect(agreementOnSteps([first, { ...first, action: 'type' }], named).share).toBe(0);
    expect(agreementOnSteps([first, first], named).share).toBe(1);
  });

  it('count a model that saw no way as one that names nothing', () => {
    const only = step('click', target(4, 'Edit'));
    expect(agreementOnSteps([only, undefined], named)).toEqual({
      parts: [{ text: 'Edit', by: [0] }],
      share: 0,
    });
    expect(agreementOnSteps([undefined, undefined], named).share).toBeNull();
  });
});
