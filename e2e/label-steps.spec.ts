import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { walk } from '../bench/guide/person.ts';
import { createTaskModel } from '../bench/guide/replies.ts';
import { guideTasks } from '../bench/guide/tasks-file.ts';
import type { LabelTask } from '../src/contracts/labels.ts';
import type { GuideLine } from '../src/core/labels/export.ts';
import { expect, type ModelServer, type Sightline, type Site, test } from './fixtures.ts';

const PAGES = {
  '/museum': `<!doctype html><html lang=en><title>Museum</title><h1>Museum</h1>
    <nav><a href="/booking">Book a visit</a> <a href="/museum?lost">Lost and found</a></nav>`,
  '/booking': `<!doctype html><html lang=en><title>Booking</title><h1>Booking</h1>
    <button type=button id=open>Choose a day</button>
    <form id=form hidden>
      <p><label>Guests <input id=guests name=guests></label></p>
      <p><label>Day <select id=day><option>Monday<option>Tuesday</select></label></p>
      <p><label><input type=checkbox id=tour> Guided tour</label></p>
    </form>
    <form id=member action="/booked"><label>Password <input id=password type=password></label> <button>Book now</button></form>
    <button type=button id=other>Give all to charity</button>
    <script>
      const [open, form, guests, other] = ['open', 'form', 'guests', 'other'].map((id) => document.getElementById(id));
      open.onclick = () => { open.hidden = true; form.hidden = false; };
      // What a script does is nobody's step.
      guests.onfocus = () => {
        other.click();
        other.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        tour.dispatchEvent(new Event('change', { bubbles: true }));
      };
    </script>`,
  '/booked': `<!doctype html><html lang=en><title>Booked</title><h1>Booked</h1><p>Your visit is booked.</p>`,
};

/** Does the task as a person does: pointer and keyboard. */
async function book(page: Page, { guests = '3', tour = true } = {}): Promise<void> {
  await page.getByRole('link', { name: 'Book a visit' }).click();
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page.getByLabel('Guests').click();
  await page.keyboard.type(guests);
  await page.getByLabel('Day').focus();
  await page.keyboard.press('T');
  if (tour) await page.getByText('Guided tour').click();
  await page.getByLabel('Password').click();
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your visit is booked.')).toBeVisible();
}

const sign = (page: Page) => page.locator('sightline-overlay .recording');

