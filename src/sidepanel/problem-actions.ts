import { PROBLEMS, type ProblemCode } from '../contracts/errors.ts';

/** What the person can do about a problem with one click. */
export type ProblemAction = 'try-again' | 'open-options' | 'allow-site' | 'open-reader' | 'leave-empty-tab';

/** Problems that are solved in the options: key, address, model, limits, the list of sites. */
const SOLVED_IN_OPTIONS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'never-site',
  'no-model',
  'no-vision',
  'bad-url',
  'unreachable',
  'cors',
  'ollama-origins',
  'bad-request',
  'bad-key',
  'no-credit',
  'forbidden',
  'model-not-found',
  'context-too-long',
  'spending-limit',
]);

/** Problems of a PDF that a file from the disk gets around: the reader takes one by picker or drop. */
const SOLVED_BY_A_FILE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'file-access',
  'pdf-inside-page',
  'restricted-page',
]);

/** The buttons of a problem, the most helpful first. */
export function actionsFor(code: ProblemCode): ProblemAction[] {
  if (code === 'site-access') return ['allow-site'];
  if (code === 'empty-tab') return ['leave-empty-tab', 'open-reader'];
  const actions: ProblemAction[] = [];
  if (PROBLEMS[code].retryable) actions.push('try-again');
  if (SOLVED_IN_OPTIONS.has(code)) actions.push('open-options');
  if (SOLVED_BY_A_FILE.has(code)) actions.push('open-reader');
  return actions;
}
