import { createHistorySearch } from '../../src/history/search.ts';
import { createHistoryStore } from '../../src/history/store.ts';
import { sampleRecord } from '../../tests/fakes/history.ts';

const BATCH = 500;
const REPEATS = 5;

/** Writes a made-up history of so many answers. */
export async function fill(count: number): Promise<void> {
  const store = createHistoryStore();
  await store.clear();
  const now = Date.now();
  for (let at = 0; at < count; at += BATCH)
    await store.write(Array.from({ length: BATCH }, (_, i) => sampleRecord(at + i, {}, now)));
  await store.close();
}

/** Gathers the words of all answers, then searches: milliseconds of each search, by query. */
export async function search(queries: readonly string[]) {
  const store = createHistoryStore();
  const start = performance.now();
  const index = createHistorySearch(store);
  await index.follow((await store.entries()).entries);
  const readyMs = performance.now() - start;
  const each: Record<string, number[]> = {};
  for (const query of queries) {
    each[query] = Array.from({ length: REPEATS }, () => {
      const before = performance.now();
      index.find(query);
      return performance.now() - before;
    });
  }
  return { readyMs, each };
}
