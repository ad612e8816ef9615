import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../../src/background/jobs.ts';
import { createQueue, createQueues } from '../../src/core/queue.ts';

beforeEach(() => {
  vi.stubGlobal('chrome', { runtime: { getPlatformInfo: vi.fn() } });
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
const fails = () => Promise.reject(new Error('no'));

describe('a line of works', () => {
  it('goes on after one that failed, and tells only its own caller', async () => {
    const add = createQueue();
    const failed = add(fails);
    const next = add(() => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await add(() => 'later')).toBe('later');
  });

  it('goes on after a work that throws at once', async () => {
    const add = createQueue();
    await expect(
      add(() => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
    expect(await add(() => 1)).toBe(1);
  });

  it('of one key does not wait for the line of another', async () => {
    const add = createQueues<number>();
    const order: string[] = [];
    let open = () => {};
    const slow = add(1, () => new Promise<void>((resolve) => (open = resolve)));
    const behind = add(1, () => void order.push('behind'));
    await add(2, () => void order.push('other'));
    open();
    await Promise.all([slow, behind]);
    expect(order).toEqual(['other', 'behind']);
  });
});

describe('the jobs of a conversation', () => {
  it('run one after the other, parts and entries alike', async () => {
    const jobs = createJobs();
    const order: string[] = [];
    void jobs.part('a', async () => void order.push('first'));
    void jobs.entry('a', () => void order.push('second'));
    await jobs.part('a', async () => void order.push('third'));
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('end when they are aborted, and parts that waited behind them never start', async () => {
    const jobs = createJobs();
    const second = vi.fn(async () => {});
    void jobs.part('a', untilAborted);
    void jobs.part('a', second);
    await Promise.resolve();
    jobs.abort('a');
    await jobs.ended('a');
    expect(second).not.toHaveBeenCalled();
    expect(jobs.isRunning('a')).toBe(false);
  });

  it('that must happen do happen, whatever is aborted or fails before them', async () => {
    const jobs = createJobs();
    void jobs.part('a', untilAborted);
    const failed = jobs.entry('a', fails);
    const cleared = jobs.entry('a', () => 'cleared');
    jobs.abort('a');
    await expect(failed).rejects.toThrow('no');
    expect(await cleared).toBe('cleared');
  });

  it('that only point at something do not wait for an answer that streams', async () => {
    const jobs = createJobs();
    const streaming = jobs.part('a', untilAborted);
    expect(await jobs.beside('a', () => 'shown')).toBe('shown');
    expect(jobs.isRunning('a')).toBe(true);
    jobs.abort('a');
    await streaming;
  });

  it('of another conversation are left alone by an abort', async () => {
    const jobs = createJobs();
    const done = jobs.part('b', untilAborted);
    jobs.abort('a');
    expect(jobs.isRunning('b')).toBe(true);
    jobs.abort('b');
    await done;
  });
});
