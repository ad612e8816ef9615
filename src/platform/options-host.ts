import type { SettingsInput } from '../contracts/settings.ts';
import { SETTINGS_KEY, settingsSchema } from '../contracts/settings.ts';
import { storedValue } from './storage.ts';

const stored = storedValue<unknown>('local', SETTINGS_KEY);

/** What is stored, as it is: parts that were never set stay absent, and a damaged object counts as empty. */
export async function loadStoredSettings(): Promise<SettingsInput> {
  const value = await stored.get();
  return settingsSchema.safeParse(value ?? {}).success ? ((value ?? {}) as SettingsInput) : {};
}

/** Calls `listener` when another page or the worker changed the settings. Returns the way to stop. */
export function onStoredSettings(listener: (settings: SettingsInput) => void): () => void {
  const changed = (changes: Record<string, chrome.storage.StorageChange>, area: string) => {
    if (area === 'local' && changes[SETTINGS_KEY]) void loadStoredSettings().then(listener);
  };
  chrome.storage.onChanged.addListener(changed);
  return () => chrome.storage.onChanged.removeListener(changed);
}

/** Id and version, for help texts and the About section. */
export const extensionId = (): string => chrome.runtime.id;
export const extensionVersion = (): string => chrome.runtime.getManifest().version;
/** Opens a page that only the browser itself may link to. */
export const openBrowserPage = (url: string): void => void chrome.tabs.create({ url });
