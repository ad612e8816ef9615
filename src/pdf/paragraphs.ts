import type { TextBlock } from './blocks.ts';
import { leadingOf, type Row } from './rows.ts';
import { wordsOfLine } from './segments.ts';
import type { Tagged } from './tags.ts';
import { addLine, noWords, type Words } from './words.ts';

/** What is known of the column that rows stand in. */
export interface Column {
  page: number;
  region: number;
  left: number;
  right: number;
  /** Lines begin anywhere and end together: set flush right, or around a picture. */
  ragged: boolean;
  leading: (size: number) => number;
  leftwards: boolean;
  mono: ReadonlySet<string>;
  tags: ReadonlyMap<string, Tagged>;
}

export function columnOf(
  rows: readonly Row[],
  about: Pick<Column, 'page' | 'region' | 'leftwards' | 'mono' | 'tags'>,
): Column {
  const rights = rows.map(({ x1 }) => x1).sort((a, b) => a - b);
  const known = new Map<number, number>();
  return {
    ...about,
    left: commonLeft(rows),
    ragged: isRagged(rows),
    right: rights[Math.floor(0.95 * (rights.length - 1))] ?? 0,
    leading(size) {
      const before = known.get(size) ?? leadingOf(rows, size);
      known.set(size, before);
      return before;
    },
  };
}

function isRagged(rows: readonly Row[]): boolean {
  const most = (edges: number[]) => {
    const counts = new Map<number, number>();
    for (const edge of edges) counts.set(Math.round(edge / 3), (counts.get(Math.round(edge / 3)) ?? 0) + 1);
    return Math.max(...counts.values()) / edges.length;
  };
  return rows.length > 4 && most(rows.map(({ x0 }) => x0)) < 0.25 && most(rows.map(({ x1 }) => x1)) > 0.5;
}

/** The left edge that most rows share; the outermost of equals. */
function commonLeft(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { x0 } of rows) counts.set(Math.round(x0 / 2), (counts.get(Math.round(x0 / 2)) ?? 0) + 1);
  let best = rows[0]?.x0 ?? 0;
  let most = 0;
  for (const [key, count] of counts) {
    if (count > most || (count === most && key * 2 < best)) {
      best = key * 2;
      most = count;
    }
  }
  return best;
}

interface Line {
  row: Row;
  words: Words;
}

const BULLET = /^(?:[•‣⁃∙●○◦▪▫■□◆◇►▶➢➤✓✔❖·★☆※⁎]|[-–—*∗])(?=\s|$)/u;
const BULLET_ALONE = /^[•‣⁃∙●○◦▪▫■□◆◇►▶➢➤✓✔❖★☆※]/u;
const NUMBER =
  /^(?:[([]?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5}|[\p{Script=Han}]{1,2})[)\].、．]|\[\d{1,3}\]|[①-⑳])\s*(?=\S|$)/u;
/** Their fonts are of one width whatever they are used for. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LEADERS = /(?:\.\s?){5,}|(?:…\s?){3,}|_{6,}/;
const ENDED = /[.!?:;。！？：；…؟]["'”’»)\]」』]*$/u;
const OPENS = /^["'“‘«„([「『¿¡]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** Whether a line begins like an item of a list. */
export const beginsItem = (text: string): boolean =>
  BULLET.test(text) || BULLET_ALONE.test(text) || NUMBER.test(text);

/** Gathers the rows of a column into paragraphs. */
export function paragraphsOf(rows: readonly Row[], column: Column): TextBlock[] {
  const lines = rows.map((row): Line => {
    const runs = row.segments.flatMap((segment) => segment.runs);
    return { row, words: wordsOfLine(runs, column.page, column.leftwards) };
  });
  const found: TextBlock[] = [];
  let open: Line[] = [];
  for (const [i, line] of lines.entries()) {
    if (open.length > 0 && parts(open, line, lines[i + 1], column)) {
      found.push(blockOf(open, column));
      open = [];
    }
    open.push(line);
  }
  if (open.length > 0) found.push(blockOf(open, column));
  return found.filter(({ words }) => words.text !== '');
}

/** Whether a paragraph ends before a line. */
function parts(open: readonly Line[], line: Line, next: Line | undefined, column: Column): boolean {
  const { row } = line;
  const last = open.at(-1)!;
  const em = Math.max(row.size, last.row.size);
  const said = partedByTags(last.row, row, column);
  if (said !== undefined) return said;
  const delta = row.y - last.row.y;
  const first = open[0]!;
  const own = open.length > 1 ? last.row.y - open.at(-2)!.row.y : column.leading(row.size);
  if (delta > 1.28 * Math.max(own, Math.min(column.leading(row.size), 1.2 * em)) + 0.5) return true;
  if (Math.min(row.size, last.row.size) < 0.92 * em && Math.min(row.length, last.row.length) > 3) return true;
  const code = column.mono.has(row.font) && column.mono.has(last.row.font) && !UNSPACED.test(line.words.text);
  if (LEADERS.test(last.words.text) || LEADERS.test(line.words.text)) return true;
  if (code) return false;
  if (changesFont(open, row) && !reaches(last.row, line, column)) return true;
  if (isItem(open, line, column)) return true;
  if (isCentered(last.row, row, column)) return false;
  if (column.ragged) return endsRagged(last, line, column);
  if (breaksIndent(open, row, next?.row, column, em)) return true;
  if (Math.abs(row.x0 - first.row.x0) < 40 * em && !reaches(last.row, line, column)) {
    return ENDED.test(last.words.text) ? OPENS.test(line.words.text) : hadRoom(last.row, line, column);
  }
  return false;
}

