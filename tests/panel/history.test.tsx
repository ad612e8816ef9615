import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HISTORY_NAME } from '../../src/history/database.ts';
import { createHistoryStore } from '../../src/history/store.ts';
import { sampleRecord, sampleRecords } from '../fakes/history.ts';
import { ALL_RULES, OF_COLOURS, prefer, violations } from './axe.ts';
import { type RenderedPanel, renderPanel } from './render.tsx';
import { conversation, turn } from './states.ts';

const store = createHistoryStore();
beforeEach(() => store.clear());
afterEach(() => store.clear());

const entries = () =>
  page
    .getByRole('listitem')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

async function openHistory(
  count: number,
  ...more: ReturnType<typeof sampleRecord>[]
): Promise<RenderedPanel> {
  await store.write([...sampleRecords(count), ...more]);
  const panel = renderPanel(conversation({ turns: [turn()] }));
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Search history' })).toBeVisible();
  return panel;
}

it('opens in the place of the conversation, with the caret in the search, and gives it back', async () => {
  await openHistory(8);
  await expect.poll(entries).toHaveLength(8);
  await expect.element(page.getByRole('searchbox', { name: 'Search history' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Ask about this page' })).toBeVisible();
});

it('asks the worker for the answer that is chosen, and shows the conversation', async () => {
  const { sent } = await openHistory(3);
  await page.getByRole('link', { name: 'What does the monthly plan cost?' }).click();
  expect(sent).toContainEqual({ type: 'recall', turnId: 'turn-1' });
  await expect.element(page.getByRole('article', { name: 'Answer' })).toBeVisible();
});

it('finds by words of question and answer, with the match marked', async () => {
  const special = sampleRecord(20, { question: 'Wo ist das Bürgeramt?' });
  special.answer.text = 'Behind the old lighthouse.';
  await openHistory(12, special);
  await page.getByRole('searchbox').fill('lighth');
  await expect.poll(entries).toEqual(['Wo ist das Bürgeramt?']);
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('lighthouse');
  await page.getByRole('searchbox').fill('burgeramt ist');
  await expect.poll(entries).toContain('Wo ist das Bürgeramt?');
  await page.getByRole('searchbox').fill('nowhere at all');
  await expect.element(page.getByText('Nothing fits.')).toBeVisible();
});

it('can be cut to a site and a time, and what is listed is deleted after a yes, and put back', async () => {
  await openHistory(10, sampleRecord(40, { id: 'old', question: 'Long ago?', askedAt: 0 }));
  await page.getByRole('combobox', { name: 'Site' }).selectOptions('news.example');
  await expect.poll(entries).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete these…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect.element(page.getByText('2 answers were deleted.')).toBeVisible();
  expect(await store.count()).toBe(9);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.poll(store.count).toBe(11);
  await page.getByRole('combobox', { name: 'Site' }).selectOptions('');
  await page.getByRole('combobox', { name: 'Time' }).selectOptions('Older than a year');
  await expect.poll(entries).toEqual(['Long ago?']);
});

it('lets an answer be renamed, pinned and deleted', async () => {
  await openHistory(3);
  const menu = page.getByLabelText('More: How long do I have to return something?');
  await menu.click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Shoes');
  await userEvent.keyboard('{Enter}');
  await expect.poll(entries).toContain('Shoes');
  await page.getByLabelText('More: Shoes').click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await page.getByLabelText('More: What does the monthly plan cost?').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect.poll(entries).not.toContain('What does the monthly plan cost?');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.poll(entries).toContain('What does the monthly plan cost?');
});

it('keeps on top what is pinned, however old it is', async () => {
  await openHistory(60, sampleRecord(61, { id: 'old', question: 'Long ago?', askedAt: 0, pinned: true }));
  await expect.element(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await expect.poll(() => entries()[0]).toBe('Long ago?');
});

it('follows what the worker writes meanwhile', async () => {
  await openHistory(2);
  const worker = createHistoryStore();
  await worker.write([sampleRecord(30, { question: 'Written while you look?', askedAt: Date.now() })]);
  await expect.poll(entries).toContain('Written while you look?');
  await worker.close();
});

it('draws a part of a long list, and the rest when it is wanted', async () => {
  await openHistory(120);
  await expect.poll(entries).toHaveLength(50);
  await page.getByRole('button', { name: 'Show 70 more' }).click();
  await expect.poll(entries).toHaveLength(100);
});

it('is walked through with the arrow keys', async () => {
  await openHistory(3);
  await expect.poll(entries).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('What does the monthly plan cost?');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

describe.each([
  ['light', ALL_RULES, 300],
  ['light', ALL_RULES, 640],
  ['dark', OF_COLOURS, 300],
] as const)('in the %s theme', (scheme, rules, width) => {
  it(`has no accessibility violation and cuts nothing off, ${width} pixels wide`, async () => {
    await prefer(scheme);
    await page.viewport(width, 700);
    await openHistory(12, sampleRecord(13, { name: 'A name of its own', pinned: true }));
    await page.getByRole('searchbox').fill('wa');
    await expect.poll(() => document.querySelectorAll('mark').length).toBeGreaterThan(0);
    expect(await violations(rules)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

/** What is saved from now on. */
function saved(): Blob[] {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  return blobs;
}

it('saves an answer, its conversation or what is listed, in the form that is chosen', async () => {
  const blobs = saved();
  await openHistory(8);
  await page.getByLabelText('More: How long do I have to return something?', { exact: true }).click();
  await page.getByRole('button', { name: 'Save as…' }).first().click();
  await page.getByRole('combobox', { name: 'What to save' }).selectOptions('Its conversation (3 answers)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => blobs.length).toBe(1);
  const markdown = await blobs[0]!.text();
  expect(markdown.match(/^# /gm)).toHaveLength(3);
  expect(markdown).toMatch(/Bürgeramt[\s\S]*monthly plan[\s\S]*return something/);

  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Save as…' }).last().click();
  await page.getByRole('combobox', { name: 'Save as' }).selectOptions('Web page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => blobs.length).toBe(2);
  expect((await blobs[1]!.text()).match(/<h1>/g)).toHaveLength(8);
});

it('takes a saved file in again, nothing twice, and says why it cannot take another', async () => {
  const blobs = saved();
  await openHistory(4);
  await page.getByRole('button', { name: 'Save as…' }).last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => blobs.length).toBe(1);
  const before = (await store.read(['turn-0', 'turn-1'])).map(({ answer }) => answer);
  await store.remove(['turn-0', 'turn-1']);

  const chooser = () => document.querySelector<HTMLInputElement>('.history-foot input[type="file"]')!;
  const take = (parts: BlobPart[]) => userEvent.upload(chooser(), new File(parts, 'history.json'));
  await take([blobs[0]!]);
  await expect.element(page.getByText('2 answers were added. 2 were there already.')).toBeVisible();
  await expect.poll(entries).toHaveLength(4);
  expect((await store.read(['turn-0', 'turn-1'])).map(({ answer }) => answer)).toEqual(before);

  await take([(await blobs[0]!.text()).slice(0, 900)]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This file ends too early. Nothing was taken');
  await take([(await blobs[0]!.text()).replace('"version":1', '"version":2')]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('A later version of Sightline has saved');
  await take(['hello']);
  await expect.element(page.getByRole('alert')).toHaveTextContent('no history saved by Sightline');
  expect(await store.count()).toBe(4);
});

it('says that the disk is full, keeps showing what there is, and takes the file in when there is room', async () => {
  const blobs = saved();
  await openHistory(4);
  await page.getByRole('button', { name: 'Save as…' }).last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => blobs.length).toBe(1);
  await store.remove(['turn-0', 'turn-1']);
  await expect.poll(entries).toHaveLength(2);

  const chooser = () => document.querySelector<HTMLInputElement>('.history-foot input[type="file"]')!;
  const take = () => userEvent.upload(chooser(), new File([blobs[0]!], 'history.json'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await take();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no room on the disk');
  expect(entries()).toHaveLength(2);
  full.mockRestore();
  await take();
  await expect.poll(entries).toHaveLength(4);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it.each([
  ['a later version has made', 99, 'The history was made by a later version of Sightline. Update'],
  ['is damaged', 1, 'The browser cannot open the history. Restart'],
])('a history that %s is left as it is, and one sentence says what to do', async (_, version, sentence) => {
  await remade(version);
  renderPanel(conversation({ turns: [turn()] }));
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect
    .poll(() => page.getByRole('alert').element().textContent?.replace('.', '. '))
    .toContain(sentence);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('article', { name: 'Answer' })).toBeVisible();
  await deleted();
});

const deleted = () => settled(indexedDB.deleteDatabase(HISTORY_NAME));

/** A history of this version that holds nothing of what belongs into one. */
async function remade(version: number): Promise<void> {
  await deleted();
  (await settled(indexedDB.open(HISTORY_NAME, version))).close();
}

const settled = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
