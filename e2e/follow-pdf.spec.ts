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
