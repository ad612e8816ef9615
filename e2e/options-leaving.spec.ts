import type { Locator, Page } from '@playwright/test';
import type { SettingsInput } from '../src/contracts/settings.ts';
import { expect, type Sightline, test } from './fixtures.ts';

/** One of each form: a key to paste, a key of its own kind, no key, an address of one's own. */
const PROVIDERS = ['openrouter', 'anthropic', 'ollama', 'custom'];

/** The options page, with every model server answering its list late enough to fall between press and release. */
async function openOptions(sightline: Sightline): Promise<Page> {
  const page = await sightline.context.newPage();
  await page.route(/^https?:/, async (route) => {
    const list = { data: [{ id: 'model-one' }, { id: 'model-two', context_length: 8192 }] };
    await route.fulfill({ json: list });
  });
  await page.goto(sightline.extensionURL('src/options/index.html'));
  await expect(page.getByLabel('Engine')).toBeVisible();
  return page;
}

const stored = (sightline: Sightline) =>
  sightline.backstage.evaluate(
    async () => (await chrome.storage.local.get<{ settings?: SettingsInput }>('settings')).settings?.provider,
  );

/** Presses where the button stands now, lets the page do what it does when a field is left, and releases at the same place. */
async function pressAndRelease(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.getByText('2 models on this server.')).toBeVisible();
  expect(await target.boundingBox(), 'where the button stands when the pointer is released').toEqual(box);
  await page.mouse.up();
}

test('the first click on Save after typing counts, with every form of provider', async ({ sightline }) => {
  for (const id of PROVIDERS) {
    await test.step(id, async () => {
      const page = await openOptions(sightline);
      await page.getByLabel('Engine').selectOption(id);
      const address = page.getByLabel('Address (base URL)');
      const key = page.getByLabel(/^Key/);
      await address.click();
      await address.press('End');
      await page.keyboard.type(id === 'custom' ? 'http://localhost:9/v1' : '/');
      if ((await key.count()) > 0) {
        await key.click();
        await page.keyboard.type('sk-typed');
      }
      await pressAndRelease(page, page.getByRole('button', { name: 'Save' }));
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(await stored(sightline)).toMatchObject({ id });
      await page.close();
    });
  }
});

test('the first click on Test after typing counts', async ({ sightline }) => {
  const page = await openOptions(sightline);
  await page.getByLabel('Engine').selectOption('openai');
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('sk-typed');
  await pressAndRelease(page, page.getByRole('button', { name: 'Test' }));
  await expect(page.locator('.test-status:not(:empty), .test-problem').first()).toBeVisible();
  await page.close();
});

test('a key that was just typed is saved when the tab is closed, in local storage alone', async ({
  sightline,
}) => {
  const page = await openOptions(sightline);
  await page.getByLabel('Engine').selectOption('openai');
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('sk-typed-and-left');
  await page.close();
  await expect.poll(() => stored(sightline)).toEqual({ id: 'openai', apiKey: 'sk-typed-and-left' });
  const elsewhere = await sightline.backstage.evaluate(async () =>
    JSON.stringify([await chrome.storage.sync.get(null), await chrome.storage.session.get(null)]),
  );
  expect(elsewhere).not.toContain('sk-typed');
});

test('half an address is kept as a draft that is still there, and questions go on as before', async ({
  sightline,
}) => {
  const page = await openOptions(sightline);
  await page.getByLabel('Engine').selectOption('custom');
  await page.getByLabel('Address (base URL)').click();
  await page.keyboard.type('http://box');
  await page.getByLabel(/^Key/).click();
  await page.keyboard.type('sk-kept');
  await expect(page.getByText('The address is not complete.')).toBeVisible();
  await page.close();
  expect(await stored(sightline)).toBeUndefined();
  const again = await openOptions(sightline);
  await expect(again.getByLabel('Address (base URL)')).toHaveValue('http://box');
  await expect(again.getByLabel(/^Key/)).toHaveValue('sk-kept');
  await expect(again.getByText('questions still go to: Instant')).toBeVisible();
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByLabel('Engine')).toHaveValue('instant');
  await again.close();
});

test('a limit that was just typed is saved when the tab is closed', async ({ sightline }) => {
  const page = await openOptions(sightline);
  await page.getByLabel('Dollars per day').click();
  await page.keyboard.type('0.5');
  await page.close();
  const budget = () =>
    sightline.backstage.evaluate(
      async () => (await chrome.storage.local.get<{ settings?: SettingsInput }>('settings')).settings?.budget,
    );
  await expect.poll(budget).toEqual({ perDayUSD: 0.5 });
});

test('looking at another provider and back loses no key', async ({ sightline }) => {
  await sightline.setSettings({ provider: { id: 'openai', apiKey: 'sk-of-openai' } });
  const page = await openOptions(sightline);
  await page.getByLabel('Engine').selectOption('groq');
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
  await page.getByLabel('Engine').selectOption('instant');
  await page.close();
  await expect.poll(() => stored(sightline)).toEqual({ id: 'instant' });
  const again = await openOptions(sightline);
  await again.getByLabel('Engine').selectOption('openai');
  await expect(again.getByLabel('Key', { exact: true })).toHaveValue('sk-of-openai');
  await again.close();
});
