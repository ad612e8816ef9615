import { describe, expect, test } from 'vitest';
import type { GuideStepReply } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { checkReply as check } from '../../src/modes/guide/check-reply.ts';
import { guideCard, guideReply, guideLine as line } from '../fakes/guide.ts';

const reply = (index: number, text: string, over: Partial<GuideStepReply> = {}) =>
  guideReply({ instruction: 'Do this', index, text, ...over });

const checkReply = (given: GuideStepReply, lines: IndexLine[], task: string) =>
  check(given, { url: 'https://shop.example/a', lines }, guideCard(task));

describe('a reply that does not hold together is not taken as it is', () => {
  const lines = [
    line(1, 'heading', 'Profile'),
    line(2, 'textbox', 'Name'),
    line(3, 'button', 'Save'),
    line(4, 'link', 'Cancel'),
  ];
  const why = (given: GuideStepReply, task = 'save my name') => {
    const checked = checkReply(given, lines, task);
    return checked.ok ? 'taken' : checked.why;
  };
  test.each([
    ['typing into a button', reply(3, 'Save', { action: 'type', value: 'x' }), 'action'],
    ['ticking a text field', reply(2, 'Name', { action: 'check' }), 'action'],
    ['choosing in a heading', reply(1, 'Profile', { action: 'select', value: 'x' }), 'action'],
    ['words about another control', reply(4, 'Cancel', { instruction: 'Press “Save” to keep it' }), 'said'],
    [
      'the same in other quotation marks',
      reply(4, 'Cancel', { instruction: '「Save」を押してください' }),
      'said',
    ],
    ['words about both', reply(4, 'Cancel', { instruction: 'Press "Cancel", not "Save"' }), 'taken'],
    ['words without a name', reply(4, 'Cancel', { instruction: 'Press the button below' }), 'taken'],
    [
      'a quoted value',
      reply(2, 'Name', { action: 'type', value: 'Save', instruction: 'Enter "Save"' }),
      'taken',
    ],
  ])('%s', (_, given, expected) => expect(why(given)).toBe(expected));

  test('what is doubtful and what was named are both offered', () => {
    const checked = checkReply(reply(4, 'Cancel', { instruction: 'Press “Save”' }), lines, '');
    expect(checked.ok ? [] : checked.candidates.map(({ text }) => text)).toEqual(['Cancel', 'Save']);
  });
});

describe('of controls with one name', () => {
  const rows = ['Ada', 'Ben', 'Cleo'].map((name, i) => line(i + 1, 'button', 'Edit', { rowHeader: name }));
  const sections = [
    line(1, 'heading', 'Profile', { level: 2 }),
    line(2, 'button', 'Save'),
    line(3, 'heading', 'Notifications', { level: 2 }),
    line(4, 'button', 'Save'),
  ];
  const taken = (given: GuideStepReply, lines: IndexLine[], task: string) => {
    const checked = checkReply(given, lines, task);
    return checked.ok ? checked.line?.n : checked.why;
  };
  test('the row that the instruction names is meant', () => {
    expect(taken(reply(2, 'Edit', { instruction: 'Edit Cleo' }), rows, 'make Cleo an editor')).toBe('like');
    expect(taken(reply(3, 'Edit', { instruction: 'Edit Cleo' }), rows, 'make Cleo an editor')).toBe(3);
  });
  test('where the instruction says nothing, the task does', () => {
    expect(taken(reply(2, 'Edit'), rows, 'make Cleo an editor')).toBe('like');
    expect(taken(reply(3, 'Edit'), rows, 'make Cleo an editor')).toBe(3);
  });
  test('the heading above tells sections apart', () => {
    expect(taken(reply(2, 'Save'), sections, 'save the notifications')).toBe('like');
    expect(taken(reply(4, 'Save'), sections, 'save the notifications')).toBe(4);
  });
  test('where nothing tells them apart, the model is believed', () => {
    expect(taken(reply(2, 'Edit'), rows, 'edit somebody')).toBe(2);
    expect(taken(reply(2, 'Edit', { instruction: 'First Ada, then Cleo' }), rows, 'edit two of them')).toBe(
      2,
    );
  });
});
