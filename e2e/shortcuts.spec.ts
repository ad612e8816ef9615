import { dragBetween } from './drag.ts';
import { expect, test } from './fixtures.ts';

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
  // No test can click a browser's menu: the worker's own listener hears of it.
  const choose = (info: object) =>
    sightline.worker.evaluate(
      async ([id, chosen]) => {
        const menu = chrome.contextMenus.onClicked as unknown as {
          dispatch(info: object, tab: object): void;
        };
        menu.dispatch(Object(chosen), await chrome.tabs.get(Number(id)));
      },
      [tab.tabId, info] as const,
    );
  await choose({ menuItemId: 'ask-selection', selectionText: 'The reading room' });
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
  await choose({ menuItemId: 'ask-link', linkUrl: site.url('/article.html?linked') });
  const page = await opened;
  await expect(page).toHaveURL(/\?linked$/);
  expect(tab.page.url()).not.toContain('linked');
  await page.close();
});
