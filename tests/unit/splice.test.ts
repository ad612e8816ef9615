import { describe, expect, it } from 'vitest';
import type { FrameIndex, IndexLine } from '../../src/contracts/page-index.ts';
import { spliceFrames } from '../../src/core/index/splice.ts';

const line = (n: number, block: number, frame: string, text = ''): IndexLine => ({
  n,
  frame,
  kind: text ? 'text' : 'frame',
  role: 'paragraph',
  tag: 'p',
  text,
  notes: [],
  block,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const frame = (key: string, lines: IndexLine[], children: FrameIndex['children'] = []): FrameIndex => ({
  key,
  url: '',
  title: '',
  lang: '',
  readyState: 'complete',
  lines,
  nextFree: 1,
  children,
  dark: false,
  selection: '',
  viewport: { width: 1, height: 1, scrollX: 0, scrollY: 0 },
  canvasOnly: false,
});

describe('spliceFrames', () => {
  const top = frame(
    'top',
    [line(1, 1, 'top', 'before'), line(2, 2, 'top'), line(3, 3, 'top', 'after')],
    [{ key: 'child', n: 2 }],
  );
  const child = frame('child', [line(4, 1, 'child', 'inside'), line(5, 1, 'child', 'inside too')]);

  it('puts the lines of a frame after the line of its iframe', () => {
    expect(spliceFrames([top, child]).map(({ n }) => n)).toEqual([1, 2, 4, 5, 3]);
  });

  it('keeps the sentences of one block together and counts blocks upwards over all frames', () => {
    expect(spliceFrames([top, child]).map(({ block }) => block)).toEqual([1, 2, 3, 3, 4]);
  });

  it('puts a frame that no parent knows at the end', () => {
    const stray = frame('stray', [line(9, 1, 'stray', 'stray')]);
    expect(spliceFrames([top, stray, child]).map(({ n }) => n)).toEqual([1, 2, 4, 5, 3, 9]);
  });
});
