import type { FrameIndex, IndexLine } from '../../contracts/page-index.ts';

/**
 * Puts the lines of child frames after the `frame` line of their `<iframe>`, so that all frames together read in one order. Blocks are
 * renumbered to stay unique and to keep counting upwards; a frame that nobody announced goes to the end.
 * @param frames the top frame first
 */
export function spliceFrames(frames: FrameIndex[]): IndexLine[] {
  const byKey = new Map(frames.map((frame) => [frame.key, frame]));
  const placed = new Set<string>();
  const lines: IndexLine[] = [];
  let block = 0;

  function place(frame: FrameIndex): void {
    if (placed.has(frame.key)) return;
    placed.add(frame.key);
    const childAt = new Map(frame.children.map((child) => [child.n, child.key]));
    let lastOwn: number | undefined;
    for (const line of frame.lines) {
      if (line.block !== lastOwn) {
        lastOwn = line.block;
        block += 1;
      }
      lines.push({ ...line, block });
      const child = byKey.get(childAt.get(line.n) ?? '');
      if (child) {
        place(child);
        lastOwn = undefined;
      }
    }
  }

  for (const frame of frames) place(frame);
  return lines;
}
