import type { Page } from '@playwright/test';
import { expect, type ModelRequest, markup, type Sightline, type Tab, test } from './fixtures.ts';

const shown = (page: Page, selector: string) => page.locator(selector).first();
const naming =
  (...patterns: RegExp[]) =>
  (request: ModelRequest) => ({
    json: {
      found: patterns.map((pattern) => ({
        index: request.find(pattern).n,
        reason: 'As asked.',
        snippet: '',
      })),
      message: '',
    },
  });

/** Hides what the patterns name on the feed page. */
async function hideOnFeed(sightline: Sightline, ...patterns: RegExp[]): Promise<Tab> {
  await sightline.setSettings({ provider: sightline.model.provider });
  sightline.model.once(naming(...patterns));
  const tab = await sightline.open('/feed.html');
  await tab.panel.send('/hide those');
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.panel.button('Undo')).toBeVisible();
  return tab;
}

/** A visit in a tab of its own, with Chrome's own side panel open beside it. */
async function visitWithRealPanel(sightline: Sightline, url: string): Promise<Tab> {
  const page = await sightline.context.newPage();
  await page.goto(url);
  const panel = await sightline.realPanel();
  await page.bringToFront();
  const tabId = await sightline.backstage.evaluate(
    async (address) => (await chrome.tabs.query({})).find((tab) => tab.url === address)?.id ?? -1,
    url,
  );
  return { page, tabId, panel };
}

const badge = (sightline: Sightline, { tabId }: Tab) =>
  sightline.backstage.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId);

test('a frame that loads during the review takes its own rows out and leaves the others', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(naming(/School choir/, /See the offer/));
  const tab = await sightline.open('/feed.html');
  await tab.panel.send('/hide the choir and the boats');
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(2);
  await tab.page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>Another frame</p>';
    document.body.append(frame);
  });
  await expect(tab.page.frameLocator('iframe[srcdoc]').getByText('Another frame')).toBeVisible();
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(2);
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.page.getByText('School choir')).toBeHidden();
});

test('what was found in a frame leaves the list with the document it stood in', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(naming(/School choir/, /Buy two boats/));
  sightline.site.route(
    '/two.html',
    '<main><h1>News</h1><article><h2>School choir wins</h2><p>Forty voices.</p></article><article><h2>Ferry</h2><p>Faster.</p></article></main><iframe width=400 height=300 src="{{ads}}/frame.html"></iframe>',
  );
  sightline.site.route(
    '/frame.html',
    '<h1>Frame</h1><ul><li><h3>Buy two boats</h3><p>And get one.</p></li><li><h3>Sails</h3><p>White ones.</p></li><li><h3>Ropes</h3><p>Long ones.</p></li></ul><p>More words here than in the first item.</p>',
  );
  const tab = await sightline.open('/two.html');
  await tab.panel.send('/hide the choir and the boats');
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(2);
  await tab.page.frames()[1]!.goto(sightline.site.url('/frame-ad.html', 'ads'));
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(1);
  await expect(tab.panel.answer).toContainText('One item is no longer on the page');
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.page.getByText('School choir')).toBeHidden();
});

test('after a reload the panel says that nothing is hidden, and finds the blocks again for review', async ({
  sightline,
}) => {
  const tab = await hideOnFeed(sightline, /School choir/, /^Newsletter/);
  await expect(tab.panel.answer).toContainText('2 items are hidden');
  await tab.page.reload();
  await expect(tab.panel.answer).toContainText('Nothing of this list is hidden now');
  await expect(tab.panel.button('Undo')).toHaveCount(0);
  await expect(tab.page.getByText('School choir')).toBeVisible();
  await tab.panel.button('Hide again').click();
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(2);
  await tab.panel.checklist.getByRole('checkbox', { name: /Newsletter/ }).uncheck();
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.page.getByText('School choir')).toBeHidden();
  await expect(shown(tab.page, '#letter')).toBeVisible();
  expect(sightline.model.requests).toHaveLength(1);
  await expect(tab.panel.answer).toContainText('1 item is hidden');
  // What the page itself takes away is not said to be hidden.
  await tab.page.evaluate(() => document.querySelector('.feed')?.replaceChildren());
  await expect(tab.panel.answer).toContainText('0 items are hidden');
});

test('the way back from another page finds the blocks hidden still, and undo works on them', async ({
  sightline,
}) => {
  await sightline.setSettings({ provider: sightline.model.provider });
  sightline.model.once(naming(/School choir/));
  sightline.site.route('/cached.html', (_, response) => {
    // Chrome keeps no page in its back/forward cache that must not be stored.
    response.removeHeader('cache-control');
    response
      .setHeader('content-type', 'text/html')
      .end(
        '<main><h1>News</h1><section><h2>Ferry</h2><p>Faster.</p></section><section><h2>School choir</h2><p>Forty voices.</p></section></main>',
      );
  });
  const tab = await sightline.open('/cached.html');
  await tab.panel.send('/hide the choir');
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.panel.button('Undo')).toBeVisible();
  await tab.page.goto(sightline.site.url('/article.html'));
  await expect(tab.panel.answer).toContainText('Nothing of this list is hidden now');
  await tab.page.goBack({ waitUntil: 'commit' });
  await expect(tab.page.getByText('School choir')).toBeHidden();
  await expect(tab.panel.answer).toContainText('1 item is hidden');
  await tab.panel.button('Undo').click();
  await expect(tab.page.getByText('School choir')).toBeVisible();
});

