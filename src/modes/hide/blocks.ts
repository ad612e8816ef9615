import type { IndexLine } from '../../contracts/page-index.ts';

/** A container or frame line with what stands in it. */
export interface HideBlock {
  line: IndexLine;
  /** Content lines inside, at any depth, in reading order. */
  lines: IndexLine[];
  /** aria-label, else the first heading or short line. */
  label: string;
  hints: string;
  /** The label is a heading. */
  titled: boolean;
  /** Share of the page's characters, 0 to 1. */
  share: number;
  item: boolean;
  layer: boolean;
  /** It holds the page's first-level heading. */
  holdsTitle: boolean;
  /** Share of the page's running text, 0 to 1; 0 on a page with hardly any. */
  prose: number;
  /** The running text begins in it. */
  holdsFirstProse: boolean;
}

const SHORT = 90;
/** Characters from which a line is running text, and so much of it an article. */
const PROSE = 140;
const ARTICLE = 1200;

/** The blocks of an index, outer before inner. */
export function toHideBlocks(lines: readonly IndexLine[]): HideBlock[] {
  const inside = new Map<number, IndexLine[]>();
  const parents = new Map(lines.map((line) => [line.n, line.container]));
  let total = 0;
  for (const line of lines) {
    if (line.kind === 'container') continue;
    total += line.text.length;
    for (const n of pathOf(line, parents)) {
      const own = inside.get(n);
      if (own) own.push(line);
      else inside.set(n, [line]);
    }
  }
  const prose = lines.filter(({ kind, text, level }) => kind === 'text' && !level && text.length >= PROSE);
  // Some sites give every box a first-level heading: the longest is the page's own.
  const [title] = lines.filter(({ level }) => level === 1).sort((a, b) => b.text.length - a.text.length);
  return lines
    .filter(({ kind }) => kind === 'container' || kind === 'frame')
    .map((line) => toBlock(line, inside.get(line.n) ?? [], Math.max(1, total), prose, title));
}

const lettersOf = (lines: readonly IndexLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** A line's containers, innermost first; a frame's lines count as inside its `frame` line's containers only. */
function pathOf(line: IndexLine, parents: ReadonlyMap<number, number | undefined>): number[] {
  const path: number[] = [];
  let at = line.container;
  while (at !== undefined && !path.includes(at)) {
    path.push(at);
    at = parents.get(at);
  }
  return path;
}

function toBlock(
  line: IndexLine,
  inside: IndexLine[],
  total: number,
  prose: readonly IndexLine[],
  title: IndexLine | undefined,
): HideBlock {
  const own = new Set(inside);
  const written = lettersOf(prose);
  const first = inside.find((each) => each.level !== undefined && each.text.length <= SHORT) ?? inside[0];
  const label = first && first.text.length <= SHORT ? first.text : '';
  const hints = line.hints ?? '';
  return {
    line,
    lines: inside,
    label: label || (line.kind === 'frame' ? line.text : (line.notes[0] ?? '')),
    hints,
    titled: first?.level !== undefined,
    share: lettersOf(inside) / total,
    prose: written >= ARTICLE ? lettersOf(prose.filter((each) => own.has(each))) / written : 0,
    holdsFirstProse: prose[0] !== undefined && own.has(prose[0]),
    item: hints.includes(':item'),
    layer: hints.includes(':layer'),
    holdsTitle: title !== undefined && own.has(title),
  };
}
