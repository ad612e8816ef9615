import type { IndexLine } from '../../../src/contracts/page-index.ts';

/** Index lines from texts; numbers count from 1 and each line is a block of its own unless `rest` says otherwise. */
export function linesOf(...texts: (string | (Partial<IndexLine> & { text: string }))[]): IndexLine[] {
  return texts.map((given, i) => ({
    n: i + 1,
    frame: 'top',
    kind: 'text',
    role: 'paragraph',
    tag: 'p',
    notes: [],
    block: i + 1,
    box: { x: 0, y: i * 20, width: 100, height: 20 },
    ...(typeof given === 'string' ? { text: given } : given),
  }));
}