const tagOf = (row: Row, { tags }: Column): Tagged | undefined =>
  tags.get(row.segments[0]?.runs[0]?.tag ?? '');

/** What the structure tree says: one element is one block, and headings, items and captions are blocks of their own. */
function partedByTags(last: Row, row: Row, column: Column): boolean | undefined {
  const [one, other] = [tagOf(last, column), tagOf(row, column)];
  if (!one || !other) return undefined;
  if (one.element === other.element) return false;
  return one.role || other.role ? true : undefined;
}

const isUniform = ({ segments, font }: Row): boolean =>
  segments.every(({ runs }) => runs.every((run) => run.font === font));

function changesFont(open: readonly Line[], row: Row): boolean {
  const last = open.at(-1)!.row;
  return row.font !== last.font && open.every((each) => isUniform(each.row)) && last.length > 2;
}

/** Whether the line's first word would not have fitted on the row before: then that one is full. */
function reaches(last: Row, line: Line, column: Column): boolean {
  const word = /^\S+/.exec(line.words.text)?.[0] ?? '';
  const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(word);
  const letters = unspaced ? 2 : word.length + 1;
  const width = (letters * (line.row.x1 - line.row.x0)) / Math.max(1, line.words.text.length);
  return last.x1 + width > column.right - 0.3 * last.size;
}

/** Of lines that end together the last one of a paragraph begins late. */
const endsRagged = (last: Line, line: Line, column: Column): boolean =>
  ENDED.test(last.words.text) &&
  OPENS.test(line.words.text) &&
  last.row.x1 - last.row.x0 < 0.8 * (line.row.x1 - line.row.x0) &&
  last.row.x0 > column.left;

/** So much room that no justified or ragged line leaves it. */
const hadRoom = (last: Row, line: Line, column: Column): boolean =>
  last.x1 < column.right - 0.25 * (column.right - column.left) && OPENS.test(line.words.text);

function isCentered(last: Row, row: Row, { left, right }: Column): boolean {
  const middle = (each: Row) => (each.x0 + each.x1) / 2;
  const off = Math.abs(middle(last) - middle(row));
  return (
    off < 0.4 * row.size &&
    Math.abs(last.x0 - row.x0) > row.size &&
    last.x0 > left + row.size &&
    Math.abs(middle(row) - (left + right) / 2) < 2 * row.size
  );
}

function isItem(open: readonly Line[], line: Line, column: Column): boolean {
  const { text } = line.words;
  if (BULLET.test(text) || BULLET_ALONE.test(text)) return true;
  if (!NUMBER.test(text)) return false;
  const first = open[0]!;
  const begins = beginsItem(first.words.text) && Math.abs(first.row.x0 - line.row.x0) < line.row.size;
  return (
    begins || !reaches(open.at(-1)!.row, line, column) || line.row.x0 > open.at(-1)!.row.x0 + line.row.size
  );
}

function breaksIndent(open: readonly Line[], row: Row, next: Row | undefined, column: Column, em: number) {
  const first = open[0]!.row;
  const step = 0.8 * em;
  if (open.length > 1) {
    const left = open[1]!.row.x0;
    return row.x0 > left + step || row.x0 < left - step;
  }
  if (row.x0 > first.x0 + step) {
    // An indented paragraph after one of a single line, or the second line of a hanging one.
    const hangs = beginsItem(open[0]!.words.text);
    return (
      !hangs &&
      next !== undefined &&
      next.x0 < row.x0 - step &&
      next.y - row.y < 1.5 * column.leading(row.size)
    );
  }
  return row.x0 < first.x0 - step && row.x0 < first.x0 - 5 * em;
}

function blockOf(open: readonly Line[], column: Column): TextBlock {
  const words = noWords();
  for (const line of open) addLine(words, line.words);
  const rows = open.map(({ row }) => row);
  const main = rows.reduce((a, b) => (b.length > a.length ? b : a));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const runs = first.segments.flatMap((segment) => segment.runs);
  const mark = runs[0]!;
  const { role, level } = tagOf(first, column) ?? {};
  return {
    ...(role && { role }),
    ...(level && { level }),
    kind: 'text',
    page: column.page,
    region: column.region,
    words,
    lines: rows.length,
    x0: Math.min(...rows.map(({ x0 }) => x0)),
    x1: Math.max(...rows.map(({ x1 }) => x1)),
    top: first.y - 0.75 * first.size,
    bottom: last.y + 0.25 * last.size,
    size: main.size,
    font: main.font,
    indented: first.x0 > (rows[1]?.x0 ?? column.left) + 0.8 * first.size,
    full: last.x1 > column.right - 1.5 * last.size,
    uniform: rows.every((row) => isUniform(row) && row.font === main.font),
    marked: mark.str.trim().length <= 3 && mark.size < 0.85 * main.size && runs.length > 1,
  };
}
