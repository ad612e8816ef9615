import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SightlineError } from '../../contracts/errors.ts';
import type { PdfText } from '../../pdf/pdf-text.ts';
import { readPdfText } from '../../pdf/read.ts';

/** A page that takes longer keeps the parser spinning; ordinary ones take a hundredth of a second. */
const PAGE_MS = 20_000;

/**
 * Reads what a file says. Throws `pdf-too-slow` where one page does not come to its end.
 * @param again the same file opened again
 * @param onPage told after each page
 */
export async function readText(
  document: PDFDocumentProxy,
  again: Promise<PDFDocumentProxy | undefined>,
  onPage: (done: number, of: number) => void,
): Promise<PdfText> {
  const stuck = new AbortController();
  let reject: (error: SightlineError) => void = () => undefined;
  const ended = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const slow = new SightlineError('pdf-too-slow');
      stuck.abort(slow);
      reject(slow);
    }, PAGE_MS);
  };
  wait();
  try {
    return await Promise.race([
      readPdfText(document, {
        signal: stuck.signal,
        again,
        onPage(done, of) {
          wait();
          onPage(done, of);
        },
      }),
      ended,
    ]);
  } catch (error) {
    if (error instanceof SightlineError) throw error;
    throw new SightlineError('pdf-broken', {}, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
