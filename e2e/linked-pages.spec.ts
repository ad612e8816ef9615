import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { inReader, serve } from './pdf-kit.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

test('a page and a PDF that the page links to are added to a question, read without being opened, and opened by their chips', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route(
    '/berths',
    page(
      'Berths',
      `<p>Visitors find berths at the outer quay.</p><ul>
       <li><a href="/rules">Rules for visitors</a></li><li><a href="/files/9">Harbour handbook</a></li>
       <li><a href="/private/rules">Rules for members</a></li><li><a href="/logout">Log out</a></li></ul>`,
    ),
  );
  site.route('/robots.txt', (_, response) => {
    response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /private\n');
  });
  site.route('/rules', page('Rules', '<p>Dogs stay on a leash on every pier.</p>'));
  serve(site, '/files/9');
  model.script((request) =>
    ['outer quay', 'on a leash', '41 euros a night']
      .map((phrase) => `So ${request.cite(phrase)}.`)
      .join('\n\n'),
  );
  const tab = await sightline.open('/berths');
  const { panel } = tab;
  await panel.button('Add pages').click();
  const group = panel.page.getByRole('group', { name: 'Pages to ask about' });
  await expect(group).toContainText('Linked on this page, read without opening');
  await expect(group.getByRole('checkbox', { name: 'Log out' })).toHaveCount(0);
  for (const name of ['Rules for visitors', 'Harbour handbook', 'Rules for members'])
    await group.getByRole('checkbox', { name }).check();
  await panel.button('Close the list of pages').click();
  const before = site.hits.length;
  expect(site.hits.filter((hit) => /rules|files/.test(hit))).toEqual([]);

  await panel.ask('/find What do I have to know about berths?');
  expect(site.hits.length, 'read when it was asked').toBeGreaterThan(before);
  expect(site.hits.filter((hit) => /private|logout/.test(hit))).toEqual([]);
  await expect(panel.answer).toContainText('Left out: “Rules for members” (could not be read).');
  expect(sightline.context.pages().filter((each) => /\/rules|\/files|reader/.test(each.url()))).toEqual([]);

  const opened = async (k: number) => {
    const next = sightline.context.waitForEvent('page');
    await panel.citation(k).click();
    return next;
  };
  const rules = await opened(2);
  await expect.poll(async () => Object.values(await lit(rules)).join(' ')).toContain('on a leash');
  const handbook = await opened(3);
  await inReader(handbook);
  await expect.poll(async () => Object.values(await lit(handbook)).join(' ')).toContain('41 euros');

  // What is open in a tab by now is offered as that tab alone.
  const beside = await sightline.open('/berths');
  await beside.panel.button('Add pages').click();
  const offered = beside.panel.page.getByRole('group', { name: 'Pages to ask about' });
  await expect(offered.getByRole('checkbox', { name: 'Rules for members' })).toBeVisible();
  await expect(offered.getByRole('checkbox', { name: 'Rules', exact: true })).toHaveCount(1);
  await expect(offered.getByRole('checkbox', { name: /^Rules for visitors|^Harbour handbook/ })).toHaveCount(
    0,
  );
});

test('linked pages and PDFs that give nothing are named with the reason of each, and the rest of the answer stands', async ({
  sightline,
  site,
}) => {
  const links = { locked: 'Locked list', broken: 'Broken list', scan: 'Scanned list', busy: 'Busy list' };
  site.route(
    '/berths',
    page(
      'Berths',
      `<p>A berth costs 41 euros a night.</p><ul>${Object.entries(links)
        .map(([path, name]) => `<li><a href="/files/${path}">${name}</a></li>`)
        .join('')}</ul>`,
    ),
  );
  serve(site, '/files/locked', pdfFile([{ lines: ['A berth costs nothing.'] }], { password: 'quay' }));
  serve(site, '/files/broken', Buffer.from('%PDF-1.7\nnothing of a file follows'));
  serve(site, '/files/scan', pdfFile([{}, {}]));
  site.route('/files/busy', (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end());
  const { panel } = await sightline.open('/berths');
  await panel.button('Add pages').click();
  const group = panel.page.getByRole('group', { name: 'Pages to ask about' });
  for (const name of Object.values(links)) await group.getByRole('checkbox', { name }).check();
  await panel.button('Close the list of pages').click();
  await panel.ask('/find What does a berth cost a night?');
  await expect(panel.answer).toContainText('41 euros');
  for (const why of [
    '“Locked list” (locked with a password)',
    '“Broken list” (a damaged or incomplete PDF)',
    '“Scanned list” (pictures of pages without text)',
    '“Busy list” (its site asks to wait)',
  ])
    await expect(panel.answer).toContainText(why);
});
