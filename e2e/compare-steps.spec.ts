import { expect, markup, overlayBoxes, test } from './fixtures.ts';
import { expectBeaconOn, stepReply } from './guide-script.ts';

const ACCOUNT = `<!doctype html><title>Account</title><h1>Account</h1>
<form><label>Display name <input id=name></label> <button id=save type=button>Save</button></form>
<a id=profile href="/profile">Profile</a>`;
const PROFILE = '<!doctype html><title>Profile</title><h1>Profile</h1><button id=edit>Edit</button>';

test.beforeEach(async ({ sightline, site }) => {
  await sightline.useModel({ provider: { compare: { models: ['one', 'two'], covered: false } } });
  site.route('/account', ACCOUNT);
  site.route('/profile', PROFILE);
});

test('a request to guide goes to two models: their first steps stand side by side, nothing is lit until one is taken, and its model goes on', async ({
  sightline,
  model,
}) => {
  model.script((request) => {
    if (request.lines.some(({ text }) => text === 'Edit')) return stepReply(request.find(/^Edit$/), {});
    return request.body.model === 'one'
      ? stepReply(request.find(/Display name/), { action: 'type', value: 'Ada' })
      : stepReply(request.find(/^Profile$/), {});
  });
  const tab = await sightline.open('/account');
  const { panel, page } = tab;
  const before = await markup(page);
  await panel.send('/compare how do I change my display name?');
  const comparison = panel.page.getByRole('region', { name: 'Compare', exact: true });
  await expect(comparison.getByRole('button', { name: 'Equal' })).toBeVisible();
  await expect(comparison.getByRole('region', { name: 'A: one' })).toContainText('Ada');
  await expect(comparison).toContainText('0% of what the steps name is named by all.');
  await expect(comparison).toContainText(/Only named by B: two\s*Profile/);
  expect(await overlayBoxes(page, '.beacon, .tooltip')).toEqual([]);
  expect(await markup(page)).toEqual(before);

  await comparison.getByRole('group').getByRole('button', { name: 'B: two' }).click();
  await comparison
    .getByRole('region', { name: 'B: two' })
    .getByRole('button', { name: 'Go with this step' })
    .click();
  await expectBeaconOn(tab, '#profile');
  expect(model.requests).toHaveLength(2);
  await page.click('#profile');
  await expectBeaconOn(tab, '#edit');
  expect(model.requests.map(({ body }) => body.model)).toEqual(['one', 'two', 'two']);
  const kept = await sightline.worker.evaluate(() => chrome.storage.local.get('comparisons'));
  expect(kept.comparisons).toMatchObject([{ mode: 'guide', better: 1 }]);
});

test('a proposed step whose control is gone is said to be gone, and nothing else is pointed to', async ({
  sightline,
  model,
}) => {
  model.script((request) =>
    request.body.model === 'one'
      ? stepReply(request.find(/^Profile$/), {})
      : stepReply(null, { action: 'none', instruction: 'Nothing here.' }),
  );
  const tab = await sightline.open('/account');
  const { panel, page } = tab;
  await panel.send('/compare take me to my profile');
  const comparison = panel.page.getByRole('region', { name: 'Compare', exact: true });
  await expect(comparison.getByRole('region', { name: 'B: two' })).toContainText('Nothing here.');
  await expect(comparison.getByRole('button', { name: 'Go with this step' })).toHaveCount(1);
  await page.locator('#profile').evaluate((link) => link.remove());
  await comparison.getByRole('button', { name: 'Go with this step' }).click();
  await expect(panel.answer).toContainText('The control of this step is no longer on the page.');
  expect(await overlayBoxes(page, '.beacon')).toEqual([]);
  expect(model.requests).toHaveLength(2);
});

test('what only the person may enter is not shown, and a step that commits says that it waits for a yes', async ({
  sightline,
  site,
  model,
}) => {
  site.route(
    '/pay',
    `<!doctype html><title>Checkout</title><h1>Checkout</h1><form method=post action="/paid">
     <label>Password <input id=secret type=password></label> <button id=pay>Pay now</button></form>`,
  );
  model.script((request) =>
    request.body.model === 'one'
      ? stepReply(request.find(/Password/), { action: 'type', value: 'hunter2' })
      : stepReply(request.find(/^Pay now$/), {}),
  );
  const { panel } = await sightline.open('/pay');
  await panel.send('/compare how do I pay for my order?');
  const comparison = panel.page.getByRole('region', { name: 'Compare', exact: true });
  await expect(comparison.getByRole('button', { name: 'Equal' })).toBeVisible();
  await expect(comparison).not.toContainText('hunter2');
  await expect(comparison.getByRole('region', { name: 'B: two' })).toContainText('only after your yes');
});

test('a proposed step is held against the page as it is when it is taken: no namesake stands in for its control, and nothing behind a dialog', async ({
  sightline,
  site,
  model,
}) => {
  const row = (name: string) =>
    `<tr id=${name}><td>${name}</td><td><button id=drop-${name}>Drop</button></td></tr>`;
  site.route(
    '/rows',
    `<!doctype html><title>Rows</title><h1>Rows</h1><table><tr><th>Name</th><th>Do</th></tr>${row('Ann')}${row('Ben')}</table>
     <button id=more>More</button><dialog id=box><p>Sure?</p><button id=fine>Fine</button></dialog>`,
  );
  model.script((request) => stepReply(request.find(request.body.model === 'one' ? /^Drop$/ : /^More$/), {}));
  const tab = await sightline.open('/rows');
  const { panel, page } = tab;
  const comparisons = panel.page.getByRole('region', { name: 'Compare', exact: true });
  const take = (name: string) =>
    comparisons
      .last()
      .getByRole('region', { name })
      .getByRole('button', { name: 'Go with this step' })
      .click();
  /** Asks, and waits for this comparison to be done: the one before it has its buttons all along. */
  const compare = async (request: string, count: number) => {
    await panel.send(request);
    await expect(comparisons).toHaveCount(count);
    await expect(comparisons.last().getByRole('button', { name: 'Equal' })).toBeVisible();
  };
  await compare('/compare take me to where I can drop somebody', 1);
  await page.locator('#Ann').evaluate((gone) => gone.remove());
  await take('A: one');
  await expect(panel.answer).toContainText('The control of this step is no longer on the page.');
  expect(await overlayBoxes(page, '.beacon')).toEqual([]);

  await compare('/compare take me to where I can see more', 2);
  await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await take('B: two');
  await expect(panel.answer).toContainText('Is it one of these?');
  expect(await overlayBoxes(page, '.tooltip')).toEqual([]);
});
