import { dragBetween } from './drag.ts';
import { expect, lit, type Sightline, test } from './fixtures.ts';
import { png } from './pictures.ts';

/** A choice from the browser's menu, which no test can click: the worker's own listener hears of it. */
const choose = (sightline: Sightline, tabId: number, info: object) =>
  sightline.worker.evaluate(
    async ([id, chosen]) => {
      const menu = chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: object): void };
      menu.dispatch(Object(chosen), await chrome.tabs.get(Number(id)));
    },
    [tabId, info] as const,
  );

test('every shortcut that the manifest suggests is assigned by this browser', async ({ sightline }) => {
  const { suggested, assigned } = await sightline.backstage.evaluate(async () => ({
    suggested: Object.entries(chrome.runtime.getManifest().commands ?? {}).map(
      ([name, { suggested_key: keys }]) => [name, typeof keys === 'string' ? keys : (keys?.default ?? '')],
    ),
    assigned: (await chrome.commands.getAll()).map(({ name, shortcut }) => [name ?? '', shortcut ?? '']),
  }));
  expect(suggested.length).toBeGreaterThan(1);
  expect(Object.fromEntries(assigned)).toEqual(Object.fromEntries(suggested));
});

test('the panel and the options name the shortcuts that hold', async ({ sightline }) => {
  const assigned = await sightline.backstage.evaluate(async () =>
    Object.fromEntries((await chrome.commands.getAll()).map(({ name, shortcut }) => [name, shortcut])),
  );
  const tab = await sightline.open('/article.html');
  const { page } = tab.panel;
  await expect(page.getByText(`${assigned._execute_action} opens this panel.`)).toBeVisible();
  await expect(page.getByText(`${assigned.stop} stops what runs.`)).toBeVisible();
  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  await expect(options.locator('kbd')).toHaveText(
    ['_execute_action', 'stop', 'next-citation', 'previous-citation'].map((name) => assigned[name] ?? ''),
  );
  await options.close();
});

test('the menu of selected words makes them what is asked about, that of a link opens it beside its page', async ({
  sightline,
  site,
}) => {
  const tab = await sightline.open('/article.html');
  await choose(sightline, tab.tabId, { menuItemId: 'ask-selection', selectionText: 'The reading room' });
  await expect(tab.panel.page.locator('.about-line')).toContainText('The reading room');
  await tab.panel.ask('When does it open?');
  await expect(tab.panel.page.locator('.about-words')).toContainText('The reading room');
  await expect(tab.panel.citation(1)).toBeVisible();
  // And on from there.
  await tab.panel.page
    .getByRole('navigation', { name: 'Further questions' })
    .getByRole('button')
    .first()
    .click();
  await expect(tab.panel.answers).toHaveCount(2);
  await tab.panel.idle();
  await expect(tab.panel.citation(1)).toBeVisible();
  // Words that are dragged over are what the next question is about.
  const heading = tab.page.getByRole('heading').first();
  await heading.scrollIntoViewIfNeeded();
  await heading.evaluate((element) => getSelection()?.selectAllChildren(element));
  const { x, y, height } = (await heading.boundingBox())!;
  await dragBetween(tab.page, { x: x + 10, y: y + height / 2 }, tab.panel.page);
  await expect(tab.panel.page.locator('.about-line')).toContainText(
    String(await heading.textContent()).trim(),
  );

  const opened = sightline.context.waitForEvent('page');
  await choose(sightline, tab.tabId, { menuItemId: 'ask-link', linkUrl: site.url('/article.html?linked') });
  const page = await opened;
  await expect(page).toHaveURL(/\?linked$/);
  expect(tab.page.url()).not.toContain('linked');
  await page.close();
});

test('there is an entry for pages and frames, words, links and pictures; those of a page and a frame open its panel, what is chosen in a frame or dragged over is asked about', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `They cost [${request.find(/florins/).n}: "four florins"].`);
  site.route('/dot.png', (_, response) => {
    response.setHeader('content-type', 'image/png');
    response.end(png(80, 60, [20, 90, 200]));
  });
  site.route(
    '/framed',
    '<h1>The tower</h1><p>The tower opens at ten.</p><img id=new src=/dot.png?new width=90 height=60 alt="New seal"><iframe src="{{partner}}/inner" width=500 height=300></iframe>',
  );
  site.route(
    '/inner',
    '<p>Tickets cost four florins.</p><img src=/dot.png width=80 height=60 alt="Old seal">',
  );
  const tab = await sightline.open('/framed');
  const made = await sightline.worker.evaluate(async () => {
    const contexts: string[] = [];
    const { create } = chrome.contextMenus;
    chrome.contextMenus.create = (entry, done) => {
      contexts.push(...(entry.contexts ?? []));
      return create.call(chrome.contextMenus, entry, done);
    };
    const installed = chrome.runtime.onInstalled as unknown as { dispatch(details: object): void };
    installed.dispatch({ reason: 'update' });
    // The browser answers in turn: the old entries are gone then, and the new ones made.
    for (const _ of [1, 2])
      await new Promise<void>((done) => chrome.contextMenus.update('ask-page', {}, done));
    chrome.contextMenus.create = create;
    return contexts.sort();
  });
  expect(made).toEqual(['frame', 'image', 'link', 'page', 'selection']);

  // The panel may only be opened from within the click, which this is not: what is asked of the browser, and when, is what can be seen.
  const openedBy = (info: object) =>
    sightline.worker.evaluate(
      async ([id, chosen]) => {
        const clicked = await chrome.tabs.get(Number(id));
        const asked: object[] = [];
        const { open } = chrome.sidePanel;
        chrome.sidePanel.open = async (options) => void asked.push(options);
        const menu = chrome.contextMenus.onClicked as unknown as {
          dispatch(info: object, tab: object): void;
        };
        menu.dispatch(Object(chosen), clicked);
        chrome.sidePanel.open = open;
        return { asked, window: clicked.windowId };
      },
      [tab.tabId, info] as const,
    );
  for (const place of [{}, { frameId: 1, frameUrl: site.url('/inner', 'partner') }]) {
    const { asked, window } = await openedBy({
      menuItemId: 'ask-page',
      pageUrl: site.url('/framed'),
      ...place,
    });
    expect(asked).toEqual([{ windowId: window }]);
  }
  await tab.panel.ask('/find What do tickets cost?');
  expect(Object.values(await lit(tab.page))).toEqual(['four florins']);

  await choose(sightline, tab.tabId, {
    menuItemId: 'ask-selection',
    selectionText: 'four florins',
    frameId: 1,
  });
  await expect(tab.panel.page.locator('.about-line')).toContainText('four florins');
  await tab.panel.page.locator('.about-line').getByRole('button').click();
  await choose(sightline, tab.tabId, {
    menuItemId: 'ask-image',
    srcUrl: site.url('/dot.png', 'partner'),
    frameId: 1,
  });
  await expect(tab.panel.page.getByText('About this picture: Old seal')).toBeVisible();
  // One that is dragged over takes its place.
  const { x, y } = (await tab.page.locator('#new').boundingBox())!;
  await dragBetween(tab.page, { x: x + 20, y: y + 20 }, tab.panel.page);
  await expect(tab.panel.page.getByText('About this picture: New seal')).toBeVisible();
});
