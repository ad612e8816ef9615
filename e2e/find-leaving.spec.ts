import type { Page } from '@playwright/test';
import { expect, lit, type ModelRequest, markup, test } from './fixtures.ts';

/** The document that was read waits in the back/forward cache, or is gone for good. */
const LEAVING: Record<string, (page: Page, url: string) => Promise<unknown>> = {
  'another one': (page, url) => page.goto(url),
  'itself, loaded again': (page) => page.reload(),
};
for (const [where, leave] of Object.entries(LEAVING)) {
  test(`an answer that is still coming when the page is left for ${where} is shown whole, with its words unlit`, async ({
    sightline,
    model,
  }) => {
    await sightline.useModel();
    let goOn = () => {};
    const left = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    model.once(async function* (request: ModelRequest) {
      yield 'It opens early ';
      await left;
      yield `${request.cite('opens at 9:30 in the morning')}. That is all there is to say.`;
    });
    const tab = await sightline.open('/article.html');
    await tab.panel.send('When does it open?');
    await expect(tab.panel.answer).toContainText('It opens early');
    await leave(tab.page, sightline.site.url('/shapes.html'));
    goOn();
    await tab.panel.idle();
    await expect(tab.panel.alert).toHaveCount(0);
    await expect(tab.panel.answer).toContainText('That is all there is to say.');
    await expect(tab.panel.citation(1)).toHaveAccessibleDescription(/cannot be lit/);
    expect(await lit(tab.page)).toEqual({});
    await expect(tab.panel.button('Clear')).toHaveCount(0);
  });
}

test('a page that is left takes its marks along: going back finds it as it was, and asking there does not wait', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `It is here ${request.cite(request.lines.at(-1)!.text)}.`);
  const tab = await sightline.open('/article.html');
  const before = await markup(tab.page);
  await tab.panel.ask('When does it open?');
  await expect.poll(() => lit(tab.page)).not.toEqual({});
  await tab.page.goto(sightline.site.url('/shapes.html'));
  await tab.panel.ask('And what is this?');
  await expect.poll(() => lit(tab.page)).not.toEqual({});
  await tab.page.evaluate(() => history.back());
  await tab.page.waitForURL('**/article.html', { waitUntil: 'commit' });
  await expect(tab.panel.button('Clear')).toHaveCount(0);
  expect(await lit(tab.page)).toEqual({});
  expect(await markup(tab.page)).toEqual(before);
  await tab.panel.ask('When does it open?');
  await expect.poll(() => lit(tab.page)).not.toEqual({});
});

const ABOUT_HOURS = 'opens at 9:30 in the morning';

test('a chip of an answer about a page that was left opens that page beside, lights its words, and keeps the answer in view', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.once((request) => `It opens early ${request.cite(ABOUT_HOURS)}.`);
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does it open?');
  await tab.page.goto(sightline.site.url('/shapes.html'));
  await tab.page.evaluate(() => document.body.setAttribute('data-unsaved', 'yes'));

  const opened = sightline.context.waitForEvent('page');
  await tab.panel.citation(1).click();
  const beside = await opened;
  await expect.poll(() => lit(beside), { timeout: 15_000 }).toEqual({ 1: ABOUT_HOURS });
  expect(beside.url()).toBe(sightline.site.url('/article.html'));
  // The page that the person was on is as it was, and so is the conversation.
  expect(await tab.page.evaluate(() => document.body.getAttribute('data-unsaved'))).toBe('yes');
  await expect(tab.panel.answers).toHaveCount(1);

  // Both tabs know the conversation; the side panel keeps the answer in view beside its evidence.
  await beside.bringToFront();
  const panel = await sightline.realPanel();
  await beside.bringToFront();
  await expect(panel.answers).toHaveCount(1);
  await expect(panel.button('Clear')).toBeVisible();
  await beside.close();
  await expect(tab.panel.answers).toHaveCount(1);
  model.once((request) => `This page is another ${request.cite(request.lines[0]!.text)}.`);
  await tab.panel.ask('/find What is this?');
  expect(model.requests.at(-1)?.last).toContain('/shapes.html');
});

test('a chip turns to the tab that shows its page, whose own conversation is kept', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const other = await sightline.open('/article.html');
  model.once(() => 'An answer of its own.');
  await other.panel.ask('What is this about?');
  const tab = await sightline.open('/article.html');
  model.once((request) => `It opens early ${request.cite(ABOUT_HOURS)}.`);
  await tab.panel.ask('When does it open?');
  await tab.page.goto(sightline.site.url('/shapes.html'));
  const before = sightline.context.pages().length;

  await tab.panel.citation(1).click();
  await expect.poll(() => lit(other.page)).toEqual({ 1: ABOUT_HOURS });
  expect(sightline.context.pages()).toHaveLength(before);
  await expect(other.panel.answer).toContainText('It opens early');
  await other.panel.button('Show it').click();
  await expect(other.panel.answer).toContainText('An answer of its own.');
  await expect(tab.panel.answer).toContainText('It opens early');
});

test('words that are gone from their page are said to be so, and no neighbour is lit: by the chip, and in the evidence for good', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  site.route(
    '/news',
    '<title>News</title><p>The bridge is closed until noon today.</p><p>Dogs may pass.</p>',
  );
  model.once((request) => `It is closed ${request.cite('closed until noon today')}.`);
  const tab = await sightline.open('/news');
  await tab.panel.ask('Is the bridge closed?');
  model.once((request) => `They may ${request.cite('Dogs may pass')}.`);
  await tab.panel.ask('And dogs?');
  site.route('/news', '<title>News</title><p>The tunnel is closed until noon today.</p>');
  await tab.page.goto(sightline.site.url('/shapes.html'));
  const { page: panel } = tab.panel;
  await panel.getByText('All evidence of this conversation (2)').click();
  await panel.getByRole('button', { name: 'Show on the page: closed until noon today' }).click();
  await expect(tab.panel.page.getByText('Those words are not on the page any more.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(panel.getByText(/^No longer there/)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Pin: closed until noon today' }).click();
  await expect(panel.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await panel.reload();
  await panel.getByText('All evidence of this conversation (2)').click();
  await expect(
    panel.getByRole('button', { name: 'Pin: closed until noon today', pressed: true }),
  ).toBeVisible();
  await expect(panel.getByText(/^No longer there/)).toHaveCount(1);
});

test('while an answer streams, lit words come into view at once, and an older answer says that it has to wait', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.once((request) => `It opens early ${request.cite(ABOUT_HOURS)}.`);
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.once(async function* (request: ModelRequest) {
    yield `On Sundays later ${request.cite('between 11:00 and 15:00')}. And `;
    await looked;
    yield 'that is all.';
  });
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does it open?');
  await tab.panel.send('And on Sundays?');
  await expect(tab.panel.answers).toHaveCount(2);
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'between 11:00 and 15:00' });
  await tab.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const away = await tab.page.evaluate(() => scrollY);
  await tab.panel.citation(1).click();
  await expect.poll(() => tab.page.evaluate(() => scrollY)).not.toBe(away);
  const older = tab.panel.answers.first();
  await older.getByRole('button', { name: /^Citation 1: / }).click();
  await expect(older).toContainText('Something newer is open on the page.');
  expect(await lit(tab.page)).toEqual({ 1: 'between 11:00 and 15:00' });
  goOn();
  await tab.panel.idle();
  await older.getByRole('button', { name: /^Citation 1: / }).click();
  await expect.poll(() => lit(tab.page)).toEqual({ 1: ABOUT_HOURS });
});
