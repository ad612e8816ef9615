import { type Problem, SightlineError, toProblem } from '../contracts/errors.ts';
import type { ProviderSettings } from '../contracts/settings.ts';
import { parseSettings } from '../contracts/settings.ts';
import type { BuiltInRunner } from './built-in.ts';
import { createModel } from './client.ts';
import { connectionOf } from './connection.ts';

/** How a test ended. `baseURL` is set when another address than the one given is the right one. */
export type TestResult =
  | { ok: true; model: string; firstWordMs: number | null; baseURL?: string }
  | { ok: false; problem: Problem };

/**
 * Asks the model one tiny question, because only that shows whether key, credit and model name are right (model lists are public at some
 * providers). Names the cause when it fails, and finds out two more: a server that is there but refuses the browser (`cors`), and an
 * address that only lacks `/v1`.
 */
export async function testConnection(
  provider: ProviderSettings,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  builtIn?: BuiltInRunner,
): Promise<TestResult> {
  const problem = await ask(provider, fetch, signal, builtIn);
  if ('ok' in problem) return problem;
  const { code } = problem;
  if (code === 'unreachable')
    return { ok: false, problem: await whyUnreachable(provider, problem, fetch, signal) };
  if (code !== 'bad-url' && code !== 'model-not-found') return { ok: false, problem };
  const longer = withV1(provider);
  const second = longer && (await ask({ ...provider, baseURL: longer }, fetch, signal));
  return second && 'ok' in second && second.ok ? { ...second, baseURL: longer } : { ok: false, problem };
}

async function ask(
  provider: ProviderSettings,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  builtIn?: BuiltInRunner,
): Promise<TestResult | Problem> {
  let firstWordMs: number | null = null;
  const model = createModel(parseSettings({ provider }), { fetch, maxTries: 1, builtIn });
  if (!model) return { code: 'no-model' };
  try {
    const messages = [{ role: 'user' as const, content: 'Reply with the word OK.' }];
    const onUsage = (usage: { firstWordMs: number | null }) => {
      firstWordMs = usage.firstWordMs;
    };
    await model.stream(messages, { signal, onText: () => {}, onUsage });
    return { ok: true, model: model.label, firstWordMs };
  } catch (error) {
    // The result of a test is a value: the form shows it. An abort is the form's own doing.
    if (signal.aborted) throw error;
    return toProblem(error);
  }
}

/** A server that answers an opaque request but not ours is there and refuses the browser. */
async function whyUnreachable(
  provider: ProviderSettings,
  problem: Problem,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Problem> {
  const connection = connectionOf(provider);
  try {
    await fetch(connection.baseURL, { mode: 'no-cors', signal, credentials: 'omit' });
  } catch {
    return problem;
  }
  const code = connection.provider.checksOrigin ? 'ollama-origins' : 'cors';
  return new SightlineError(code, problem.params).toProblem();
}

function withV1(provider: ProviderSettings): string | undefined {
  const { baseURL } = connectionOf(provider);
  return /\/v\d/.test(new URL(baseURL).pathname) ? undefined : `${baseURL}/v1`;
}
