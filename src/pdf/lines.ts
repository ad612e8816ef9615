import { cutSentences } from '../core/text/cut-sentences.ts';
import type { Block, TableBlock, TableRow, TextBlock } from './blocks.ts';
import type { Vocabulary } from './hyphens.ts';
import type { PdfLine, PdfPiece } from './pdf-text.ts';
import { joinShortLines } from './short-lines.ts';
import { append, dissolveHyphens, noWords, type Words } from './words.ts';

/** As for tables of HTML (`page/index/rows.ts`): longer cells are texts, and longer rows are read cell by cell. In characters. */
const LONG_CELL = 300;
const LONG_ROW = 1500;

/**
 * Text up to this length is one line, and sentences of a longer one are packed into lines of at most this length. Longer than in pages of HTML: each
 * line of a PDF bears the note of its page, and what a model cites should lie in one line.
 */
const LONG_LINE = 700;

/** Index lines of blocks; long paragraphs are cut into lines of a sentence or so. */
export function linesOf(blocks: readonly Block[], vocabulary: Vocabulary): PdfLine[] {
  const lines: PdfLine[] = [];
  let number = 0;
  const keeps = vocabulary.keeps;
  /** By block of the index. */
  const columns: number[] = [];
  const add = (words: Words, about: Omit<PdfLine, 'text' | 'block' | 'pieces' | 'glued'>) => {
    lines.push(...cut(dissolveHyphens(words, keeps), { ...about, block: number++ }));
  };
  for (const block of blocks) {
    columns[number] = block.region;
    if (block.kind === 'text') add(block.words, aboutText(block));
    else
      for (const [row, heads] of headed(block)) addRow(row, heads, block, keeps, add, lines, () => number++);
  }
  return joinShortLines(lines, ({ block }) => columns[block] ?? -1);
}

function aboutText({ role = 'paragraph', page, level }: TextBlock) {
  return { role: role === 'code' ? 'paragraph' : role, page, ...(role === 'heading' && { level }) };
}

function* headed({ rows }: TableBlock): Iterable<[TableRow, TableRow | undefined]> {
  let heads: TableRow | undefined;
  for (const row of rows) {
    yield [row, heads];
    if (row.header) heads = row;
  }
}

function addRow(
  { cells, header }: TableRow,
  heads: TableRow | undefined,
  { page: tablePage }: TableBlock,
  keeps: Vocabulary['keeps'],
  add: (words: Words, about: Pick<PdfLine, 'role' | 'page' | 'notes'>) => void,
  lines: PdfLine[],
  nextBlock: () => number,
): void {
  const texts = cells.map((cell) => cell && dissolveHyphens(cell, keeps));
  const columnOf = (at: number): string | undefined => heads?.cells[at]?.text;
  const lengths = texts.map((cell) => cell?.text.length ?? 0);
  const page = texts.find((cell) => cell)?.pieces[0]?.page ?? tablePage;
  if (Math.max(...lengths) > LONG_CELL || lengths.reduce((a, b) => a + b, 0) > LONG_ROW) {
    for (const [at, cell] of cells.entries()) {
      const column = columnOf(at);
      if (cell) add(cell, { role: 'cell', page, ...(column && { notes: [`column: ${column}`] }) });
    }
    return;
  }
  const row = noWords();
  const places: NonNullable<PdfLine['cells']> = [];
  for (const [at, cell] of texts.entries()) {
    if (at > 0) row.text += row.text === '' ? '¦ ' : row.text.endsWith(' ') ? '¦ ' : ' ¦ ';
    if (!cell || cell.text === '') continue;
    const column = header ? undefined : columnOf(at);
    places.push({
      start: row.text.length,
      end: row.text.length + cell.text.length,
      ...(column && { column }),
    });
    append(row, cell);
  }
  lines.push({
    role: 'row',
    text: row.text.trimEnd(),
    page,
    block: nextBlock(),
    cells: places,
    ...(header && { notes: ['headers'] }),
    pieces: row.pieces,
  });
}

function cut({ text, pieces }: Words, about: Omit<PdfLine, 'text' | 'pieces' | 'glued'>): PdfLine[] {
  if (text === '') return [];
  const cuts = packed(text);
  let first = 0;
  return cuts
    .filter(([start, end]) => end > start)
    .map(([start, end], i) => {
      while (first < pieces.length && pieces[first]!.from + pieces[first]!.length <= start) first++;
      const own = piecesWithin(pieces, first, start, end);
      const page = own[0]?.page ?? about.page;
      const glued = i > 0 && text[start - 1] !== ' ';
      return { ...about, page, text: text.slice(start, end), ...(glued && { glued }), pieces: own };
    });
}

function packed(text: string): [number, number][] {
  if (text.length <= LONG_LINE) return [[0, text.length]];
  const lines: [number, number][] = [];
  for (const [start, end] of cutSentences(text)) {
    const last = lines.at(-1);
    if (last && end - last[0] <= LONG_LINE) last[1] = end;
    else lines.push([start, end]);
  }
  return lines;
}

/** The pieces of a stretch of text, counted from its start. */
function piecesWithin(pieces: readonly PdfPiece[], first: number, start: number, end: number): PdfPiece[] {
  const own: PdfPiece[] = [];
  for (let i = first; i < pieces.length && pieces[i]!.from < end; i++) {
    const piece = pieces[i]!;
    const from = Math.max(start, piece.from);
    const to = Math.min(end, piece.from + piece.length);
    if (to < from || (to === from && piece.length > 0)) continue;
    const whole = piece.length !== piece.sourceLength;
    own.push(
      whole
        ? { ...piece, from: from - start, length: to - from }
        : {
            ...piece,
            from: from - start,
            length: to - from,
            at: piece.at + from - piece.from,
            sourceLength: to - from,
          },
    );
  }
  return own;
}
