import { type Problem, toProblem } from '../contracts/errors.ts';

const TRIES = 3;
const TRY_AGAIN_MS = 200;

/**
 * What a worker does before it serves anybody. Never rejects, because every listener waits for it: what fails is tried again, then told,
 * and the worker goes on without (an empty store is better than a panel that says nothing).
 */
export async function startUp(
  steps: readonly (() => Promise<void>)[],
  failed: (problem: Problem) => void,
): Promise<void> {
  for (const step of steps) {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      try {
        await step();
        break;
      } catch (error) {
        console.warn('start of the worker', error);
        if (tried === TRIES) failed(toProblem(error));
        else await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS * tried));
      }
    }
  }
}
