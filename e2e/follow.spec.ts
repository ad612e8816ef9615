import type { Page } from '@playwright/test';
import { expect, lit, test } from './fixtures.ts';
import type { Panel } from './panel.ts';
import type { Site } from './site.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Links that do something when they are visited, by their words or by their addresses. */
const HOSTILE = {
  '/logout': 'Log out',
  '/account/delete-account': 'Delete your account and all returns',
  '/out/17': 'Sign out of returns',
  '/basket': 'Buy now and return never',
  '/shop': 'Return this item',
  '/newsletter/u': 'Unsubscribe from returns',
  '/bye': 'サインアウト',
  '/go': 'Return items',
};
const hostileLinks = Object.entries(HOSTILE)
  .map(([path, text]) => {
    const query = { '/shop': '?action=return-item&id=7', '/go': '?add-to-cart=9', '/basket': '?buy=3' }[path];
    return `<li><a href="${path}${query ?? ''}">${text}</a></li>`;
  })
  .join('');

const RETURNS = page(
  'Returns',
  `<p>You can return an item for a refund within 23 days of its delivery.</p>
   <p>Items on sale are returned within nine days.</p><a href="/help/">Help</a>
   <script>document.title = 'ran'; fetch('/ran')</script><img src="/picture.png" onerror="fetch('/ran')">
   <iframe src="/framed"></iframe><link rel="stylesheet" href="/style.css">`,
  '<script src="/script.js"></script>',
);

/** A shop whose rule on returns stands two links away, among links that no machine may visit. */
function shop(site: Site): { cookies: (string | undefined)[] } {
  const cookies: (string | undefined)[] = [];
  const told =
    (html: string) =>
    (request: { headers: { cookie?: string | undefined } }, response: import('node:http').ServerResponse) => {
      cookies.push(request.headers.cookie);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    };
  site.route('/robots.txt', (_, response) => {
    response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /private\n');
  });
  site.route('/start', (_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('set-cookie', 'session=mine')
      .end(
        page(
          'Harbour shop',
          `<p>We sell ropes, lamps and boots.</p><ul>${hostileLinks}
           <li><a href="/help?utm_source=start">Help</a></li><li><a href="/help/index.html#top">Help</a></li>
           <li><a href="/private/returns">Returns of members</a></li><li><a href="/returns.pdf">Returns as a file</a></li>
           <li><a href="{{other}}/returns">Returns at our partner</a></li>
           <li><a href="/returns-gone">Returns, the old page</a></li><li><a href="/returns-abroad">Returns from abroad</a></li></ul>`,
        ).replace('{{other}}', site.url('', 'other')),
      );
  });
  const help = page(
    'Help',
    '<meta http-equiv="refresh" content="0; url=/refreshed"><p>Ask us anything.</p><p><a href="/help/returns">How to return an item</a></p><p><a href="/start">Home</a></p>',
  );
  for (const path of ['/help', '/help/', '/help/index.html']) site.route(path, told(help));
  site.route('/help/returns', told(RETURNS));
  site.route('/returns-abroad', (_, response) => {
    response.writeHead(302, { location: site.url('/elsewhere', 'other') }).end();
  });
  return { cookies };
}

const form = (panel: Panel) => panel.page.getByRole('form', { name: /^Look on further pages of www\.test/ });
const way = (panel: Panel) => panel.page.getByRole('region', { name: /^Way taken on/ });
const paths = (site: Site, host = 'www.test') =>
  site.hits.filter((hit) => hit.includes(` ${host} `)).map((hit) => hit.split(' ')[2]!);

