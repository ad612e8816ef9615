import type { IndexLine } from '../../src/contracts/page-index.ts';

/** A line as HIDE reads it, of a page that was never rendered: a paragraph unless `more` says otherwise, one below the other by its number. */
export const line = (n: number, text: string, more: Partial<IndexLine> = {}): IndexLine => ({
  n,
  role: 'paragraph',
  tag: 'p',
  text,
  notes: [],
  kind: 'text',
  frame: 'top',
  block: n,
  box: { x: 0, y: n * 20, width: 600, height: 18 },
  ...more,
});

/** An element that holds lines; `hints` are the words of its id and classes. */
export const block = (
  n: number,
  tag: string,
  hints: string,
  container?: number,
  more: Partial<IndexLine> = {},
): IndexLine => line(n, '', { kind: 'container', role: tag, tag, hints, container, ...more });

export const link = (n: number, text: string, container?: number, more: Partial<IndexLine> = {}): IndexLine =>
  line(n, text, { kind: 'control', role: 'link', tag: 'a', container, ...more });
