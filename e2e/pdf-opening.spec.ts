import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { HANDBOOK, serve } from './pdf-kit.ts';

test('where the person wants it, the browser opens PDFs in Sightline by itself, under their own address', async ({
  sightline,
  site,
}) => {
  const stored = () =>
    sightline.backstage.evaluate(() => chrome.mimeHandler.getMimeHandlerOptions('application/pdf'));
  await expect.poll(stored).toEqual({ enabled: false });
  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  const wish = options.getByRole('checkbox', { name: 'Open PDFs in Sightline' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect.poll(stored).toEqual({ enabled: true });

  // A document that nobody can fetch a second time.
  site.route('/form', '<form method="post" action="/made"><button>Make</button></form>');
  site.route('/made', (request, response) => {
    response.statusCode = request.method === 'POST' ? 200 : 405;
    response.setHeader('content-type', 'application/pdf');
    response.end(pdfFile(HANDBOOK, { title: 'Harbour handbook 2031' }));
  });
  const tab = await sightline.open('/form');
  await tab.page.getByRole('button').click();
  // In the moment before the reader has shown itself.
  await tab.page.waitForURL('**/made', { waitUntil: 'commit' });
  await tab.panel.ask('What does a berth cost a night?');
  await expect(tab.panel.citation(1)).toContainText('p. 14');
  await expect.poll(async () => Object.values(await lit(tab.page)).join(' ')).toContain('41 euros');
  expect(tab.page.url()).toBe(site.url('/made'));
  await tab.panel.clear();
  expect(await lit(tab.page)).toEqual({});

  // What a site hands out to be kept stays a download.
  site.route('/keep', (_, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', 'attachment; filename="kept.pdf"');
    response.end(pdfFile(HANDBOOK));
  });
  const kept = options.waitForEvent('download');
  await options.evaluate((url) => location.assign(url), site.url('/keep'));
  expect((await kept).suggestedFilename()).toBe('kept.pdf');

  await wish.click();
  await expect.poll(stored).toEqual({ enabled: false });
  serve(site, '/other');
  const other = await sightline.open('/other');
  expect(other.page.frames().map((frame) => frame.url())).not.toContainEqual(
    expect.stringContaining('/reader/'),
  );
  await options.close();
});
