import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FetchedPage } from '../../../src/contracts/follow.ts';
import { createPoliteReader } from '../../../src/modes/find/follow/polite-reader.ts';
import type { SitePort } from '../../../src/modes/mode.ts';

const SITE = 'https://shop.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = Partial<Extract<FetchedPage, { state: 'answered' }>>;

/** A site that gives each address its answers one after the other, the last of them again and again. */
function siteOf(answers: Record<string, readonly Answer[]>) {
  const asked: { path: string; at: number; cookies: boolean }[] = [];
  const start = Date.now();
  const site = {
    async fetchPage(url: string, cookies: boolean): Promise<FetchedPage> {
      const path = url.slice(SITE.length);
      const before = asked.filter((each) => each.path === path).length;
      asked.push({ path, at: Date.now() - start, cookies });
      const own = answers[path] ?? [{ status: 404 }];
      return {
        state: 'answered',
        url,
        status: 200,
        type: 'text/html',
        text: '',
        ...(own[before] ?? own.at(-1)),
      };
    },
    layOut: async (url: string) => ({
      index: { url, title: '', lang: 'en', lines: [{ text: `The words of ${url}.` }] },
      links: { url, links: [], nofollow: false },
    }),
  } as unknown as SitePort;
  const open = ({ seconds = 60, cookies = false, signal = new AbortController().signal } = {}) =>
    createPoliteReader(site, SITE, { cookies, until: start + seconds * 1000, signal });
  return { open, asked };
}

const robots = (text: string): Answer => ({ type: 'text/plain', text });

it.each([429, 500, 503])('reads nothing of a site whose robots.txt answers %d', async (status) => {
  const { open, asked } = siteOf({ '/robots.txt': [{ status }] });
  expect(await open()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('asks for robots.txt without cookies, also where pages may be read with them', async () => {
  const { open, asked } = siteOf({ '/a': [{}] });
  const reader = await open({ cookies: true });
  expect(await reader!.read(`${SITE}/a`)).toMatchObject({ outcome: 'read' });
  expect(asked.map(({ path, cookies }) => [path, cookies])).toEqual([
    ['/robots.txt', false],
    ['/a', true],
  ]);
});

it('leaves as much time between two pages as the site wants', async () => {
  const { open, asked } = siteOf({
    '/robots.txt': [robots('User-agent: *\nCrawl-delay: 3')],
    '/a': [{}],
    '/b': [{}],
  });
  const reader = await open();
  for (const path of ['/a', '/b']) {
    const ready = reader!.ready();
    await vi.runAllTimersAsync();
    expect(await ready).toBe(true);
    await reader!.read(SITE + path);
  }
  expect(asked.slice(1).map(({ path, at }) => [path, at])).toEqual([
    ['/a', 0],
    ['/b', 3_000],
  ]);
});

it('is not ready where the time would be over before the site wants the next page read', async () => {
  const { open } = siteOf({ '/robots.txt': [robots('User-agent: *\nCrawl-delay: 3')], '/a': [{}] });
  const reader = await open({ seconds: 2 });
  await reader!.read(`${SITE}/a`);
  expect(await reader!.ready()).toBe(false);
});

it('asks once more after as long as a busy site says', async () => {
  const { open, asked } = siteOf({ '/a': [{ status: 429, retryAfter: 4 }, {}] });
  const reading = (await open())!.read(`${SITE}/a`);
  await vi.runAllTimersAsync();
  expect(await reading).toMatchObject({ outcome: 'read' });
  expect(asked.slice(1).map(({ at }) => at)).toEqual([0, 4_000]);
});

it.each([
  ['that wants long to be left in peace', 60, 120],
  ['when the time would be over first', 8, 5],
])('asks a busy site only once %s', async (_, retryAfter, seconds) => {
  const { open, asked } = siteOf({ '/a': [{ status: 503, retryAfter }] });
  const reader = await open({ seconds });
  expect(await reader!.read(`${SITE}/a`)).toMatchObject({ outcome: 'busy' });
  expect(asked).toHaveLength(2);
});

it('stops waiting when the person stops it, and asks no more', async () => {
  const { open, asked } = siteOf({ '/a': [{ status: 429, retryAfter: 9 }] });
  const stop = new AbortController();
  const reading = (await open({ signal: stop.signal }))!.read(`${SITE}/a`);
  const ended = expect(reading).rejects.toThrow('stopped');
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort(new Error('stopped'));
  await ended;
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
});

it('does not wait for a silent robots.txt when the person stops it', async () => {
  const stop = new AbortController();
  const site = { fetchPage: () => new Promise(() => undefined) } as unknown as SitePort;
  const manners = { cookies: false, until: Date.now() + 60_000, signal: stop.signal };
  const reader = createPoliteReader(site, SITE, manners);
  stop.abort(new Error('stopped'));
  await expect(reader).rejects.toThrow('stopped');
});

it('takes nothing from an address that the site does not allow, to which it was redirected', async () => {
  const { open } = siteOf({
    '/robots.txt': [robots('User-agent: *\nDisallow: /private')],
    '/a': [{ url: `${SITE}/private/a` }],
    '/b': [{ url: `${SITE}/open/b` }],
  });
  const reader = await open();
  expect(await reader!.read(`${SITE}/a`)).toEqual({ outcome: 'refused', url: `${SITE}/private/a` });
  expect(await reader!.read(`${SITE}/b`)).toMatchObject({ outcome: 'read', url: `${SITE}/open/b` });
});
