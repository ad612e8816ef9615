import type { Size } from '../core/boxes/picture-size.ts';
import { blobOf } from '../core/data-url.ts';
import type { EncodedPicture, Numbered, PicturePort } from '../modes/image/port.ts';
import { within } from './within.ts';

/** Bytes; a larger file is looked at on a screenshot. */
const MOST_BYTES = 25_000_000;
const FETCH_MS = 15_000;
/** CSS px of the card's copy, its longest side. */
const PREVIEW = 320;
/** Small pictures and drawings stay exact; photographs of more square pixels would be many megabytes. */
const MOST_PNG_AREA = 700_000;

/** Pictures that the person gave, by id: in memory only, and only the last few. */
const given = new Map<string, string>();
const MOST_GIVEN = 6;

export function keepGiven(id: string, url: string): void {
  given.set(id, url);
  for (const old of [...given.keys()].slice(0, -MOST_GIVEN)) given.delete(old);
}

export const picturePort: PicturePort = {
  async load(src, sameOrigin, signal) {
    if (!/^(https?|data):/i.test(src)) return undefined;
    try {
      const init: RequestInit = { credentials: sameOrigin ? 'include' : 'omit', signal };
      return await within(FETCH_MS, fetchBytes(src, init), 'page-silent');
    } catch (error) {
      signal.throwIfAborted();
      // Whatever the reason, the picture can still be looked at on the screen.
      console.warn('picture not fetched', error instanceof Error ? error.name : typeof error);
      return undefined;
    }
  },
  async given(id) {
    const url = given.get(id);
    return url === undefined ? undefined : blobOf(url);
  },
  async encode(bytes, sizeFor, numbers = []) {
    const bitmap = await createImageBitmap(bytes).catch((error) => {
      // Chrome's only sign of bytes that it cannot decode.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined;
      throw error;
    });
    return bitmap && encodeBitmap(bitmap, sizeFor, numbers);
  },
};

async function fetchBytes(src: string, init: RequestInit): Promise<Blob | undefined> {
  const response = await fetch(src, init);
  if (!response.ok || !response.body) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    bytes += piece.value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

async function encodeBitmap(
  bitmap: ImageBitmap,
  sizeFor: (natural: Size) => Size,
  numbers: readonly Numbered[],
): Promise<EncodedPicture> {
  const natural = { width: bitmap.width, height: bitmap.height };
  const size = sizeFor(natural);
  const shrink = Math.min(1, PREVIEW / Math.max(natural.width, natural.height));
  const previewSize = {
    width: Math.max(1, Math.round(natural.width * shrink)),
    height: Math.max(1, Math.round(natural.height * shrink)),
  };
  const type = size.width * size.height > MOST_PNG_AREA ? 'image/jpeg' : 'image/png';
  const url = await dataURL(bitmap, size, { type, quality: 0.92 }, numbers);
  const preview = await dataURL(bitmap, previewSize, { type: 'image/jpeg', quality: 0.7 });
  bitmap.close();
  return { url, size, preview };
}

async function dataURL(
  bitmap: ImageBitmap,
  { width, height }: Size,
  options: ImageEncodeOptions,
  numbers: readonly Numbered[] = [],
): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  // JPEG knows no transparency; what was transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  drawNumbers(context, { width, height }, numbers);
  const bytes = new Uint8Array(await (await canvas.convertToBlob(options)).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${options.type};base64,${btoa(binary)}`;
}

/** Frames with their numbers at the top left, as index lines have them. */
function drawNumbers(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: Size,
  numbers: readonly Numbered[],
): void {
  context.font = 'bold 13px sans-serif';
  context.textBaseline = 'top';
  for (const { n, x0, y0, x1, y1 } of numbers) {
    const [x, y] = [Math.max(0, x0 * width), Math.max(0, y0 * height)];
    context.strokeStyle = '#d00';
    context.strokeRect(x, y, x1 * width - x, y1 * height - y);
    const label = `[${n}]`;
    context.fillStyle = '#d00';
    context.fillRect(x, y, context.measureText(label).width + 4, 15);
    context.fillStyle = '#fff';
    context.fillText(label, x + 2, y + 1);
  }
}
