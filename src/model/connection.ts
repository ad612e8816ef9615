import { SightlineError } from '../contracts/errors.ts';
import type { ProviderSettings } from '../contracts/settings.ts';
import { isLocal } from './errors.ts';
import { providerOf } from './providers/index.ts';
import type { Provider } from './providers/provider.ts';

export type ModelRole = 'answer' | 'cheap' | 'vision';

/** Where and how to reach one model: settings with the provider's defaults filled in. */
export interface Connection {
  provider: Provider;
  baseURL: string;
  apiKey: string | undefined;
  model: string;
  /** The server runs on this machine. */
  local: boolean;
}

/**
 * Base URL as requests need it: no trailing slash, no `/chat/completions`, a scheme.
 * Throws `bad-url` when it cannot be read as http(s).
 */
export function normalizeBaseURL(text: string): string {
  const trimmed = text.trim();
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `${guessScheme(trimmed)}://${trimmed}`;
  if (!trimmed || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new SightlineError('bad-url', { host: trimmed.slice(0, 80) });
  }
  return url
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '')
    .replace(/\/+$/, '');
}

const guessScheme = (text: string): string => (/^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https');

/** Throws `bad-url` for an unusable address and `no-model` where a model must be named and is not. */
export function connectionOf(settings: ProviderSettings, role: ModelRole = 'answer'): Connection {
  const provider = providerOf(settings.id);
  const baseURL = normalizeBaseURL(settings.baseURL?.trim() || provider.baseURL);
  const chosen = { answer: settings.model, cheap: settings.cheapModel, vision: settings.visionModel }[role];
  const model = chosen?.trim() || settings.model?.trim() || provider.defaultModel;
  if (!model) throw new SightlineError('no-model', { provider: provider.name });
  const local = provider.local === true || isLocal(baseURL);
  return { provider, baseURL, apiKey: settings.apiKey?.trim() || undefined, model, local };
}
