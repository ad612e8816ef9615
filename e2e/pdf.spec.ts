import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { HANDBOOK, inReader, serve } from './pdf-kit.ts';

test('a question in a tab with a PDF opens the reader in the same tab and lights the words; back leads to the original', async ({
  sightline,
  site,
}) => {
  serve(site, '/files/17', pdfFile(HANDBOOK, { title: 'Harbour handbook 2031' }));
  const tab = await sightline.open('/files/17');
  await tab.panel.ask('/hide the fees');
  await expect(tab.panel.alert).toContainText('Guiding and hiding work on web pages only.');
  await expect(tab.page).toHaveURL(site.url('/files/17'));
  await tab.panel.ask('When does the harbour office open?');
  await inReader(tab.page);
  await expect(tab.panel.citation(1)).toContainText('p. 1');
  expect(Object.values(await lit(tab.page)).join(' ')).toContain('7:15');
  await expect(tab.page).toHaveTitle('Harbour handbook 2031');
  await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('Harbour handbook 2031');
  await expect(tab.page.getByRole('link', { name: site.url('/files/17') })).toBeVisible();
  await expect(tab.panel.page.getByRole('heading', { level: 1 })).toHaveText('Harbour handbook 2031');
  await tab.panel.clear();
  expect(await lit(tab.page)).toEqual({});
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(site.url('/files/17'));

  await test.step('the reader is loaded again where it was, and answers again', async () => {
    await tab.page.goto(site.url('/files/17#page=14'));
    await tab.panel.ask('When does the harbour office open?');
    await inReader(tab.page);
    const number = tab.page.getByRole('spinbutton', { name: 'Page number' });
    await number.fill('9');
    await tab.page.keyboard.press('Enter');
    await expect(tab.page).toHaveURL(/#page=9$/);
    await tab.page.reload();
    await expect(number).toHaveValue('9');
    await expect(tab.panel.button('Clear')).toHaveCount(0);
    // It only sounds like a guide's task.
    await tab.panel.ask('How do I find out what a berth costs?');
    await expect(tab.panel.citation(1)).toContainText('p. 14');
  });
});

test("a PDF is fetched once more from its own address, with the page's cookies", async ({
  sightline,
  site,
}) => {
  const cookies: (string | undefined)[] = [];
  site.route('/mine', (request, response) => {
    cookies.push(request.headers.cookie);
    if (!request.headers.cookie?.includes('session=7')) return void response.writeHead(403).end('No');
    response.setHeader('content-type', 'application/pdf');
    response.end(pdfFile(HANDBOOK));
  });
  site.route('/sign-in', (_, response) => {
    response.setHeader('set-cookie', 'session=7; SameSite=Strict; HttpOnly');
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Signed in</h1>');
  });
  const tab = await sightline.open('/sign-in');
  await tab.page.goto(site.url('/mine'));
  await tab.panel.ask('What does a berth cost a night?');
  await expect(tab.panel.citation(1)).toContainText('p. 14');
  expect(cookies).toEqual(['session=7', 'session=7']);
});

test('with a model: lines carry their page, words are lit exactly, also after zoom, rotation, and scrolling away and back', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  serve(site, '/doc', pdfFile(HANDBOOK, { title: 'Handbook' }));
  model.once((request) => `Aboard ${request.cite('the signed berth contract aboard')}.`);
  const tab = await sightline.open('/doc');
  const { page, panel } = tab;
  await test.step('words over a hyphen at a line end are lit exactly, the hyphen with them', async () => {
    await panel.ask('Where is the contract kept?');
    const { 1: words = '' } = await lit(page);
    expect(words.replaceAll('|', '')).toBe('the signed berth con-tract aboard');
    await expect(panel.citation(1)).toHaveAccessibleName('Citation 1: the signed berth contract aboard');
    // Copy gives the quote with its page, and a link that viewers understand.
    await sightline.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.page.bringToFront();
    await panel.button('Copy').click();
    const copied = await panel.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`[“the signed berth contract aboard”](${site.url('/doc')}#page=1) (page 1)`);
    await page.bringToFront();
  });
  model.script((request) => {
    const fee = request.find(/41 euros a night/);
    expect(fee.notes).toContain('page 14');
    return `It is kept aboard ${request.cite('keeps the signed berth')}. The fee ${request.cite('costs 41 euros a night')}.`;
  });
  await panel.ask('What does it cost?');
  await expect(panel.citation(2)).toContainText('p. 14');
  expect(await lit(page)).toEqual({ 1: 'keeps the signed berth' });

  // A page that was never drawn is drawn for its chip.
  await panel.citation(2).click();
  await expect.poll(() => lit(page)).toMatchObject({ 2: 'costs 41 euros a night' });
  const inView = page.locator('.page[data-page-number="14"] .textLayer');
  await expect(inView).toBeInViewport();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('2');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await panel.citation(1).click();
  await expect.poll(() => lit(page)).toMatchObject({ 1: 'keeps the signed berth' });
  await panel.citation(2).click();
  await expect.poll(() => lit(page)).toMatchObject({ 2: 'costs 41 euros a night' });
  await expect.poll(() => page.locator('canvas').count()).toBeLessThanOrEqual(10);

  // So far away that its page is forgotten; back there, the words are lit with nobody asking.
  const number = page.getByRole('spinbutton', { name: 'Page number' });
  const turnTo = async (to: number) => {
    await number.fill(String(to));
    await number.press('Enter');
    await expect(page.locator(`.page[data-page-number="${to}"] .textLayer`)).toBeInViewport();
  };
  for (let to = 2; to <= 11; to++) await turnTo(to);
  await expect(page.locator('.page[data-page-number="14"] .textLayer')).toHaveCount(0);
  await turnTo(14);
  await expect.poll(() => lit(page)).toMatchObject({ 2: 'costs 41 euros a night' });

  await panel.clear();
  expect(await lit(page)).toEqual({});
});

