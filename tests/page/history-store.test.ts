import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { HistoryEntry } from '../../src/contracts/history.ts';
import { HistoryError } from '../../src/contracts/history-error.ts';
import { HISTORY_VERSION, historyConnection } from '../../src/history/database.ts';
import { createHistorySearch } from '../../src/history/search.ts';
import { createHistoryStore, type HistoryStore } from '../../src/history/store.ts';
import { sampleRecord } from '../fakes/history.ts';

const NAME = 'history-test';
const opened = (version?: number) => createHistoryStore(historyConnection(NAME, version));
let store: HistoryStore;
beforeEach(() => {
  store = opened();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(NAME), { onsuccess: resolve }));
});

const record = (id: string, more: Partial<HistoryEntry> = {}) => sampleRecord(1, { id, ...more });
const ids = async () => (await store.entries()).entries.map(({ id }) => id);
const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof HistoryError ? error.trouble : String(error)),
  );

it('lists what was written, the newest first, and gives answers back as they were', async () => {
  const old = record('old', { askedAt: 1 });
  await store.write([record('new', { askedAt: 3 }), old, record('between', { askedAt: 2 })]);
  expect(await ids()).toEqual(['new', 'between', 'old']);
  expect(await store.read(['gone', 'old'])).toEqual([old]);
  await store.remove(['between']);
  expect(await ids()).toEqual(['new', 'old']);
  expect(await store.texts(['between', 'old'])).toHaveProperty('size', 1);
});

it('gives the turns of a conversation in their order', async () => {
  await store.write([
    record('b', { conversationId: 'c', askedAt: 2 }),
    record('x', { conversationId: 'other', askedAt: 1 }),
    record('a', { conversationId: 'c', askedAt: 1 }),
  ]);
  expect((await store.conversation('c')).map(({ entry }) => entry.id)).toEqual(['a', 'b']);
});

it('keeps name and pin of an answer that is written again, and lets what is pinned outlive its days', async () => {
  await store.write([record('a', { askedAt: 1 }), record('b', { askedAt: 1 })]);
  await store.change('a', { name: 'The flat', pinned: true });
  await store.write([record('a', { askedAt: 1, lead: 'read on' })]);
  expect((await store.read(['a']))[0]?.entry).toMatchObject({
    name: 'The flat',
    pinned: true,
    lead: 'read on',
  });
  expect(await store.prune({ to: 2 })).toBe(1);
  expect(await ids()).toEqual(['a']);
  await store.change('a', { name: undefined });
  expect((await store.read(['a']))[0]?.entry.name).toBeUndefined();
});

it('takes over what is remarked of the quotes of an answer, and makes none of one that is not kept', async () => {
  const kept = record('a');
  await store.write([kept]);
  const citations = kept.answer.citations.map((each) => ({
    ...each,
    pinned: true as const,
    comment: 'Why?',
  }));
  await store.remark('a', citations);
  await store.remark('gone', citations);
  expect((await store.read(['a']))[0]).toEqual({ ...kept, answer: { ...kept.answer, citations } });
  expect(await store.read(['gone'])).toEqual([]);
});

it('tells other pages of each change', async () => {
  const other = opened();
  const heard = vi.fn();
  onTestFinished(() => other.close());
  other.onChange(heard);
  await store.write([record('a')]);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});

it('leaves a history of a later version as it is, and says so', async () => {
  const later = opened(HISTORY_VERSION + 1);
  await later.write([record('a')]);
  await later.close();
  expect(await troubleOf(store.entries())).toBe('newer');
  expect(await troubleOf(store.write([record('b')]))).toBe('newer');
  const again = opened(HISTORY_VERSION + 1);
  onTestFinished(() => again.close());
  expect((await again.entries()).entries.map(({ id }) => id)).toEqual(['a']);
});

it('says that there is no room, writes nothing by halves, and goes on when there is', async () => {
  await store.write([record('a')]);
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    if (value.id === 'large') throw new DOMException('no room', 'QuotaExceededError');
    return put.call(this, value);
  });
  expect(await troubleOf(store.write([record('b'), record('large')]))).toBe('full');
  expect(await ids()).toEqual(['a']);
  full.mockRestore();
  await store.write([record('b')]);
  expect((await ids()).sort()).toEqual(['a', 'b']);
});

it('says that the browser cannot open it, and opens it when it can again', async () => {
  await store.write([record('a')]);
  await store.close();
  store = opened();
  const failing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  expect(await troubleOf(store.entries())).toBe('damaged');
  failing.mockRestore();
  expect(await ids()).toEqual(['a']);
});

it('leaves alone what it cannot read, and counts it', async () => {
  await store.write([record('a')]);
  await historyConnection(NAME).use((database) =>
    database.put('entries', { id: 'odd', askedAt: 5 } as HistoryEntry),
  );
  const { entries, unreadable } = await store.entries();
  expect([entries.length, unreadable]).toEqual([1, 1]);
});

it('lets go of a database that another page deletes', async () => {
  await store.write([record('a')]);
  await new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(NAME), { onsuccess: resolve }));
  expect(await ids()).toEqual([]);
});

const asked = (id: string, question: string, text = '') => {
  const made = record(id, { question, title: '' });
  return { entry: made.entry, answer: { ...made.answer, text, citations: [] } };
};
async function searchOver(records: ReturnType<typeof asked>[]) {
  await store.write(records);
  const search = createHistorySearch(store);
  await search.follow((await store.entries()).entries);
  return search;
}
const found = (search: Awaited<ReturnType<typeof searchOver>>, query: string) =>
  search.find(query).map(({ id }) => id);

it('finds words of questions and answers by their beginning, without accents, in any script', async () => {
  const search = await searchOver([
    asked('office', 'Wann öffnet das Bürgeramt?', 'Samstags um **neun**.'),
    asked('returns', 'How long can I return things?', 'Thirty days from delivery.'),
    asked('hours', '営業時間は何時からですか？'),
    asked('arabic', 'متى يفتح المكتب؟'),
  ]);
  expect(found(search, 'burgeramt')).toEqual(['office']);
  expect(found(search, 'NEUN sams')).toEqual(['office']);
  expect(found(search, 'deliv')).toEqual(['returns']);
  expect(found(search, '時間')).toEqual(['hours']);
  expect(found(search, 'المكتب')).toEqual(['arabic']);
  expect(found(search, 'delivery neun')).toEqual([]);
  expect(found(search, 'delvery')).toEqual(['returns']);
  expect([...(search.find('burgeramt')[0]?.terms ?? [])]).toEqual(['burgeramt']);
});

it('forgets what was deleted and takes over a new name', async () => {
  const search = await searchOver([asked('a', 'Alpha'), asked('b', 'Alpha and beta')]);
  await store.remove(['b']);
  await store.change('a', { name: 'Gamma' });
  await search.follow((await store.entries()).entries);
  expect(found(search, 'alpha')).toEqual(['a']);
  expect(found(search, 'gamma')).toEqual(['a']);
});
