import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());

/** What Chrome does with a call or a sheet for the document of the tab, and which documents the tab shows. */
const chromeDoes = vi.hoisted(() => ({
  insert: async (): Promise<void> => {},
  call: async (): Promise<unknown> => ({}),
  open: ['top'],
}));
const inserted = vi.hoisted(() => vi.fn());
vi.mock('../../src/platform/css.ts', () => ({
  insertSheet: (...given: unknown[]) => {
    inserted(...given);
    return chromeDoes.insert();
  },
  removeSheet: async () => {},
}));
vi.mock('../../src/platform/rpc.ts', () => ({ callPage: () => chromeDoes.call() }));
vi.mock('../../src/platform/tabs.ts', () => ({
  documentsOf: async () => chromeDoes.open.map((documentId) => ({ documentId, frameId: 0 })),
}));

import { forgetSheets, highlightSheets } from '../../src/background/highlight-sheets.ts';
import { createPageCalls } from '../../src/background/page-calls.ts';

const onMarked = vi.fn();
beforeEach(() => {
  Object.assign(chromeDoes, { insert: async () => {}, call: async () => ({}), open: ['top'] });
  inserted.mockClear();
  onMarked.mockClear();
  forgetSheets(1);
});
afterAll(() => vi.resetModules());

describe('the sheet of the highlight colours', () => {
  it('is put once into a document, and into the next one again', async () => {
    const sheets = highlightSheets(1);
    await sheets.ensure(['top'], 1, false);
    await sheets.ensure(['top'], 2, false);
    expect(inserted).toHaveBeenCalledTimes(1);
    await sheets.ensure(['next'], 1, false);
    expect(inserted).toHaveBeenCalledTimes(2);
  });

  it('that a document which was left has refused is no error of ours, and is tried again', async () => {
    chromeDoes.insert = () => Promise.reject(new Error('No document with id top'));
    const sheets = highlightSheets(1);
    await expect(sheets.ensure(['top'], 1, false)).rejects.toMatchObject({ code: 'page-changed' });
    chromeDoes.insert = async () => {};
    await sheets.ensure(['top'], 1, false);
    expect(inserted).toHaveBeenCalledTimes(2);
  });
});

describe('a call that may leave marks', () => {
  const calls = () => createPageCalls(1, onMarked, async () => {});
  const paint = () => calls().call('top', 'paint', { k: 1, citation: 1, place: [] } as never);

  it('says so, also when it failed half way: "Clear" must not be missing', async () => {
    await paint();
    expect(onMarked).toHaveBeenCalledTimes(1);
    chromeDoes.call = () => Promise.reject(new Error('half way'));
    await expect(paint()).rejects.toThrow('half way');
    expect(onMarked).toHaveBeenCalledTimes(2);
  });

  it('does not when the document took its marks along', async () => {
    chromeDoes.call = () => {
      chromeDoes.open = ['next'];
      return Promise.reject(new Error('gone'));
    };
    await expect(paint()).rejects.toThrow('gone');
    expect(onMarked).not.toHaveBeenCalled();
    // One that waits in the back/forward cache would never answer.
    chromeDoes.call = vi.fn();
    await expect(paint()).rejects.toMatchObject({ code: 'page-changed' });
    expect(chromeDoes.call).not.toHaveBeenCalled();
  });
});
