import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';

/** A state of the page as the guide tells states apart. */
export interface PageState {
  id: string;
  /** Hashes of its controls, headings and messages, in reading order. */
  keys: string[];
  /** Hash of every word on it: what even the smallest effect changes. */
  full: string;
}

const MESSAGES = new Set(['alert', 'status', 'alertdialog', 'dialog', 'log']);

/** What makes a difference for a next step: controls with their state and value, headings, messages, frames. Running text does not. */
function matters(line: IndexLine): boolean {
  return (
    line.kind === 'control' || line.kind === 'frame' || line.level !== undefined || MESSAGES.has(line.role)
  );
}

/** Fingerprint of a page: its address and everything that matters for a next step. Numbers and places are left out, a reload changes them. */
export function stateOf(index: Pick<PageIndex, 'url' | 'lines'>): PageState {
  const keys = index.lines.filter(matters).map((line) => hash(`${line.role}|${line.text}|${lasting(line)}`));
  const words = index.lines.map((line) => `${line.text}|${lasting(line)}`).join('\n');
  return { id: hash(`${index.url}\n${keys.join(' ')}`), keys, full: hash(`${index.url}\n${words}`) };
}

/** The notes without what every click moves: where the keyboard is makes no other step right. */
const lasting = ({ notes }: IndexLine): string => notes.filter((note) => note !== 'focused').join('|');

/** The lines that differ from an earlier state of the same page; `null` where some came or went. */
export function changedLines(
  { lines }: Pick<PageIndex, 'lines'>,
  now: PageState,
  before: readonly string[],
): IndexLine[] | null {
  if (now.keys.length !== before.length) return null;
  return lines.filter(matters).filter((_, i) => now.keys[i] !== before[i]);
}

/** Share of the controls that two states have in common, 0 to 1. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const left = new Set(a);
  const right = new Set(b);
  const common = [...left].filter((key) => right.has(key)).length;
  return common / (left.size + right.size - common);
}

/** FNV-1a, 32 bit, base 36: short, and good enough to tell neighbouring states apart. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
