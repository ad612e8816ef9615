import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block } from './blocks.ts';
import { type FieldLine, fieldsOf } from './fields.ts';
import { type Margins, marginsOf, runningRows, signOf } from './furniture.ts';
import { blocksOf, type LayoutOptions, paragraphsOfRows, type Sheet, sheetOf } from './layout.ts';
import { framesOf } from './runs.ts';
import type { Segment } from './segments.ts';
import { type Tagged, tagsOf } from './tags.ts';

/** What a page holds before it is cut, kept until the pages around it are known. */
export interface RawPage {
  number: number;
  sheets: Sheet[];
  margins: Margins;
  mono: ReadonlySet<string>;
  tags: ReadonlyMap<string, Tagged>;
  fields: FieldLine[];
  /** Visible characters. */
  length: number;
  lang: string | null;
}

export type TextOfPage = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The text items of a page as the text layer holds them. */
export const textOf = (page: PDFPageProxy): Promise<TextOfPage> =>
  page.getTextContent({ includeMarkedContent: true, disableNormalization: true });

/**
 * @param hasFields whether the document is a form
 * @param named gives the fonts of the text their names
 */
export async function readPage(
  document: PDFDocumentProxy,
  number: number,
  hasFields: boolean,
  named: (number: number, text: TextOfPage) => Promise<void>,
): Promise<RawPage> {
  const page = await document.getPage(number);
  const content = await textOf(page);
  await named(number, content);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const frames = framesOf(content, { width, height, transform });
  const sheets = frames.map((frame) => sheetOf(frame));
  const main = sheets[0];
  const isTagged = frames.some(({ runs }) => runs.some(({ tag }) => tag !== undefined && tag !== 'Artifact'));
  const tags = tagsOf(isTagged ? await page.getStructTree() : null);
  const fields = hasFields ? await fieldsOf(page) : [];
  page.cleanup();
  return {
    number,
    sheets,
    margins: main ? marginsOf(main.segments, main.height, main.leftwards) : { top: [], bottom: [] },
    mono: monospaced(content.styles),
    tags,
    fields,
    length: sheets.reduce(
      (sum, { segments }) => sum + segments.reduce((all, { length }) => all + length, 0),
      0,
    ),
    lang: content.lang,
  };
}

const monospaced = (styles: TextOfPage['styles']): Set<string> =>
  new Set(Object.keys(styles).filter((name) => styles[name]!.fontFamily === 'monospace'));

/**
 * The blocks of a page: its running header, its text, its running footer.
 * @param near up to two pages before and two after, to tell what is repeated
 */
export function cutPage(page: RawPage, near: readonly RawPage[], nextRegion: () => number): Block[] {
  const [main, ...others] = page.sheets;
  if (!main) return [];
  const side = (name: keyof Margins): Segment[] => {
    const rows = page.margins[name];
    const count = runningRows(
      rows,
      near.map(({ margins }) => margins[name]),
    );
    return rows.slice(0, count).flatMap(({ segments }) => segments);
  };
  const [top, bottom] = [side('top'), side('bottom')];
  const running = new Set([...top, ...bottom]);
  const options = {
    page: page.number,
    nextRegion,
    mono: page.mono,
    tags: page.tags,
    leftwards: main.leftwards,
  };
  const text = main.segments.filter((segment) => !running.has(segment));
  return [
    ...furniture(top, 'header', options),
    ...blocksOf(text, options),
    ...others.flatMap((sheet) => besides(sheet, page, near, options)),
    ...furniture(bottom, 'footer', options),
  ];
}

function furniture(segments: readonly Segment[], name: 'header' | 'footer', options: LayoutOptions): Block[] {
  return segments.length === 0
    ? []
    : paragraphsOfRows(segments, options).map((block) => ({ ...block, furniture: name }));
}

/** Text in another direction than the page's: notes in the margin, repeated or not. */
function besides(sheet: Sheet, page: RawPage, near: readonly RawPage[], options: LayoutOptions): Block[] {
  const blocks = blocksOf(sheet.segments, { ...options, leftwards: sheet.leftwards });
  const repeated = new Set(
    near.flatMap(({ sheets }) =>
      sheets
        .filter(({ turned }) => turned === sheet.turned)
        .flatMap(({ segments }) => segments.map(signOfSegment)),
    ),
  );
  const isRepeated = sheet.segments.every((segment) => repeated.has(signOfSegment(segment)));
  return isRepeated && page.length > 0 ? blocks.map((block) => ({ ...block, furniture: 'footer' })) : blocks;
}

const signOfSegment = ({ runs }: Segment): string => signOf(runs.map(({ str }) => str).join(' '));
