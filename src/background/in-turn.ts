const last = new Map<number, Promise<unknown>>();

/**
 * Runs works of one tab one after the other. Two walks at the same time would give out the same numbers: a part of a turn that was ended
 * cannot take its walk back, so the next part's has to wait for it.
 */
export function inTurn<T>(tabId: number, work: () => Promise<T>): Promise<T> {
  const before = last.get(tabId) ?? Promise.resolve();
  const done = before.then(work, work);
  last.set(tabId, done);
  const forget = () => {
    if (last.get(tabId) === done) last.delete(tabId);
  };
  done.then(forget, forget);
  return done;
}
