import { describe, expect, test } from 'vitest';
import { findWalk, loadWalks, saveWalk, type Walk } from '../../src/modes/guide/cache.ts';
import { memoryStore } from '../fakes/memory-store.ts';

const locator = (role: string, name: string) => ({
  role,
  name,
  landmark: '',
  before: [],
  after: [],
  notes: [],
  path: '',
});
const SITE = 'https://notes.example';
const WALK: Walk = {
  id: 'w1',
  site: SITE,
  task: 'Add the tag “sea” to my note',
  savedAt: 1,
  usedAt: 1,
  uses: 0,
  steps: [
    { instruction: 'Open Tags', hint: '', action: 'click', value: null, locator: locator('button', 'Tags') },
    {
      instruction: 'Type “sea”',
      hint: 'Below, sea is offered; the season is not.',
      action: 'type',
      value: 'sea',
      locator: locator('textbox', 'New tag'),
    },
    { instruction: 'Choose sea', hint: '', action: 'click', value: null, locator: locator('option', 'sea') },
  ],
  evidence: 'Tags: sea',
};
async function found(task: string): Promise<Walk | undefined> {
  const store = memoryStore();
  await saveWalk(store, WALK);
  return findWalk(store, `${SITE}/a`, task, 2);
}

describe('a walk is walked again with another value', () => {
  test('in what is entered, what is chosen by that name, what is said, and what proves it', async () => {
    const walk = await found('add the tag "great lake" to my note');
    expect(walk?.steps.map(({ value, instruction, locator }) => [value, instruction, locator?.name])).toEqual(
      [
        [null, 'Open Tags', 'Tags'],
        ['great lake', 'Type “great lake”', 'New tag'],
        [null, 'Choose great lake', 'great lake'],
      ],
    );
    expect(walk?.steps[1]?.hint).toBe('Below, great lake is offered; the season is not.');
    expect(walk?.evidence).toBe('Tags: great lake');
  });

  test('and stays kept as it was', async () => {
    const store = memoryStore();
    await saveWalk(store, WALK);
    await findWalk(store, SITE, 'Add the tag lake to my note', 2);
    expect(await loadWalks(store)).toEqual([{ ...WALK, usedAt: 2, uses: 1 }]);
  });
});

test.each([
  ['two things differ', 'Add the tag lake to my book'],
  ['another thing is asked for', 'Remove the tag sea to my note'],
  ['something is left out', 'Add the tag to my note'],
  ['what differs was not entered as it stands', 'Add the tag sea to your note'],
])('it is not where %s', async (_, task) => {
  expect(await found(task)).toBeUndefined();
});
