import { vi } from 'vitest';

/** Bytes of one value as `chrome.storage.session` counts them, roughly: key and JSON text. */
const bytesOf = (key: string, value: unknown): number =>
  new TextEncoder().encode(key + JSON.stringify(value)).length;

/**
 * An in-memory `chrome.storage.{local,session}` that clones values, as the real one does.
 * @param quota bytes of the session area; a write beyond it is refused whole, in Chrome's words
 */
export function fakeChromeStorage(quota = Number.POSITIVE_INFINITY) {
  const area = (most: number) => {
    const values = new Map<string, unknown>();
    const used = (of: ReadonlyMap<string, unknown>) =>
      [...of].reduce((sum, [key, value]) => sum + bytesOf(key, value), 0);
    return {
      values,
      used: () => used(values),
      get: async (key: string | null) =>
        structuredClone(
          key === null ? Object.fromEntries(values) : values.has(key) ? { [key]: values.get(key) } : {},
        ),
      set: async (items: Record<string, unknown>) => {
        if (most < Number.POSITIVE_INFINITY && used(new Map([...values, ...Object.entries(items)])) > most)
          throw new Error('Session storage quota bytes exceeded. Values were not stored.');
        for (const [key, value] of Object.entries(items)) values.set(key, structuredClone(value));
      },
      remove: async (keys: string | string[]) => {
        for (const key of [keys].flat()) values.delete(key);
      },
      setAccessLevel: vi.fn(async () => {}),
    };
  };
  return {
    local: area(Number.POSITIVE_INFINITY),
    session: area(quota),
    onChanged: { addListener: vi.fn(), removeListener: vi.fn() },
  };
}
export type FakeStorage = ReturnType<typeof fakeChromeStorage>;
