import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../../src/background/jobs.ts';

beforeEach(() => {
  vi.stubGlobal('chrome', { runtime: { getPlatformInfo: vi.fn() } });
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('the jobs of a tab', () => {
  it('run one after the other', async () => {
    const jobs = createJobs();
    const order: string[] = [];
    void jobs.queue(1, async () => void order.push('first'));
    await jobs.queue(1, async () => void order.push('second'));
    expect(order).toEqual(['first', 'second']);
  });

  it('end when they are stopped, and what was queued behind them never starts', async () => {
    const jobs = createJobs();
    const second = vi.fn(async () => {});
    void jobs.queue(1, untilAborted);
    void jobs.queue(1, second);
    await jobs.stop(1);
    expect(second).not.toHaveBeenCalled();
    expect(jobs.isRunning(1)).toBe(false);
  });

  it('of another tab are left alone by a stop', async () => {
    const jobs = createJobs();
    const done = jobs.queue(2, untilAborted);
    await jobs.stop(1);
    expect(jobs.isRunning(2)).toBe(true);
    await jobs.stop(2);
    await done;
  });
});
