import { parseSettings, SETTINGS_KEY, type Settings, type SettingsInput } from '../contracts/settings.ts';

/**
 * Keys and settings lie in `storage.local`, which content scripts may read by default. Called at each start of the worker, before
 * anything is injected, it closes `local` and `session` to everything but the extension's own pages.
 */
export async function restrictStorageToTrustedContexts(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  await chrome.storage.session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** The settings with all defaults filled in; a stored object that no longer parses counts as absent parts, not as a failure. */
export async function loadSettings(): Promise<Settings> {
  const stored = await chrome.storage.local.get(SETTINGS_KEY);
  return parseSettings(stored[SETTINGS_KEY]);
}

/** Stores exactly what was set, so that a later default reaches everyone who never chose. */
export async function saveSettings(settings: SettingsInput): Promise<void> {
  await chrome.storage.local.set({ [SETTINGS_KEY]: settings });
}

/** Calls `listener` after each change of the settings, from whatever page. Returns the way to stop. */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  const changed = (changes: Record<string, chrome.storage.StorageChange>, area: string) => {
    const change = changes[SETTINGS_KEY];
    if (area === 'local' && change) listener(parseSettings(change.newValue));
  };
  chrome.storage.onChanged.addListener(changed);
  return () => chrome.storage.onChanged.removeListener(changed);
}

/** One value under one key of an area, typed by its owner. `session` lives in memory and ends with the browser. */
export interface StoredValue<T> {
  get(): Promise<T | undefined>;
  set(value: T): Promise<void>;
  remove(): Promise<void>;
}

export function storedValue<T>(area: 'local' | 'session', key: string): StoredValue<T> {
  return {
    get: async () => (await chrome.storage[area].get(key))[key] as T | undefined,
    set: (value) => chrome.storage[area].set({ [key]: value }),
    remove: () => chrome.storage[area].remove(key),
  };
}

/** The session area as a whole: in memory, 10 MB for everything, gone with the browser. `set` rejects when the quota is exceeded. */
export const sessionArea = {
  all: (): Promise<Record<string, unknown>> => chrome.storage.session.get(null),
  set: (items: Record<string, unknown>): Promise<void> => chrome.storage.session.set(items),
  remove: (keys: string[]): Promise<void> => chrome.storage.session.remove(keys),
};
export type SessionArea = typeof sessionArea;

/** `chrome.storage.local` as modes see it. */
export const localStore = {
  get: async <T>(key: string) => (await chrome.storage.local.get(key))[key] as T | undefined,
  set: (key: string, value: unknown) => chrome.storage.local.set({ [key]: value }),
  /** Web Locks hold over all pages of the extension and its worker; the storage area itself has no transactions. */
  update: async (key: string, change: (stored: unknown) => unknown): Promise<void> => {
    await navigator.locks.request(`storage:${key}`, async () => {
      const { [key]: stored } = await chrome.storage.local.get(key);
      await chrome.storage.local.set({ [key]: change(stored) });
    });
  },
};

/** Calls `listener` with the new value and the one before whenever `key` of `local` changes. Returns the way to stop. */
export function onStoredChange(key: string, listener: (value: unknown, before: unknown) => void): () => void {
  const changed = (changes: Record<string, chrome.storage.StorageChange>, area: string) => {
    const change = changes[key];
    if (area === 'local' && change) listener(change.newValue, change.oldValue);
  };
  chrome.storage.onChanged.addListener(changed);
  return () => chrome.storage.onChanged.removeListener(changed);
}