async function exported(
  labels: Page,
): Promise<{ folder: string; line: GuideLine; all: string; tasks: LabelTask[]; agreements: unknown[] }> {
  const download = labels.waitForEvent('download');
  await labels.getByRole('button', { name: 'Export' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  // What is kept outlives a test.
  await labels.getByRole('button', { name: 'Delete everything' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'sightline-steps-'));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  const kept = JSON.parse(strFromU8(files['labels.json']!));
  return { folder, all, line: JSON.parse(strFromU8(files['guide.jsonl']!)), ...kept };
}

/** The labelling page with a snapshot of a page of the museum, waiting for its steps. */
async function toRecord(sightline: Sightline, site: Site) {
  for (const [path, html] of Object.entries(PAGES)) site.route(path, html);
  const { page: museum } = await sightline.open('/museum');
  const { page: labels } = await sightline.open(sightline.extensionURL('src/labels/index.html'));
  await labels.getByRole('button', { name: 'Museum' }).click();
  await labels.getByRole('radio', { name: 'Guide' }).check();
  await labels.getByRole('textbox', { name: 'Question or request' }).fill('Book a visit for three');
  await labels.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  return { museum, labels };
}

async function stopAndKeep(labels: Page, museum: Page): Promise<void> {
  await sign(museum).getByText('Stop recording').click();
  await expect(sign(museum)).toHaveCount(0);
  await labels.getByRole('textbox', { name: /^Words on the page/ }).fill('Your visit is booked.');
  await labels.getByRole('button', { name: 'Keep the task' }).click();
}

/** Does the exported task again as `bench -- guide` does, to its end. */
async function replays(sightline: Sightline, site: Site, model: ModelServer, folder: string): Promise<Page> {
  const [task] = await guideTasks(join(folder, 'guide.jsonl'));
  await sightline.setSettings({ provider: model.provider });
  for (const [path, html] of Object.entries(task!.pages)) site.route(path, html);
  const tab = await sightline.open(Object.keys(task!.pages)[0]!);
  const walked = await walk(task!, tab, model, createTaskModel(task!));
  expect(walked.end).toBe('done');
  expect(walked.steps.every(({ inIndex, onTarget, noticed }) => inIndex && onTarget && noticed)).toBe(true);
  return tab.page;
}

const said = (line: GuideLine) => line.steps.map(({ action, name, value }) => [action, name, value]);

test('the steps of a task are recorded by doing it once, and the exported task is done again on its snapshots', async ({
  sightline,
  site,
  model,
}) => {
  const { museum, labels } = await toRecord(sightline, site);
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(museum)).toBeVisible();
  await book(museum);
  await expect(sign(museum)).toBeVisible();
  await expect(labels.getByRole('status')).toHaveText('Recording. Steps so far: 7');
  await stopAndKeep(labels, museum);

  const { folder, line, all } = await exported(labels);
  expect(said(line)).toEqual([
    ['click', 'Book a visit', null],
    ['click', 'Choose a day', null],
    ['type', 'Guests', '3'],
    ['select', 'Day', 'Tuesday'],
    ['check', 'Guided tour', null],
    ['type', 'Password', null],
    ['press', 'Password', 'Enter'],
  ]);
  expect(line.steps[5]).toMatchObject({ withheld: true });
  expect(all).not.toContain('correct horse');
  // The page before each step: first without the form, then with it.
  const before = line.steps.map(({ page }) => readFileSync(join(folder, page), 'utf8'));
  expect(before[1]).toContain('hidden');
  expect(before[1]).not.toContain('<script');
  expect(new Set(line.steps.map(({ page }) => page)).size).toBe(3);

  for (const path of Object.keys(PAGES)) site.route(path, 'gone for good');
  const page = await replays(sightline, site, model, folder);
  await expect(page.getByText('Your visit is booked.')).toBeVisible();
});

test('a second person does it anew, unseen, and the agreement is told', async ({ sightline, site }) => {
  const { museum, labels } = await toRecord(sightline, site);
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(museum)).toBeVisible();
  await book(museum);
  await stopAndKeep(labels, museum);

  await labels.getByRole('button', { name: 'Do it once more' }).click();
  await expect(labels.getByRole('listitem')).toHaveCount(0);
  await labels.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  const opened = sightline.context.waitForEvent('page');
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  const again = await opened;
  await expect(sign(again)).toBeVisible();
  expect(again.url()).toBe(site.url('/museum'));
  await book(again, { guests: '4', tour: false });
  await stopAndKeep(labels, again);
  await expect(labels.getByText('Ann, Bob · the same in 6 of 7 steps')).toBeVisible();
  const { agreements, line } = await exported(labels);
  expect(agreements).toMatchObject([{ kind: 'guide', same: 6, steps: [7, 6] }]);
  expect((agreements[0] as { f1: number }).f1).toBeCloseTo(12 / 13, 5);
  expect(line.steps).toHaveLength(7);
  await again.close();
});

test('steps are named and taken out; an address that the person goes to is one, and pages of the never list are left alone', async ({
  sightline,
  site,
}) => {
  await sightline.setSettings({ sites: { never: ['bank.test'] } });
  const { museum, labels } = await toRecord(sightline, site);
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(museum)).toBeVisible();
  await museum.getByRole('link', { name: 'Lost and found' }).click();
  await museum.goto(site.url('/museum', 'bank'));
  await museum.getByRole('link', { name: 'Book a visit' }).click();
  await expect(museum.getByRole('heading', { name: 'Booking' })).toBeVisible();
  await expect(sign(museum)).toHaveCount(0);
  await museum.goto(site.url('/booking'));
  await expect(sign(museum)).toBeVisible();
  await museum.getByRole('button', { name: 'Choose a day' }).click();
  // It can be stopped on the labelling page as well.
  await labels.getByRole('button', { name: 'Stop recording' }).click();
  await expect(sign(museum)).toHaveCount(0);
  const steps = labels.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Click “Lost and found”/,
    /^Go to http:\/\/bank\.test/,
    /^Go to http:\/\/www\.test.*booking/,
    /^Click “Choose a day”/,
  ]);
  await labels.getByRole('button', { name: 'Take out step 2' }).click();
  await labels.getByRole('button', { name: 'Take out step 1' }).click();
  await labels.getByRole('textbox', { name: 'Your words for step 2' }).fill('Opens the form');
  await labels.getByRole('textbox', { name: /^Words on the page/ }).fill('Nothing like that');
  await expect(labels.getByRole('alert')).toHaveText('These words are not on the page as it was at the end.');
  await labels.frameLocator('iframe').getByRole('heading').selectText();
  await labels.getByRole('button', { name: 'Take the selected words' }).click();
  await expect(labels.getByRole('textbox', { name: /^Words on the page/ })).toHaveValue('Booking');
  await expect(labels.getByRole('alert')).toHaveCount(0);
  await labels.getByRole('button', { name: 'Keep the task' }).click();
  const { line } = await exported(labels);
  expect(line.shows).toBe('Booking');
  expect(line.steps).toMatchObject([
    { action: 'navigate', value: site.url('/booking') },
    { action: 'click', name: 'Choose a day', note: 'Opens the form' },
  ]);
});

