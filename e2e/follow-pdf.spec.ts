import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { inReader, serve } from './pdf-kit.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const START = page(
  'Harbour',
  `<p>We rent berths to visitors.</p><ul>
   <li><a href="/files/fees.pdf">Fees of a berth</a></li>
   <li><a href="/files/locked.pdf">What a berth of twelve metres costs members a night</a></li>
   <li><a href="/files/scan.pdf">What a berth of twelve metres cost a night last year</a></li>
   <li><a href="/files/not-one.pdf">What a berth of twelve metres will cost a night</a></li>
   <li><a href="/files/logout.pdf?token=7">What a berth of twelve metres costs, log out</a></li></ul>`,
);

test('a PDF that the site links to is read for an answer; its chip opens it in the reader and lights the words', async ({
  sightline,
  site,
}) => {
  site.route('/start', START);
  serve(site, '/files/fees.pdf');
  serve(site, '/files/locked.pdf', pdfFile([{ lines: ['A berth costs nothing.'] }], { password: 'quay' }));
  serve(site, '/files/scan.pdf', pdfFile([{}, {}]));
  site.route('/files/not-one.pdf', page('Moved', '<p>This list has moved.</p>'));
  const tab = await sightline.open('/start');
  const { panel } = tab;
  await panel.ask('/find How much does a berth of twelve metres cost a night?');
  await panel.button('Look on linked pages').click();
  await panel.button('Start reading').click();
  await expect(panel.citation(1)).toHaveAccessibleName(/41 euros/);
  await panel.idle();
  const way = panel.page.getByRole('region', { name: /^Way taken on/ });
  await expect(way).toContainText('fees.pdf');
  await expect(way).toContainText('is locked with a password');
  await expect(way).toContainText('is a scan');
  await expect(way).toContainText('Moved');
  await expect(way).toContainText('1 link that may do something was left alone');
  expect(site.hits.filter((hit) => hit.includes('logout'))).toEqual([]);
  expect(sightline.context.pages().filter((each) => /pdf|reader/.test(each.url()))).toEqual([]);

  const opened = sightline.context.waitForEvent('page');
  await panel.citation(1).click();
  const reader = await opened;
  await inReader(reader);
  await expect.poll(async () => Object.values(await lit(reader)).join(' ')).toContain('41 euros');
});

test('a PDF that is broken, never ends or leads to another site is said in a sentence; the rest of the answer stands', async ({
  sightline,
  site,
}) => {
  site.route(
    '/start',
    page(
      'Harbour',
      `<p>We rent berths to visitors.</p><ul>
       <li><a href="/files/fees.pdf">Fees of a berth</a></li>
       <li><a href="/files/broken.pdf">What a berth of twelve metres cost a night, first list</a></li>
       <li><a href="/files/endless.pdf">What a berth of twelve metres costs a night, every list</a></li>
       <li><a href="/files/abroad.pdf">What a berth of twelve metres costs a night abroad</a></li></ul>`,
    ),
  );
  serve(site, '/files/fees.pdf');
  serve(site, '/files/broken.pdf', Buffer.from('%PDF-1.7\nnothing of a file follows'));
  // It says nothing of its size, so that only counting tells.
  site.route('/files/endless.pdf', (_, response) => {
    response.setHeader('content-type', 'application/pdf');
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000, ' ')));
    };
    response.on('drain', more);
    more();
  });
  site.route('/files/abroad.pdf', (_, response) => {
    response.writeHead(302, { location: site.url('/fees.pdf', 'other') }).end();
  });
  serve(site, '/fees.pdf', pdfFile([{ lines: ['A berth of twelve metres costs 3 euros a night.'] }]));
  const tab = await sightline.open('/start');
  const { panel } = tab;
  await panel.ask('/find How much does a berth of twelve metres cost a night?');
  await panel.button('Look on linked pages').click();
  await panel.button('Start reading').click();
  await expect(panel.citation(1)).toHaveAccessibleName(/41 euros/);
  await panel.idle();
  const steps = panel.page.getByRole('region', { name: /^Way taken on/ }).getByRole('listitem');
  const said = (words: string) => steps.filter({ hasText: words });
  await expect(said('first list')).toContainText('is a damaged or incomplete PDF');
  await expect(said('every list')).toContainText('is too long');
  await expect(said('abroad')).toContainText('did not answer, or leads to another site');
  expect(site.hits.filter((hit) => hit.includes(' other.test '))).toEqual([]);
  await expect(panel.answer).not.toContainText('3 euros');
});
