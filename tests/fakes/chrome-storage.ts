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
    const sizes = new Map<string, number>();
    let used = 0;
    let peak = 0;
    return {
      values,
      /** Most bytes that were ever stored. */
      peak: () => peak,
      get: async (key: string | null) =>
        structuredClone(
          key === null ? Object.fromEntries(values) : values.has(key) ? { [key]: values.get(key) } : {},
        ),
      set: async (items: Record<string, unknown>) => {
        const added = new Map(Object.entries(items).map(([key, value]) => [key, bytesOf(key, value)]));
        const next = [...added].reduce((sum, [key, bytes]) => sum + bytes - (sizes.get(key) ?? 0), used);
        if (next > most) throw new Error('Session storage quota bytes exceeded. Values were not stored.');
        used = next;
        peak = Math.max(peak, used);
        for (const [key, value] of Object.entries(items)) {
          values.set(key, structuredClone(value));
          sizes.set(key, added.get(key) ?? 0);
        }
      },
      remove: async (keys: string | string[]) => {
        for (const key of [keys].flat()) {
          used -= sizes.get(key) ?? 0;
          sizes.delete(key);
          values.delete(key);
        }
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