test('a kept decision is applied on the next visit without a model call; "Undo" and "Restore" show at once what it hides, and forget it like "Stop keeping"', async ({
  sightline,
}) => {
  const tab = await hideOnFeed(sightline, /^Newsletter/);
  const letter = shown(tab.page, '#letter');
  const keepAndComeBack = async () => {
    await tab.panel.button('Keep hiding here').click();
    await expect(tab.panel.button('Stop keeping')).toBeVisible();
    await tab.page.reload();
    await expect(letter).toBeHidden();
    await expect(letter).toHaveAttribute('data-sightline-hidden', /.*/);
    await expect(shown(tab.page, '#slot')).toBeVisible();
    await expect(tab.panel.answer).toContainText('1 item is hidden');
  };
  const hideAgain = async () => {
    await tab.panel.button('Hide again').click();
    await tab.panel.button(/^Hide selected/).click();
    await expect(letter).toBeHidden();
  };
  for (const way of ['Undo', 'Restore item 1']) {
    await test.step(way, async () => {
      await keepAndComeBack();
      await tab.panel.button(way).click();
      await expect(letter).toBeVisible();
      await expect(tab.panel.answer).not.toContainText('1 item is hidden');
      await expect(tab.page.locator('[data-sightline-hidden]')).toHaveCount(0);
      await tab.page.reload();
      await expect(letter).toBeVisible();
      await expect(tab.panel.answer).toContainText('Nothing of this list is hidden now');
      await hideAgain();
    });
  }
  await keepAndComeBack();
  await tab.panel.button('Stop keeping').click();
  await tab.page.reload();
  await expect(letter).toBeVisible();
  expect(sightline.model.requests).toHaveLength(1);
});

test('saved rules show what they do on a new visit: a line in the real side panel and a count on the icon', async ({
  sightline,
  site,
}) => {
  const first = await hideOnFeed(sightline, /^Newsletter/, /School choir/);
  await first.panel.button('Keep hiding here').click();
  await expect(first.panel.button('Stop keeping')).toBeVisible();
  await first.panel.page.close();
  await first.page.close();
  const tab = await visitWithRealPanel(sightline, site.url('/feed.html'));
  const before = await markup(tab.page);
  await expect(tab.panel.page.getByText('2 hidden here by your rules')).toBeVisible();
  await expect(tab.panel.answers).toHaveCount(0);
  await expect.poll(() => badge(sightline, tab)).toBe('2');
  await tab.panel.button('Show').click();
  await expect(shown(tab.page, '#letter')).toBeVisible();
  await expect(tab.panel.page.getByText('Your rules hide nothing until the next visit')).toBeVisible();
  await expect.poll(() => badge(sightline, tab)).toBe('');
  await tab.panel.button('Hide them again').click();
  await expect(shown(tab.page, '#letter')).toBeHidden();
  await tab.panel.button('Show').click();
  await expect(shown(tab.page, '#letter')).toBeVisible();
  await tab.page.reload();
  await expect(shown(tab.page, '#letter')).toBeHidden();
  await expect.poll(() => markup(tab.page)).toEqual(before);
  const options = sightline.context.waitForEvent('page');
  await tab.panel.button('Edit').click();
  const page = await options;
  await expect(page.getByRole('region', { name: 'What stays hidden' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Newsletter/ }).uncheck();
  await expect(shown(tab.page, '#letter')).toBeVisible();
  // The panel follows the tab that is looked at: the options while they are in front.
  await tab.page.bringToFront();
  await expect(tab.panel.page.getByText('1 hidden here by your rules')).toBeVisible();
  await page.close();
  await tab.page.close();
});

test('a rule made in a frame acts in that frame only, and a damaged entry costs no other', async ({
  sightline,
}) => {
  const site = sightline.site;
  site.route(
    '/page.html',
    '<main><h1>News</h1><p>Words of the page.</p></main><div class="offer">Our own offer</div><iframe width=400 height=300 src="{{ads}}/frame.html"></iframe>',
  );
  site.route(
    '/frame.html',
    '<div class="offer">Buy two boats</div><p>And more words here.</p><p>And even more.</p>',
  );
  const rule = (id: string, frame: string) => ({
    id,
    host: 'www.test'.replace('www.', ''),
    request: 'Hide the offer',
    label: 'Offer',
    reason: '',
    fingerprint: { selectors: ['.offer'], tag: 'div', label: '', words: [], many: false, frame },
    savedAt: 1,
  });
  await sightline.backstage.evaluate(
    (rules) => chrome.storage.local.set({ hideRules: rules }),
    [
      'damaged',
      { ...rule('bad', ''), fingerprint: { selectors: ['*}body{x'] } },
      rule('framed', site.url('/frame.html', 'ads')),
    ],
  );
  const tab = await sightline.open('/page.html');
  await expect(tab.page.frameLocator('iframe').getByText('Buy two boats')).toBeHidden();
  await expect(tab.page.getByText('Our own offer')).toBeVisible();
  await expect(tab.panel.page.getByText('1 hidden here by your rules')).toBeVisible();
});
