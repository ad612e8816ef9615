import { SightlineError } from '../contracts/errors.ts';
import type { Box } from '../contracts/page-index.ts';
import { blobOf } from '../core/data-url.ts';
import { createQueue } from '../core/queue.ts';
import { screenshotOfTab } from '../platform/screenshot.ts';

/** Chrome refuses a third screenshot within a second (`MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND`). */
const PAUSE_MS = 550;
/** All tabs share Chrome's limit. */
const line = createQueue();
let lastAt = 0;

/** Cuts a part out of what a tab shows: CSS px of its viewport, which is `viewportWidth` of them wide. What is `covered`
 * is painted over. Throws `picture-out-of-sight`. */
export async function captureTab(
  tabId: number,
  region: Box,
  viewportWidth: number,
  covered: readonly Box[],
): Promise<Blob> {
  const shot = await line(async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, lastAt + PAUSE_MS - Date.now())));
    lastAt = Date.now();
    return screenshotOfTab(tabId);
  });
  if (!shot) throw new SightlineError('picture-out-of-sight');
  const whole = await createImageBitmap(blobOf(shot));
  // Not `devicePixelRatio`: what the browser paints and what it tells differ on some systems.
  const scale = whole.width / viewportWidth;
  const [width, height] = [Math.round(region.width * scale), Math.round(region.height * scale)];
  if (width < 1 || height < 1) throw new SightlineError('picture-out-of-sight');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.setTransform(1, 0, 0, 1, -region.x * scale, -region.y * scale);
  context.drawImage(whole, 0, 0);
  context.fillStyle = '#777';
  for (const { x, y, width: wide, height: high } of covered)
    context.fillRect(x * scale, y * scale, wide * scale, high * scale);
  whole.close();
  return canvas.convertToBlob();
}
