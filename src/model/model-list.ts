import { SightlineError } from '../contracts/errors.ts';
import type { ModelInfo } from './memory.ts';
import type { Provider } from './providers/provider.ts';

/** Where the list is asked for. */
export interface ListSource {
  provider: Provider;
  /** Normalized base URL. */
  baseURL: string;
  apiKey?: string | undefined;
}

/** An entry of `GET /models` in the dialects of the providers; nothing but `id` is sure to be there. */
interface WireModel {
  id?: string;
  name?: string;
  /** OpenRouter. Prices are decimal strings in US dollars per token. */
  context_length?: number;
  pricing?: { prompt?: string; completion?: string; input_cache_read?: string };
  architecture?: { input_modalities?: string[] };
  /** Groq, Mistral, vLLM, llama.cpp. */
  context_window?: number;
  max_context_length?: number;
  max_model_len?: number;
  meta?: { n_ctx?: number } | null;
  capabilities?: { vision?: boolean };
}

/**
 * The models that a server offers, with prices, context size and abilities where it tells them.
 * Throws `SightlineError` `unreachable` or `bad-request` (status in `params`); callers treat the list as a convenience.
 */
export async function listModels(
  source: ListSource,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ModelInfo[]> {
  const { provider, baseURL, apiKey } = source;
  const headers = {
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    ...provider.headers,
    ...(apiKey ? provider.listHeaders?.(apiKey) : {}),
  };
  const response = await fetch(`${baseURL}/models`, {
    headers,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new SightlineError('bad-request', { status: String(response.status) });
  const body = (await response.json()) as { data?: WireModel[]; models?: WireModel[] };
  const models = (body.data ?? body.models ?? []).flatMap(infoOf);
  if (!provider.checksOrigin) return models;
  return withOllamaContext(models, baseURL, fetch, signal);
}

function infoOf(model: WireModel): ModelInfo[] {
  if (typeof model.id !== 'string' || !model.id) return [];
  const info: ModelInfo = { id: model.id.replace(/^models\//, '') };
  if (model.name) info.name = model.name;
  const context =
    model.context_length ??
    model.context_window ??
    model.max_context_length ??
    model.max_model_len ??
    model.meta?.n_ctx;
  if (context) info.contextTokens = context;
  const { prompt, completion, input_cache_read } = model.pricing ?? {};
  // OpenRouter's router models have the price -1: it depends on where the question goes.
  if (Number(prompt) >= 0 && Number(completion) >= 0) {
    info.inputUSD = Number(prompt);
    info.outputUSD = Number(completion);
    if (Number(input_cache_read) >= 0) info.cachedUSD = Number(input_cache_read);
  }
  const sight = model.capabilities?.vision ?? model.architecture?.input_modalities?.includes('image');
  if (sight !== undefined) info.vision = sight;
  return [info];
}

/** Ollama cuts prompts at the context size a model was loaded with, which only its own API tells. */
async function withOllamaContext(
  models: ModelInfo[],
  baseURL: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ModelInfo[]> {
  const response = await fetch(`${baseURL.replace(/\/v1$/, '')}/api/ps`, { signal, credentials: 'omit' });
  if (!response.ok) return models;
  const running = (await response.json()) as { models?: { model?: string; context_length?: number }[] };
  const sizes = new Map(running.models?.map(({ model, context_length }) => [model, context_length]));
  return models.map((info) => {
    const contextTokens = sizes.get(info.id);
    return contextTokens ? { ...info, contextTokens } : info;
  });
}
