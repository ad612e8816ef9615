import { expect, lit, test } from './fixtures.ts';

const WELCOME = 'src/welcome/index.html';

test('the first minutes: each mode works on the sample page by the product itself, without a key and without a request', async ({
  sightline,
  model,
}) => {
  const requests: string[] = [];
  sightline.context.on('request', (request) => {
    if (!request.url().startsWith('chrome-extension:')) requests.push(request.url());
  });
  const tab = await sightline.open(sightline.extensionURL(WELCOME));
  const { page, panel } = tab;
  const sample = page.frameLocator('iframe');
  const overlay = sample.locator('sightline-overlay');

  await page.getByRole('button', { name: 'How much is a day ticket for children?' }).click();
  await panel.idle();
  await expect(panel.answer).toContainText('5.50');
  expect(Object.values(await lit(page)).join(' ')).toContain('5.50');

  await page.getByRole('button', { name: 'How do I book a cabin?' }).click();
  await expect(panel.steps.last()).toContainText('Book a cabin');
  await sample.getByRole('button', { name: 'Book a cabin' }).click();
  await expect(sample.getByRole('status')).toHaveText('Thank you, your cabin is booked.');

  await page.getByRole('button', { name: 'Hide the ads' }).click();
  await expect(panel.checklist).toBeVisible();
  await expect(sample.getByText('Seaweed soap')).toBeVisible();
  await panel.button('Hide selected (1)').click();
  await expect(sample.getByText('Seaweed soap')).toBeHidden();
  await panel.clear();
  await expect(overlay).toHaveCount(0);

  expect(requests).toEqual([]);
  expect(model.requests).toEqual([]);
  // The click has opened the real panel beside the page, too.
  await sightline.closePanelBeside(tab);
});
