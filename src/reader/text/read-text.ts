import { SightlineError } from '../../contracts/errors.ts';
import type { PdfText } from '../../pdf/pdf-text.ts';
import { readPdfText } from '../../pdf/read.ts';
import type { OpenPdf } from '../file/open-pdf.ts';

/** A page that takes longer keeps the parser spinning; ordinary ones take a hundredth of a second. */
const PAGE_MS = 20_000;

/**
 * Reads what a file says. Throws `pdf-too-slow` where one page does not come to its end, or brings without end.
 * @param again the same file opened again
 * @param onPage told after each page
 */
export async function readText(
  { document, flooded }: OpenPdf,
  again: Promise<OpenPdf | undefined>,
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
        again: again.then((other) => other?.document),
        onPage(done, of) {
          wait();
          onPage(done, of);
        },
      }),
      ended,
      flooded,
      again.then((other) => other?.flooded ?? ended),
    ]);
  } catch (error) {
    if (error instanceof SightlineError) throw error;
    throw new SightlineError('pdf-broken', {}, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
