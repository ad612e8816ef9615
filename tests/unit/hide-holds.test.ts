import { expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { withHolds } from '../../src/modes/hide/holds.ts';

const line = (n: number, kind: IndexLine['kind'], container?: number, notes: string[] = []): IndexLine =>
  ({ n, kind, role: kind, text: '', notes, container }) as IndexLine;

const notesOf = (lines: IndexLine[]) => withHolds(lines).map(({ notes }) => notes.join(', '));

it('shows which lines a block holds, and leaves out the size of blocks inside others for it', () => {
  const lines = [
    line(1, 'container', undefined, ['300x900']),
    line(2, 'container', 1, ['item 1 of 2', '300x400']),
    line(3, 'text', 2),
    line(4, 'text', 2),
    line(5, 'container', 1, ['300x90']),
    line(6, 'text', 5),
    line(7, 'text'),
  ];
  expect(notesOf(lines)).toEqual(['300x900, holds 2-6', 'item 1 of 2, holds 3-4', '', '', '300x90', '', '']);
});

it('says nothing of a block into which lines came later, whose numbers do not rise', () => {
  expect(notesOf([line(1, 'container'), line(9, 'text', 1), line(3, 'text', 1)])).toEqual(['', '', '']);
});

it('gives frames their size', () => {
  const frame = {
    ...line(1, 'frame', undefined, ['ads.example']),
    box: { x: 0, y: 0, width: 300, height: 250 },
  };
  expect(notesOf([frame])).toEqual(['ads.example, 300x250']);
});

it('passes over the lines of a document framed inside the block, which have numbers of their own', () => {
  const framed = (n: number): IndexLine => ({ ...line(n, 'text'), frame: 'inner' });
  const lines = [
    line(1, 'container'),
    line(2, 'text', 1),
    line(3, 'text', 1),
    framed(411),
    line(4, 'text', 1),
    line(5, 'text'),
  ];
  expect(notesOf(lines)).toEqual(['holds 2-4', '', '', '', '', '']);
});
