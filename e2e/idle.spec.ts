import { expect, type Sightline, test } from './fixtures.ts';

const PAGES = ['/article.html', '/feed.html', '/shapes.html', '/account.html', '/injection.html'];

/** Ten pages with their frames in one tab that is closed again, as somebody reads who does not think of Sightline. */
async function readTenPages(sightline: Sightline): Promise<void> {
  const page = await sightline.context.newPage();
  for (const path of [...PAGES, ...PAGES]) await page.goto(sightline.site.url(path, 'read'));
  await page.close();
}

test('reading ten pages without Sightline starts the worker not once', async ({ sightline }) => {
  const { page, panel } = await sightline.open('/article.html');
  await panel.ask('When does the reading room open?');
  await panel.page.close();
  await page.close();
  expect(await sightline.workerStartsDuring(() => readTenPages(sightline))).toBe(0);
});

test('a saved hiding rule starts the worker on its own host only', async ({ sightline, model }) => {
  await sightline.useModel();
  model.once((request) => ({
    json: {
      found: [{ index: request.find(/^Newsletter/).n, reason: 'Asked for', snippet: '' }],
      message: '',
    },
  }));
  const { page, panel } = await sightline.open('/feed.html');
  await panel.send('/hide the newsletter box');
  await panel.button(/^Hide selected/).click();
  await panel.button('Keep hiding here').click();
  await expect(panel.button('Stop keeping')).toBeVisible();
  // The worker takes the rules in on its own time.
  const heardHosts = () =>
    sightline.backstage.evaluate(async () => (await chrome.storage.local.get('heardHosts')).heardHosts);
  await expect.poll(heardHosts).toContain('www.test');
  await panel.page.close();
  await page.close();

  expect(await sightline.workerStartsDuring(() => readTenPages(sightline))).toBe(0);

  const again = await sightline.context.newPage();
  const starts = await sightline.workerStartsDuring(async () => {
    await again.goto(sightline.site.url('/feed.html'));
    await expect(again.locator('[data-sightline-hidden]').first()).toBeAttached();
  });
  expect(starts).toBe(1);
  await again.close();

  await sightline.backstage.evaluate(() => chrome.storage.local.remove('hideRules'));
  await expect.poll(heardHosts).toEqual([]);
  expect(
    await sightline.workerStartsDuring(async () => {
      const third = await sightline.context.newPage();
      await third.goto(sightline.site.url('/feed.html'));
      await third.close();
    }),
  ).toBe(0);
});

test('what happens while the worker sleeps: a page loaded anew has no marks to clear, the talk of a tab that is closed is forgotten', async ({
  sightline,
}) => {
  const { page, tabId, panel } = await sightline.open('/article.html');
  await panel.ask('When does the reading room open?');
  await expect(panel.button('Clear')).toBeVisible();
  await panel.page.close();
  await sightline.workerStartsDuring(async () => void (await page.reload()));

  const again = await sightline.panelFor(tabId);
  await expect(again.answers).toHaveCount(1);
  await expect(again.button('Clear')).toHaveCount(0);
  await again.page.close();
  const stored = () =>
    sightline.backstage.evaluate(async () => JSON.stringify(await chrome.storage.session.get(null)));
  expect(await stored()).toContain('When does the reading room open?');
  expect(tabId).toBeGreaterThan(0);
  await sightline.workerStartsDuring(() => page.close());
  await expect.poll(stored).not.toContain('When does the reading room open?');
});

test('a page that Chrome keeps from Sightline until the person allows it is named as such', async ({
  sightline,
}) => {
  const settings = await sightline.context.newPage();
  await settings.goto('chrome://extensions');
  // By an interface that only Chrome's own page has.
  const allow = (hostAccess: string) =>
    settings.evaluate(
      `chrome.developerPrivate.updateExtensionConfiguration(${JSON.stringify({ extensionId: sightline.launched.extensionId, hostAccess })})`,
    );
  await allow('ON_CLICK');
  try {
    const { panel } = await sightline.open('/article.html');
    await expect(panel.page.getByText('www.test').first()).toBeVisible();
    await expect(panel.button(/Allow/)).toBeVisible();
  } finally {
    await allow('ON_ALL_SITES');
    await settings.close();
  }
});

test('the page script goes only where it is missing: once into a page, later into new frames alone; the rest where it is needed', async ({
  sightline,
  site,
}) => {
  site.route('/child', '<p>The tide turns at noon.</p>');
  site.route('/page', '<title>Pier</title><p>The pier is open.</p><iframe src="/child" width=300></iframe>');
  const { page, panel } = await sightline.open('/page');
  const injections = await injectionsOf(sightline);
  const injected = (script: string) => async () => (await injections())[`src/content/${script}.js`] ?? [];
  const [pageScript, features] = [injected('main'), injected('features')];
  await panel.ask('When does the tide turn?');
  expect(await pageScript()).toEqual([[0, expect.any(Number)]]);
  const [[, child] = []] = await pageScript();
  // What lights words, where they stand.
  expect(await features()).toEqual([[child]]);
  await panel.ask('Is the pier open?');
  expect(await pageScript()).toHaveLength(1);
  expect(await features()).toEqual([[child], [0]]);

  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>Lifeboats are painted orange.</p>';
    frame.width = '300';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    return loaded.then(() => undefined);
  });
  await panel.ask('How are lifeboats painted?');
  await expect(panel.answer).toContainText('orange');
  expect((await pageScript()).slice(1)).toEqual([[expect.any(Number)]]);
});

/** Frames that each injection of a script file reached, by file, one list per injection; a look at a document's type injects no file. */
async function injectionsOf({ worker }: Sightline): Promise<() => Promise<Record<string, number[][]>>> {
  await worker.evaluate(() => {
    const { scripting } = chrome;
    const real = scripting.executeScript.bind(scripting) as (
      injection: chrome.scripting.ScriptInjection<[], unknown>,
    ) => Promise<chrome.scripting.InjectionResult<unknown>[]>;
    const seen: Record<string, number[][]> = {};
    Object.assign(globalThis, { seen });
    scripting.executeScript = (async (injection: chrome.scripting.ScriptInjection<[], unknown>) => {
      const results = await real(injection);
      const frames = results.map(({ frameId }) => frameId).sort((a, b) => a - b);
      for (const file of injection.files ?? []) seen[file] = [...(seen[file] ?? []), frames];
      return results;
    }) as typeof scripting.executeScript;
  });
  return () => worker.evaluate(() => (globalThis as unknown as { seen: Record<string, number[][]> }).seen);
}
