/** Adds a work to a line; resolves or rejects as the work does. */
export type SerialQueue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * A line of works, each of which begins when the one before has ended. How that one ended makes no difference: a rejection is its own
 * caller's, and never stops the line.
 */
export function createQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(ended, ended);
    return done;
  };
}

/** One line for each key; a line that has run empty is forgotten. */
export function createQueues<K>(): <T>(key: K, work: () => T | Promise<T>) => Promise<T> {
  const lines = new Map<K, { add: SerialQueue; waiting: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { add: createQueue(), waiting: 0 };
    lines.set(key, line);
    line.waiting += 1;
    try {
      return await line.add(work);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}

const ended = () => undefined;
