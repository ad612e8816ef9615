import { LONG_BLOCK, withoutSpace } from '../../core/text/cut-sentences.ts';

/** Cuts kept white space (code) at source lines. `breaks`: offsets into the collapsed text behind which a source line ends. */
export function cutSourceLines(text: string, breaks: readonly number[]): [number, number][] {
  const cuts: [number, number][] = [];
  let start = 0;
  for (const at of [...breaks, text.length]) {
    if (at - start < LONG_BLOCK / 2 && at < text.length) continue;
    if (at > start) cuts.push(withoutSpace(text, start, at));
    start = at;
  }
  return cuts;
}
