import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addRun, forgetNumbering, holderOf, numberingStore } from '../../src/background/numbering.ts';
import { type FakeStorage, fakeChromeStorage } from '../fakes/chrome-storage.ts';

let storage: FakeStorage;
let tabId = 100;
beforeEach(() => {
  tabId += 1;
  storage = fakeChromeStorage();
  vi.stubGlobal('chrome', { storage });
});
afterEach(() => void vi.unstubAllGlobals());

const run = (from: number, end: number, documentId = 'top') => ({
  from,
  end,
  documentId,
  frameId: documentId === 'top' ? 0 : 1,
  frameKey: `key of ${documentId}`,
});
const size = () => JSON.stringify(storage.session.values.get(`numbering:${tabId}`) ?? '').length;

describe('which document holds which numbers', () => {
  it('is told by one run for walks that follow each other', async () => {
    const numbering = await numberingStore(tabId).load('top');
    for (const each of [run(1, 5), run(5, 9), run(9, 9), run(9, 12, 'frame'), run(12, 14)])
      addRun(numbering, each);
    expect(numbering.runs.map(({ from, end, documentId }) => [from, end, documentId])).toEqual([
      [1, 9, 'top'],
      [9, 12, 'frame'],
      [12, 14, 'top'],
    ]);
    expect(holderOf(numbering, 10)?.documentId).toBe('frame');
    expect(holderOf(numbering, 14)).toBeUndefined();
  });

  it('stays small on a page whose frames come and go for hours, and still knows the page itself', async () => {
    const store = numberingStore(tabId);
    for (let n = 1; n < 2000; n += 2) {
      const numbering = await store.load('top');
      addRun(numbering, run(n, n + 1));
      addRun(numbering, run(n + 1, n + 2, `frame ${n}`));
      await store.save(numbering);
    }
    expect(size()).toBeLessThan(30_000);
    const newest = await store.newest();
    expect(holderOf(newest, 1999)?.documentId).toBe('top');
    expect(holderOf(newest, 2000)?.documentId).toBe('frame 1999');
  });

  it('is still known when the store is full, and goes with its tab', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(storage.session, 'set').mockRejectedValue(new Error('quota exceeded'));
    const store = numberingStore(tabId);
    const numbering = await store.load('top');
    addRun(numbering, run(1, 5));
    await store.save(numbering);
    expect(holderOf(await store.newest(), 3)?.documentId).toBe('top');
    expect(warn).toHaveBeenCalledOnce();
    await forgetNumbering(tabId);
    expect(await store.newest()).toBeUndefined();
    warn.mockRestore();
  });
});
