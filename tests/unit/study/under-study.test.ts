import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { StudyAllows } from '../../../src/contracts/study.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

let allows: StudyAllows | undefined;
vi.mock('../../../src/platform/study-mark.ts', () => ({
  runningStudy: async () => allows && { allows },
}));
const { underStudy } = await import('../../../src/background/study.ts');

const ask = { type: 'ask', text: 'When?' } as const;
beforeEach(() => {
  allows = undefined;
});

it('without a study every request stays as it is', async () => {
  expect(await underStudy(ask)).toBe(ask);
});

it('in the condition without Sightline nothing is asked, and the page can still be cleared', async () => {
  allows = 'nothing';
  await expect(underStudy(ask)).rejects.toThrow('study-off');
  await expect(underStudy({ type: 'again', turnId: 'a' })).rejects.toThrow('study-off');
  await expect(underStudy({ type: 'second-opinion', turnId: 'a', model: 'b' })).rejects.toThrow('study-off');
  expect(await underStudy({ type: 'clear' })).toEqual({ type: 'clear' });
});

it('in the condition of one mode everything asked goes to that mode', async () => {
  allows = 'find';
  expect(await underStudy({ ...ask, text: 'Hide the ads', mode: 'hide' })).toMatchObject({ mode: 'find' });
  await expect(underStudy({ ...ask, text: '/chat hello' })).rejects.toThrow('study-off');
  await expect(underStudy({ type: 'again', turnId: 'a', mode: 'hide' })).rejects.toThrow('study-off');
});
