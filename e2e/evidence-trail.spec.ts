import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, lit, markup, type Sightline, type Tab, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { inReader, serve } from './pdf-kit.ts';

test.beforeEach(async ({ sightline }) => sightline.useModel());

const HOURS = 'opens at seven on weekdays';
const PRICE = '12 euros';
const POOL = `<!doctype html><html lang="en"><title>Pool</title><main><h1>Pool</h1>
  <h2>Hours</h2><p id="hours">The pool ${HOURS}.</p>
  <h2>Prices</h2><p id="summer">Adults pay ${PRICE} for a day in summer.</p><p id="winter">Groups of ten book a winter night for 90 euros.</p>
  <div style="height: 3000px"></div></main>`;
const GONE = /^No longer there/;

const trailOf = ({ panel }: Tab): Locator => panel.page.locator('.trail');
const rowOf = (tab: Tab, quote: string): Locator => trailOf(tab).locator('li', { hasText: quote });
const marked = (tab: Tab, quote: string): Locator => rowOf(tab, quote).getByText(GONE);
const headOf = ({ panel }: Tab): Locator => panel.page.getByRole('heading', { level: 1 });
const openTrail = (tab: Tab) => tab.panel.page.getByText(/^All evidence of this conversation/).click();
/** The words of a paragraph as the page's own script would change them. */
const write = ({ page }: Tab, id: string, words: string) =>
  page.locator(`#${id}`).evaluate((element, text) => {
    element.textContent = text;
  }, words);
/** Whether anything of Sightline runs in the document that the tab shows. */
const hasScript = ({ backstage }: Sightline, { tabId }: Tab): Promise<boolean> =>
  backstage.evaluate(
    (id) =>
      chrome.tabs.sendMessage(id, { sightline: 'hello', params: {} }, { frameId: 0 }).then(
        () => true,
        () => false,
      ),
    tabId,
  );

/** A page at `path` of which two quotes are cited, with nothing lit any more. */
async function openAsked(sightline: Sightline, path: string, quotes: readonly string[] = [HOURS, PRICE]) {
  sightline.model.once((request) => quotes.map((quote) => `It says so ${request.cite(quote)}.`).join(' '));
  const tab = await sightline.open(path);
  await tab.panel.ask('/find What is told?');
  await tab.panel.clear();
  return tab;
}

test('what goes from a page under the open trail is marked, a neighbour with the same words is not taken for it, and what comes back loses the mark', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  const tabs = sightline.context.pages().length;
  const before = await markup(tab.page);
  await tab.page.evaluate(() => scrollTo(0, 700));
  await openTrail(tab);
  await write(tab, 'hours', 'The pool opens at nine on weekdays.');
  await expect(marked(tab, HOURS)).toBeVisible();
  await expect(marked(tab, PRICE)).toHaveCount(0);

  await write(tab, 'summer', 'Adults pay 15 euros for a day in summer.');
  await write(tab, 'winter', `Groups of ten book a winter night for ${PRICE}.`);
  await expect(marked(tab, PRICE)).toBeVisible();
  const files: string[] = [];
  for (const name of ['Save as Markdown', 'Save as JSON']) {
    const saved = tab.panel.page.waitForEvent('download');
    await tab.panel.button(name).click();
    files.push(await readFile(await (await saved).path(), 'utf8'));
  }
  expect(files[0]?.match(/No longer there/g)).toHaveLength(2);
  expect(JSON.parse(files[1]!).evidence.map((each: { goneAt?: string }) => each.goneAt)).toEqual([
    expect.stringMatching(/^\d{4}-/),
    expect.stringMatching(/^\d{4}-/),
  ]);

  await write(tab, 'winter', 'Groups of ten book a winter night for 90 euros.');
  await write(tab, 'summer', `Adults pay ${PRICE} for a day in summer.`);
  await expect(marked(tab, PRICE)).toHaveCount(0, { timeout: 20_000 });
  await expect(marked(tab, HOURS)).toBeVisible();
  await write(tab, 'hours', `The pool ${HOURS}.`);
  await expect(marked(tab, HOURS)).toHaveCount(0, { timeout: 20_000 });

  // Nobody has seen anything of it on the page.
  expect(await lit(tab.page)).toEqual({});
  await expect(tab.page.locator('sightline-overlay')).toHaveCount(0);
  expect(await tab.page.evaluate(() => scrollY)).toBe(700);
  expect(await markup(tab.page)).toEqual(before);
  expect(sightline.context.pages()).toHaveLength(tabs);
  await expect(tab.panel.button('Clear')).toHaveCount(0);
});

