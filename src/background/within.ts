import { type ProblemCode, SightlineError } from '../contracts/errors.ts';

/** `work`, or a `SightlineError(code)` after `ms` milliseconds. */
export function within<T>(ms: number, work: Promise<T>, code: ProblemCode): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SightlineError(code)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
