import { SightlineError } from '../contracts/errors.ts';
import type { BuiltInRunner } from './built-in.ts';

/** `LanguageModel` as far as it is used; quota fields under their old and their new names (Chrome 138 to 148+). */
export interface LanguageModelApi {
  availability(options: object): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: object): Promise<LanguageModelSession>;
}
export interface LanguageModelSession {
  promptStreaming(input: string, options: object): ReadableStream<string>;
  measureContextUsage?(input: string, options: object): Promise<number>;
  measureInputUsage?(input: string, options: object): Promise<number>;
  contextUsage?: number;
  inputUsage?: number;
  contextWindow?: number;
  inputQuota?: number;
  destroy(): void;
}

/** `availability()` wants the very options that `create()` will get. */
export const SESSION_OPTIONS = {
  expectedInputs: [{ type: 'text' }],
  expectedOutputs: [{ type: 'text' }],
} as const;

/**
 * Runs questions in the page that this is called in, a session each: nothing of one page's text is left for the next question.
 * Must be an extension page: in a content script the page's Permissions-Policy would apply.
 */
export function sessionRunner(api: LanguageModelApi): BuiltInRunner {
  return async ({ messages, constraint }, on) => {
    const last = messages.at(-1)?.content ?? '';
    const session = await create(api, messages.slice(0, -1), on.signal);
    try {
      const window = session.contextWindow ?? session.inputQuota;
      const before = session.contextUsage ?? session.inputUsage ?? 0;
      const needed = before + (await measure(session, last));
      if (window !== undefined && needed > window) throw new SightlineError('context-too-long');
      const options = { signal: on.signal, ...(constraint ? { responseConstraint: constraint } : {}) };
      await pump(session.promptStreaming(last, options), on.text);
      return { promptTokens: needed, contextTokens: window };
    } catch (error) {
      on.signal.throwIfAborted();
      throw named(error);
    } finally {
      session.destroy();
    }
  };
}

async function create(
  api: LanguageModelApi,
  initialPrompts: { role: string; content: string }[],
  signal: AbortSignal,
): Promise<LanguageModelSession> {
  try {
    return await api.create({ ...SESSION_OPTIONS, initialPrompts, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw named(error, 'no-model');
  }
}

const measure = (session: LanguageModelSession, input: string): Promise<number> =>
  session.measureContextUsage?.(input, {}) ?? session.measureInputUsage?.(input, {}) ?? Promise.resolve(0);

/** Each chunk is what is new (Chrome before 131 repeated the whole text, in an origin trial only). */
async function pump(stream: ReadableStream<string>, onText: (delta: string) => void): Promise<void> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onText(value);
  }
}

/** The API's `DOMException`s in our vocabulary. */
function named(error: unknown, otherwise: 'no-model' | 'server-error' = 'server-error'): SightlineError {
  if (error instanceof SightlineError) return error;
  const name = error instanceof Error ? error.name : '';
  const cause = { cause: error };
  if (name === 'QuotaExceededError') return new SightlineError('context-too-long', {}, cause);
  if (name === 'NotSupportedError') return new SightlineError('bad-request', {}, cause);
  return new SightlineError(otherwise, {}, cause);
}

/**
 * Downloads the model; call it from a click. `onProgress` gets a share from 0 to 1.
 * Throws `no-model` when the browser does not give one.
 */
export async function downloadBuiltIn(
  api: LanguageModelApi,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => {
      const { loaded, total } = event as ProgressEvent;
      onProgress(total > 1 ? loaded / total : loaded);
    });
  try {
    (await api.create({ ...SESSION_OPTIONS, monitor, signal })).destroy();
  } catch (error) {
    signal.throwIfAborted();
    throw named(error, 'no-model');
  }
}
