import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { ModelRequest } from './model-server.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of one colour with rectangles on it: pictures whose parts a test knows to the pixel. */
export function png(
  width: number,
  height: number,
  ground: Colour,
  parts: readonly { x: number; y: number; width: number; height: number; colour: Colour }[] = [],
): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const part = parts.findLast(
        (each) => x >= each.x && y >= each.y && x < each.x + each.width && y < each.y + each.height,
      );
      rows.set(part?.colour ?? ground, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with a remark in its metadata. */
export function withText(picture: Buffer, key: string, value: string): Buffer {
  const end = picture.length - 12;
  const remark = chunk('tEXt', Buffer.from(`${key}\0${value}`, 'latin1'));
  return Buffer.concat([picture.subarray(0, end), remark, picture.subarray(end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Width and height of a PNG or JPEG in a `data:` address. */
export function sizeOf(url: string): { width: number; height: number } {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  if (url.startsWith('data:image/png'))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc3)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  throw new Error('no size in this picture');
}

/** The pictures that a request to a model holds. */
export const picturesOf = (request: ModelRequest | undefined): string[] =>
  (request?.messages ?? []).flatMap(({ content }) =>
    Array.isArray(content)
      ? content.flatMap((part) => {
          const { image_url } = part as { image_url?: { url: string } };
          return image_url ? [image_url.url] : [];
        })
      : [],
  );

/** The colour in the middle of a picture. */
export const middleOf = (page: Page, url: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, url);
