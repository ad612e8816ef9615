import { expect, test } from 'vitest';
import { parseSettings } from '../../../src/contracts/settings.ts';
import { addToDay, checkSpending, spentToday } from '../../../src/model/spending.ts';

const budget = parseSettings({ budget: { perDayUSD: 1, perConversationUSD: 0.25 } }).budget;

test('below both limits nothing happens', () => {
  expect(() => checkSpending(budget, { today: 0.99, conversation: 0.24 })).not.toThrow();
});

test('without limits nothing ever happens', () => {
  expect(() => checkSpending(parseSettings({}).budget, { today: 1e6, conversation: 1e6 })).not.toThrow();
});

test.each([
  [{ today: 0.3, conversation: 0.25 }, 'conversation', '$0.2500'],
  [{ today: 1.2, conversation: 0.1 }, 'day', '$1.00'],
])('a reached limit stops the next question: %o', (spent, which, limit) => {
  expect(() => checkSpending(budget, spent)).toThrowError(
    expect.objectContaining({ code: 'spending-limit', params: expect.objectContaining({ which, limit }) }),
  );
});

test('the total of a day grows, ignores unknown prices and starts anew the next day', () => {
  const noon = new Date(2026, 10, 21, 12);
  const total = addToDay(addToDay(addToDay(undefined, 0.4, noon), null, noon), 0.1, noon);
  expect(spentToday(total, new Date(2026, 10, 21, 23, 59))).toBeCloseTo(0.5);
  expect(spentToday(total, new Date(2026, 10, 22, 0, 1))).toBe(0);
});
