import { expect, test } from 'vitest';
import { unjoin } from '../../src/core/index/unjoin.ts';
import { linesOf } from '../fakes/page-lines.ts';

const joined = linesOf('Before.', {
  text: 'Home ¦ Flour 200 g ¦ News',
  kind: 'control',
  role: 'list',
  items: [
    { start: 0, end: 4, kind: 'control', role: 'link' },
    { start: 7, end: 18, kind: 'text', role: 'listitem' },
    { start: 21, end: 25, kind: 'control', role: 'link', level: 3 },
  ],
});

test('short lines that share one are apart again, each with what it is, and spans find back', () => {
  const { lines, restore } = unjoin(joined);
  expect(lines.map(({ kind, role, text, level }) => [kind, role, text, level])).toEqual([
    ['text', 'paragraph', 'Before.', undefined],
    ['control', 'link', 'Home', undefined],
    ['text', 'listitem', 'Flour 200 g', undefined],
    ['control', 'link', 'News', 3],
  ]);
  expect(new Set(lines.map(({ n }) => n)).size).toBe(4);
  expect(new Set(lines.map(({ block }) => block)).size).toBe(4);
  expect(restore({ n: lines[2]!.n, start: 6, end: 11 })).toEqual({ n: 2, start: 13, end: 18 });
  expect(restore({ n: 1, start: 0, end: 6 })).toEqual({ n: 1, start: 0, end: 6 });
});

test('what was made once is the same object for the next question, so words are cut once', () => {
  expect(unjoin(joined).lines).toEqual(unjoin(joined).lines);
  expect(unjoin(joined).lines[2]).toBe(unjoin(joined).lines[2]);
});
