import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readPdfText } from '../../../src/pdf/read.ts';

const PAGES = 24;
const BODY = 'Running text of this chapter that goes on for a while so that it is the most of it.';

/**
 * A file of chapters, each with a heading in another font than its text. pdf.js numbers fonts as it meets them: so does this, and a page's
 * text comes only when everything else that waits has had its turn.
 */
function opening(name: string) {
  const fonts: string[] = [];
  const asked: number[] = [];
  const called = (font: string) => {
    if (!fonts.includes(font)) fonts.push(font);
    return `${name}_f${fonts.indexOf(font)}`;
  };
  const page = (number: number) => ({
    getViewport: () => ({ width: 600, height: 800, transform: [1, 0, 0, 1, 0, 0] }),
    cleanup: () => undefined,
    async getTextContent() {
      asked.push(number);
      await new Promise((resolve) => setTimeout(resolve));
      const item = (str: string, font: string, y: number) => ({
        str,
        dir: 'ltr',
        transform: [10, 0, 0, 10, 50, y],
        width: str.length * 5,
        height: 10,
        fontName: called(font),
        hasEOL: false,
      });
      const items = [
        ...[0, 1, 2, 3, 4].map((i) => item(`${BODY} ${number}`, 'body', 240 + 12 * i)),
        item(`About matter ${number}`, number % 2 ? 'bold' : 'italic', 320),
        ...[0, 1, 2, 3, 4].map((i) => item(`${BODY} ${number}`, 'body', 345 + 12 * i)),
        // No caption: it is set as the running text is.
        item(
          'Figure 1: the wind as it was in May, in June and in July of that year, with its gusts',
          'body',
          430,
        ),
        ...[1, 2, 3, 4, 5].map((i) => item(`${BODY} ${number}`, 'body', 430 + 12 * i)),
      ];
      const styles = Object.fromEntries(
        items.map(({ fontName }) => [fontName, { fontFamily: 'serif', ascent: 0.8, descent: -0.2 }]),
      );
      return { items, styles, lang: 'en' };
    },
  });
  const document = {
    numPages: PAGES,
    getMetadata: async () => ({ info: {} }),
    getOutline: async () => null,
    getPage: async (number: number) => page(number),
  };
  return { asked, document: document as unknown as PDFDocumentProxy };
}

describe('a file that is opened twice', () => {
  it('is read by both, and its lines are the same', async () => {
    const once = await readPdfText(opening('d0').document);
    const [first, again] = [opening('d0'), opening('d1')];
    // The second meets another page first, and numbers its fonts in another order.
    await (await again.document.getPage(2)).getTextContent();

    const twice = await readPdfText(first.document, { again: Promise.resolve(again.document) });

    expect(twice).toEqual(once);
    expect(once.lines.filter(({ role }) => role === 'heading')).toHaveLength(PAGES);
    expect(again.asked.length).toBeGreaterThan(PAGES / 3);
    expect(first.asked.length).toBeLessThan(PAGES);
  });

  it('is read by the first alone where the second does not come', async () => {
    const first = opening('d0');
    const text = await readPdfText(first.document, { again: new Promise(() => undefined) });
    expect(text.lines).toHaveLength((await readPdfText(opening('d0').document)).lines.length);
    expect(first.asked).toHaveLength(PAGES);
  });
});