test('what was changed before the trail is opened is marked when it is; what merely moved stays good', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  await write(tab, 'summer', 'Adults pay 15 euros for a day in summer.');
  await tab.page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.append(document.querySelector('h2')!, document.getElementById('hours')!);
  });
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(0);
  await openTrail(tab);
  await expect(marked(tab, PRICE)).toBeVisible();
  await expect(marked(tab, HOURS)).toHaveCount(0);
});

test('a page that is left keeps its quotes as they are, nothing is put into the page after it, and coming back they are held against it anew', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  await openTrail(tab);
  site.route('/pool', POOL.replace(HOURS, 'opens at nine on weekdays'));
  await tab.page.goto(site.url('/shapes.html'));
  await expect(headOf(tab)).toHaveText(await tab.page.title());
  expect(await hasScript(sightline, tab)).toBe(false);
  await tab.page.goto(site.url('/article.html'));
  await expect(headOf(tab)).toHaveText(await tab.page.title());
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(0);
  expect(await hasScript(sightline, tab)).toBe(false);

  await tab.page.goto(site.url('/pool'));
  await expect(marked(tab, HOURS)).toBeVisible();
  await expect(marked(tab, PRICE)).toHaveCount(0);
  site.route('/pool', POOL);
  await tab.page.reload();
  await expect(marked(tab, HOURS)).toHaveCount(0);

  // Back from the cache of the browser it is watched again.
  await tab.page.goto(site.url('/shapes.html'));
  await tab.page.evaluate(() => history.back());
  await tab.page.waitForURL('**/pool', { waitUntil: 'commit' });
  await write(tab, 'hours', 'The pool is closed.');
  await expect(marked(tab, HOURS)).toBeVisible();
  await expect(marked(tab, PRICE)).toHaveCount(0);
});

test('words of a frame are held against that frame, also when another page comes into it', async ({
  sightline,
  site,
}) => {
  site.route('/prices', POOL.replace(HOURS, 'is closed'));
  site.route(
    '/pool',
    `<!doctype html><title>Pool</title><h1>Pool</h1><p>The pool ${HOURS}.</p><iframe src="/prices" width="600" height="300"></iframe>`,
  );
  const tab = await openAsked(sightline, '/pool');
  await openTrail(tab);
  const frame = tab.page.frameLocator('iframe');
  await frame.locator('#summer').evaluate((element) => {
    element.textContent = 'Adults pay 15 euros for a day in summer.';
  });
  await expect(marked(tab, PRICE)).toBeVisible();
  await frame.locator('#summer').evaluate(() => location.reload());
  await expect(marked(tab, PRICE)).toHaveCount(0, { timeout: 20_000 });
  site.route('/elsewhere', '<p>Nothing is told here.</p>');
  await frame.locator('#summer').evaluate(() => location.assign('/elsewhere'));
  await expect(marked(tab, PRICE)).toBeVisible({ timeout: 20_000 });
  await expect(marked(tab, HOURS)).toHaveCount(0);
});

test('words that the page writes some time after it was opened are not said to be gone before', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  await openTrail(tab);
  let told = 0;
  await tab.panel.page.exposeFunction('markSeen', () => {
    told += 1;
  });
  await tab.panel.page.evaluate(() => {
    const seen = () =>
      document.querySelector('.trail-gone') && (window as never as { markSeen(): void }).markSeen();
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true });
  });
  // Drawn by a script once its data has come.
  site.route('/data', async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    response.end(POOL.split('</h1>')[1]);
  });
  site.route(
    '/pool',
    `<!doctype html><title>Pool</title><main><h1>Pool</h1><div id="app"></div></main><script>
      fetch('/data').then((reply) => reply.text()).then((html) => { app.innerHTML = html; document.body.dataset.done = 1; })</script>`,
  );
  await tab.page.reload();
  await expect(tab.page.locator('body[data-done]')).toBeAttached();
  await tab.page.locator('#summer').evaluate((element) => element.remove());
  await expect(marked(tab, PRICE)).toBeVisible();
  await expect(marked(tab, HOURS)).toHaveCount(0);
  // That one mark alone was ever drawn.
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(1);
  expect(told).toBe(1);
});

test('words in a part of the page that is put out of sight are not said to be gone', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  await openTrail(tab);
  await tab.page.evaluate(() => {
    document.getElementById('hours')!.hidden = true;
    document.getElementById('summer')!.remove();
  });
  await expect(marked(tab, PRICE)).toBeVisible();
  await expect(marked(tab, HOURS)).toHaveCount(0);
});

