import type { Run } from './runs.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** So many signs at least tell how they are written. */
const LEAST = 12;

/**
 * Whether signs that are stored one by one with a font for horizontal writing stand below each other: so programs write vertical lines of Chinese
 * and Japanese when the font has no vertical mode of its own.
 */
export function isVertical(runs: readonly Run[]): boolean {
  let below = 0;
  let beside = 0;
  for (let i = 1; i < runs.length; i++) {
    const [a, b] = [runs[i - 1]!, runs[i]!];
    if (a.str.length > 2 || b.str.length > 2 || !CJK.test(a.str) || !CJK.test(b.str)) {
      if (CJK.test(b.str)) beside += b.str.length;
      continue;
    }
    const em = Math.max(a.size, b.size);
    const across = Math.abs((a.x0 + a.x1) / 2 - (b.x0 + b.x1) / 2);
    const down = b.y - a.y;
    if (across < 0.5 * em && down > 0.2 * em && down < 3 * em) below++;
    else if (Math.abs(down) < 0.3 * em) beside++;
  }
  return below >= LEAST && below > 2 * beside;
}

/** The runs with x along the vertical lines, downwards, and y from line to line, leftwards. */
export const laidDown = (runs: readonly Run[], width: number): Run[] =>
  runs.map((run) => {
    const top = run.y - 0.88 * run.size;
    return { ...run, x0: top, x1: top + run.size * Math.max(1, run.str.length), y: width - run.x0 };
  });