const REFUSED: { what: string; file: () => Buffer; says: string }[] = [
  {
    what: 'a scan',
    file: () => pdfFile([{ content: '0 0 200 200 re f' }]),
    says: 'holds pictures of pages and no text',
  },
  {
    what: 'a file cut in the middle',
    file: () => pdfFile(HANDBOOK).subarray(0, 400),
    says: 'damaged or incomplete',
  },
  { what: 'what is no PDF', file: () => Buffer.from('<h1>Please sign in</h1>'), says: 'not a PDF' },
];
test('a scan, a file cut in the middle and what is no PDF are refused with their reasons, and the tab stays usable', async ({
  sightline,
  site,
}) => {
  const tab = await sightline.open('/article.html');
  for (const [i, { what, file, says }] of REFUSED.entries()) {
    await test.step(what, async () => {
      serve(site, `/doc${i}`, file());
      await tab.page.goto(site.url(`/doc${i}`));
      await tab.panel.ask('What does it say?');
      await expect(tab.panel.answer.getByRole('alert')).toContainText(says);
      await expect(tab.page.getByRole('alert')).toContainText(says);
      await tab.page.goBack();
      await expect(tab.page).toHaveURL(site.url(`/doc${i}`));
    });
  }
});

test('a locked file asks for its password, keeps it nowhere, says when it is wrong, and answers once it fits', async ({
  sightline,
  site,
}) => {
  serve(site, '/locked', pdfFile(HANDBOOK, { password: 'openpassword' }));
  const tab = await sightline.open('/locked');
  await tab.panel.ask('When does the harbour office open?');
  await expect(tab.panel.alert).toContainText('locked with a password');
  const prompt = tab.page.getByRole('dialog');
  await expect(tab.page.locator('#status'), 'nothing is being loaded meanwhile').toHaveText('');
  await prompt.getByLabel('Password').fill('guess');
  await prompt.getByRole('button', { name: 'Unlock' }).click();
  await expect(prompt).toContainText('does not fit');
  await prompt.getByLabel('Password').fill('openpassword');
  await prompt.getByRole('button', { name: 'Unlock' }).click();
  await expect(prompt).toBeHidden();
  await tab.panel.button('Try again').click();
  await expect(tab.panel.citation(1)).toContainText('p. 1');
  const stored = await tab.panel.page.evaluate(async () =>
    JSON.stringify([
      await chrome.storage.local.get(),
      await chrome.storage.session.get(),
      { ...localStorage },
    ]),
  );
  expect(stored).toContain('/locked');
  expect(stored).not.toContain('openpassword');
});