test('recording ends with the tab, and with the labelling page', async ({ sightline, site }) => {
  const { museum, labels } = await toRecord(sightline, site);
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(museum)).toBeVisible();
  await museum.getByRole('link', { name: 'Book a visit' }).click();
  await expect(sign(museum)).toBeVisible();
  await museum.getByRole('button', { name: 'Choose a day' }).click();
  await museum.close();
  await expect(labels.getByRole('button', { name: 'Record once more' })).toBeVisible();
  await expect(labels.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(2);
  // The last page that is known is that before the last step.
  await expect(labels.frameLocator('iframe').getByRole('heading')).toHaveText('Booking');

  const opened = sightline.context.waitForEvent('page');
  await labels.getByRole('button', { name: 'Record once more' }).click();
  const again = await opened;
  await expect(sign(again)).toBeVisible();
  await labels.close();
  await expect(sign(again)).toHaveCount(0);
  await again.close();
});

test('recording goes on on a page that the person comes back to, with one sign', async ({
  sightline,
  site,
}) => {
  const { museum, labels } = await toRecord(sightline, site);
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(museum)).toBeVisible();
  await museum.getByRole('link', { name: 'Book a visit' }).click();
  await expect(museum.getByRole('heading', { name: 'Booking' })).toBeVisible();
  await expect(sign(museum)).toBeVisible();
  await museum.evaluate(() => history.back());
  await expect(museum.getByRole('heading', { name: 'Museum' })).toBeVisible();
  await expect(sign(museum)).toHaveCount(1);
  await museum.getByRole('link', { name: 'Lost and found' }).click();
  const steps = labels.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Click “Book a visit”/, /^Go to .*museum/, /^Click “Lost and found”/]);
  await labels.getByRole('button', { name: 'Stop recording' }).click();
  await expect(sign(museum)).toHaveCount(0);
});

test('steps in a frame of the same site are recorded, and done again in its snapshot', async ({
  sightline,
  site,
  model,
}) => {
  site.route(
    '/shop',
    `<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><iframe name=basket src="/basket" width=400 height=200></iframe>`,
  );
  site.route(
    '/basket',
    `<!doctype html><html lang=en><title>Basket</title><label>Voucher <input id=v></label> <button id=b type=button>Redeem</button><p id=p></p>
      <script>b.onclick = () => { p.textContent = 'Voucher taken: ' + v.value.length; };</script>`,
  );
  const { page: shop } = await sightline.open('/shop');
  const { page: labels } = await sightline.open(sightline.extensionURL('src/labels/index.html'));
  await labels.getByRole('button', { name: 'Shop' }).click();
  await labels.getByRole('radio', { name: 'Guide' }).check();
  await labels.getByRole('textbox', { name: 'Question or request' }).fill('Redeem a voucher');
  await labels.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await labels.getByRole('button', { name: 'Record the steps' }).click();
  await expect(sign(shop)).toBeVisible();
  const basket = shop.frameLocator('iframe');
  await basket.getByLabel('Voucher').click();
  await shop.keyboard.type('SPRING');
  await basket.getByRole('button', { name: 'Redeem' }).click();
  await expect(basket.getByText('Voucher taken: 6')).toBeVisible();
  await sign(shop).getByText('Stop recording').click();
  await labels.getByRole('textbox', { name: /^Words on the page/ }).fill('Voucher taken: 6');
  await labels.getByRole('button', { name: 'Keep the task' }).click();
  const { folder, line } = await exported(labels);
  expect(line.steps).toMatchObject([
    { action: 'type', name: 'Voucher', value: 'SPRING', frame: 'basket' },
    { action: 'click', name: 'Redeem', frame: 'basket' },
  ]);
  await replays(sightline, site, model, folder);
});
