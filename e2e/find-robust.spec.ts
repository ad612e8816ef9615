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

test('after the idle worker was stopped, Clear still takes the marks away', async ({ sightline }) => {
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await sightline.killWorker();
  await tab.panel.clear();
  expect(await lit(tab.page)).toEqual({});
});

test('a panel closed and opened again shows the conversation of its tab', async ({ sightline }) => {
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does the reading room open?');
  await tab.panel.page.close();
  const again = await sightline.panelFor(tab.tabId);
  await expect(again.answers).toHaveCount(1);
  await expect(again.citation(1)).toBeVisible();
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

test('the real side panel answers about the active tab and follows it', async ({ sightline, site }) => {
  const first = await sightline.context.newPage();
  await first.goto(site.url('/article.html'));
  const panel = await sightline.realPanel();
  await first.bringToFront();
  await expect(panel.page.getByRole('heading', { name: 'The Harbour Library' })).toBeVisible();
  await panel.ask('When does the reading room open?');
  await expect(panel.citation(1)).toBeVisible();
  expect(Object.values(await lit(first)).join()).toContain('9:30');

  const second = await sightline.context.newPage();
  await second.goto(site.url('/shapes.html'));
  await second.bringToFront();
  await expect(panel.answers).toHaveCount(0);
  await panel.ask('What is the plate about?');
  await first.bringToFront();
  await expect(panel.answer).toContainText('9:30');
  await first.close();
  await second.close();
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

test('passwords, card numbers and codes never leave the page', async ({ sightline, model }) => {
  await sightline.useModel();
  model.script(() => 'Nothing to say.');
  const tab = await sightline.open('/account.html');
  await tab.panel.ask('What is my password?');
  const sent = JSON.stringify(model.requests[0]?.body);
  expect(sent).toContain('Your plan renews');
  expect(sent).toContain('Password');
  expect(sent).not.toMatch(/hunter2|4111111111111111|918273/);
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

test('a page that gives orders is quoted like any other: no line of its own making, no image, no script link', async ({
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
  const tab = await sightline.open('/injection.html');
  await tab.panel.ask('What soup is there?');
  const { lines, last } = model.requests[0]!;
  expect(lines.map((line) => line.n)).not.toContain(999);
  expect(last.match(/^<\/page>/gm)).toBeNull();
  await expect(tab.panel.citation(1)).toBeVisible();
  await expect(tab.panel.answer.locator('img')).toHaveCount(0);
  await expect(tab.panel.answer.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(site.hits.join()).not.toContain('leak.png');
});

test('a page with a strict content security policy is read and lit like any other', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `Soup ${request.cite('leek soup with rye bread')}.`);
  const tab = await sightline.open('/injection.html?csp=strict');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('What soup is there?');
  expect(await lit(tab.page)).toEqual({ 1: 'leek soup with rye bread' });
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
