import { beforeEach, expect, it } from 'vitest';
import type { FetchedPage, PageLink, PageLinks } from '../../../src/contracts/follow.ts';
import type { IndexLine, PageIndex } from '../../../src/contracts/page-index.ts';
import { recordLists } from '../../../src/core/lists/records.ts';
import { listPage, MOST_PAGES, nextAddress, readFurther } from '../../../src/modes/find/further-pages.ts';
import type { LaidOutPage, SitePort } from '../../../src/modes/mode.ts';

const SITE = 'https://inn.example';

/** A page with a list of inns, and what stands behind it; links are `words -> path`. */
interface Sheet {
  inns: readonly string[];
  behind?: readonly string[];
  links?: Record<string, string>;
  next?: string;
  named?: string;
}

const line = (n: number, text: string, kind: 'text' | 'control' = 'text') =>
  ({
    n,
    text,
    kind,
    role: kind === 'text' ? 'item' : 'link',
    notes: [],
    frame: '',
    headings: [],
  }) as unknown as IndexLine;

const link = (text: string, path: string): PageLink => ({
  url: new URL(path, SITE).href,
  text,
  heading: '',
  around: '',
  menu: false,
  leaveAlone: false,
});

function laidOut(path: string, { inns, behind = [], links = {}, next, named = 'inns' }: Sheet): LaidOutPage {
  const url = `${SITE}${path}`;
  const lines = [
    ...inns.map((inn, i) => line(i + 1, inn)),
    ...behind.map((words, i) => line(inns.length + i + 1, words)),
    ...Object.keys(links).map((words, i) => line(inns.length + behind.length + i + 1, words, 'control')),
  ];
  const list = { id: path, size: inns.length, label: '', names: named, busy: false, below: false };
  const members = inns.map((_, at) => ({ n: at + 1, start: 0, in: [{ list: path, at }] }));
  const pageLinks: PageLinks = {
    url,
    links: Object.entries(links).map(([words, to]) => link(words, to)),
    nofollow: false,
    ...(next ? { next: `${SITE}${next}` } : {}),
  };
  return {
    index: { url, title: path, lang: 'en', lines } as unknown as PageIndex,
    links: pageLinks,
    lists: { lists: [list], members },
  };
}

function startOf(path: string, sheet: Sheet) {
  const { index, links, lists } = laidOut(path, sheet);
  const [list] = recordLists(index.lines, [lists]);
  return { start: listPage(list!, index.lines, links, 'en'), index };
}

const answered: string[] = [];
beforeEach(() => void answered.splice(0));

/** Reads on from the first sheet; an address without a sheet is gone, a number is a status. */
async function readOn(
  sheets: Record<string, Sheet | number>,
  stop = new AbortController(),
  stopAt = '',
  later: Record<string, Sheet> = {},
) {
  const [[path, first] = ['', 404]] = Object.entries(sheets);
  const { start, index } = startOf(path, first as Sheet);
  const taken: PageIndex[] = [index];
  const site = {
    async fetchPage(url: string): Promise<FetchedPage> {
      const at = url.slice(SITE.length);
      if (at !== '/robots.txt') answered.push(at);
      if (at === stopAt) stop.abort();
      const sheet = sheets[at] ?? 404;
      const status = typeof sheet === 'number' ? sheet : 200;
      return { state: 'answered', url, status, type: 'text/html', text: at, retryAfter: 99 };
    },
    layOut: async (_: string, at: string) => laidOut(at, later[at] ?? (sheets[at] as Sheet)),
    take: (page: PageIndex) => taken.push(page) - 1,
  } as unknown as SitePort;
  const context = {
    signal: stop.signal,
    progress: () => undefined,
    document: {
      snapshot: async () => ({
        lines: taken.flatMap(({ lines }, source) =>
          lines.map((each) => ({ ...each, n: each.n + 1000 * source, source })),
        ),
      }),
    },
  } as unknown as Parameters<typeof readFurther>[0];
  const { list, end, pages } = await readFurther(context, site, start, index);
  return {
    end,
    pages: pages.length,
    items: list.items.map(({ text }) => text),
    numbers: list.items.map(({ parts }) => parts[0]!.line.n),
  };
}

const pages = (count: number, of: number | undefined, next = 'Next'): Record<string, Sheet> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `/inns?page=${i + 1}`,
      {
        inns: [`Inn ${2 * i + 1}`, `Inn ${2 * i + 2}`],
        ...(of === undefined ? {} : { behind: [`Page ${i + 1} of ${of}`] }),
        ...(i + 1 < count ? { links: { [next === '#' ? String(i + 2) : next]: `/inns?page=${i + 2}` } } : {}),
      },
    ]),
  );

