import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { litByLinks } from './clean-browser.ts';
import { expect, lit, type Panel, Sightline, type Site, test } from './fixtures.ts';
import type { ModelServer } from './model-server.ts';

const OPENS = 'opens at 9:30 in the morning';
const TWICE = `<title>Hours | Town library</title><main>
<h2>Reading room</h2><p>On weekdays the reading room opens at 9:30 in the morning.</p>
<h2>Archive</h2><p>On Sundays the archive opens at 9:30 in the morning, too.</p></main>`;
/** Too long to be named whole in a link. */
const LONG =
  'Whoever has forgotten a book in one of the rooms may ask for it at the desk beside the entrance, where such things are kept for thirty days, and longer in summer.';
const MOVED = TWICE.replace(
  /(<h2>Reading[\s\S]*?)(<h2>Archive[\s\S]*?)<\/main>/,
  '<p>New!</p>$2<p>More.</p>$1</main>',
);

const link = (panel: Panel, name: string) => panel.page.getByRole('link', { name, exact: true });

async function openHistory(panel: Panel, query = ''): Promise<void> {
  await panel.button('History').click();
  await panel.page.getByRole('searchbox', { name: 'Search history' }).fill(query);
}

/** Ends the browser as a crash would: nothing of it gets to tidy up. */
async function kill({ launched }: Sightline): Promise<void> {
  const browser = await chromium.connectOverCDP(launched.debuggingURL);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
  if (id === undefined) throw new Error('Chrome names no browser process');
  const closed = launched.context.waitForEvent('close');
  process.kill(id, 'SIGKILL');
  await closed;
}

async function withProfile(
  site: Site,
  model: ModelServer,
  use: (start: () => Promise<Sightline>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'sightline-history-'));
  const started: Sightline[] = [];
  try {
    await use(async () => {
      const sightline = await Sightline.start(site, model, { profile, still: true });
      started.push(sightline);
      return sightline;
    });
  } finally {
    for (const { launched } of started) await launched.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('an answer is found again after the browser was killed: its page opens, and its words are lit where they were meant', async ({
  site,
  model,
}) => {
  site.route('/hours', TWICE);
  await withProfile(site, model, async (start) => {
    const before = await start();
    await before.useModel();
    // The second of two places: only what stands around the words tells them apart.
    model.once((request) => {
      const line = request.find(/archive opens/);
      return `On Sundays, too [${line.n}: "${OPENS}"].`;
    });
    const tab = await before.open('/hours?lang=en&access_token=8c1fT5kQ0aZ2xW7vB3nM');
    await tab.panel.ask('When does the archive open?');
    await expect.poll(() => lit(tab.page)).toEqual({ 1: OPENS });
    await kill(before);

    site.route('/hours', MOVED);
    const after = await start();
    const other = await after.open('/shapes.html');
    await openHistory(other.panel, 'archive');
    await expect(other.panel.page.locator('mark').first()).toHaveText(/archive/i);
    await expect(link(other.panel, 'When does the archive open?')).toHaveAttribute(
      'href',
      /\/hours\?lang=en$/,
    );
    await link(other.panel, 'When does the archive open?').click();
    await expect(other.panel.answer).toContainText('On Sundays, too');
    const opened = after.context.waitForEvent('page');
    await other.panel.citation(1).click();
    const page = await opened;
    await expect.poll(() => lit(page), { timeout: 15_000 }).toEqual({ 1: OPENS });
    const around = await page.evaluate(
      () => [...(CSS.highlights.get('sightline-cite-1') ?? [])][0]?.startContainer.textContent ?? '',
    );
    expect(around).toContain('archive');
    // It goes on where it ended.
    model.once(() => 'Nothing more.');
    await other.panel.ask('/find And on holidays?');
    expect(model.requests.at(-1)?.all).toContain('On Sundays, too');
  });
});

test('a page that has changed is said so by the chip, and the conversation of the tab is kept below', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  site.route('/hours', TWICE);
  model.once((request) => `At half past nine ${request.cite(OPENS)}.`);
  const first = await sightline.open('/hours');
  await first.panel.ask('When does it open?');
  await first.page.close();
  site.route('/hours', '<title>Hours</title><p>Closed for good.</p>');

  const tab = await sightline.open('/article.html');
  model.once(() => 'An answer of its own.');
  await tab.panel.ask('What is this about?');
  await openHistory(tab.panel);
  await link(tab.panel, 'When does it open?').click();
  await expect(tab.panel.answer).toContainText('At half past nine');
  await tab.panel.citation(1).click();
  await expect(tab.panel.page.getByText('Those words are not on the page any more.')).toBeVisible({
    timeout: 20_000,
  });
  await tab.panel.button('Show it').click();
  await expect(tab.panel.answer).toContainText('An answer of its own.');
});

