import type { ProblemCode } from '../contracts/errors.ts';
import { SightlineError } from '../contracts/errors.ts';
import type { Exchange } from './exchange.ts';

/** What is needed to name a failure; nothing of it but host and model reaches the user. */
export interface RequestFacts {
  baseURL: string;
  model: string;
  apiKey?: string | undefined;
  /** Ollama's own refusal (403 for an unknown origin) has a remedy of its own. */
  ollama?: boolean | undefined;
}

/** A failed try: the problem, whether doing the same again may help, and what the server said (for the parameter rule only). */
export interface Failure {
  problem: SightlineError;
  retry: 'no' | 'once' | 'backoff';
  /** What `Retry-After` asks for, in milliseconds. */
  retryAfterMs?: number;
  status?: number;
  said: string;
}

const RETRY: Partial<Record<ProblemCode, Failure['retry']>> = {
  'rate-limited': 'backoff',
  'server-error': 'backoff',
  timeout: 'backoff',
  unreachable: 'once',
};

/**
 * Names a failed try. Three sources: an HTTP refusal (`exchange` has the status), an error event under HTTP 200, and a connection
 * that failed or broke.
 * @param started some text of the reply had arrived: nothing is repeated then
 */
export function classify(
  error: unknown,
  exchange: Exchange,
  facts: RequestFacts,
  started: boolean,
  now: number,
): Failure {
  if (error instanceof SightlineError) return failure(error, '', started);
  const refused = exchange.errorBody !== undefined;
  const said = refused ? serverMessage(exchange.errorBody ?? '') : eventMessage(error);
  const status = refused ? exchange.status : eventStatus(error);
  if (status === undefined && !isServerEvent(error)) {
    return failure(connectionProblem(error, exchange, facts), said, started);
  }
  const code = codeOf(status ?? 500, said, facts, exchange.errorBody);
  const problem = new SightlineError(code, paramsOf(code, status, said, facts), { cause: error });
  return {
    ...failure(problem, said, started),
    ...(status === undefined ? {} : { status }),
    retryAfterMs: retryAfter(exchange.headers, now),
  };
}

function failure(problem: SightlineError, said: string, started: boolean): Failure {
  return { problem, retry: started ? 'no' : (RETRY[problem.code] ?? 'no'), said };
}

const CONTEXT =
  /context[ _-]?(length|window|size|limit)|maximum context|too many tokens|prompt is too long|input is too long|exceeds? the (available |maximum )?(context|number of tokens)|reduce the length/i;
const NO_MODEL =
  /model\b.{0,80}\b(not (be )?(found|exist|available|supported|a valid)|does ?n[o']t exist|unknown|invalid|no such)|(not a valid|unknown|invalid|no such) model|model_not_found/i;
const BAD_KEY =
  /api[ _-]?key.{0,40}(not valid|invalid|incorrect|missing|expired)|(invalid|incorrect|missing) api[ _-]?key/i;
const NO_MONEY =
  /insufficient[ _](quota|credit|balance|funds)|exceeded your current quota|out of credit|billing|payment required/i;

/** The closed list: what each status means, corrected where providers use a status for something else. */
function codeOf(
  status: number,
  said: string,
  facts: RequestFacts,
  errorBody: string | undefined,
): ProblemCode {
  if (status === 400 || status === 422 || status === 413) {
    if (status === 413 || CONTEXT.test(said)) return 'context-too-long';
    if (BAD_KEY.test(said)) return 'bad-key';
    if (NO_MODEL.test(said)) return 'model-not-found';
    return 'bad-request';
  }
  if (status === 401) return 'bad-key';
  if (status === 402) return 'no-credit';
  if (status === 403) return facts.ollama ? 'ollama-origins' : 'forbidden';
  if (status === 404) return errorBody !== undefined && !isJSON(errorBody) ? 'bad-url' : 'model-not-found';
  if (status === 405 || (status >= 300 && status < 400)) return 'bad-url';
  if (status === 408) return 'timeout';
  if (status === 429) return NO_MONEY.test(said) ? 'no-credit' : 'rate-limited';
  if (status >= 500) return 'server-error';
  return 'bad-request';
}

function paramsOf(
  code: ProblemCode,
  status: number | undefined,
  said: string,
  facts: RequestFacts,
): Record<string, string> {
  const params: Record<string, string> = { host: hostOf(facts.baseURL), model: facts.model };
  if (status !== undefined) params.status = String(status);
  if (code === 'bad-request') params.said = redact(said, facts.apiKey).slice(0, 160);
  return params;
}

/** A key that a server echoes, whole or in part, must not travel on. */
function redact(text: string, apiKey: string | undefined): string {
  const known = apiKey ? text.replaceAll(apiKey, '***') : text;
  return known.replace(/\b(sk|gsk|key|AIza)[-_]?[\w*-]{8,}/g, '***');
}

/** Nothing came, or the connection broke while the reply was coming. */
function connectionProblem(error: unknown, exchange: Exchange, facts: RequestFacts): SightlineError {
  const host = hostOf(facts.baseURL);
  if (exchange.status !== undefined) {
    const garbled = error instanceof SyntaxError;
    return new SightlineError(garbled ? 'reply-garbled' : 'stream-broken', { host }, { cause: error });
  }
  const offline = globalThis.navigator?.onLine === false && !isLocal(facts.baseURL);
  return new SightlineError(offline ? 'offline' : 'unreachable', { host }, { cause: error });
}

/** `host[:port]` for a sentence, or the text itself where it is no URL. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** A server on this machine: no internet needed, no key expected, its prompts may be cut at a local limit. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127\./.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

interface ErrorLike {
  message?: unknown;
  code?: unknown;
  error?: unknown;
}

/** The SDK throws `APIError` with `error` set for an error event; its code is a number at OpenRouter, a word elsewhere. */
function isServerEvent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as ErrorLike).error !== undefined;
}

function eventStatus(error: unknown): number | undefined {
  if (!isServerEvent(error)) return undefined;
  const inner = (error as ErrorLike).error as ErrorLike & { status?: unknown };
  const code = Number(inner.code ?? inner.status);
  return Number.isInteger(code) && code >= 300 && code < 600 ? code : undefined;
}

function eventMessage(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The sentence in an error body of any known shape: `{error:{message}}`, `[{error}]`, `{message}`, `{detail}`, `{error:"..."}`, text. */
function serverMessage(body: string): string {
  if (!isJSON(body)) return body.slice(0, 500);
  const parsed: unknown = JSON.parse(body);
  const outer = (Array.isArray(parsed) ? parsed[0] : parsed) as Record<string, unknown> | null;
  const inner = (outer?.error ?? outer?.detail ?? outer) as unknown;
  if (typeof inner === 'string') return inner;
  const { message, code, param, type, metadata } = (inner ?? {}) as Record<string, unknown>;
  const words = [message, code, param, type, (metadata as { raw?: unknown } | undefined)?.raw];
  const said = words.filter((word) => typeof word === 'string').join(' ');
  return said || JSON.stringify(inner).slice(0, 500);
}

function isJSON(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // The only way to ask; "no" is the answer, not a failure.
    return false;
  }
}

/** `Retry-After` in seconds or as a date, or the SDK family's `retry-after-ms`. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
