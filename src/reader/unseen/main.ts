import { SightlineError } from '../../contracts/errors.ts';
import { type PdfRead, type ReadPdf, readPdfSchema } from '../../contracts/inert.ts';
import { blobOf } from '../../core/data-url.ts';
import { fileName } from '../file/file-name.ts';
import { openPdf } from '../file/open-pdf.ts';
import { frameIndexOf } from '../text/frame-index.ts';
import { readText } from '../text/read-text.ts';
import { titleOf } from '../text/title.ts';

/**
 * The reader without a view (`chrome.offscreen`): reads a PDF that was fetched for a question about a site, and is gone at once. Nothing of it is
 * drawn, and nobody is asked for a password.
 */
chrome.runtime.onMessage.addListener((message, sender, respond) => {
  const asked = readPdfSchema.safeParse(message);
  if (!asked.success || sender.id !== chrome.runtime.id || sender.tab) return undefined;
  void read(asked.data).then(respond);
  return true;
});

const assets = chrome.runtime.getURL('pdfjs/');
const NO_VIEW = { dark: false, selection: '', viewport: { width: 0, height: 0, scrollX: 0, scrollY: 0 } };

async function read({ url, file }: ReadPdf): Promise<PdfRead> {
  try {
    const data = new Uint8Array(await blobOf(file).arrayBuffer());
    const opened = await unlocked(data);
    try {
      const title = await titleOf(opened.document, fileName(url, null));
      const text = await readText(opened, Promise.resolve(undefined), () => undefined);
      return { index: frameIndexOf(text, { ...NO_VIEW, url, title }) };
    } finally {
      opened.close();
    }
  } catch (error) {
    if (error instanceof SightlineError) return { problem: error.code };
    throw error;
  }
}

/** Throws `pdf-locked` for a file that has a password; its thread ends with this page. */
const unlocked = (data: Uint8Array<ArrayBuffer>) =>
  new Promise<Awaited<ReturnType<typeof openPdf>>>((resolve, reject) => {
    const locked = () => {
      reject(new SightlineError('pdf-locked'));
      return new Promise<never>(() => undefined);
    };
    openPdf(data, assets, locked).then(resolve, reject);
  });