test('of a page on the never-list nothing is read for the trail, and nothing is put into it', async ({
  sightline,
  site,
}) => {
  site.route('/pool', POOL);
  const tab = await openAsked(sightline, '/pool');
  await openTrail(tab);
  await sightline.useModel({ sites: { never: ['www.test'] } });
  site.route('/pool', POOL.replace(HOURS, 'opens at nine on weekdays'));
  await tab.page.reload();
  await expect(tab.panel.page.getByText(/never/i).first()).toBeVisible();
  expect(await hasScript(sightline, tab)).toBe(false);
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(0);
  await sightline.useModel();
  await tab.page.reload();
  await expect(marked(tab, HOURS)).toBeVisible();
});

test('a PDF in the reader is held against its file; no reader is opened for it', async ({
  sightline,
  site,
}) => {
  serve(site, '/files/report');
  sightline.model.once(
    (request) =>
      `It opens ${request.cite('opens at 7:15 on weekdays')}. One costs ${request.cite('costs 41 euros a night')}.`,
  );
  const tab = await sightline.open('/files/report');
  await tab.panel.ask('/find What is told?');
  await inReader(tab.page);
  await openTrail(tab);
  serve(site, '/files/report', pdfFile([{ lines: ['Another handbook', 'A berth costs 41 euros a night.'] }]));
  await tab.page.reload();
  await expect(marked(tab, 'opens at 7:15 on weekdays')).toBeVisible({ timeout: 20_000 });
  serve(site, '/files/report');
  await tab.page.reload();
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(0, { timeout: 20_000 });

  // Where the browser's own viewer shows it, it stays with that.
  serve(site, '/files/report', pdfFile([{ lines: ['Another handbook'] }]));
  await tab.page.goto(site.url('/files/report'));
  await tab.page.goto(site.url('/article.html'));
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(site.url('/files/report'));
  await expect(trailOf(tab).getByText(GONE)).toHaveCount(0);
  expect(tab.page.url()).toBe(site.url('/files/report'));
});

/** Nine boats on three pages that a script turns; `said`: whether the page says which of them is in view. */
const fleet = (said: boolean): string =>
  `<!doctype html><html lang="en"><title>Boats</title><main><h1>Boats</h1><div id="all" class="boats"></div><nav></nav></main><script>
    const all = document.getElementById('all'), nav = document.querySelector('nav');
    let page = 1;
    const show = () => {
      all.innerHTML = Array.from({ length: 9 }, (_, i) => '<article class="boat"><h2>Boat ' + (i + 1) + '</h2><p>Pier ' + (i % 2 + 1) + '</p></article>').slice(3 * page - 3, 3 * page).join('');
      nav.innerHTML = '<button' + (page === 1 ? ' disabled' : '') + ' data-to="' + (page - 1) + '">Previous</button>${said ? " <span>Page ' + page + ' of 3</span>" : ''}<button' + (page === 3 ? ' disabled' : '') + ' data-to="' + (page + 1) + '">Next</button>';
      for (const each of nav.querySelectorAll('[data-to]')) each.onclick = () => setTimeout(() => { page = Number(each.dataset.to); show(); }, 60);
    };
    show();
  </script>`;
for (const said of [true, false])
  test(`rows on another page of a list are said to stand there and are not gone, where the page ${said ? 'says' : 'does not say'} which is in view`, async ({
    sightline,
    site,
  }) => {
    await sightline.setSettings({});
    site.route('/boats', fleet(said));
    const tab = await sightline.open('/boats');
    const { answer } = tab.panel;
    await tab.panel.ask('How many boats are listed?');
    await answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
    await expect(answer).toContainText('9 of 9 items count.', { timeout: 40_000 });
    await tab.panel.idle();
    await openTrail(tab);
    const chip = answer.getByRole('row', { name: /^Boat 5 / }).getByRole('button');
    const there = 'It stands on page 2 of the list, which is not in view now.';
    await expect(chip).toHaveAccessibleDescription(there);
    await chip.click();
    await expect(answer.locator('.citation-news')).toHaveText(there);
    await tab.page.getByRole('button', { name: 'Next' }).click();
    await expect(tab.page.getByText('Boat 5')).toBeVisible();
    await chip.click();
    await expect.poll(async () => Object.values(await lit(tab.page)).join()).toContain('Boat 5');
    await expect(trailOf(tab).getByText(GONE)).toHaveCount(0);
  });
