import { expect, lit, test } from './fixtures.ts';
import { pdfFile } from './pdf-file.ts';
import { inReader, serve } from './pdf-kit.ts';
import { middleOf, picturesOf, sizeOf } from './pictures.ts';

/** Pages that hold drawings only: a grey sheet with a dark bar. */
const SCAN = pdfFile(
  Array.from({ length: 6 }, () => ({ content: '0.9 g 0 0 595 842 re f 0.1 g 100 600 300 60 re f' })),
);
const GEMINI = { provider: { id: 'custom', visionModel: 'gemini-3-flash' } };

test('pages of a scan are sent as pictures when the person says so, and what is read there is boxed on its page, not lit', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({
    json: {
      answer: 'It costs 41 euros [1].',
      objects: [{ label: 'Price', quote: '41 euros a night', page: 2, box_2d: [200, 200, 300, 700] }],
    },
  }));
  serve(site, '/scan', SCAN);
  const tab = await sightline.open('/scan#page=2');
  await tab.panel.ask('What does a berth cost a night?');
  await inReader(tab.page);
  await expect(tab.panel.answer).toContainText('can look at pages 1–4, for about 4,480 tokens');
  expect(model.requests).toHaveLength(0);

  await tab.panel.button('Send these pages as pictures').click();
  await expect(tab.panel.answer).toContainText('It costs 41 euros');
  await expect(tab.panel.answer).toContainText('Read from a picture of page 2, not checked');
  const pictures = (model.requests[0]?.messages ?? []).flatMap(({ content }) =>
    Array.isArray(content) ? content.filter((part) => (part as { type?: string }).type === 'image_url') : [],
  );
  expect(pictures).toHaveLength(4);
  expect(await lit(tab.page)).toEqual({});

  const box = tab.page.locator('.page[data-page-number="2"] .seen-box');
  const share = async () => {
    const [page, own] = await Promise.all([
      tab.page.locator('.page[data-page-number="2"] .canvasWrapper').boundingBox(),
      box.boundingBox(),
    ]);
    if (!page || !own) return null;
    return [(own.x - page.x) / page.width, (own.y - page.y) / page.height].map((each) => each.toFixed(2));
  };
  await expect.poll(share).toEqual(['0.20', '0.20']);
  await tab.page.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(share).toEqual(['0.70', '0.20']);
  await tab.page.getByRole('button', { name: 'Zoom in' }).click();
  await tab.page.evaluate(() => document.querySelector('#viewer-container')?.scrollTo(0, 9999));
  await tab.panel.button('Box 1: Price').click();
  await expect(box).toBeInViewport();
  await tab.panel.clear();
  await expect(box).toHaveCount(0);
});

test('with Alt held, a part of a page is drawn and asked about as a picture', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'A bar.', objects: [] } }));
  serve(site, '/drawn', pdfFile([{ lines: ['The berth'], content: '1 0 0 rg 100 600 300 60 re f' }]));
  const tab = await sightline.open('/drawn');
  await tab.panel.ask('/find What is it about?');
  await inReader(tab.page);

  const page = (await tab.page.locator('.page[data-page-number="1"] .canvasWrapper').boundingBox())!;
  const at = (x: number, y: number) =>
    [page.x + (page.width * x) / 595, page.y + (page.height * y) / 842] as const;
  await tab.page.keyboard.down('Alt');
  await tab.page.mouse.move(...at(120, 190));
  await tab.page.mouse.down();
  await tab.page.mouse.move(...at(380, 235), { steps: 3 });
  await tab.page.mouse.up();
  await tab.page.keyboard.up('Alt');
  await expect(tab.panel.page.locator('.picture-name')).toContainText('A part of page 1');
  await tab.panel.ask('What is drawn here?');
  await expect(tab.panel.answer).toContainText('A bar.');

  const [picture] = picturesOf(model.requests.at(-1));
  const { width, height } = sizeOf(picture ?? '');
  expect(width / height).toBeCloseTo(260 / 45, 1);
  expect(await middleOf(sightline.backstage, picture ?? '')).toEqual([255, 0, 0]);
});
