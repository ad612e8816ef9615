import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureTab } from '../../src/background/capture.ts';

/** When Chrome was asked for a screenshot, in ms from the first. */
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('chrome', {
    tabs: {
      get: async () => ({ active: true, windowId: 1 }),
      captureVisibleTab: async () => {
        asked.push(Date.now());
        // It may fail like any call: the line goes on.
        throw new Error('No active web contents to capture');
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks Chrome for no more than two screenshots a second, whatever tab they are of', async () => {
  const region = { x: 0, y: 0, width: 10, height: 10 };
  const shots = Promise.allSettled([1, 2, 1, 3, 2].map((tabId) => captureTab(tabId, region, 1000, [])));
  await vi.runAllTimersAsync();
  await shots;
  expect(asked).toHaveLength(5);
  for (const at of asked)
    expect(asked.filter((other) => other >= at && other < at + 1000).length).toBeLessThan(3);
});
