import type { Page } from '@playwright/test';
import { expect, lit, test } from './fixtures.ts';
import type { Panel } from './panel.ts';
import { pdfFile } from './pdf-file.ts';
import { HANDBOOK, inReader, serve } from './pdf-kit.ts';
import type { Site } from './site.ts';

const page = (title: string, ...lines: string[]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;

/** Three pages that say something else of the same. */
function hotels(site: Site): void {
  site.route(
    '/gull',
    page('Gull Inn', 'A double room costs 84 euros a night.', 'Breakfast is served until ten.'),
  );
  site.route('/tern', page('Tern House', 'A double room costs 97 euros a night.', 'Dogs are welcome here.'));
  site.route(
    '/crane',
    page('Crane Lodge', 'A double room costs 71 euros a night.', 'The sauna opens at six.'),
  );
}

async function openBeside(tab: { page: Page }, url: string): Promise<Page> {
  const beside = await tab.page.context().newPage();
  await beside.goto(url);
  return beside;
}

const group = (panel: Panel) => panel.page.getByRole('group', { name: 'Pages to ask about' });

async function addPages(panel: Panel, ...titles: (string | RegExp)[]): Promise<void> {
  await panel.button('Add pages').click();
  for (const name of titles) await group(panel).getByRole('checkbox', { name }).check();
  await panel.button('Close the list of pages').click();
}

test('an answer over three tabs and a PDF: each citation names its page, and its chip turns to the tab where its words are lit', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  hotels(site);
  serve(site, '/files/9', pdfFile(HANDBOOK, { title: 'Harbour handbook' }));
  const tab = await sightline.open('/gull');
  const { panel } = tab;
  await sightline.expectUntouched(tab);
  const others = [];
  for (const path of ['/tern', '/crane', '/files/9']) others.push(await openBeside(tab, site.url(path)));
  const [tern, crane, handbook] = others as [Page, Page, Page];

  model.script((request) => {
    const numbers = request.lines.map(({ n }) => n);
    expect(new Set(numbers).size, 'numbers are unique over all pages').toBe(numbers.length);
    expect(request.last.match(/^URL: /gm)?.length).toBe(4);
    const cited = ['84 euros a night', '97 euros a night', '71 euros a night', 'costs 41 euros a night'];
    return cited.map((phrase) => `It says ${request.cite(phrase)}.`).join('\n\n');
  });
  // Chrome's viewer gives the tab the title of its file as soon as it has read it.
  await addPages(panel, 'Tern House', 'Crane Lodge', /files|9|Harbour handbook/);
  await expect(panel.page.getByRole('list', { name: 'Also asked about' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await panel.ask('What does a night cost at each?');
  await expect(panel.citation()).toHaveCount(4);
  const names = ['Gull Inn', 'Tern House', 'Crane Lodge', 'Harbour handbook'];
  for (const [i, name] of names.entries())
    await expect(panel.citation(i + 1)).toHaveAccessibleDescription(new RegExp(name));
  expect(await lit(tab.page)).toEqual({ 1: '84 euros a night' });
  expect(await lit(tern)).toEqual({ 2: '97 euros a night' });
  expect(await lit(crane)).toEqual({ 3: '71 euros a night' });
  const read = panel.page.getByRole('region', { name: 'Read for this answer' });
  await expect(read.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(`${name} all of it`)));

  const active = () =>
    sightline.backstage.evaluate(async () =>
      (await chrome.tabs.query({ active: true })).map(({ url = '' }) => decodeURIComponent(url)).join(' '),
    );
  await panel.citation(2).click();
  await expect.poll(active).toContain('/tern');
  expect(await lit(tern)).toEqual({ 2: '97 euros a night' });
  await panel.citation(4).click();
  await expect.poll(active).toContain('/files/9');
  await inReader(handbook);
  await expect.poll(() => lit(handbook)).toEqual({ 4: 'costs 41 euros a night' });
  await panel.citation(1).click();
  await expect.poll(active).toContain('/gull');
  expect(await lit(tab.page)).toEqual({ 1: '84 euros a night' });

  // A page that was reloaded has lost its marks: the chip lights its words again.
  await crane.reload();
  await panel.citation(3).click();
  await expect.poll(() => lit(crane)).toEqual({ 3: '71 euros a night' });

  // The next question is about one page alone again: marks go everywhere.
  await panel.clear();
  for (const each of [tab.page, tern, crane, handbook]) expect(await lit(each)).toEqual({});
  for (const each of others) await each.close();
});

test('a tab that was not added, or is on the never list, is not read: nothing of it goes to the model', async ({
  sightline,
  site,
  model,
}) => {
  hotels(site);
  site.route('/bank', page('Secret Bank', 'The account holds 12 euros.'));
  await sightline.useModel();
  model.script(() => 'So.');
  const tab = await sightline.open('/gull');
  const others = [];
  for (const url of [site.url('/tern'), site.url('/crane'), site.url('/bank', 'bank')])
    others.push(await openBeside(tab, url));
  await addPages(tab.panel, 'Tern House', 'Secret Bank');
  // It came onto the list after it was added.
  await sightline.useModel({ sites: { never: ['bank.test'] } });
  await tab.panel.ask('What does a night cost?');
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  expect(sent).toContain('97 euros');
  expect(sent).not.toMatch(/crane|71 euros|bank|12 euros/i);
  await expect(tab.panel.answer).toContainText('“Secret Bank” (on your never list)');
  for (const each of others) await each.close();
});

test('without a model: each page answers in its own words; a closed tab, a log-in and a site of the never list are named and give nothing', async ({
  sightline,
  site,
}) => {
  hotels(site);
  site.route('/bank', page('Bank', 'A double room costs 12 euros a night.'));
  site.route(
    '/login',
    '<!doctype html><title>Members</title><form><label>Name <input></label><label>Password <input type="password"></label><button>Log in</button></form>',
  );
  await sightline.setSettings({ sites: { never: ['bank.test'] } });
  const tab = await sightline.open('/gull');
  const { panel } = tab;
  const tern = await openBeside(tab, site.url('/tern'));
  const login = await openBeside(tab, site.url('/login'));
  const crane = await openBeside(tab, site.url('/crane'));
  const bank = await openBeside(tab, site.url('/bank', 'bank'));
  await panel.button('Add pages').click();
  await expect(group(panel).getByRole('checkbox', { name: 'Bank' })).toBeDisabled();
  await expect(group(panel).getByRole('checkbox', { name: 'Gull Inn' })).toBeChecked();
  await expect(group(panel).getByRole('checkbox', { name: /manifest|extension/i })).toHaveCount(0);
  await panel.button('All tabs of this window').click();
  await panel.button('Close the list of pages').click();
  await expect(panel.page.getByText('Bank')).toHaveCount(0);
  await crane.close();

  await panel.ask('What does a double room cost?');
  await expect(panel.answer).toContainText('84 euros');
  await expect(panel.answer).toContainText('97 euros');
  await expect(panel.answer).not.toContainText('12 euros');
  await expect(panel.answer).toContainText('“Crane Lodge” (its tab was closed)');
  await expect(panel.answer).toContainText('“Members” (asks for a log-in)');
  expect(Object.values(await lit(tern)).join(' ')).toContain('97 euros');
  const injected = await sightline.backstage.evaluate(async () => {
    const [there] = await chrome.tabs.query({ title: 'Bank' });
    const [result] = await chrome.scripting.executeScript({
      target: { tabId: there?.id ?? -1 },
      func: () => Object.keys(globalThis).filter((key) => /sightline/i.test(key)).length,
    });
    return result?.result;
  });
  expect(injected, 'nothing runs in the page of the never list').toBe(0);

  // `@` completes titles, and another question takes the pages along.
  await panel.button('Leave out Tern House').click();
  await panel.composer.fill('And the dogs? @ter');
  await panel.composer.press('Enter');
  await expect(panel.composer).toHaveValue('And the dogs? ');
  await expect(panel.button('Leave out Tern House')).toBeVisible();
  for (const each of [tern, login, bank]) await each.close();
});
