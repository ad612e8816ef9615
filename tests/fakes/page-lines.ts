import type { IndexLine, PageIndex } from '../../src/contracts/page-index.ts';

/** What a test says of a line; a bare string is a paragraph. */
export type LineLike = string | (Partial<IndexLine> & { text: string });

/** Lines of a page that was never rendered, numbered from 1, one block each unless `block` says otherwise. */
export function linesOf(...likes: LineLike[]): IndexLine[] {
  return likes.map((like, i) => {
    const given = typeof like === 'string' ? { text: like } : like;
    return {
      n: i + 1,
      frame: 'f',
      kind: 'text',
      role: given.level ? 'heading' : 'paragraph',
      tag: given.level ? `h${given.level}` : 'p',
      notes: [],
      block: i + 1,
      landmark: 'main',
      box: { x: 0, y: i * 20, width: 600, height: 20 },
      ...given,
    };
  });
}

export const heading = (level: number, text: string): LineLike => ({ text, level });
/** The value of a label/value pair, as in a definition list. */
export const value = (label: string, text: string): LineLike => ({
  text,
  label,
  role: 'definition',
  tag: 'dd',
  notes: [`label: ${label}`],
});
export const cell = (rowHeader: string, columnHeader: string, text: string): LineLike => ({
  text,
  rowHeader,
  columnHeader,
  role: 'cell',
  tag: 'td',
  notes: [`row: ${rowHeader}`, `column: ${columnHeader}`],
});
export const nav = (text: string): LineLike => ({
  text,
  kind: 'control',
  role: 'link',
  tag: 'a',
  landmark: 'navigation',
});

export function pageOf(lines: IndexLine[], about: Partial<PageIndex> = {}): PageIndex {
  return {
    url: 'https://example.test/',
    title: '',
    lang: '',
    readyState: 'complete',
    dark: false,
    selection: '',
    canvasOnly: false,
    lines,
    frames: {},
    ...about,
  };
}
