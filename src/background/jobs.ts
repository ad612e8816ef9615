import { whileAlive } from '../platform/lifetime.ts';

/** Reason of a job's abort when the turn itself goes on. */
export class Superseded extends DOMException {
  constructor() {
    super('Something newer takes over', 'AbortError');
  }
}

interface Job {
  end: AbortController;
  done: Promise<void>;
}

/**
 * At most one job per tab runs; what is queued behind it waits its turn. The worker is kept alive for as long as anything runs. A job that
 * is stopped has its signal aborted; `stop` resolves when it has really ended, so that nothing of it can follow.
 */
export function createJobs() {
  const running = new Map<number, Job>();

  function queue(tabId: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const before = running.get(tabId)?.done ?? Promise.resolve();
    const end = new AbortController();
    const done = whileAlive(before.then(() => (end.signal.aborted ? undefined : work(end.signal)))).finally(
      () => {
        if (running.get(tabId)?.end === end) running.delete(tabId);
      },
    );
    running.set(tabId, { end: chained(running.get(tabId)?.end, end), done });
    return done;
  }

  /** Aborting the newest job aborts the ones it waits for, too. */
  function chained(before: AbortController | undefined, end: AbortController): AbortController {
    if (before) end.signal.addEventListener('abort', () => before.abort(end.signal.reason), { once: true });
    return end;
  }

  /** `superseded`: something newer takes over, so the turn is not over. */
  async function stop(tabId: number, why: 'stopped' | 'superseded' = 'stopped'): Promise<void> {
    const job = running.get(tabId);
    if (!job) return;
    job.end.abort(
      why === 'superseded' ? new Superseded() : new DOMException('Stopped by the user', 'AbortError'),
    );
    await job.done;
  }

  return { queue, stop, isRunning: (tabId: number) => running.has(tabId) };
}
export type Jobs = ReturnType<typeof createJobs>;
