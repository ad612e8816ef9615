import { afterEach, expect, it, vi } from 'vitest';
import { localStore } from '../../src/platform/storage.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('what several writers save at the same moment is all kept', async () => {
  const storage = fakeChromeStorage();
  vi.stubGlobal('chrome', { storage });
  const ids = ['a', 'b', 'c'];
  await Promise.all(
    ids.map((id) =>
      localStore.update('rules', (stored) => [...((stored as string[] | undefined) ?? []), id]),
    ),
  );
  const stored = storage.local.values.get('rules');
  expect(stored).toEqual(ids);
});
