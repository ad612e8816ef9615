import type { IndexLine } from '../../contracts/page-index.ts';

const PART = /(\d+)(?:\s*(?:-|–|—|\.\.+)\s*\[?(\d+))?/gu;

/**
 * The lines that the `index` of a reply names: a number, or a range as "84-94". Of blocks inside a range each stands for its lines; a block that
 * holds lines outside of it too is not meant.
 * @param lines all that can be named
 * @returns numbers of lines; empty where there are none of that number
 */
export function linesNamed(index: number | string, lines: readonly IndexLine[]): number[] {
  if (typeof index === 'number') return lines.some(({ n }) => n === index) ? [index] : [];
  const parts = [...index.matchAll(PART)].map(([, from, to]) => [Number(from), Number(to ?? from)] as const);
  return [...new Set(parts.flatMap(([from, to]) => within(Math.min(from, to), Math.max(from, to), lines)))];
}

function within(from: number, to: number, lines: readonly IndexLine[]): number[] {
  const inRange = ({ n }: IndexLine) => n >= from && n <= to;
  const named = lines.filter(inRange);
  if (from === to) return named.map(({ n }) => n);
  const around = new Set(lines.filter((line) => !inRange(line)).flatMap((line) => pathOf(line, lines)));
  const whole = new Set(
    named.filter(({ n, kind }) => kind === 'container' && !around.has(n)).map(({ n }) => n),
  );
  return named
    .filter((line) => line.kind !== 'container' || whole.has(line.n))
    .filter((line) => !pathOf(line, lines).some((n) => whole.has(n)))
    .map(({ n }) => n);
}

/** Numbers of the containers around a line, innermost first. */
function pathOf(line: IndexLine, lines: readonly IndexLine[]): number[] {
  const parents = parentsOf(lines);
  const path: number[] = [];
  for (let up = line.container; up !== undefined && !path.includes(up); up = parents.get(up)) path.push(up);
  return path;
}

const known = new WeakMap<readonly IndexLine[], Map<number, number | undefined>>();

function parentsOf(lines: readonly IndexLine[]): Map<number, number | undefined> {
  let parents = known.get(lines);
  if (!parents) {
    parents = new Map(lines.map(({ n, container }) => [n, container]));
    known.set(lines, parents);
  }
  return parents;
}
