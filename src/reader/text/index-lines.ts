import type { IndexLine } from '../../contracts/page-index.ts';
import type { PdfLine } from '../../pdf/pdf-text.ts';

/** Where running headers and footers belong: with what stands on every page of a site. */
const LANDMARKS: Record<string, string> = { header: 'banner', footer: 'contentinfo' };
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** A PDF's lines as lines of the index: number N is line N of the text, so that the same file always has the same numbers. */
export function indexLines(lines: readonly PdfLine[], frame: string): IndexLine[] {
  return lines.map((line, i) => {
    const { role, text, page, level, block, glued, cells, items, notes = [] } = line;
    const landmark = LANDMARKS[role];
    const pageBreaks = breaksOf(line);
    return {
      n: i + 1,
      frame,
      kind: 'text',
      role,
      tag: role,
      text,
      notes: [`page ${page}`, ...notes],
      block,
      page,
      box: NO_BOX,
      ...(glued ? { glued } : {}),
      ...(level === undefined ? {} : { level }),
      ...(cells ? { cells } : {}),
      ...(items ? { items: items.map((item) => ({ ...item, kind: 'text' as const })) } : {}),
      ...(landmark ? { landmark } : {}),
      ...(pageBreaks.length > 0 ? { pageBreaks } : {}),
    };
  });
}

/** Where a line goes on on a further page. */
function breaksOf({ pieces, page }: PdfLine): { at: number; page: number }[] {
  const breaks: { at: number; page: number }[] = [];
  let now = page;
  for (const piece of pieces) {
    if (piece.page === now) continue;
    now = piece.page;
    breaks.push({ at: piece.from, page: now });
  }
  return breaks;
}
