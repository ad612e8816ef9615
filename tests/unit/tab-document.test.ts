import { afterAll, afterEach, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());

const tab = vi.hoisted(() => ({ looks: 0, comes: Number.POSITIVE_INFINITY, loadsUntil: 4 }));
/** A tab with a bare page of the browser; from the `comes`-th look on its reader is there. */
vi.mock('../../src/platform/tabs.ts', () => ({
  tabInfo: async () => ({ id: 1, url: 'https://port.example/made', loading: tab.looks < tab.loadsUntil }),
  shownIn: async () => ({ type: 'text/html', isBare: true }),
  readerDocumentIn: async () => (++tab.looks >= tab.comes ? 'reader' : undefined),
}));

import { createTabDocument } from '../../src/background/tab-document.ts';
import { parseSettings } from '../../src/contracts/settings.ts';

function browser({ opensPdfs = true, comes = Number.POSITIVE_INFINITY } = {}): void {
  Object.assign(tab, { looks: 0, comes });
  vi.stubGlobal('chrome', {
    permissions: { contains: async () => true },
    runtime: { getURL: (path: string) => `chrome-extension://abc/${path}` },
    mimeHandler: { getMimeHandlerOptions: async () => ({ enabled: opensPdfs }) },
  });
}
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetModules());

const kind = () => createTabDocument(1, parseSettings({}), () => undefined).document.kind();

it('waits for a PDF that the browser is about to hand to the reader, and for nothing else', async () => {
  browser({ comes: 3 });
  expect(await kind()).toBe('pdf');
  // An empty page that has loaded is one.
  browser();
  expect(await kind()).toBe('html');
  browser({ opensPdfs: false });
  expect(await kind()).toBe('html');
  expect(tab.looks).toBe(1);
});
