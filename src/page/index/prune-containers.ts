import type { Box } from '../../contracts/page-index.ts';
import type { Draft } from './assemble.ts';
import type { Boxed } from './events.ts';

interface Measured {
  draft: Draft;
  box: Box;
}

/** Square CSS pixels below which a block without words is decoration. */
const MIN_AREA = 3000;

/** Lines from which a block that nothing names is worth a line. */
const DISTINCT = 3;
/** Share of the page's lines, and of the lines of the block around it, up to which it is a part of it. */
const PART = 0.4;
const PART_OF_OUTER = 0.75;
/** Times the area of what it holds up to which a block around it is as good a line for it. */
const AS_TIGHT = 1.2;

/**
 * Takes out the container lines that tell nothing: around a single line, around exactly what another container holds (the tighter of the two
 * stays), without words and without size, and those that nothing names and that are no distinct part. What a dropped one hinted at is kept by
 * the one that stays.
 */
export function pruneContainers(drafts: readonly Measured[]): Measured[] {
  const contents = contentOf(drafts);
  const linesIn = (box: Boxed): Draft[] => contents.get(box) ?? [];
  const dropped = new Set<Boxed>();
  const areas = new Map(drafts.map(({ draft, box }) => [draft.box, box.width * box.height]));
  const total = drafts.filter(({ draft }) => draft.kind !== 'container').length;
  for (const { draft, box: place } of drafts) {
    const box = draft.kind === 'container' ? draft.box : undefined;
    if (!box) continue;
    const lines = linesIn(box);
    const outer = keptAround(box, dropped);
    if (lines.length === 0) {
      const inTextless = outer && linesIn(outer).length === 0 && areas.get(outer)! < areas.get(box)! * 1.5;
      if (inTextless) merge(outer, box);
      if (inTextless || !box.keepSmall || place.width * place.height < MIN_AREA) dropped.add(box);
    } else if (outer && sameLines(lines, linesIn(outer))) {
      const tighter = areas.get(outer)! > areas.get(box)! * AS_TIGHT && !outer.hints?.includes(':layer');
      const [stays, goes] = tighter ? [box, outer] : [outer, box];
      merge(stays, goes);
      dropped.add(goes);
    } else if (lines.length === 1 && !box.keepSmall) dropped.add(box);
    else if (box.plain && !isPart(lines.length, outer ? linesIn(outer).length : total, total))
      dropped.add(box);
  }
  return drafts.filter(({ draft }) => !(draft.box && dropped.has(draft.box)));
}

const isPart = (lines: number, around: number, total: number): boolean =>
  lines >= DISTINCT && lines <= total * PART && lines <= around * PART_OF_OUTER;

/** The content lines inside each container, at any depth. */
function contentOf(drafts: readonly Measured[]): Map<Boxed, Draft[]> {
  const contents = new Map<Boxed, Draft[]>();
  for (const { draft } of drafts) {
    if (draft.kind === 'container') continue;
    for (let box = draft.place.box; box; box = box.place.box) {
      const lines = contents.get(box);
      if (lines) lines.push(draft);
      else contents.set(box, [draft]);
    }
  }
  return contents;
}

function keptAround(box: Boxed, dropped: ReadonlySet<Boxed>): Boxed | undefined {
  let outer = box.place.box;
  while (outer && dropped.has(outer)) outer = outer.place.box;
  return outer;
}

const sameLines = (one: readonly Draft[], other: readonly Draft[]): boolean =>
  one.length === other.length && one[0] === other[0];

function merge(into: Boxed, from: Boxed): void {
  into.hints = `${into.hints ?? ''} ${from.hints ?? ''}`.trim();
  into.keepSmall = into.keepSmall || from.keepSmall;
  into.plain = into.plain && from.plain;
  if (into.role === into.tag && from.role !== from.tag) into.role = from.role;
  into.notes = [...new Set([...from.notes.slice(0, 2), ...into.notes])];
}
