import { HistoryError } from './history-error.ts';

/**
 * The closed vocabulary of what can go wrong. Every code has two texts in `_locales`: `error_<code>` (one plain
 * sentence for the user) and `error_<code>_next` (the next step); `tests/unit/locales.test.ts` holds that.
 * `retryable` says whether doing the very same thing again may help, so that "Try again" is offered only then.
 */
export const PROBLEMS = {
  // The question
  'empty-question': { retryable: false },
  'question-too-long': { retryable: false },
  // The tab and its page
  'no-tab': { retryable: true },
  'tab-closed': { retryable: false },
  'restricted-page': { retryable: false },
  /** A new tab: the person can name a site, or search from there. */
  'empty-tab': { retryable: false },
  'not-a-web-page': { retryable: false },
  'file-access': { retryable: true },
  // A PDF
  'pdf-unreachable': { retryable: true },
  'pdf-inside-page': { retryable: false },
  'pdf-not-one': { retryable: false },
  'pdf-broken': { retryable: false },
  'pdf-locked': { retryable: true },
  'pdf-scan': { retryable: false },
  'pdf-too-big': { retryable: false },
  'pdf-too-slow': { retryable: true },
  'pdf-no-file': { retryable: true },
  'site-access': { retryable: true },
  'never-site': { retryable: false },
  'page-loading': { retryable: true },
  'page-empty': { retryable: true },
  'page-silent': { retryable: true },
  'page-changed': { retryable: true },
  'page-login': { retryable: true },
  'stale-element': { retryable: true },
  // The model
  'no-model': { retryable: false },
  'compare-few-models': { retryable: false },
  'bad-url': { retryable: false },
  offline: { retryable: true },
  unreachable: { retryable: true },
  cors: { retryable: true },
  'ollama-origins': { retryable: true },
  'bad-request': { retryable: false },
  'bad-key': { retryable: false },
  'no-credit': { retryable: false },
  forbidden: { retryable: false },
  'model-not-found': { retryable: false },
  timeout: { retryable: true },
  'context-too-long': { retryable: false },
  'rate-limited': { retryable: true },
  'server-error': { retryable: true },
  'stream-broken': { retryable: true },
  'stream-silent': { retryable: true },
  'reply-garbled': { retryable: true },
  'reply-too-long': { retryable: true },
  'spending-limit': { retryable: false },
  // The modes
  'guide-lost': { retryable: true },
  'guide-blocked': { retryable: true },
  // Pictures
  'no-vision': { retryable: false },
  'picture-gone': { retryable: false },
  'picture-not-found': { retryable: true },
  'picture-out-of-sight': { retryable: true },
  'picture-unreadable': { retryable: false },
  // The history
  'history-gone': { retryable: false },
  'history-full': { retryable: false },
  'history-newer': { retryable: false },
  'history-damaged': { retryable: false },
  'history-file-foreign': { retryable: false },
  'history-file-cut': { retryable: false },
  'history-file-newer': { retryable: false },
  // A study
  'study-off': { retryable: false },
  // Sightline itself
  'worker-restarted': { retryable: true },
  internal: { retryable: true },
} as const satisfies Record<string, { retryable: boolean }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A problem as it travels and is stored: plain data, never a secret, never page text. */
export interface Problem {
  code: ProblemCode;
  /** Values for the sentence, e.g. `{ host: 'localhost:11434' }`. */
  params?: Record<string, string>;
}

/** Thrown near the cause, caught once at the edge (the turn runner, the RPC server, the panel's boundary). */
export class SightlineError extends Error {
  readonly code: ProblemCode;
  readonly params: Record<string, string>;

  constructor(code: ProblemCode, params: Record<string, string> = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SightlineError';
    this.code = code;
    this.params = params;
  }

  toProblem(): Problem {
    return { code: this.code, params: this.params };
  }
}

/** Any thrown value as a problem; what is not ours is `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof SightlineError) return error.toProblem();
  if (error instanceof HistoryError) return { code: `history-${error.trouble}` };
  return { code: 'internal', params: { what: error instanceof Error ? error.name : typeof error } };
}
