/** Time as the model layer uses it; tests pass a fast one. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const abort = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal.addEventListener('abort', abort, { once: true });
    }),
};

/** How long a request may say nothing, in milliseconds. */
export interface Limits {
  /** Until the first byte: local models load for a minute, reasoning models think. */
  firstByteMs: number;
  /** Between two bytes. */
  idleMs: number;
  /** Between two pieces of the reply while only keep-alive comments come. */
  quietMs: number;
}
export const DEFAULT_LIMITS: Limits = { firstByteMs: 180_000, idleMs: 60_000, quietMs: 300_000 };

/** Ends `controller` with `reason()` when neither bytes nor pieces come for too long. */
export function startWatchdog(controller: AbortController, limits: Limits, reason: () => unknown) {
  const fire = () => controller.abort(reason());
  let bytes = setTimeout(fire, limits.firstByteMs);
  let pieces = setTimeout(fire, Math.max(limits.quietMs, limits.firstByteMs));
  return {
    byte() {
      clearTimeout(bytes);
      bytes = setTimeout(fire, limits.idleMs);
    },
    piece() {
      clearTimeout(pieces);
      pieces = setTimeout(fire, limits.quietMs);
    },
    stop() {
      clearTimeout(bytes);
      clearTimeout(pieces);
    },
  };
}
