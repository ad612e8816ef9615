import type { PageContext } from '../context.ts';
import type { Beacon } from '../overlay/beacon.ts';

/** Deeds that take over from the copilot. Moving the pointer is none: people do that while reading. */
const DEEDS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * The copilot's countdown. It runs in the page, because the page outlives the worker and is the first to know that the person acts:
 * any deed ends it at once, before the worker hears of it.
 */
export function createCountdown(
  context: PageContext,
  beacon: Beacon,
): { start(stepId: string, ms: number): void; stop(): void } {
  let running: AbortController | null = null;

  function stop(): void {
    running?.abort();
    running = null;
    beacon.count('');
  }

  function start(stepId: string, ms: number): void {
    stop();
    const end = new AbortController();
    running = end;
    const dueAt = performance.now() + ms;
    const timer = setInterval(() => {
      const left = dueAt - performance.now();
      if (left > 0) return beacon.count(`▶ ${Math.ceil(left / 1000)} s`);
      stop();
      context.report({ type: 'guide-due', stepId });
    }, 100);
    end.signal.addEventListener('abort', () => clearInterval(timer));
    const tookOver = () => {
      stop();
      context.report({ type: 'guide-took-over', stepId });
    };
    for (const deed of DEEDS)
      window.addEventListener(deed, tookOver, { capture: true, passive: true, signal: end.signal });
  }

  return { start, stop };
}
