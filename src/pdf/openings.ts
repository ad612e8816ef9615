import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPage, type TextOfPage, textOf } from './pages.ts';

/** pdf.js reads in a thread of its own: so many pages are asked of each before they are needed. */
const AHEAD = 3;
/** A second opening is not worth it where every few pages bring fonts of their own: so many pages may be read twice, and one in so many. */
const FEW_TWICE = 12;
const ONE_IN = 4;

interface Opening {
  document: PDFDocumentProxy;
  /** Pages that it is reading. */
  busy: number;
  /** Gives the text the font names of the first opening. */
  named: (number: number, text: TextOfPage) => Promise<void>;
  /** Whether it is given pages. */
  isWorthIt: () => boolean;
}

/**
 * The pages of a file that is opened once, or once more in a further thread (then a page goes to whichever has least to do). What comes of a page is
 * the same from each.
 * @param again the same file, once it is opened again; never rejects
 */
export function createOpenings(
  first: PDFDocumentProxy,
  again: Promise<PDFDocumentProxy | undefined>,
  hasFields: boolean,
) {
  const openings: Opening[] = [
    { document: first, busy: 0, named: async () => undefined, isWorthIt: () => true },
  ];
  void again.then((document) => {
    if (document) openings.push({ document, busy: 0, ...createFontNames(first) });
  });

  return {
    /** So many pages may be asked for before the first of them is taken. */
    ahead: () => AHEAD * openings.length,
    async read(number: number) {
      const opening = openings
        .filter(({ isWorthIt }) => isWorthIt())
        .reduce((least, each) => (each.busy < least.busy ? each : least));
      opening.busy++;
      try {
        return await readPage(opening.document, number, hasFields, opening.named);
      } finally {
        opening.busy--;
      }
    },
  };
}

/**
 * pdf.js numbers the fonts of a file as it meets them, so that two openings call the same font differently. A page with a font of unknown name is read
 * by both: its text is the same, item by item.
 */
function createFontNames(first: PDFDocumentProxy): Pick<Opening, 'named' | 'isWorthIt'> {
  const names = new Map<string, string>();
  let pages = 0;
  let twice = 0;
  let before = Promise.resolve();

  async function learn(number: number, text: TextOfPage): Promise<void> {
    if (Object.keys(text.styles).every((name) => names.has(name))) return;
    twice++;
    const same = await textOf(await first.getPage(number));
    for (const [i, item] of text.items.entries()) {
      const other = same.items[i];
      if ('str' in item && other && 'str' in other) names.set(item.fontName, other.fontName);
    }
  }

  return {
    isWorthIt: () => twice <= FEW_TWICE + pages / ONE_IN,
    async named(number, text) {
      pages++;
      // One after the other: the next page has the same fonts, most likely.
      before = before.then(() => learn(number, text));
      await before;
      const called = (name: string) => names.get(name) ?? name;
      for (const item of text.items) if ('str' in item) item.fontName = called(item.fontName);
      text.styles = Object.fromEntries(
        Object.entries(text.styles).map(([name, style]) => [called(name), style]),
      );
    },
  };
}
