import { createQueues } from '../core/queue.ts';
import { whileAlive } from '../platform/lifetime.ts';

/** Reason of a part's abort when its turn itself goes on. */
export class Superseded extends DOMException {
  constructor() {
    super('Something newer takes over', 'AbortError');
  }
}

/**
 * All that happens to a conversation, one after the other. The worker is kept alive for as long as anything runs.
 *
 * - `part`: a part of a turn. `abort` ends the one that runs and keeps those that wait from ever starting.
 * - `entry`: what must happen in any case (a question is written down, the page is cleared, another tab takes over).
 * - `beside`: what only reads or scrolls (a citation that is lit comes into view, the head is brought up to date): it must neither mark
 *   the page nor change a turn, and therefore need not wait for an answer that streams. Such works have a line of their own.
 *
 * An entry must never wait for another entry of the same conversation.
 */
export function createJobs() {
  const line = createQueues<string>();
  const aside = createQueues<string>();
  const parts = new Map<string, Map<AbortController, Promise<void>>>();

  function part(id: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const end = new AbortController();
    const ofThis = parts.get(id) ?? new Map<AbortController, Promise<void>>();
    parts.set(id, ofThis);
    const done = line(id, () => (end.signal.aborted ? undefined : work(end.signal))).finally(() => {
      ofThis.delete(end);
      if (ofThis.size === 0 && parts.get(id) === ofThis) parts.delete(id);
    });
    ofThis.set(end, done);
    return whileAlive(done);
  }

  /** `superseded`: something newer takes over, so the turn is not over. */
  function abort(id: string, why: 'stopped' | 'superseded' = 'stopped'): void {
    const reason =
      why === 'superseded' ? new Superseded() : new DOMException('Stopped by the user', 'AbortError');
    for (const end of parts.get(id)?.keys() ?? []) end.abort(reason);
  }

  return {
    part,
    abort,
    entry: <T>(id: string, work: () => T | Promise<T>): Promise<T> => whileAlive(line(id, work)),
    beside: <T>(id: string, work: () => T | Promise<T>): Promise<T> => whileAlive(aside(id, work)),
    /** Resolves when the parts that run or wait now have really ended, so that nothing of them can follow. */
    async ended(id: string): Promise<void> {
      await Promise.allSettled([...(parts.get(id)?.values() ?? [])]);
    },
    isRunning: (id: string) => parts.has(id),
  };
}
export type Jobs = ReturnType<typeof createJobs>;
