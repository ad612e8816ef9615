import { beforeEach, expect, it } from 'vitest';
import type { FetchedPage, PageLink, PageLinks } from '../../../src/contracts/follow.ts';
import type { IndexLine, PageIndex } from '../../../src/contracts/page-index.ts';
import { recordLists } from '../../../src/core/lists/records.ts';
import {
  listPage,
  MOST_PAGES,
  nextAddress,
  previousAddress,
  readFurther,
} from '../../../src/modes/find/further-pages.ts';
import type { LaidOutPage, SitePort } from '../../../src/modes/mode.ts';

const SITE = 'https://inn.example';

/** A page with a list of inns, and what stands behind it; links are `words -> path`. */
interface Sheet {
  inns: readonly string[];
  behind?: readonly string[];
  links?: Record<string, string>;
  next?: string;
  previous?: string;
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

function laidOut(
  path: string,
  { inns, behind = [], links = {}, next, previous, named = 'inns' }: Sheet,
): LaidOutPage {
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
    ...(previous ? { previous: `${SITE}${previous}` } : {}),
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
  path = Object.keys(sheets)[0] ?? '',
) {
  const first = sheets[path];
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

/** Five pages of two inns; each leads to the ones beside it. */
const FIVE = ['/inns?page=1', '/inns?page=2', '/inns?page=3', '/inns?page=4', '/inns?page=5'] as const;
type Beside = (page: number, address: (page: number) => string) => Partial<Sheet>;
const beside = (page: number, words: (page: number) => string): Record<string, string> =>
  Object.fromEntries(
    [page - 1, page + 1]
      .filter((other) => FIVE[other - 1])
      .map((other) => [words(other - page + 3), FIVE[other - 1]!]),
  );
const five = (way: Beside, counted = true): Record<string, Sheet> =>
  Object.fromEntries(
    FIVE.map((path, i) => {
      const { behind = [], ...more } = way(i + 1, (page) => FIVE[page - 1]!);
      const inns = [`Inn ${2 * i + 1}`, `Inn ${2 * i + 2}`];
      return [path, { inns, behind: [...behind, ...(counted ? [`Page ${i + 1} of 5`] : [])], ...more }];
    }),
  );
const WAYS: Record<string, Beside> = {
  'by words': (page) => ({ links: beside(page, (to) => (to < 3 ? '‹ Previous' : 'Next ›')) }),
  'by German words': (page) => ({ links: beside(page, (to) => (to < 3 ? 'Zurück' : 'Weiter')) }),
  'by numbers': (page) => ({
    behind: ['1 2 3 4 5'],
    links: Object.fromEntries(FIVE.map((path, i) => [`${i + 1}`, path]).filter(([n]) => n !== `${page}`)),
  }),
  'by what the head says': (page) => ({
    ...(page > 1 ? { previous: FIVE[page - 2]! } : {}),
    ...(page < 5 ? { next: FIVE[page]! } : {}),
  }),
};
const ALL = Array.from({ length: 10 }, (_, i) => `Inn ${i + 1}`);

it.each(Object.entries(WAYS))('reads back to the first page and on to the last %s', async (_, way) => {
  for (const path of [FIVE[2], FIVE[4]]) {
    answered.splice(0);
    const read = await readOn(five(way), undefined, '', {}, path);
    expect(read).toMatchObject({ end: 'last_page', pages: 5, items: ALL });
    // Each behind which another was read is looked at once more, the one in view first.
    const others = FIVE.filter((each) => each !== path);
    expect(new Set(answered.slice(0, others.length))).toEqual(new Set(others));
    expect(answered.slice(others.length)).toEqual([path, ...answered.slice(0, others.length - 1)]);
  }
  expect(await readOn(five(way, false), undefined, '', {}, FIVE[2])).toMatchObject({
    end: 'no_next',
    items: ALL,
  });
});

it('proves no end where the page in view is another after one has read back, or cannot be looked at again', async () => {
  const sheets = five(WAYS['by words']!);
  const moved = { [FIVE[2]]: { ...sheets[FIVE[2]]!, inns: ['Inn 4', 'Inn 5'] } };
  expect(await readOn(sheets, undefined, '', moved, FIVE[2])).toMatchObject({ end: 'changing' });
  const gone = { ...sheets, [FIVE[0]]: { inns: ['Fork', 'Spoon'], named: 'restaurants' } };
  expect(await readOn(gone, undefined, '', {}, FIVE[2])).toMatchObject({
    end: 'site_stopped',
    items: ALL.slice(2),
  });
});

it('leaves a site in peace that asks to wait while one reads back', async () => {
  const sheets = { ...five(WAYS['by words']!), [FIVE[1]]: 429 };
  expect(await readOn(sheets, undefined, '', {}, FIVE[2])).toMatchObject({ end: 'site_stopped', pages: 1 });
  expect(answered).toEqual([FIVE[1]]);
});

it.each([
  ['logs out', '/inns?page=2', { links: { Previous: '/logout' } }],
  ['deletes', '/inns?page=2', { previous: '/inns?action=delete&page=1' }],
  ['leads to another site', '/inns?page=2', { links: { Previous: 'https://other.example/inns' } }],
  [
    'stands on a page that says that it is the first',
    '/inns?page=1',
    { behind: ['Page 1 of 3'], links: { Previous: '/inns?page=3' } },
  ],
  ['stands on a page of which the address tells no part', '/inns', { links: { Zurück: '/' } }],
])('goes back behind no link that %s', (_, path, behind) => {
  expect(previousAddress(startOf(path, { inns: ['Anchor', 'Bell'], ...behind }).start)).toBeUndefined();
});
