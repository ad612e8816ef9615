import { createQueue } from '../core/queue.ts';
import { type SessionArea, sessionArea } from '../platform/storage.ts';

/** A change waits this long at most, so that a streaming answer is not written with every word. */
const WRITE_EVERY_MS = 1_000;
/** A store that refuses for another reason than its size is tried again so often, so many ms apart. */
const TRIES = 3;
const TRY_AGAIN_MS = 500;
/** Share of what is stored that goes when the browser says it is full, although by our own count it is not. */
const FREED_WHEN_FULL = 0.1;

export interface SessionStoreOptions {
  /** Bytes that all values together may take, keys included. */
  maxBytes: number;
  /** Names a value that may go to make room; its owner has given it up when this returns. `undefined`: nothing may. */
  dropOldest(writing: ReadonlySet<string>): string | undefined;
  area?: SessionArea;
}

/**
 * Values in `chrome.storage.session`, written behind when they have changed, one write after the other, and bounded in bytes. They are
 * stored as JSON text: what the browser counts is then what is counted here. Nothing rejects: what could not be written stays in memory.
 */
export function createSessionStore({ maxBytes, dropOldest, area = sessionArea }: SessionStoreOptions) {
  const line = createQueue();
  const sizes = new Map<string, number>();
  const changed = new Map<string, () => unknown>();
  const gone = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let total = 0;

  function resize(key: string, bytes: number): void {
    total += bytes - (sizes.get(key) ?? 0);
    if (bytes === 0) sizes.delete(key);
    else sizes.set(key, bytes);
  }

  /** Gives up values until no more than `most` bytes are left; what is about to be written goes last, the largest first. */
  function makeRoom(batch: Map<string, string>, most: number): string[] {
    const dropped: string[] = [];
    while (total > most) {
      const key = dropOldest(new Set(batch.keys())) ?? largest(batch);
      if (key === undefined) break;
      resize(key, 0);
      batch.delete(key);
      dropped.push(key);
    }
    return dropped;
  }

  async function write(): Promise<void> {
    const batch = new Map<string, string>();
    for (const [key, value] of changed) batch.set(key, JSON.stringify(value()));
    const removed = new Set(gone);
    changed.clear();
    gone.clear();
    for (const key of removed) resize(key, 0);
    for (const [key, text] of batch) resize(key, bytesOf(key) + bytesOf(text));
    let most = maxBytes;
    for (let tried = 1; ; ) {
      for (const key of makeRoom(batch, most)) removed.add(key);
      try {
        if (removed.size > 0) await area.remove([...removed]);
        if (batch.size > 0) await area.set(Object.fromEntries(batch));
        return;
      } catch (error) {
        if (isFull(error) && batch.size > 0) {
          most = total * (1 - FREED_WHEN_FULL);
          continue;
        }
        if (tried === TRIES) {
          console.warn('not stored', [...batch.keys()].join(), error);
          return;
        }
        tried += 1;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return line(write);
  }

  return {
    /** All values under these prefixes, as they were written last. */
    async load(prefixes: readonly string[]): Promise<Map<string, unknown>> {
      const found = new Map<string, unknown>();
      for (const [key, text] of Object.entries(await area.all())) {
        if (typeof text !== 'string' || !prefixes.some((prefix) => key.startsWith(prefix))) continue;
        resize(key, bytesOf(key) + bytesOf(text));
        found.set(key, JSON.parse(text));
      }
      return found;
    },
    /** Writes `value()` soon, or at once with `now`; of several changes only the last is written. */
    put(key: string, value: () => unknown, now = false): void {
      gone.delete(key);
      changed.set(key, value);
      if (now) void flush();
      else timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS);
    },
    remove(keys: readonly string[]): void {
      for (const key of keys) {
        changed.delete(key);
        gone.add(key);
      }
      void flush();
    },
    flush,
    bytes: () => total,
  };
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
const largest = (batch: ReadonlyMap<string, string>): string | undefined =>
  [...batch].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
/** Chrome tells its reasons apart by words alone. */
const isFull = (error: unknown): boolean => /quota/i.test(error instanceof Error ? error.message : '');
