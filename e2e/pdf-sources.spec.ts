import { writeFile } from 'node:fs/promises';
import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { HANDBOOK, hurryReader, inReader, serve, serveReader } from './pdf-kit.ts';

test('a PDF on the disk is asked about where Chrome lets Sightline into files; one that came by a form and one of more than 500 MB are refused with the reason', async ({
  sightline,
  site,
}, info) => {
  const file = info.outputPath('handbook');
  await writeFile(`${file}.pdf`, pdfFile(HANDBOOK));
  const tab = await sightline.open(`file://${file}.pdf`);
  await tab.panel.ask('What does a berth cost a night?');
  await inReader(tab.page);
  await expect(tab.panel.citation(1)).toContainText('p. 14');

  site.route('/form', '<form method="post" action="/made"><button>Make</button></form>');
  site.route('/made', (request, response) => {
    response.statusCode = request.method === 'POST' ? 200 : 405;
    response.setHeader('content-type', 'application/pdf');
    response.end(pdfFile(HANDBOOK));
  });
  await tab.page.goto(site.url('/form'));
  await tab.page.getByRole('button').click();
  await tab.page.waitForURL('**/made');
  const refused = tab.panel.answer.getByRole('alert');
  await tab.panel.ask('And what does a berth cost a night?');
  await expect(refused).toContainText('could not be fetched a second time. HTTP 405');
  await expect(tab.page.getByRole('alert')).toContainText('Go back, download it');

  site.route('/big', (request, response) => {
    response.setHeader('content-type', 'application/pdf');
    if (request.headers['sec-fetch-dest'] === 'document') return void response.end(pdfFile(HANDBOOK));
    response.setHeader('content-length', String(600 * 2 ** 20));
    response.write('%PDF-1.4\n');
  });
  await tab.page.goto(site.url('/big'));
  await tab.panel.ask('What does a berth cost here?');
  await expect(refused, 'before it is fetched').toContainText('larger than 500 MB');
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(site.url('/big'));
});

test('a PDF that exists only inside a page is refused before the tab is left; the reader takes it as a file, picked or dropped', async ({
  sightline,
  site,
}) => {
  serve(site, '/doc');
  site.route('/maker', '<button>Make</button><script src="/maker.js"></script>');
  site.route('/maker.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(`document.querySelector('button').onclick = async () => {
      const made = await (await fetch('/doc')).blob();
      location.href = URL.createObjectURL(made);
    };`);
  });
  const tab = await sightline.open('/maker');
  await tab.page.getByRole('button').click();
  await expect(tab.page).toHaveURL(/^blob:/);
  await tab.panel.ask('What does a berth cost a night?');
  await expect(tab.panel.alert).toContainText("A PDF can be downloaded and opened in Sightline's reader.");
  await expect(tab.page).toHaveURL(/^blob:/);

  const opened = sightline.context.waitForEvent('page');
  await tab.panel.button('Open the reader').click();
  const reader = await opened;
  await expect(reader.getByRole('alert')).toContainText('No PDF is open.');
  const choosing = reader.waitForEvent('filechooser');
  await reader.getByRole('button', { name: 'Choose a PDF' }).click();
  await (await choosing).setFiles({
    name: 'picked.pdf',
    mimeType: 'application/pdf',
    buffer: pdfFile(HANDBOOK),
  });
  await expect(reader).toHaveTitle('picked.pdf');
  const tabId = await reader.evaluate(async () => (await chrome.tabs.getCurrent())?.id ?? -1);
  const panel = await sightline.panelFor(tabId);
  await panel.ask('What does a berth cost a night?');
  await expect(panel.citation(1)).toContainText('p. 14');
  await panel.citation(1).click();
  await expect.poll(async () => Object.values(await lit(reader)).join(' ')).toContain('41 euros');

  const dropped = await reader.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      const file = new File([new Uint8Array(bytes)], 'dropped.pdf', { type: 'application/pdf' });
      data.items.add(file);
      return data;
    },
    [...pdfFile([{ lines: ['The lighthouse keeper answers at 62 19.'] }])],
  );
  await reader.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(reader).toHaveTitle('dropped.pdf');
  await panel.ask('Who answers at 62 19?');
  await expect(panel.citation(1)).toContainText('p. 1');
  await reader.close();
});

test('of a page with a PDF in a frame, the answer says that it was not read, and asks it when wanted', async ({
  sightline,
  site,
}) => {
  serve(site, '/inner');
  site.route(
    '/outer',
    '<h1>Our harbour</h1><p>All about fees is in the handbook.</p><embed src="/inner" type="application/pdf" width="700" height="500">',
  );
  const tab = await sightline.open('/outer');
  await tab.panel.ask('What does a berth cost a night?');
  await expect(tab.panel.answer).toContainText('shows a PDF inside it');
  const opened = sightline.context.waitForEvent('page');
  await tab.panel.button('Ask the PDF instead').click();
  const reader = await opened;
  await expect(tab.panel.citation(1)).toContainText('p. 14');
  await inReader(reader);
  await expect(tab.page).toHaveURL(site.url('/outer'));
  await reader.close();
});

test('of three thousand pages all are read, and at most ten are drawn', async ({ sightline, site }) => {
  test.slow();
  const pages = Array.from({ length: 3000 }, (_, i) => ({
    lines: [`Entry ${i + 1} of the long register, with a few words on it.`],
  }));
  pages[2899] = { lines: ['The lighthouse burns 340 litres of oil each night.'] };
  serve(site, '/long', pdfFile(pages));
  const tab = await sightline.open('/long');
  await tab.panel.send('How much oil does the lighthouse burn?');
  await expect(tab.panel.citation(1)).toContainText('p. 2900', { timeout: 90_000 });
  await tab.panel.citation(1).click();
  await expect.poll(async () => Object.values(await lit(tab.page)).join(' ')).toContain('340 litres');
  for (const page of ['5', '700', '1500', '2999']) {
    const field = tab.page.getByRole('spinbutton', { name: 'Page number' });
    await field.fill(page);
    await field.press('Enter');
    await expect(tab.page.locator(`.page[data-page-number="${page}"] .textLayer`)).toBeAttached();
    expect(await tab.page.locator('canvas').count()).toBeLessThanOrEqual(10);
  }
});

test('a file that keeps the parser busy without end is given up, and the tab goes on', async ({
  sightline,
  site,
}) => {
  test.slow();
  const forms: Record<string, string> = { X0: 'BT /F1 12 Tf 72 700 Td (a) Tj ET' };
  for (let i = 1; i <= 12; i++) forms[`X${i}`] = `/X${i - 1} Do `.repeat(10);
  serveReader(site, '/spin', pdfFile([{ content: '/X12 Do' }], { forms }));
  const tab = await sightline.open('/spin');
  await hurryReader(tab.page);
  await tab.panel.send('What does it say?');
  await expect(tab.panel.alert).toContainText('takes too long to open', { timeout: 30_000 });
  await expect.poll(() => tab.page.workers(), 'the thread that spins is ended').toEqual([]);
  site.route('/after', '<!doctype html><title>After</title><p>The tab goes on.</p>');
  await tab.page.goto(site.url('/after'));
  await expect(tab.page.getByText('The tab goes on.')).toBeVisible();
});
