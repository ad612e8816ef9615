import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdf.js needs and Node 20 lacks; nothing is drawn, so that empty classes are enough. */
function fillIn(): void {
  const lacking = globalThis as unknown as Record<string, unknown>;
  lacking.DOMMatrix ??= class {};
  lacking.Path2D ??= class {};
  lacking.ImageData ??= class {};
  const buffers = ArrayBuffer.prototype as { transferToFixedLength?: unknown };
  buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    return this.slice(0, length);
  };
  const promises = Promise as unknown as { withResolvers?: unknown };
  promises.withResolvers ??= () => {
    let resolve: unknown;
    let reject: unknown;
    const promise = new Promise((one, other) => {
      resolve = one;
      reject = other;
    });
    return { promise, resolve, reject };
  };
}

/** Opens a PDF in Node. Rejects with pdf.js' own exceptions. */
export async function openPdf(file: string, password?: string): Promise<PDFDocumentProxy> {
  fillIn();
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0, password }).promise;
}
