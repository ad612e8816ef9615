import type { ProviderSettings } from '../../contracts/settings.ts';
import { normalizeBaseURL } from '../../model/connection.ts';
import { providerOf } from '../../model/providers/index.ts';

/** The provider form as it is typed: every field a string. */
export interface Draft {
  id: string;
  baseURL: string;
  apiKey: string;
  model: string;
  cheapModel: string;
  visionModel: string;
}

export const draftOf = (provider: ProviderSettings): Draft => ({
  id: provider.id,
  baseURL: provider.baseURL ?? providerOf(provider.id).baseURL,
  apiKey: provider.apiKey ?? '',
  model: provider.model ?? '',
  cheapModel: provider.cheapModel ?? '',
  visionModel: provider.visionModel ?? '',
});

/** Another provider: its own address, and nothing of the old one's key and models, which would not work there. */
export const draftFor = (id: string): Draft => ({
  id,
  baseURL: providerOf(id).baseURL,
  apiKey: '',
  model: '',
  cheapModel: '',
  visionModel: '',
});

/** What is stored: empty fields and the preset's own address are left out. */
export function settingsOf(draft: Draft): ProviderSettings {
  const { id, ...fields } = draft;
  const preset = providerOf(id).baseURL;
  const kept = Object.entries(fields).filter(
    ([name, value]) => value.trim() && !(name === 'baseURL' && value.trim() === preset),
  );
  return { id, ...Object.fromEntries(kept.map(([name, value]) => [name, value.trim()])) };
}

/** Whether the key would travel unencrypted over a network. */
export function sendsKeyInTheClear({ baseURL, apiKey }: Draft): boolean {
  if (!apiKey || !/^http:/i.test(baseURL.trim())) return false;
  const { hostname } = new URL(normalizeBaseURL(baseURL));
  return !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}
