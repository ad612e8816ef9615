import type { Box } from '../../contracts/page-index.ts';
import type { Draft } from './assemble.ts';
import type { Boxed } from './events.ts';

interface Measured {
  draft: Draft;
  box: Box;
}

/** Square CSS pixels below which a block without words is decoration. */
const MIN_AREA = 3000;

/**
 * Takes out the container lines that tell nothing: around a single line, around exactly what another container holds, or without words and
 * without size. What a dropped one hinted at is kept by the one that stays.
 */
export function pruneContainers(drafts: readonly Measured[]): Measured[] {
  const contents = contentOf(drafts);
  const dropped = new Set<Boxed>();
  const areas = new Map(drafts.map(({ draft, box }) => [draft.box, box.width * box.height]));
  for (const { draft, box: place } of drafts) {
    const box = draft.kind === 'container' ? draft.box : undefined;
    if (!box) continue;
    const lines = contents.get(box) ?? [];
    const outer = keptAround(box, dropped);
    if (lines.length === 0) {
      const inTextless =
        outer && (contents.get(outer) ?? []).length === 0 && areas.get(outer)! < areas.get(box)! * 1.5;
      if (inTextless) merge(outer, box);
      if (inTextless || !box.keepSmall || place.width * place.height < MIN_AREA) dropped.add(box);
    } else if (outer && sameLines(lines, contents.get(outer) ?? [])) {
      merge(outer, box);
      dropped.add(box);
    } else if (lines.length === 1 && !box.keepSmall) dropped.add(box);
  }
  return drafts.filter(({ draft }) => !(draft.box && dropped.has(draft.box)));
}

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
  if (into.role === into.tag && from.role !== from.tag) into.role = from.role;
  into.notes = [...new Set([...from.notes.slice(0, 2), ...into.notes])];
}
