import { afterEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { BoxBase, PictureBox } from '../../src/contracts/image.ts';
import { createImages } from '../../src/page/image/images.ts';
import { createPage } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

let end = new AbortController();
afterEach(() => end.abort());

const PICTURE = (() => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 200, height: 100 });
  return canvas.toDataURL();
})();
const MIDDLE: PictureBox = { x0: 0.25, y0: 0.25, x1: 0.75, y1: 0.75 };

async function open(html: string) {
  end = nextPage();
  document.body.innerHTML = html.replaceAll('PICTURE', PICTURE);
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode()));
  const page = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: end.signal,
  });
  const images = createImages(page.context);
  page.addPictures(images);
  const handlers = { ...images, clear: page.handlers.clear };
  end.signal.addEventListener('abort', () => handlers.clear({}));
  const { pictures } = await handlers.imageList({});
  return {
    handlers,
    pictures,
    mark: (id: string, box = MIDDLE, base: BoxBase = { of: 'picture' }, label = 'It') =>
      handlers.imageMark({ turnId: 't', id, base, boxes: [{ k: 1, label, box }], dark: false }),
  };
}

const boxes = () =>
  [...(document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll('.image-box') ?? [])].filter(
    (box) => box.checkVisibility(),
  );
const sides = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

test('pictures of all kinds are listed with their names, decoration is not', async () => {
  const { pictures } = await open(`
    <figure><img src="PICTURE" alt="Sales"><figcaption>Per year</figcaption></figure>
    <canvas width=100 height=80 aria-label="Plot"></canvas>
    <svg width=90 height=60><title>Sketch</title><circle r=9 /></svg>
    <div style="width:200px;height:120px;background:url(PICTURE)"></div>
    <img src="PICTURE" style="width:16px;height:16px" alt=icon>
    <img src="PICTURE" style="display:none" alt=hidden>`);
  expect(pictures.map(({ kind, name, about }) => [kind, name, about])).toEqual([
    ['img', 'Sales', 'Per year'],
    ['canvas', 'Plot', ''],
    ['svg', 'Sketch', ''],
    ['background', '', ''],
  ]);
  expect(pictures[0]?.natural).toEqual({ width: 200, height: 100 });
});

test('a box lies on its part of the picture and follows it', async () => {
  const page = await open(
    '<div id=around style="position:absolute;left:50px;top:40px"><img src="PICTURE" style="width:200px;height:200px;object-fit:contain"></div>',
  );
  await page.mark(page.pictures[0]!.id);
  expect(boxes().map(sides)).toEqual([[100, 115, 100, 50]]);
  document.querySelector<HTMLElement>('#around')!.style.left = '80px';
  await expect.poll(() => boxes().map(sides)).toEqual([[130, 115, 100, 50]]);
});

test.each([
  ['at the left', 'left:10px;width:300px', MIDDLE],
  ['at the right', 'right:10px;width:300px', MIDDLE],
  ['as wide as the window', 'left:0;width:100%', { x0: 0.01, y0: 0.2, x1: 0.99, y1: 0.8 }],
])('the name of a box in a picture %s can be read while the pointer is on it', async (_, where, box) => {
  await browser.viewport(700, 500);
  const page = await open(`<img src="PICTURE" style="position:absolute;top:40px;height:200px;${where}">`);
  await page.mark(page.pictures[0]!.id, box, { of: 'picture' }, 'The highest bar, of the year 2024');
  page.handlers.imageHover({ turnId: 't', k: 1 });
  const label = boxes()[0]!.querySelector('.image-label')!.getBoundingClientRect();
  expect(label.width).toBeGreaterThan(100);
  expect(label.left).toBeGreaterThanOrEqual(0);
  expect(label.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('a box on what a screenshot showed is a share of that part', async () => {
  const page = await open(
    '<canvas width=200 height=100 style="position:absolute;left:20px;top:30px"></canvas>',
  );
  const base = { of: 'element', part: { x0: 0.5, y0: 0, x1: 1, y1: 1 } } as const;
  await page.mark(page.pictures[0]!.id, MIDDLE, base);
  expect(boxes().map(sides)).toEqual([[145, 55, 50, 50]]);
});

test('a box goes with what is scrolled away, and is there again', async () => {
  const page = await open(
    '<div id=scroller style="height:120px;overflow:auto"><img src="PICTURE"><div style="height:900px"></div></div>',
  );
  await page.mark(page.pictures[0]!.id);
  const scroller = document.querySelector('#scroller')!;
  scroller.scrollTop = 300;
  await expect.poll(() => boxes().length).toBe(0);
  scroller.scrollTop = 0;
  await expect.poll(() => boxes().length).toBe(1);
});

test('boxes go when the page shows another picture in the same element', async () => {
  const page = await open('<img src="PICTURE">');
  await page.mark(page.pictures[0]!.id);
  expect(boxes()).toHaveLength(1);
  document.images[0]!.src = `${PICTURE}#next`;
  await expect.poll(() => boxes().length).toBe(0);
});

test('clearing leaves the page as it was', async () => {
  const page = await open('<img src="PICTURE">');
  const before = document.documentElement.outerHTML;
  await page.mark(page.pictures[0]!.id);
  page.handlers.clear({});
  expect(document.documentElement.outerHTML).toBe(before);
});

test('a picture that left the page is not found', async () => {
  const page = await open('<img src="PICTURE">');
  document.body.innerHTML = '';
  expect(await page.mark(page.pictures[0]!.id)).toEqual({ found: false });
});
