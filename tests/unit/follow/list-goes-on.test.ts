import { expect, it } from 'vitest';
import type { PageLinks } from '../../../src/contracts/follow.ts';
import type { FoundLists } from '../../../src/contracts/lists.ts';
import type { IndexLine, PageIndex } from '../../../src/contracts/page-index.ts';
import { countOnPage } from '../../../src/modes/find/count.ts';

const URL = 'https://inn.example/hotels?page=1';
const HOTELS = ['Anchor Hotel, Ashford', 'Bell Hotel, Bray', 'Crown Hotel, Corby', 'Drum Hotel, Derby'];

/** Counts a list of hotels that nothing on the page leads on from; `below`: its end is out of view. */
async function countHotels({ next, below = false, landmark }: Given) {
  const lines = HOTELS.map((text, i) => ({
    ...{ n: i + 1, text, kind: 'text', role: 'item', notes: [], frame: '', headings: [], landmark },
  })) as unknown as IndexLine[];
  const found: FoundLists = {
    lists: [{ id: 'a', size: HOTELS.length, label: 'Hotels', names: 'hotels', busy: false, below }],
    members: HOTELS.map((_, at) => ({ n: at + 1, start: 0, in: [{ list: 'a', at }] })),
  };
  const replies: Record<string, unknown> = { lists: found, listGrow: { grown: false }, listLeave: null };
  const links: PageLinks = { url: URL, links: [], nofollow: false, ...(next ? { next } : {}) };
  const counted = await countOnPage(
    {
      question: 'How many hotels are there?',
      page: { callAll: async (method: string) => [{ frameKey: '', result: replies[method] }] },
      site: { links: async () => links },
      progress: () => undefined,
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof countOnPage>[0],
    { url: URL, title: 'Hotels', lang: 'en', lines } as unknown as PageIndex,
  );
  const { result, proved, end, further } = counted!.ledger;
  return { result, proved, end, further: further !== undefined };
}

interface Given {
  next?: string;
  below?: boolean;
  landmark?: string;
}

const next = 'https://inn.example/hotels?page=2';

it('is all there where neither words nor the page’s head name a next page', async () => {
  const four = { result: '4', proved: true, further: false };
  expect(await countHotels({})).toEqual({ ...four, end: 'whole' });
  expect(await countHotels({ below: true })).toEqual({ ...four, end: 'no_growth' });
});

it.each([
  ['in view', {}],
  ['scrolled to its end', { below: true }],
])('goes on where only <link rel=next> says so: %s', async (_, how) => {
  expect(await countHotels({ next, ...how })).toEqual({
    ...{ result: '4', proved: false, end: 'more_offered', further: true },
  });
});

it('is all there where what comes next is another thing, or the list stands beside the page’s matter', async () => {
  expect(await countHotels({ next: 'https://inn.example/how-we-began' })).toMatchObject({ proved: true });
  expect(await countHotels({ next, landmark: 'complementary' })).toMatchObject({ proved: true });
});

it('reads a list without an end for so long, and says that it was still growing', async () => {
  const names = Array.from({ length: 900 }, (_, i) => `Hotel ${i + 1}, Ashford`);
  let count = 4;
  const lines = () =>
    names.slice(0, count).map((text, i) => ({
      ...{ n: i + 1, text, kind: 'text', role: 'item', notes: [], frame: '', headings: [] },
    })) as unknown as IndexLine[];
  const lists = (): FoundLists => ({
    lists: [{ id: 'a', size: count, label: 'Hotels', names: 'hotels', busy: false, below: true }],
    members: lines().map((_, at) => ({ n: at + 1, start: 0, in: [{ list: 'a', at }] })),
  });
  const calls: Record<string, () => unknown> = {
    lists,
    listGrow: () => {
      count += 3;
      return { grown: true };
    },
    listLeave: () => null,
  };
  const counted = await countOnPage(
    {
      question: 'How many hotels are there?',
      page: {
        callAll: async (method: string) => [{ frameKey: '', result: calls[method]!() }],
        snapshot: async () => ({ lines: lines() }),
      },
      progress: () => undefined,
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof countOnPage>[0],
    { url: URL, title: 'Hotels', lang: 'en', lines: lines() } as unknown as PageIndex,
    { whole: true },
  );
  expect(counted!.ledger).toMatchObject({ end: 'growing', proved: false, total: 604 });
});
