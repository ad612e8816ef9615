import type { IndexLine } from '../../contracts/page-index.ts';

const SIZE = /^\d+x\d+$/;

/**
 * Gives frames their size, and shows which lines a block holds, `holds 84-94`, where its lines follow it with rising numbers; for blocks inside
 * others this takes the place of their size, which costs more and tells less.
 */
export function withHolds(lines: readonly IndexLine[]): IndexLine[] {
  const parents = new Map(lines.map(({ n, container }) => [n, container]));
  return lines.map((line, i) => {
    if (line.kind === 'frame') return { ...line, notes: [...line.notes, sizeOf(line)] };
    if (line.kind !== 'container') return line;
    const last = lastInside(lines, i, parents);
    if (last === undefined) return line;
    const nested = line.container !== undefined;
    const notes = nested ? line.notes.filter((note) => !SIZE.test(note)) : line.notes;
    return { ...line, notes: [...notes, `holds ${lines[i + 1]!.n}-${last}`] };
  });
}

const sizeOf = ({ box }: IndexLine): string => `${box.width}x${box.height}`;

/**
 * The number of the last line in the block at `at`; `undefined` for fewer than two lines, or numbers that do not rise. Lines of documents framed
 * inside the block have numbers of their own and stand for nothing that could be hidden alone: they are passed over.
 */
function lastInside(
  lines: readonly IndexLine[],
  at: number,
  parents: ReadonlyMap<number, number | undefined>,
): number | undefined {
  const { n, frame } = lines[at]!;
  let last = n;
  let count = 0;
  for (const line of lines.slice(at + 1)) {
    if (line.frame !== frame) continue;
    if (!isInside(line, n, parents)) break;
    if (line.n <= last) return undefined;
    last = line.n;
    count += 1;
  }
  return count > 1 ? last : undefined;
}

function isInside(line: IndexLine, n: number, parents: ReadonlyMap<number, number | undefined>): boolean {
  const passed = new Set<number>();
  for (let up = line.container; up !== undefined && !passed.has(up); up = parents.get(up)) {
    if (up === n) return true;
    passed.add(up);
  }
  return false;
}
