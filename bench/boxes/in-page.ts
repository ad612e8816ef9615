import type { PictureBox } from '../../src/contracts/image.ts';
import { createImages } from '../../src/page/image/images.ts';
import { createPageContext } from '../../src/page/page.ts';

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const handlers = createImages(
  createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: new AbortController().signal,
  }),
);

const plain = ({ left, top, right, bottom }: DOMRect): Rectangle => ({ left, top, right, bottom });

/** The pictures of the page by their names. */
export async function pictures(): Promise<{ id: string; name: string }[]> {
  const { pictures: listed } = await handlers.imageList({});
  return listed.map(({ id, name }) => ({ id, name }));
}

/** Scrolls a picture into view and tells what of the viewport shows it. */
export function show(name: string): Rectangle {
  const inside = document.querySelector('#host')?.shadowRoot;
  const image = [document, inside].map((root) => root?.querySelector(`[alt="${name}"]`)).find(Boolean)!;
  const around = image.closest('.scroller') ?? image;
  around.scrollIntoView({ block: 'center' });
  return plain(around.getBoundingClientRect());
}

/** Draws these boxes over a picture and tells where they stand. */
export async function drawn(id: string, boxes: PictureBox[]): Promise<Rectangle[]> {
  const marks = boxes.map((box, i) => ({ k: i + 1, label: 'Part', box }));
  await handlers.imageMark({ id, turnId: 'bench', base: { of: 'picture' }, boxes: marks, dark: false });
  const found = document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll('.image-box') ?? [];
  const rectangles = [...found].map((each) => plain(each.getBoundingClientRect()));
  handlers.clear();
  return rectangles;
}

/**
 * Where the marked part really is: extents of its colour in a screenshot, in CSS px of the viewport.
 * @param at CSS px that the screenshot begins at
 * @param scale device pixels for each CSS px
 */
export async function seen(
  png: string,
  at: { x: number; y: number },
  scale: number,
): Promise<Rectangle | null> {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // More than half covered by the marked part, on grey ground.
    if (!(data[pixel * 4]! > 190 && data[pixel * 4 + 1]! < 64 && data[pixel * 4 + 2]! > 190)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right <= left) return null;
  const css = (px: number, from: number) => px / scale + from;
  return { left: css(left, at.x), top: css(top, at.y), right: css(right, at.x), bottom: css(bottom, at.y) };
}
