import { expect, lit, test } from './fixtures.ts';

const KEY = 'sk-test-0123456789abcdef';

test('a worker killed in the middle of an answer starts it again, and the conversation is whole', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  model.once((request) => `Founded in 1887 ${request.cite('was founded in 1887')}.`);
  await tab.panel.ask('When was it founded?');
  model.once((request) => ({ hang: [`It opens early ${request.cite('opens at 9:30 in the morning')}. `] }));
  model.once((request) => `It closes at seven ${request.cite('closes at 19:00')}.`);
  await tab.panel.send('When does it close?');
  await expect(tab.panel.citation(1)).toBeVisible();
  await sightline.killWorker();
  await expect(tab.panel.answer).toContainText('It closes at seven', { timeout: 20_000 });
  await tab.panel.idle();
  await expect(tab.panel.answers).toHaveCount(2);
  await expect(tab.panel.answers.first()).toContainText('Founded in 1887');
  expect(await lit(tab.page)).toEqual({ 1: 'closes at 19:00' });
});

test('a panel closed and opened again shows the conversation of its tab; after the idle worker was stopped, Clear still takes the marks away', async ({
  sightline,
}) => {
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await tab.panel.page.close();
  const again = await sightline.panelFor(tab.tabId);
  await expect(again.answers).toHaveCount(1);
  await expect(again.citation(1)).toBeVisible();
  expect(await lit(tab.page)).not.toEqual({});
  await sightline.killWorker();
  await again.clear();
  expect(await lit(tab.page)).toEqual({});
});

test('settings changed while the panel is open hold from the next question on', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does the reading room open?');
  expect(model.requests).toHaveLength(0);
  await sightline.useModel();
  model.script((request) => `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  await tab.panel.ask('When does the reading room open?');
  expect(model.requests).toHaveLength(1);
  await sightline.setSettings({});
  await tab.panel.ask('When does the reading room open?');
  expect(model.requests).toHaveLength(1);
});

test('each tab has a conversation of its own', async ({ sightline }) => {
  const one = await sightline.open('/article.html');
  const two = await sightline.open('/shapes.html');
  await one.panel.ask('When does the reading room open?');
  await expect(two.panel.answers).toHaveCount(0);
  await two.panel.ask('How many steps are there?');
  await expect(one.panel.answers).toHaveCount(1);
  expect(await lit(one.page)).not.toEqual({});
});

test('the real side panel answers about the active tab and follows it, with a conversation and an unfinished question for each', async ({
  sightline,
}) => {
  const first = await sightline.open('/article.html');
  const panel = await sightline.realPanel();
  await first.page.bringToFront();
  const title = panel.page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('The Harbour Library');
  await panel.ask('When does the reading room open?');
  await expect(panel.citation(1)).toBeVisible();
  expect(Object.values(await lit(first.page)).join()).toContain('9:30');
  await panel.composer.fill('When does it');

  const second = await sightline.open('/shapes.html');
  await second.page.bringToFront();
  await expect(title).toHaveText(await second.page.title());
  await expect(panel.answers).toHaveCount(0);
  await expect(panel.composer).toHaveValue('');
  await panel.ask('What is the plate about?');
  await panel.composer.fill('Another question');
  await first.page.bringToFront();
  await expect(panel.answer).toContainText('9:30');
  await expect(panel.answers).toHaveCount(1);
  await expect(panel.composer).toHaveValue('When does it');
  // What was typed is stored after a pause; a panel of its own for the tab then has it, too.
  await expect(async () => {
    const again = await sightline.panelFor(second.tabId);
    await expect(again.composer).toHaveValue('Another question', { timeout: 1000 });
  }).toPass();
});

test('nothing runs in a page before Sightline is used there', async ({ sightline }) => {
  const tab = await sightline.open('/article.html');
  const reached = () =>
    sightline.backstage.evaluate(
      (id) =>
        chrome.tabs.sendMessage(id, { sightline: 'hello', params: {} }).then(
          () => true,
          () => false,
        ),
      tab.tabId,
    );
  expect(await reached()).toBe(false);
  await tab.panel.ask('When does the reading room open?');
  expect(await reached()).toBe(true);
});

test('the key goes to the server alone: not into the prompt, not into a page', async ({
  sightline,
  model,
}) => {
  await sightline.useModel({ provider: { apiKey: KEY } });
  model.script((request) => `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does it open?');
  expect(model.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.stringify(model.requests[0]?.body)).not.toContain(KEY);
  expect(await tab.page.content()).not.toContain(KEY);
  // What a page script could read, even a hijacked one.
  const fromThePage = await sightline.backstage.evaluate(async (tabId) => {
    const [result] = await chrome.scripting.executeScript({
      target: { tabId },
      func: () => chrome.storage.local.get().then(JSON.stringify, (error) => `refused: ${error.message}`),
    });
    return String(result?.result);
  }, tab.tabId);
  expect(fromThePage).toContain('refused');
});

test('a page that gives orders, with a strict content security policy, is read, lit and quoted like any other: no line of its own making, no image, no script link', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  model.script((request) =>
    `Leek soup ${request.cite('leek soup with rye bread')}. ![x]({{evil}}/leak.png?q=1) [go](javascript:alert(1))`.replace(
      '{{evil}}',
      site.url('', 'evil'),
    ),
  );
  const tab = await sightline.open('/injection.html?csp=strict');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('What soup is there?');
  const { lines, last } = model.requests[0]!;
  expect(lines.map((line) => line.n)).not.toContain(999);
  expect(last.match(/^<\/page>/gm)).toBeNull();
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(await lit(tab.page)).toEqual({ 1: 'leek soup with rye bread' });
  await expect(tab.panel.answer.locator('img')).toHaveCount(0);
  await expect(tab.panel.answer.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(site.hits.join()).not.toContain('leak.png');
});

test('a frame that hangs does not hold up the page around it', async ({ sightline, site }) => {
  site.route('/spin', '<script>for (;;);</script>');
  site.route(
    '/around',
    '<title>Around</title><p>The mill pond is four metres deep.</p><iframe src="{{busy}}/spin" width="300" height="200"></iframe>',
  );
  const tab = await sightline.open('/around', { waitUntil: 'commit' });
  await tab.panel.send('How deep is the mill pond?');
  await expect(tab.panel.citation(1)).toBeVisible({ timeout: 20_000 });
});
