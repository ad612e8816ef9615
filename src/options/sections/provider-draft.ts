import { z } from 'zod';
import type { ProviderSettings } from '../../contracts/settings.ts';
import { BUILT_IN_ID } from '../../model/built-in.ts';
import { normalizeBaseURL } from '../../model/connection.ts';
import { providerOf } from '../../model/providers/index.ts';

/** The provider form as it is typed: every field a string. */
const draftSchema = z.object({
  id: z.string(),
  baseURL: z.string(),
  apiKey: z.string(),
  model: z.string(),
  cheapModel: z.string(),
  visionModel: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

/** What was typed for each provider, and whose form was left before it was saved. Lies in local storage: it holds keys. */
const keptDraftsSchema = z.object({
  open: z.string().optional(),
  byId: z.record(z.string(), draftSchema),
});
export type KeptDrafts = z.infer<typeof keptDraftsSchema>;
export const PROVIDER_DRAFTS_KEY = 'provider-drafts';

/** What is stored under `PROVIDER_DRAFTS_KEY`; a damaged value counts as none. */
export const readKeptDrafts = (value: unknown): KeptDrafts =>
  keptDraftsSchema.catch({ byId: {} }).parse(value ?? { byId: {} });

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

/** What a form lacks before a question could go there. Whether the server answers is for its test to say. */
export function missingIn({ id, baseURL, apiKey }: Draft): 'address' | 'key' | undefined {
  if (id === 'instant' || id === BUILT_IN_ID) return undefined;
  if (!isCompleteAddress(baseURL)) return 'address';
  return providerOf(id).key === 'required' && !apiKey.trim() ? 'key' : undefined;
}

/** A name without a dot may be half of one, unless a port or a path follows, as on a local network. */
function isCompleteAddress(typed: string): boolean {
  if (!typed.trim() || !isAddress(typed)) return false;
  const { hostname, port, pathname } = new URL(normalizeBaseURL(typed));
  return /[.:]./.test(hostname) || hostname === 'localhost' || port !== '' || pathname !== '/';
}

function isAddress(typed: string): boolean {
  try {
    return Boolean(normalizeBaseURL(typed));
  } catch {
    // Thrown for what is not typed to its end, which is no failure here.
    return false;
  }
}

/** Whether the key would travel unencrypted over a network. */
export function sendsKeyInTheClear({ baseURL, apiKey }: Draft): boolean {
  if (!apiKey || !/^http:/i.test(baseURL.trim()) || !isAddress(baseURL)) return false;
  const { hostname } = new URL(normalizeBaseURL(baseURL));
  return !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}
