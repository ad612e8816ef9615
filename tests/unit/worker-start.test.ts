import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUp } from '../../src/background/start.ts';
import { SightlineError } from '../../src/contracts/errors.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the start of the worker', () => {
  it('tries again what failed once, and tells nothing', async () => {
    const failed = vi.fn();
    const step = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    const ready = startUp([step], failed);
    await vi.runAllTimersAsync();
    await ready;
    expect(step).toHaveBeenCalledTimes(2);
    expect(failed).not.toHaveBeenCalled();
  });

  it('goes on without what keeps failing, and says so', async () => {
    const failed = vi.fn();
    const next = vi.fn(async () => {});
    const ready = startUp([() => Promise.reject(new SightlineError('no-tab')), next], failed);
    await vi.runAllTimersAsync();
    await expect(ready).resolves.toBeUndefined();
    expect(failed).toHaveBeenCalledExactlyOnceWith({ code: 'no-tab', params: {} });
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('what was spent today', () => {
  it('is still checked and added up after a write that was refused', async () => {
    const storage = fakeChromeStorage();
    vi.stubGlobal('chrome', { storage });
    const { noteSpending, withinLimits } = await import('../../src/background/spending.ts');
    vi.spyOn(storage.local, 'set').mockRejectedValueOnce(new Error('no room'));
    noteSpending(1);
    noteSpending(2);
    const stream = vi.fn(async () => ({ text: 'Yes.', finish: 'stop' as const, promptCut: false }));
    const model = { label: 'm', contextTokens: undefined, stream, structured: vi.fn() };
    const limited = withinLimits(model, { pageTokens: 8000, imageTokens: 2000, perDayUSD: 3 }, () => []);
    const hooks = { signal: new AbortController().signal, onText: () => {} };
    await expect(limited.stream([], hooks)).resolves.toMatchObject({ text: 'Yes.' });
    noteSpending(2);
    await expect(limited.stream([], hooks)).rejects.toMatchObject({ code: 'spending-limit' });
  });
});
