import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PictureBox } from '../../contracts/image.ts';

/** Pixels of the longer side: what models take without making it smaller. */
const LONG_EDGE = 1568;
/** Small print gains nothing from more, in pixels of a point. */
const MOST_SCALE = 5;

/**
 * A part of a page as a picture, turned as the person sees it but not as coarse: a `data:` address of a PNG with its size in pixels.
 * @param part shares of the page as it is shown
 * @param turned degrees by which the person has turned it
 */
export async function pagePart(
  pdf: PDFDocumentProxy,
  number: number,
  { x0, y0, x1, y1 }: PictureBox,
  turned: number,
): Promise<{ url: string; size: { width: number; height: number } }> {
  const page = await pdf.getPage(number);
  const rotation = (page.rotate + turned) % 360;
  const natural = page.getViewport({ scale: 1, rotation });
  const long = Math.max((x1 - x0) * natural.width, (y1 - y0) * natural.height);
  const scale = Math.min(MOST_SCALE, LONG_EDGE / long);
  const offset = { offsetX: -x0 * natural.width * scale, offsetY: -y0 * natural.height * scale };
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((x1 - x0) * natural.width * scale));
  canvas.height = Math.max(1, Math.round((y1 - y0) * natural.height * scale));
  const viewport = page.getViewport({ scale, rotation, ...offset });
  await page.render({ canvas, viewport, background: '#fff' }).promise;
  const size = { width: canvas.width, height: canvas.height };
  const url = canvas.toDataURL();
  // Lets go of its pixels at once.
  canvas.width = 0;
  return { url, size };
}