it.each(['Next', 'Weiter', 'Suivant', 'Siguiente', '#'])(
  'reads to the last page of its count by "%s"',
  async (next) => {
    const read = await readOn(pages(3, 3, next));
    expect(read).toMatchObject({ end: 'last_page', pages: 3, numbers: [1, 2, 1001, 1002, 2001, 2002] });
    expect(read.items).toEqual(['Inn 1', 'Inn 2', 'Inn 3', 'Inn 4', 'Inn 5', 'Inn 6']);
  },
);

it('claims no end where the pages are not counted, or not all were read', async () => {
  expect(await readOn(pages(3, undefined))).toMatchObject({ end: 'no_next', pages: 3 });
  expect(await readOn(pages(3, 5))).toMatchObject({ end: 'no_next', pages: 3 });
  expect(await readOn(pages(40, 40))).toMatchObject({ end: 'most_pages', pages: MOST_PAGES + 1 });
});

it('counts what slips from one page to the next once, and goes in no circle', async () => {
  const read = await readOn({
    '/inns': { inns: ['Anchor', 'Bell'], next: '/inns/2' },
    '/inns/2': { inns: ['Bell', 'Crown'], next: '/inns' },
  });
  expect(read).toMatchObject({ end: 'no_next', items: ['Anchor', 'Bell', 'Crown'] });
  expect(answered).toEqual(['/inns/2']);
});

it('takes what ends one page and begins the next for a slip, and anything else that stands on two for no proof of the end', async () => {
  const second = async (...inns: string[]) => {
    const sheets = pages(2, 2);
    (sheets['/inns?page=2'] as Sheet).inns = inns;
    return readOn(sheets);
  };
  const items = ['Inn 1', 'Inn 2', 'Inn 3'];
  expect(await second('Inn 2', 'Inn 3')).toMatchObject({ end: 'last_page', items });
  expect(await second('Inn 3', 'Inn 2')).toMatchObject({ end: 'no_next', items });
  expect(await second('Inn 1', 'Inn 3')).toMatchObject({ end: 'no_next', items });
});

it('claims no end where its first page is another by the time the last was read, however its other words have changed', async () => {
  const then = { ...pages(3, 3) };
  const later = (...inns: string[]) =>
    readOn(then, undefined, '', { '/inns?page=1': { ...(then['/inns?page=1'] as Sheet), inns } });
  expect(await later('Inn 1', 'Inn 2')).toMatchObject({ end: 'last_page' });
  expect(await later('Inn 1', 'Inn 3')).toMatchObject({ end: 'changing' });
  expect(await later('Inn 2', 'Inn 1')).toMatchObject({ end: 'changing' });
  expect(await later('Inn 1 ¦ 3 rooms left', 'Inn 2 ¦ full')).toMatchObject({ end: 'last_page' });
});

it.each([
  ['429', 429],
  ['an error', 500],
  ['another list', { inns: ['Fork', 'Spoon'], named: 'restaurants' }],
] as const)('keeps what was read where the next page is %s', async (_, next) => {
  const read = await readOn({ '/inns': { inns: ['Anchor', 'Bell'], next: '/inns/2' }, '/inns/2': next });
  expect(read).toMatchObject({ end: 'site_stopped', items: ['Anchor', 'Bell'] });
});

it('keeps what was read when it is stopped', async () => {
  const read = await readOn(pages(4, 4), new AbortController(), '/inns?page=3');
  expect(read).toMatchObject({ end: 'more_offered', items: ['Inn 1', 'Inn 2', 'Inn 3', 'Inn 4'] });
});

it.each([
  ['logs out', { links: { Next: '/logout' } }],
  ['deletes', { links: { Next: '/inns?action=delete&page=2' } }],
  ['buys', { links: { Next: '/inns?add-to-cart=2' } }],
  ['leads to another site', { links: { Next: 'https://other.example/inns?page=2' } }],
  ['leads to the page itself', { links: { Next: '/inns#list' } }],
  ['leads to another thing', { next: '/taverns/old-and-new' }],
  ['is called next by the head alone and logs out', { next: '/account/logout' }],
])('goes behind no link that %s', (_, behind) => {
  expect(nextAddress(startOf('/inns', { inns: ['Anchor', 'Bell'], ...behind }).start)).toBeUndefined();
});
