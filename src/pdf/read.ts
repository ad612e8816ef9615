import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block } from './blocks.ts';
import type { FieldLine } from './fields.ts';
import { joinFlow } from './flow.ts';
import { createVocabulary } from './hyphens.ts';
import { linesOf } from './lines.ts';
import { createOpenings } from './openings.ts';
import { outlineOf } from './outline.ts';
import { cutPage, type RawPage } from './pages.ts';
import type { PdfLine, PdfText } from './pdf-text.ts';
import { assignRoles } from './roles.ts';

/** A page with fewer characters than this is taken for a picture of text. */
const FEWEST_CHARACTERS = 20;
/** So many pages on each side tell what is repeated on a page. */
const NEAR = 2;

export interface ReadOptions {
  signal?: AbortSignal;
  /** Only these pages, 1-based; all of them without. */
  pages?: number[];
  /** Called after each page. */
  onPage?: (done: number, of: number) => void;
  /** The same file opened again, in a thread of its own: half of the pages are read there. Never rejects. */
  again?: Promise<PDFDocumentProxy | undefined>;
}

/**
 * Reads a document into index lines: columns one after the other, paragraphs joined over lines, columns and pages, tables as rows. Holds the text
 * items of eleven pages at most; of the others only words and where they stand. Throws the signal's reason when it is aborted.
 */
export async function readPdfText(document: PDFDocumentProxy, options: ReadOptions = {}): Promise<PdfText> {
  const numbers = options.pages ?? Array.from({ length: document.numPages }, (_, i) => i + 1);
  const { blocks, vocabulary, mono, fields, scans, lang } = await readBlocks(document, numbers, options);
  assignRoles(blocks, await outlineOf(document), mono);
  return {
    lines: withFields(linesOf(joinFlow(blocks), vocabulary), fields),
    pages: document.numPages,
    scans,
    lang,
  };
}

/** The fields of each page behind its text. */
function withFields(lines: readonly PdfLine[], fields: readonly FieldLine[]): PdfLine[] {
  if (fields.length === 0) return [...lines];
  let block = (lines.at(-1)?.block ?? -1) + 1;
  const pages = new Map<number, number>();
  for (const [i, { page }] of lines.entries()) pages.set(page, i);
  const behind = new Map<number, PdfLine[]>();
  for (const field of fields) {
    const at = pages.get(field.page) ?? lines.length - 1;
    behind.set(at, [...(behind.get(at) ?? []), { ...field, block: block++ }]);
  }
  return [...(behind.get(-1) ?? []), ...lines.flatMap((line, i) => [line, ...(behind.get(i) ?? [])])];
}

async function readBlocks(document: PDFDocumentProxy, numbers: readonly number[], options: ReadOptions) {
  const blocks: Block[] = [];
  const vocabulary = createVocabulary();
  const scans: number[] = [];
  const mono = new Set<string>();
  const window: RawPage[] = [];
  const fields: FieldLine[] = [];
  const { IsAcroFormPresent } = (await document.getMetadata()).info as { IsAcroFormPresent?: boolean };
  let lang = '';
  let region = 0;
  const finish = (at: number) => {
    const page = window.find(({ number }) => number === numbers[at])!;
    const near = window.filter(
      ({ number }) => number !== page.number && Math.abs(number - page.number) <= NEAR,
    );
    const cut = cutPage(page, near, () => region++);
    for (const { text, hyphens } of cut.flatMap(wordsOf)) vocabulary.add(text, hyphens);
    blocks.push(...cut);
    if (window.length > 2 * NEAR) window.shift();
    options.onPage?.(at + 1, numbers.length);
  };
  const again = options.again ?? Promise.resolve(undefined);
  const openings = createOpenings(document, again, IsAcroFormPresent === true);
  const ahead: Promise<RawPage>[] = [];
  const askAhead = (at: number) => {
    for (let i = ahead.length; i < at + openings.ahead() && i < numbers.length; i++) {
      const page = openings.read(numbers[i]!);
      // Its failure is met when its turn comes; until then nobody listens.
      page.catch(() => {});
      ahead[i] = page;
    }
  };
  for (const [i, number] of numbers.entries()) {
    options.signal?.throwIfAborted();
    askAhead(i);
    const page = await ahead[i]!;
    delete ahead[i];
    window.push(page);
    if (page.length < FEWEST_CHARACTERS) scans.push(number);
    fields.push(...page.fields);
    for (const font of page.mono) mono.add(font);
    lang ||= page.lang ?? '';
    if (i >= NEAR) finish(i - NEAR);
  }
  for (let i = Math.max(0, numbers.length - NEAR); i < numbers.length; i++) finish(i);
  return { blocks, vocabulary, mono, fields, scans, lang };
}

const wordsOf = (block: Block) =>
  block.kind === 'text'
    ? [block.words]
    : block.rows.flatMap(({ cells }) => cells.filter((words) => words !== undefined));
