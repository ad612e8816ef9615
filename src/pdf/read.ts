import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfLine, PdfPiece, PdfText } from './pdf-text.ts';

/** A page with fewer characters than this is taken for a picture of text. */
const FEWEST_CHARACTERS = 20;

export interface ReadOptions {
  signal?: AbortSignal;
  /** Only these pages, 1-based; all of them without. */
  pages?: number[];
  /** Called after each page. */
  onPage?: (done: number, of: number) => void;
}

/** Reads pages one after another; never holds the items of more than one page. Throws the signal's reason when it is aborted. */
export async function readPdfText(document: PDFDocumentProxy, options: ReadOptions = {}): Promise<PdfText> {
  const pages = options.pages ?? Array.from({ length: document.numPages }, (_, i) => i + 1);
  const lines: PdfLine[] = [];
  const scans: number[] = [];
  for (const [i, number] of pages.entries()) {
    options.signal?.throwIfAborted();
    const page = await document.getPage(number);
    const found = await linesOf(page, number, lines.length);
    if (found.reduce((sum, { text }) => sum + text.length, 0) < FEWEST_CHARACTERS) scans.push(number);
    lines.push(...found);
    page.cleanup();
    options.onPage?.(i + 1, pages.length);
  }
  return { lines, pages: document.numPages, scans, lang: '' };
}

/** The items of a page up to each line end, as the file stores them. */
async function linesOf(page: PDFPageProxy, number: number, blocksBefore: number): Promise<PdfLine[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const lines: PdfLine[] = [];
  let text = '';
  let pieces: PdfPiece[] = [];
  const finish = () => {
    const end = text.trimEnd();
    if (end !== '')
      lines.push({ role: 'paragraph', text: end, page: number, block: blocksBefore + lines.length, pieces });
    text = '';
    pieces = [];
  };
  for (const [item, found] of items.filter((each) => 'str' in each).entries()) {
    const length = found.str.length;
    if (length > 0)
      pieces.push({ from: text.length, length, page: number, item, at: 0, sourceLength: length });
    text += found.str;
    if (found.hasEOL) finish();
  }
  finish();
  return lines;
}
