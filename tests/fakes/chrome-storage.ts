import { vi } from 'vitest';

/** An in-memory `chrome.storage.{local,session}` that clones values, as the real one does. */
export function fakeChromeStorage() {
  const area = () => {
    const values = new Map<string, unknown>();
    return {
      values,
      get: async (key: string | null) =>
        structuredClone(
          key === null ? Object.fromEntries(values) : values.has(key) ? { [key]: values.get(key) } : {},
        ),
      set: async (items: Record<string, unknown>) => {
        for (const [key, value] of Object.entries(items)) values.set(key, structuredClone(value));
      },
      remove: async (key: string) => void values.delete(key),
      setAccessLevel: vi.fn(async () => {}),
    };
  };
  return { local: area(), session: area(), onChanged: { addListener: vi.fn(), removeListener: vi.fn() } };
}
