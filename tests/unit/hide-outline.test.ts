import { expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { outline } from '../../src/modes/hide/outline.ts';

const line = (n: number, more: Partial<IndexLine>): IndexLine => ({
  n,
  kind: 'text',
  role: 'div',
  tag: 'div',
  text: '',
  block: n,
  notes: [],
  frame: 'top',
  box: { x: 0, y: 0, width: 300, height: 20 },
  ...more,
});

it('leaves out a wrapper that says no more than the one line in it', () => {
  const box = (height: number) => ({ x: 0, y: 0, width: 900, height });
  const lines = [
    line(1, { kind: 'container', notes: ['900x28'], box: box(28) }),
    line(2, { text: 'Please enter your name', container: 1 }),
    line(3, { kind: 'container', notes: ['900x280'], box: box(280) }),
    line(4, { text: 'Advertisement', container: 3 }),
    line(5, { kind: 'container', notes: ['links to example.org', '900x28'], box: box(28) }),
    line(6, { text: 'More from our partner', container: 5 }),
  ];
  expect(outline(lines, 'Hide the ads', 5000).lines.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6]);
});

it('shows what a block holds also where such a wrapper lies in it', () => {
  const lines = [
    line(1, { kind: 'container', notes: ['900x90'], box: { x: 0, y: 0, width: 900, height: 90 } }),
    line(2, { text: 'Leave a comment', container: 1 }),
    line(3, {
      kind: 'container',
      notes: ['900x28'],
      container: 1,
      box: { x: 0, y: 30, width: 900, height: 28 },
    }),
    line(4, { text: 'Please enter your name', container: 3 }),
    line(5, { text: 'Send', container: 1 }),
  ];
  const { lines: told } = outline(lines, 'Hide the comments', 5000);
  expect(told.map(({ n }) => n)).toEqual([1, 2, 4, 5]);
  expect(told[0]!.notes).toEqual(['900x90', 'holds 2-5']);
});
