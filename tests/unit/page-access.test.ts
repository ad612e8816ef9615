import { afterEach, expect, it, vi } from 'vitest';
import { obstacleOf } from '../../src/background/page-access.ts';
import { parseSettings } from '../../src/contracts/settings.ts';

const tab = (url: string, reader = false) => ({ id: 1, url, title: '', reader }) as never;

function chromeAllows({ files = false, sites = true }: { files?: boolean; sites?: boolean }): void {
  vi.stubGlobal('chrome', {
    extension: { isAllowedFileSchemeAccess: async () => files },
    permissions: { contains: async () => sites },
    runtime: { getURL: (path: string) => `chrome-extension://abc/${path}` },
  });
}
afterEach(() => vi.unstubAllGlobals());

it('a file on the disk is closed until the switch for files is on; one that is picked in the reader never is', async () => {
  chromeAllows({ files: false });
  const settings = parseSettings({});
  expect(await obstacleOf(tab('file:///home/anna/handbook.pdf'), settings)).toEqual({ code: 'file-access' });
  expect(
    await obstacleOf(tab('chrome-extension://abc/src/reader/index.html', true), settings),
  ).toBeUndefined();
  chromeAllows({ files: true });
  expect(await obstacleOf(tab('file:///home/anna/handbook.pdf'), settings)).toBeUndefined();
});

it('stores, pages of the browser, and what the person or Chrome has closed stay closed', async () => {
  chromeAllows({});
  const settings = parseSettings({ sites: { never: ['bank.example'] } });
  const code = async (url: string) => (await obstacleOf(tab(url), settings))?.code;
  expect(await code('chrome://settings')).toBe('restricted-page');
  expect(await code('https://chromewebstore.google.com/detail/x')).toBe('restricted-page');
  expect(await code('https://bank.example/')).toBe('never-site');
  expect(await code('https://shop.example/')).toBeUndefined();
  chromeAllows({ sites: false });
  expect(await code('https://shop.example/')).toBe('site-access');
});
