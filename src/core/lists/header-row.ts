import { type Item, type Part, wordsOf } from './records.ts';

/** Share of the items that have to be rows for the others to be bands between them. */
const MOSTLY_ROWS = 0.6;
const isRow = ({ parts }: Item): boolean => parts.some(({ line }) => (line.cells?.length ?? 0) > 1);
const isLoneCell = ({ parts: [part, ...others] }: Item): boolean =>
  others.length === 0 && (part?.line.role === 'cell' || part?.line.cells?.length === 1);

/** Items without the bands of a table: one cell over its whole width names the rows below it. */
export function withoutBands(items: readonly Item[]): Item[] {
  const rows = items.filter(isRow);
  if (rows.length < MOSTLY_ROWS * items.length) return [...items];
  return items.filter((item) => !isLoneCell(item));
}

/** Rows that have to stand below one that is taken for their headers. */
const LEAST_ROWS = 3;
/** Share of the rows that hold a figure where the first one holds a word. */
const MOST_ROWS = 0.8;
/** Characters of a header. */
const LONGEST = 40;

/** The cells of a row that says no words of headers above them. */
const bareCells = ({ parts }: Item): Part[] =>
  parts.flatMap(({ line }) =>
    (line.cells ?? []).flatMap(({ start, end, column }) => (column ? [] : [{ line, start, end }])),
  );

/**
 * Whether the first of some items is a row of headers that looks like any other row: short words without a figure, and a figure in the last cell of
 * the rows below.
 */
function beginsWithHeaders(items: readonly Item[]): boolean {
  const [first, ...rows] = items.map(bareCells);
  const isHeader = (cell: Part) => /^\P{N}+$/u.test(wordsOf(cell)) && /\p{L}/u.test(wordsOf(cell));
  const last = first?.at(-1);
  if (!first || !last || first.length < 2 || rows.length < LEAST_ROWS || !first.every(isHeader)) return false;
  if (first.some((cell) => wordsOf(cell).length > LONGEST)) return false;
  const figures = rows.filter((cells) =>
    /^\P{L}*\p{N}\P{L}*$/u.test(cells.length > 1 ? wordsOf(cells.at(-1)!) : ''),
  );
  return figures.length >= MOST_ROWS * rows.length;
}

/**
 * Items without a first row that says what stands below it, with its words. Only filled cells are known, so that one behind an empty cell may stand
 * below any header: the last cell of a full row alone gets the last header's words.
 */
export function belowHeaders(items: readonly Item[]): { items: Item[]; heads?: string } {
  const [head, ...rows] = items;
  if (!head || !beginsWithHeaders(items)) return { items: [...items] };
  const headers = bareCells(head);
  const column = wordsOf(headers.at(-1)!);
  const isFull = (row: Item) => bareCells(row).length >= headers.length;
  const below = rows.map((row) => (isFull(row) ? { ...row, parts: withColumn(row.parts, column) } : row));
  return { items: below, heads: head.text };
}

const withColumn = (parts: readonly Part[], column: string): Part[] =>
  parts.map((part) => {
    const last = part.line.cells?.at(-1);
    if (!last || part !== parts.at(-1)) return part;
    return {
      ...part,
      line: { ...part.line, cells: [...part.line.cells!.slice(0, -1), { ...last, column }] },
    };
  });

/** Characters of a title that is the first item of its list. */
const LONGEST_TITLE = 30;
const LEAST_NAMED = 3;
/** Whether words are those of a control, by themselves or in a line that joins several short ones. */
const isControl = ({ line, start }: Part): boolean =>
  (line.items?.find((each) => each.start === start)?.kind ?? line.kind) === 'control';

/** Items without a first one that is their title: "Topics", before links to some; with its words. */
export function belowTitle(items: readonly Item[]): { items: Item[]; title?: string } {
  const [first, ...others] = items;
  const [part, ...more] = first?.parts ?? [];
  if (!first || !part || more.length > 0 || others.length < LEAST_NAMED || isControl(part))
    return { items: [...items] };
  const isTitle = first.text.length <= LONGEST_TITLE && /^\P{N}+$/u.test(first.text) && !part.line.cells;
  const areLinks = others.every(({ parts: [own, ...rest] }) => own && rest.length === 0 && isControl(own));
  return isTitle && areLinks ? { items: others, title: first.text } : { items: [...items] };
}
