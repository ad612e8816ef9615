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

/** Cuts a part out of what a tab shows: CSS px of its viewport, which is `viewportWidth` of them wide. Throws `picture-out-of-sight`. */
export async function captureTab(tabId: number, region: Box, viewportWidth: number): Promise<Blob> {
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
  canvas.getContext('2d')?.drawImage(whole, -region.x * scale, -region.y * scale);
  whole.close();
  return canvas.convertToBlob();
}