test('nothing is kept with the history off or on sites of the never list, and all is gone when it is deleted', async ({
  sightline,
  model,
}) => {
  model.script(() => 'An answer.');
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('Is this kept?');
  await sightline.useModel({ history: { keep: false } });
  await tab.panel.ask('Is this not kept?');
  await sightline.useModel({ sites: { never: ['www.test'] } });
  await tab.panel.send('/chat Nor this?');
  await tab.panel.idle();
  await openHistory(tab.panel);
  await expect(tab.panel.page.getByRole('listitem')).toHaveCount(1);
  await expect(link(tab.panel, 'Is this kept?')).toBeVisible();

  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  await expect(options.getByText('One answer is still kept.')).toBeVisible();
  await options.getByRole('button', { name: 'Delete all…' }).click();
  await options.getByRole('button', { name: 'Delete all answers' }).click();
  await expect(options.getByText('The history is empty.')).toBeVisible();
  await options.close();
  await expect(tab.panel.page.getByRole('listitem')).toHaveCount(0);
});

test('what is saved is taken in again after all was deleted, and its links light the right one of two places in a browser without Sightline', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  const far = '<div style="height: 3000px"></div>';
  const rows = '<table><tr><td>Mon</td><td>9</td></tr><tr><td>Sun</td><td>9</td></tr></table>';
  const html = TWICE.replace('<h2>Archive', `${far}<p>${LONG}</p>${far}<h2>Archive`);
  site.route('/hours', html.replace('</main>', `${far}${rows}${far}</main>`));
  model.once(
    (request) =>
      `On Sundays, too [${request.find(/archive opens/).n}: "${OPENS}"]. ${request.cite(LONG)} At nine [${request.find(/^Sun/).n}: "9"].`,
  );
  const tab = await sightline.open('/hours');
  const panel = tab.panel.page;
  await tab.panel.ask('When does the archive open?');
  await openHistory(tab.panel);
  const saveAs = async (form: string) => {
    await panel.getByRole('button', { name: 'Save as…' }).last().click();
    await panel.getByRole('combobox', { name: 'Save as' }).selectOption(form);
    const download = panel.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    return (await download).path();
  };
  const file = await saveAs('File to import again');
  const markdown = await readFile(await saveAs('Markdown'), 'utf8');
  expect(markdown).toContain('# When does the archive open?');

  const addresses = [...markdown.matchAll(/\]\((http[^)]*:~:text=[^)]*)\)/g)].map(([, address]) => address!);
  const [twice, long, row] = await litByLinks(addresses);
  expect(twice).toEqual([
    { words: OPENS, among: 'On Sundays the archive opens at 9:30 in the morning, too.' },
  ]);
  expect(long).toEqual([{ words: LONG.replaceAll(/[.,]/g, ''), among: LONG }]);
  expect(row).toEqual([{ words: '9', among: 'Sun9' }]);

  await tab.panel.button('Delete all…').click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await panel.locator('input[type="file"][accept*="json"]').setInputFiles(file);
  await expect(panel.getByText('One answer was added.')).toBeVisible();
  await link(tab.panel, 'When does the archive open?').click();
  await tab.panel.citation(1).click();
  await expect.poll(() => lit(tab.page)).toMatchObject({ 1: OPENS });
});
