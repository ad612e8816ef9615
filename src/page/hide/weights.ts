import type { IndexLine } from '../../contracts/page-index.ts';
import { ancestorsOf } from '../dom/dom.ts';

/** An index line with the element that it stands for. Several sentences of one paragraph share an element. */
export interface PlacedLine {
  line: IndexLine;
  element: Element;
}

/** What the lines inside one element come to. */
export interface Tally {
  /** Characters of its lines, plus `LINE_WEIGHT` for each, so that an icon button or a frame counts too. */
  weight: number;
  lines: number;
  chosenWeight: number;
  chosenLines: number;
  /** Of what was neither chosen nor shown to the model: it said nothing about these. */
  unseenWeight: number;
  unseenLines: number;
  /** Boxes without words. */
  boxes: number;
  /** The part of `unseenWeight` that is running text: content in its own right. */
  unseenProse: number;
}

/** What a line weighs besides its characters: about a short word. */
const LINE_WEIGHT = 8;
/** A frame or a picture stands for content that has no characters here. */
const BOX_WEIGHT = 48;
/** Square CSS pixels of a box without words that weigh as much as a character. */
const BOX_AREA = 2000;
/** A line of this weight is running text. */
const PROSE = 130;
const NOTHING: Tally = Object.freeze({
  weight: 0,
  lines: 0,
  chosenWeight: 0,
  chosenLines: 0,
  unseenWeight: 0,
  unseenLines: 0,
  unseenProse: 0,
  boxes: 0,
});

/**
 * The page's content as the model saw it: index lines, added up for every element around them. "All of it was chosen" and "the parent adds
 * something foreign" are then sums, whatever the markup.
 */
export class Weights {
  readonly placed: readonly PlacedLine[];
  readonly chosen: ReadonlySet<Element>;
  readonly #tallies = new Map<Element, Tally>();
  readonly #inside = new Map<Element, PlacedLine[]>();
  readonly total: number;

  /**
   * @param chosen elements whose content counts as chosen: of chosen lines, and chosen containers with all they hold
   * @param seen numbers of the lines that could be chosen; absent: all
   */
  constructor(placed: readonly PlacedLine[], chosen: ReadonlySet<Element>, seen?: ReadonlySet<number>) {
    this.placed = placed;
    this.chosen = chosen;
    let total = 0;
    const containers = new Set(
      placed.filter(({ line }) => line.kind === 'container').map((each) => each.element),
    );
    for (const each of contentLines(placed)) {
      const path = [each.element, ...ancestorsOf(each.element)];
      const weight = weightOf(each.line);
      const isChosen = chosen.has(each.element) || path.some((at) => chosen.has(at) && containers.has(at));
      for (const element of path) {
        this.#add(element, each.line, isChosen, !isChosen && isUnsaid(each.line, seen));
        const inside = this.#inside.get(element);
        if (inside) inside.push(each);
        else this.#inside.set(element, [each]);
      }
      total += weight;
    }
    this.total = Math.max(1, total);
  }

  #add(element: Element, line: IndexLine, isChosen: boolean, isUnseen: boolean): void {
    const weight = weightOf(line);
    let tally = this.#tallies.get(element);
    if (!tally) {
      tally = { ...NOTHING };
      this.#tallies.set(element, tally);
    }
    tally.weight += weight;
    tally.lines += 1;
    if (line.kind === 'container') tally.boxes += 1;
    if (isUnseen) {
      tally.unseenWeight += weight;
      tally.unseenLines += 1;
      if (weight > PROSE) tally.unseenProse += weight;
    }
    if (!isChosen) return;
    tally.chosenWeight += weight;
    tally.chosenLines += 1;
  }

  of(element: Element): Tally {
    return this.#tallies.get(element) ?? NOTHING;
  }

  /** Share of all lines' weight, 0 to 1. */
  share(element: Element): number {
    return this.of(element).weight / this.total;
  }

  /** Content lines inside `element` or of it, in reading order. */
  linesIn(element: Element): readonly PlacedLine[] {
    return this.#inside.get(element) ?? [];
  }
}

function weightOf({ kind, text, box }: IndexLine): number {
  if (kind === 'frame') return BOX_WEIGHT;
  if (kind === 'container')
    return LINE_WEIGHT + Math.min(BOX_WEIGHT * 2, (box.width * box.height) / BOX_AREA);
  return LINE_WEIGHT + text.length + (kind === 'image' ? BOX_WEIGHT / 2 : 0);
}

/** Neither for nor against: a box without words is seldom named beside words, and what was not shown could not be named. */
const isUnsaid = ({ kind, n }: IndexLine, seen: ReadonlySet<number> | undefined): boolean =>
  kind === 'container' || (seen !== undefined && !seen.has(n));

/** What has no size (an icon whose picture did not come) is nothing that anyone could name or miss. */
const isDrawn = ({ box, text }: IndexLine): boolean => text !== '' || box.width * box.height > 0;

/** Container lines count only where nothing inside them does: a sized box without text. */
function contentLines(placed: readonly PlacedLine[]): PlacedLine[] {
  const filled = new Set<Element>();
  for (const { line, element } of placed) {
    if (line.kind !== 'container') for (const at of [element, ...ancestorsOf(element)]) filled.add(at);
  }
  const boxes = placed.filter(({ line, element }) => line.kind === 'container' && !filled.has(element));
  const inner = boxes.filter(
    ({ element }) => !boxes.some((other) => ancestorsOf(other.element).includes(element)),
  );
  return [...placed.filter(({ line }) => line.kind !== 'container' && isDrawn(line)), ...inner];
}
