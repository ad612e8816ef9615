import type { Block } from '../../../src/pdf/blocks.ts';
import { blocksOf } from '../../../src/pdf/layout.ts';
import type { Run } from '../../../src/pdf/runs.ts';
import { segmentsOf } from '../../../src/pdf/segments.ts';

/** A run of letters half an em wide. */
export const run = (str: string, x: number, y: number, more: Partial<Run> = {}): Run => {
  const size = more.size ?? 10;
  const item = more.item ?? counter++;
  return { item, str, x0: x, x1: x + str.length * size * 0.5, y, size, font: 'body', rtl: false, ...more };
};

let counter = 0;

/** Lines of text below each other, twelve points apart. */
export const lines = (texts: readonly string[], x: number, y: number, more: Partial<Run> = {}): Run[] =>
  texts.map((text, i) => run(text, x, y + 12 * i, more));

export function layOut(runs: readonly Run[], leftwards = false): Block[] {
  let region = 0;
  return blocksOf(segmentsOf(runs), {
    page: 1,
    nextRegion: () => region++,
    mono: new Set(),
    tags: new Map(),
    leftwards,
  });
}

export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    block.kind === 'text'
      ? block.words.text
      : block.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join('|')).join('/'),
  );
