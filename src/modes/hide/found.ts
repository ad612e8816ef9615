import type { IndexLine } from '../../contracts/page-index.ts';
import type { Kind } from './kinds.ts';

/** One line that a model or the instant engine wants gone, and why. */
export interface Found {
  /** Number of an index line. */
  n: number;
  reason: string;
  because?: { code: string; params: Record<string, string> };
  /** Offered unchecked: it does not quite match. */
  nearMiss?: boolean;
  /** It is known to be just what was asked for, and stands for nothing around it. */
  asIs?: boolean;
  /** Not even the page takes what is around it for a part of it. */
  alone?: boolean;
}

/** What is found for being of a kind. */
export const toFound = (n: number, kind: Kind): Found => ({
  n,
  reason: '',
  because: { code: kind, params: {} },
});

/** Share of a frame's words from which the whole frame is meant. */
const WHOLE_FRAME = 0.6;

/**
 * Words inside an `<iframe>` often are the frame: an advertisement, a widget, a consent layer. Where most of a frame's words were found, its
 * `frame` line takes their place, so that no empty box stays behind.
 */
export function liftFrames(found: readonly Found[], lines: readonly IndexLine[]): Found[] {
  const holders = frameLines(lines);
  const named = new Set(found.map(({ n }) => n));
  const frameOf = new Map(lines.map((line) => [line.n, line.frame]));
  const whole = new Set(
    [...holders.keys()].filter((key) => {
      const own = lines.filter((line) => line.frame === key && line.kind !== 'container');
      const sum = (some: IndexLine[]) => some.reduce((total, line) => total + line.text.length + 8, 0);
      return own.length > 0 && sum(own.filter((line) => named.has(line.n))) >= sum(own) * WHOLE_FRAME;
    }),
  );
  return found.map((each) => {
    const key = frameOf.get(each.n) ?? '';
    return whole.has(key) ? { ...each, n: holders.get(key)! } : each;
  });
}

/** Frame key to the number of its `frame` line, which stands right before the frame's own lines. */
function frameLines(lines: readonly IndexLine[]): Map<string, number> {
  const holders = new Map<string, number>();
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    if (!before || before.frame === line.frame || before.kind !== 'frame' || holders.has(line.frame)) return;
    holders.set(line.frame, before.n);
  });
  return holders;
}
