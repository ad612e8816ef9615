import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordedPage } from '../../src/contracts/recording.ts';
import { createRecordings, type Recordings, recordingsConnection } from '../../src/history/recordings.ts';
import { guideCard } from '../fakes/guide.ts';

const NAME = 'recordings-test';
let store: Recordings;
beforeEach(() => {
  store = createRecordings(recordingsConnection(NAME), { runBytes: 25, runs: 3, bytes: 50 });
});
afterEach(async () => {
  await store.close();
  await new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(NAME), { onsuccess: resolve }));
});

const card = (runId: string) => ({ ...guideCard('Save it'), runId });
const page = (stepId: string, bytes = 10): RecordedPage => ({
  stepId,
  url: 'https://shop.example/a',
  title: 'A',
  lines: ['[1] button: Save'],
  picture: { width: 4, height: 3, bytes },
});
const picture = (bytes = 10) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const record = (run: string, step: string, bytes = 10, now?: number) =>
  store.keep(card(run), page(step, bytes), picture(bytes), now);
const runs = async () => (await store.all()).map(({ id }) => id);

it('gives the pages of a run back with their pictures; a step that is shown again takes the place of the first time', async () => {
  await record('a', 's1');
  await record('a', 's2');
  await record('a', 's1');
  await store.keep({ ...card('a'), phase: 'done' });
  const found = await store.pagesOf('a');
  expect(found?.pages).toEqual([page('s2'), page('s1')]);
  expect([...found!.pictures.keys()].sort()).toEqual(['s1', 's2']);
  expect(found!.pictures.get('s1')).toMatchObject({ size: 10, type: 'image/jpeg' });
  expect((await store.all())[0]?.card.phase).toBe('done');
  expect(await store.pagesOf('b')).toBeUndefined();
});

it('keeps the page without its picture where the run has no room for one', async () => {
  await record('a', 's1', 20);
  await record('a', 's2', 10);
  const found = await store.pagesOf('a');
  expect(found?.pages.map(({ picture: each }) => each?.bytes)).toEqual([20, undefined]);
  expect([...found!.pictures.keys()]).toEqual(['s1']);
});

it('lets the oldest go, by number and by bytes, and never the newest', async () => {
  for (const [i, run] of ['a', 'b', 'c', 'd'].entries()) await record(run, 's1', 10, i);
  expect(await runs()).toEqual(['d', 'c', 'b']);
  await record('e', 's1', 25, 9);
  expect(await runs()).toEqual(['e', 'd', 'c']);
  await record('f', 's1', 25, 10);
  expect(await runs(), '60 bytes are more than 50').toEqual(['f', 'e']);
  expect(await store.pagesOf('a')).toBeUndefined();
});

it('deletes one with its pictures, or all', async () => {
  await record('a', 's1');
  await record('ab', 's1');
  await record('b', 's1');
  await store.remove(['a']);
  expect((await runs()).sort()).toEqual(['ab', 'b']);
  await record('a', 's2');
  expect([...(await store.pagesOf('a'))!.pictures.keys()], 'nothing of before').toEqual(['s2']);
  expect((await store.pagesOf('ab'))?.pictures.size).toBe(1);
  await store.clear();
  expect(await runs()).toEqual([]);
});
