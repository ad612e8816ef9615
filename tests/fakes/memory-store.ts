import type { KeyValueStore } from '../../src/modes/mode.ts';

/** An in-memory `KeyValueStore`. */
export function memoryStore(): KeyValueStore {
  const kept = new Map<string, unknown>();
  return {
    get: async <T>(key: string) => kept.get(key) as T | undefined,
    set: async (key, value) => void kept.set(key, value),
    update: async (key, change) => void kept.set(key, change(kept.get(key))),
  };
}
