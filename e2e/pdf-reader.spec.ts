import axe from 'axe-core';
import { expect, lit, type Sightline, type Site, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { HANDBOOK, serve } from './pdf-kit.ts';

const ANNOTATED = [
  {
    lines: ['A form'],
    annotations: [
      '<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /Border [0 0 0] /A << /S /URI /URI (https://example.test/x) >> >>',
      '<< /Type /Annot /Subtype /Link /Rect [72 660 200 680] /Border [0 0 0] /A << /S /URI /URI (mailto:a@example.test) >> >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (keeper) /V (Anna) /Rect [72 600 300 620] /F 4 /DA (/Helv 12 Tf 0 g) >>',
    ],
  },
];

const readerOf = (sightline: Sightline, site: Site, path: string) =>
  sightline.extensionURL(`src/reader/index.html?file=${encodeURIComponent(site.url(path))}`);

async function openReader(sightline: Sightline, site: Site, path: string) {
  const tab = await sightline.open(site.url(path));
  await tab.page.goto(readerOf(sightline, site, path));
  await expect(tab.page.locator('.page[data-page-number="1"] .textLayer')).toBeAttached();
  return tab;
}

test('pages, contents, zoom, rotation, find, download, print, fields and links, for everybody', async ({
  sightline,
  site,
}) => {
  serve(
    site,
    '/files/report',
    pdfFile(HANDBOOK, {
      outline: [
        { title: 'Start', page: 1 },
        { title: 'Fees', page: 14 },
      ],
    }),
  );
  const { page } = await openReader(sightline, site, '/files/report');
  const number = page.getByRole('spinbutton', { name: 'Page number' });
  const width = () =>
    page
      .locator('.page')
      .first()
      .evaluate((element) => element.clientWidth);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(number).toHaveValue('2');
  await page.getByRole('button', { name: 'Pages and contents' }).click();
  await page.getByRole('tab', { name: 'Contents' }).click();
  await page.getByRole('button', { name: 'Fees' }).click();
  await expect(number).toHaveValue('14');
  await page.getByRole('tab', { name: 'Pages' }).click();
  const third = page.getByRole('tabpanel').getByRole('button', { name: 'Page 3', exact: true });
  await third.click();
  await expect(number).toHaveValue('3');
  await expect(third.locator('img')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Pages and contents' }).click();

  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('1');
  const before = await width();
  await page.keyboard.press('Control++');
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press('Control+0');
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('1');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await expect(number, 'the page that was looked at stays').toHaveValue('3');
  await page.getByRole('button', { name: 'Rotate' }).click();

  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Words to find' }).fill('euros a night');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  await expect(number).toHaveValue('14');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toBeHidden();

  await test.step('download gives the file as it is', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('report.pdf');
  });
  await test.step('every control has a name and enough contrast, in light and dark', async () => {
    await page.getByRole('button', { name: 'Pages and contents' }).click();
    await page.getByRole('button', { name: 'Find in the document' }).click();
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(async () => {
        const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run({
          exclude: ['#viewer'],
        });
        return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(violations, colorScheme).toEqual([]);
    }
  });
  await test.step('fields are shown, web links lead out safely, others nowhere', async () => {
    serve(site, '/form', pdfFile(ANNOTATED));
    await page.goto(readerOf(sightline, site, '/form'));
    await expect(page.locator('.annotationLayer input')).toHaveValue('Anna');
    const link = page.locator('.annotationLayer a[href="https://example.test/x"]');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(page.locator('.annotationLayer a[href^="mailto"]')).toHaveCount(0);
  });
  await test.step('print gives a frame with the file', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('iframe.print-frame')).toHaveAttribute('src', /^blob:/);
  });
});

test('lit words lie over the drawn ones, also while find marks words among them, and a click on them shows their sentence in the panel', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  serve(site, '/doc', pdfFile([{ lines: ['Words'], content: '72 500 200 20 re f' }, ...HANDBOOK]));
  model.script((request) => `Early ${request.cite('opens at 7:15 on weekdays')}.`);
  const tab = await openReader(sightline, site, '/doc');
  await tab.panel.ask('When does it open?');
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 7:15 on weekdays' });
  // Where the file says that the line stands: 72 points from the left, 842 - 754 from the top, to within two pixels.
  const off = await tab.page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('sightline-cite-1') ?? [])] as Range[];
    const line = range!.startContainer.parentElement!.getBoundingClientRect();
    const canvas = document.querySelector('.page[data-page-number="2"] canvas')!.getBoundingClientRect();
    const scale = canvas.width / 595;
    return {
      x: (line.left - canvas.left) / scale - 72,
      bottom: (line.bottom - canvas.top) / scale - (842 - 754),
    };
  });
  expect(Math.abs(off.x)).toBeLessThan(2);
  expect(Math.abs(off.bottom)).toBeLessThan(6);
  await tab.page.getByRole('button', { name: 'Find in the document' }).click();
  await tab.page.getByRole('searchbox', { name: 'Words to find' }).fill('7:15');
  await expect(tab.page.locator('.textLayer .highlight')).toHaveCount(1);
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 7:15 on weekdays' });
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 7:15 on weekdays' });
  const at = await tab.page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('sightline-cite-1') ?? [])] as Range[];
    const { left, top, width, height } = range!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await tab.page.mouse.click(at.x, at.y);
  await expect(tab.panel.page.locator('.flash')).toBeVisible();
});
