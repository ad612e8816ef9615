import type { SettingsInput } from '../../contracts/settings.ts';
import { settingsSchema } from '../../contracts/settings.ts';

/** What an exported file holds. */
interface SettingsFile {
  sightline: 1;
  settings: SettingsInput;
}

/** The settings as a file to keep or share. The key stays here: a file travels. */
export function exportSettings(stored: SettingsInput): string {
  const { provider, ...rest } = stored;
  const { apiKey: _, ...shared } = provider ?? {};
  const file: SettingsFile = { sightline: 1, settings: provider ? { ...rest, provider: shared } : rest };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads an exported file. The key that is set here stays where the provider is the same; a key in the file is ignored.
 * @returns `undefined` when the text is no such file
 */
export function importSettings(text: string, current: SettingsInput): SettingsInput | undefined {
  const file = parseJSON(text) as Partial<SettingsFile> | undefined;
  if (file?.sightline !== 1 || !settingsSchema.safeParse(file.settings).success) return undefined;
  const { provider, ...rest } = file.settings ?? {};
  if (!provider) return rest;
  const { apiKey: _, ...imported } = provider;
  const same = provider.id === current.provider?.id && provider.baseURL === current.provider?.baseURL;
  const apiKey = same ? current.provider?.apiKey : undefined;
  return { ...rest, provider: apiKey ? { ...imported, apiKey } : imported };
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Any file may be chosen; one that is no JSON is simply not ours.
    return undefined;
  }
}
