import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Sharp enough for small print, and a tenth of the bytes of a PNG. */
const QUALITY = 0.9;

/**
 * A page as a picture, as the file has it (not as the person has turned it), as a `data:` address of a JPEG.
 * @param longEdge pixels of its longer side
 */
export async function pageShot(pdf: PDFDocumentProxy, number: number, longEdge: number): Promise<string> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longEdge / Math.max(natural.width, natural.height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport, background: '#fff' }).promise;
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  // Lets go of its pixels at once.
  canvas.width = 0;
  return url;
}
