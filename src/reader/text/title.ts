import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a file calls itself, else `name`. */
export async function titleOf(document: PDFDocumentProxy, name: string): Promise<string> {
  const { info } = await document.getMetadata();
  return (info as { Title?: string }).Title?.trim() || name;
}
