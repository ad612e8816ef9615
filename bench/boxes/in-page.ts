import type { PictureBox } from '../../src/contracts/image.ts';
import { createPageHandlers } from '../../src/page/page.ts';

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const handlers = createPageHandlers({
  document,
  shadowRootOf: (element) => element.shadowRoot,
  report: () => {},
  signal: new AbortController().signal,
});

const plain = ({ left, top, right, bottom }: DOMRect): Rectangle => ({ left, top, right, bottom });

/** Pictures of the page in document order, by where their elements stand. */
export async function pictures(): Promise<{ id: string; name: string; at: Rectangle }[]> {
  const { pictures: listed } = await handlers.imageList({});
  return listed.map(({ id, name }) => {
    const element = document.querySelector(`[alt="${name}"]`) ?? document.querySelector('#host')!;
    const image = element.id === 'host' ? element.shadowRoot!.querySelector('img')! : element;
    return { id, name, at: plain(image.getBoundingClientRect()) };
  });
}

/** Draws these boxes over a picture and tells where they stand. */
export async function drawn(id: string, boxes: PictureBox[]): Promise<Rectangle[]> {
  const marks = boxes.map((box, i) => ({ k: i + 1, label: 'Part', box }));
  await handlers.imageMark({ id, turnId: 'bench', base: { of: 'picture' }, boxes: marks, dark: false });
  const found = document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll('.image-box') ?? [];
  const rectangles = [...found].map((each) => plain(each.getBoundingClientRect()));
  await handlers.clear({});
  return rectangles;
}

/**
 * Where the marked part of each picture really is: extents of its colour in a screenshot, in CSS px.
 * @param scale device pixels of the screenshot for each CSS px
 */
export async function seen(png: string, regions: Rectangle[], scale: number): Promise<(Rectangle | null)[]> {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return regions.map((region) => {
    const x = Math.max(0, Math.floor(region.left * scale));
    const y = Math.max(0, Math.floor(region.top * scale));
    const width = Math.min(bitmap.width, Math.ceil(region.right * scale)) - x;
    const height = Math.min(bitmap.height, Math.ceil(region.bottom * scale)) - y;
    const { data } = context.getImageData(x, y, width, height);
    let box: Rectangle | null = null;
    for (let at = 0; at < width * height; at += 1) {
      // More than half covered by the marked part, on grey ground.
      if (!(data[at * 4]! > 190 && data[at * 4 + 1]! < 64 && data[at * 4 + 2]! > 190)) continue;
      const [px, py] = [x + (at % width), y + Math.floor(at / width)];
      box = box
        ? {
            left: Math.min(box.left, px),
            top: Math.min(box.top, py),
            right: Math.max(box.right, px + 1),
            bottom: Math.max(box.bottom, py + 1),
          }
        : { left: px, top: py, right: px + 1, bottom: py + 1 };
    }
    return (
      box && {
        left: box.left / scale,
        top: box.top / scale,
        right: box.right / scale,
        bottom: box.bottom / scale,
      }
    );
  });
}
