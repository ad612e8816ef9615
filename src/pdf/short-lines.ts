import type { PdfLine } from './pdf-text.ts';

/** In characters, leader dots not counted: what says more than this has a line of its own. */
const SHORT: Record<string, number> = { paragraph: 80, listitem: 120 };
/** Bounds of one line. */
const MOST_PARTS = 20;
const MOST_CHARACTERS = 500;
const BAR = ' ¦ ';
const LEADERS = /(?:[.…_·]\s?){5,}/g;

/** The role of a line of several short ones, as on pages of HTML (`page/index/short-lines.ts`). */
const JOINED_ROLE = 'list';

/**
 * Puts short lines that follow each other in one column of a page into one, `Alpha, 3 ¦ Beta, 17`: verses, addresses, the entries of contents and
 * indexes, what stands in a drawing. Each of its own would cost more than its words. Any of them is still cited and lit alone.
 * @param columnOf the column of a line
 */
export function joinShortLines(lines: readonly PdfLine[], columnOf: (line: PdfLine) => number): PdfLine[] {
  const runs: PdfLine[][] = [];
  let open: PdfLine[] | undefined;
  for (const [at, line] of lines.entries()) {
    const short = isShort(line, lines[at - 1], lines[at + 1]);
    if (short && open && goesOn(open, line) && columnOf(open[0]!) === columnOf(line)) open.push(line);
    else {
      runs.push([line]);
      open = short ? runs.at(-1) : undefined;
    }
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : joined(run)));
}

/** Sentences of a paragraph stay apart, and so does what two pages share. */
function isShort(line: PdfLine, before: PdfLine | undefined, after: PdfLine | undefined): boolean {
  const { role, text, page, pieces, block } = line;
  return (
    text.replace(LEADERS, '').length <= (SHORT[role] ?? 0) &&
    before?.block !== block &&
    after?.block !== block &&
    pieces.every((piece) => piece.page === page)
  );
}

const goesOn = (open: readonly PdfLine[], { page, text }: PdfLine): boolean =>
  open[0]!.page === page &&
  open.length < MOST_PARTS &&
  open.reduce((sum, each) => sum + each.text.length + BAR.length, text.length) <= MOST_CHARACTERS;

function joined(run: readonly PdfLine[]): PdfLine {
  const [first] = run;
  let text = '';
  const pieces: PdfLine['pieces'] = [];
  const items: NonNullable<PdfLine['items']> = [];
  for (const line of run) {
    if (text !== '') text += BAR;
    for (const piece of line.pieces) pieces.push({ ...piece, from: piece.from + text.length });
    items.push({ start: text.length, end: text.length + line.text.length, role: line.role });
    text += line.text;
  }
  return { role: JOINED_ROLE, text, page: first!.page, block: first!.block, items, pieces };
}
