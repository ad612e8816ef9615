/**
 * Where words of a line stand in the file. Characters [from, from + length) of the line's text are characters [at, at + sourceLength) of the
 * `str` of text item `item` on page `page`.
 */
export interface PdfPiece {
  /** Offset in `PdfLine.text`, and how many of its characters. */
  from: number;
  length: number;
  /** 1-based number of the page in the file. */
  page: number;
  /**
   * Index among the items of `getTextContent({ includeMarkedContent: true, disableNormalization: true })` that have a `str`: the order of
   * `TextLayer.textDivs`, which pdf.js' viewer renders from the same, not normalised, text.
   */
  item: number;
  /** Offset in that item's `str`, and how many of its characters; it differs from `length` where characters were folded (ligatures). */
  at: number;
  sourceLength: number;
}

/** One line of a PDF's index. What stands between pieces (a space for a line break) is in no item. */
export interface PdfLine {
  /** As in `IndexLine.role`: `paragraph`, `heading`, `row`, `listitem`, `header`, `footer` ... */
  role: string;
  text: string;
  /** The page on which it begins, 1-based. */
  page: number;
  /** 1 to 6 for headings. */
  level?: number;
  /** Lines that are the sentences of one paragraph share it (`IndexLine.block`). */
  block: number;
  /** Follows the line before it, of the same block, with no white space between. */
  glued?: boolean;
  /** As in `IndexLine.cells`. */
  cells?: { start: number; end: number; column?: string }[];
  /** As in `IndexLine.items`: the short lines that this one is made of. */
  items?: { start: number; end: number; role: string }[];
  notes?: string[];
  /** In the order of `from`, without overlaps. */
  pieces: PdfPiece[];
}

/** What a PDF says. */
export interface PdfText {
  lines: PdfLine[];
  /** How many pages the file has. */
  pages: number;
  /** Pages with fewer than 20 characters: pictures of text, most likely. */
  scans: number[];
  /** The document's language tag, or ''. */
  lang: string;
}
