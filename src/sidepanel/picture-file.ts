import { SightlineError } from '../contracts/errors.ts';
import type { Attached } from './state.ts';

/** No model takes more, in pixels: the worker makes the rest of what the chosen one takes. */
const LONG_EDGE = 2576;
const MOST_PNG_AREA = 1_000_000;

/** A file as a picture to ask about, encoded anew: what else is in it stays here. Throws `picture-unreadable`. */
export async function attachFile(file: File): Promise<Attached> {
  const bitmap = await createImageBitmap(file).catch((error) => {
    throw new SightlineError('picture-unreadable', {}, { cause: error });
  });
  const shrink = Math.min(1, LONG_EDGE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  const url = canvas.toDataURL(width * height > MOST_PNG_AREA ? 'image/jpeg' : 'image/png', 0.92);
  const ref = { from: 'given', id: crypto.randomUUID(), name: file.name, size: { width, height } } as const;
  return { ref, url };
}
