import type { PageContext } from '../context.ts';
import type { Beacon } from '../overlay/beacon.ts';

/** Input by which the person takes over from the copilot. Moving the pointer is none: people do that while reading. */
const TAKES_OVER = ['pointerdown', 'keydown', 'wheel'] as const;
const TICK_MS = 100;

/**
 * The copilot's countdown. It runs in the page, because the page outlives the worker and is the first to know that the person acts: any input
 * ends it at once, before the worker hears of it. Its end is a reminder: the worker keeps the time.
 */
export function createCountdown(
  context: PageContext,
  beacon: Beacon,
): {
  /** @param isSame whether the target still is where and what it was when the countdown began */
  start(stepId: string, ms: number, isSame: () => boolean): void;
  stop(): void;
} {
  let running: AbortController | null = null;

  function stop(): void {
    running?.abort();
    running = null;
    beacon.count('');
  }

  function start(stepId: string, ms: number, isSame: () => boolean): void {
    stop();
    const end = new AbortController();
    running = end;
    const dueAt = performance.now() + ms;
    const timer = setInterval(() => {
      const left = dueAt - performance.now();
      if (!isSame()) {
        stop();
        context.report({ type: 'guide-changed', stepId, why: 'target-changed' });
      } else if (left > 0) {
        beacon.count(`▶ ${Math.ceil(left / 1000)} s`);
      } else {
        stop();
        context.report({ type: 'guide-due', stepId });
      }
    }, TICK_MS);
    end.signal.addEventListener('abort', () => clearInterval(timer));
    const tookOver = (event: Event) => {
      if (!event.isTrusted) return;
      stop();
      context.report({ type: 'guide-took-over', stepId });
    };
    for (const type of TAKES_OVER)
      window.addEventListener(type, tookOver, { capture: true, passive: true, signal: end.signal });
  }

  return { start, stop };
}