async function openedBy(panel: Panel, act: () => Promise<void>): Promise<Page> {
  const opened = panel.page.context().waitForEvent('page');
  await act();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

test('pages of the site are read for an answer, within limits that are seen first; its chip opens one and lights the words', async ({
  sightline,
  site,
}) => {
  const { cookies } = shop(site);
  const tab = await sightline.open('/start');
  const { panel } = tab;
  await panel.ask('/find Within how many days can I return an item for a refund?');
  await expect(panel.citation()).toHaveCount(0);
  const before = site.hits.length;
  await panel.button('Look on linked pages').click();
  await expect(form(panel)).toContainText('one at a time');
  await expect(form(panel).getByRole('checkbox', { name: /log-in/ })).not.toBeChecked();
  await form(panel).getByRole('spinbutton', { name: 'Pages' }).fill('5');
  expect(site.hits.length, 'nothing is read before it is started').toBe(before);

  await panel.button('Start reading').click();
  await expect(panel.citation(1)).toHaveAccessibleName(/23 days/);
  await panel.idle();
  await expect(way(panel)).toContainText('Returns by “How to return an item”');
  await expect(way(panel)).toContainText('there is no such page');
  await expect(way(panel)).toContainText('links that may do something were left alone');
  const read = paths(site).slice(1);
  expect(read).toContain('/help/returns');
  for (const path of [...Object.keys(HOSTILE), '/private/returns']) expect(read).not.toContain(path);
  // Not its scripts, pictures, frames or styles either.
  for (const path of ['/ran', '/picture.png', '/framed', '/style.css', '/script.js', '/refreshed'])
    expect(read).not.toContain(path);
  expect(paths(site, 'other.test'), 'no other site').toEqual([]);
  expect(new Set(read).size, 'nothing twice').toBe(read.length);
  expect(read.filter((path) => path.startsWith('/help')).length).toBe(2);
  expect(cookies, 'without cookies').toEqual([undefined, undefined]);
  expect(await sightline.context.pages().filter((each) => each.url().includes('/help')).length).toBe(0);

  const returns = await openedBy(panel, () => panel.citation(1).click());
  expect(new URL(returns.url()).pathname).toBe('/help/returns');
  await expect.poll(async () => Object.values(await lit(returns)).join(' ')).toContain('23 days');
  await returns.close();
});

test('a model chooses the links by their numbers, sees what the person allows, and cites several pages', async ({
  sightline,
  site,
  model,
}) => {
  shop(site);
  site.route(
    '/help',
    page(
      'Help',
      '<p>Ask us.</p><p><a href="/help/returns">Sending back</a></p><p><a href="/help/costs">Who bears the costs</a></p>',
    ),
  );
  site.route('/help/costs', page('Costs', '<p>The way back costs 6 euros.</p>'));
  await sightline.useModel();
  const tab = await sightline.open('/start');
  const { panel } = tab;
  const numberOf = (prompt: string, words: string) =>
    Number(new RegExp(`^link (\\d+): ${words}`, 'm').exec(prompt)?.[1]);
  model.script((request) => {
    if (request.schema !== 'links') {
      return `Within ${request.cite('within 23 days')}.\n\nIt costs ${request.cite('costs 6 euros')}.`;
    }
    const open = ['Help', 'Sending back', 'Who bears']
      .map((words) => numberOf(request.last, words))
      .filter(Boolean);
    return { json: { enough: open.length === 0, open } };
  });
  // The question says where to look: the limits come at once, and nothing before.
  await panel.ask('Find out on this site how long I can send an item back, and what it costs');
  await expect(form(panel).getByRole('spinbutton', { name: 'Tokens' })).toBeVisible();
  expect(model.requests.length).toBe(0);
  await panel.button('Start reading').click();
  await expect(panel.citation()).toHaveCount(2);
  await panel.idle();
  await expect(way(panel).getByRole('listitem')).toHaveCount(3);
  await expect(way(panel)).toContainText('What was read answers the question');
  await expect(panel.citation(2)).toHaveAccessibleDescription(/Costs/);
  const offered = model.requests.flatMap(({ last }) => last.match(/^link \d+: .*$/gm) ?? []).join('\n');
  expect(offered).toContain('Sending back');
  expect(offered).not.toMatch(/Log out|サインアウト|partner|members|robots/);
  const costs = await openedBy(panel, () => panel.citation(2).click());
  await expect.poll(() => lit(costs)).toEqual({ 2: 'costs 6 euros' });
  await costs.close();
});

test('"Stop" keeps what was found; a site that asks to wait, and one that forbids it, are said in a sentence', async ({
  sightline,
  site,
}) => {
  shop(site);
  site.route(
    '/help',
    page(
      'Help',
      '<p>You can return an item within 23 days for a refund.</p><p><a href="/help/later-returns">Return an item later for a refund</a></p>',
    ),
  );
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    site.route('/help/later-returns', async (_, response) => {
      resolve();
      await new Promise<void>((go) => {
        release = go;
      });
      response.end('late');
    });
  });
  const tab = await sightline.open('/start');
  const { panel } = tab;
  await panel.ask('/find Within how many days can I return an item for a refund?');
  await panel.button('Look on linked pages').click();
  await panel.button('Start reading').click();
  await asked;
  await panel.button('Stop').click();
  await panel.idle();
  release();
  await expect(panel.citation(1)).toHaveAccessibleName(/23 days/);
  await expect(way(panel)).toContainText('Stopped. What was found stays.');

  site.route('/help', (_, response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end();
  });
  await panel.button('Look on more pages').click();
  await panel.button('Start reading').click();
  await expect(way(panel)).toContainText('The site asks to wait, so nothing more was read.');
  await panel.idle();

  site.route('/robots.txt', (_, response) => {
    response.writeHead(503).end();
  });
  const before = paths(site).length;
  await panel.button('Look on more pages').click();
  await panel.button('Start reading').click();
  await expect(way(panel)).toContainText('robots.txt is out of reach');
  await panel.idle();
  expect(paths(site).slice(before)).toEqual(['/robots.txt']);
});
