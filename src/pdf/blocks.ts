import type { Words } from './words.ts';

interface Placed {
  page: number;
  /** In the frame of its text, in points. */
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  size: number;
  font: string;
  /** Running header or footer, found before the page was cut. */
  furniture?: 'header' | 'footer';
  /** What the structure tree of a tagged file says. */
  role?: string;
  level?: number;
}

/** A paragraph, or what there is of it in one column. */
export interface TextBlock extends Placed {
  kind: 'text';
  words: Words;
  lines: number;
  /** Its first line begins further in than the others of its column. */
  indented: boolean;
  /** Its last line ends at the column's end. */
  full: boolean;
  /** All of it is in `font`. */
  uniform: boolean;
  /** It begins with a raised mark. */
  marked: boolean;
  /** The column it stands in, counted through the document. */
  region: number;
}

export interface TableRow {
  /** One for each column of the table; undefined where a cell is empty. */
  cells: (Words | undefined)[];
  header: boolean;
}

export interface TableBlock extends Placed {
  kind: 'table';
  rows: TableRow[];
  region: number;
}

export type Block = TextBlock | TableBlock;
