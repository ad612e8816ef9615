import type { Box } from '../../contracts/page-index.ts';
import type { Draft } from './assemble.ts';
import type { Boxed } from './events.ts';

interface Measured {
  draft: Draft;
  box: Box;
}

/** Notes of one box that say nothing of the box in it or around it: hosts, names, place, size. */
const OWN = /^(links to |named |box without text$|\d+ icons$|left$|right$|\d+x\d+$)/;
/** The place among others of its kind. */
const PLACE = /^item \d+ of \d+$/;

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
  const contents = contentOf(drafts, slotsAmong(drafts));
  const linesIn = (box: Boxed): Draft[] => contents.get(box) ?? [];
  const dropped = new Set<Boxed>();
  const areas = new Map(drafts.map(({ draft, box }) => [draft.box, box.width * box.height]));
  const total = sizeOf(drafts.flatMap(({ draft }) => (draft.kind === 'container' ? [] : [draft])));
  for (const { draft, box: place } of drafts) {
    const box = draft.kind === 'container' ? draft.box : undefined;
    if (!box) continue;
    const lines = linesIn(box);
    const outer = keptAround(box, dropped);
    if (isWordless(lines)) {
      const inTextless = outer && isWordless(linesIn(outer)) && areas.get(outer)! < areas.get(box)! * 1.5;
      if (inTextless) merge(outer, box);
      if (inTextless || !box.keepSmall || place.width * place.height < MIN_AREA) dropped.add(box);
    } else if (outer && sameLines(lines, linesIn(outer))) {
      const tighter = areas.get(outer)! > areas.get(box)! * AS_TIGHT && !outer.hints?.includes(':layer');
      const [stays, goes] = tighter ? [box, outer] : [outer, box];
      merge(stays, goes);
      dropped.add(goes);
    } else if (lines.length === 1 && !box.keepSmall) dropped.add(box);
    else if (box.plain && !isPart(sizeOf(lines), outer ? sizeOf(linesIn(outer)) : total, total))
      dropped.add(box);
  }
  return drafts.flatMap(({ draft, box }) => {
    if (!draft.box || draft.kind !== 'container') return [{ draft, box }];
    const { role, notes } = draft.box;
    return dropped.has(draft.box) ? [] : [{ draft: { ...draft, role, notes }, box }];
  });
}

const isWordless = (lines: readonly Draft[]): boolean => lines.every(({ kind }) => kind === 'container');

const isPart = (lines: number, around: number, total: number): boolean =>
  lines >= DISTINCT && lines <= total * PART && lines <= around * PART_OF_OUTER;

/** Lines, with frames and boxes without words for two: with its title, such a box is a block. */
const sizeOf = (lines: readonly Draft[]): number =>
  lines.reduce((sum, { kind }) => sum + (kind === 'container' || kind === 'frame' ? 2 : 1), 0);

/** Boxes that take room and hold no words and no such box. */
function slotsAmong(drafts: readonly Measured[]): ReadonlySet<Boxed> {
  const slots = new Set<Boxed>();
  for (const { draft, box } of drafts)
    if (draft.box?.hints?.includes(':textless') && box.width * box.height >= MIN_AREA) slots.add(draft.box);
  for (const { draft } of drafts)
    for (let at = draft.box ? draft.box.place.box : draft.place.box; at; at = at.place.box) slots.delete(at);
  return slots;
}

/** The content lines inside each container, at any depth, `slots` among them. */
function contentOf(drafts: readonly Measured[], slots: ReadonlySet<Boxed>): Map<Boxed, Draft[]> {
  const contents = new Map<Boxed, Draft[]>();
  for (const { draft } of drafts) {
    if (draft.kind === 'container' && !(draft.box && slots.has(draft.box))) continue;
    for (
      let box = draft.kind === 'container' ? draft.box?.place.box : draft.place.box;
      box;
      box = box.place.box
    ) {
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
  const own = new Set(into.notes);
  const hasPlace = into.notes.some((note) => PLACE.test(note));
  into.notes = [
    ...from.notes.filter((note) => !own.has(note) && !OWN.test(note) && !(hasPlace && PLACE.test(note))),
    ...into.notes,
  ];
}
