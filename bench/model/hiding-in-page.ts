import { measure, outermost, overlap, unionArea } from '../hide/areas.ts';

/** Blocks by CSS selectors. */
export interface GoldBlocks {
  gold: string[];
  /** By gold selector: blocks that may go as well or instead. */
  acceptable?: Record<string, string[]>;
  /** Left out of the score. */
  neutral?: string[];
}

/** Areas in square CSS pixels, text in characters. */
export interface HidingScore {
  gold: number;
  hidden: number;
  both: number;
  otherText: number;
  lostText: number;
  items: number;
  itemsFound: number;
  hiddenItems: number;
  hiddenWanted: number;
  /** Wanted blocks that stayed and blocks that went unasked, as selectors with their size, to look at by hand. */
  stayed: string[];
  unasked: string[];
}

let gone: Element[] = [];

/** Notes what is hidden now: hidden blocks have no area, so they are measured once they are shown again. */
export function noteHidden(): number {
  gone = outermost([...document.querySelectorAll('[data-sightline-hidden]')]);
  return gone.length;
}

/** What was hidden when `noteHidden` ran, against the gold. */
export function scoreHiding({ gold, acceptable = {}, neutral = [] }: GoldBlocks): HidingScore {
  const variants = gold.map((selector) => [selector, ...(acceptable[selector] ?? [])].flatMap(drawn));
  const chosen = variants.flatMap((blocks) =>
    blocks.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, 1),
  );
  const ignored = [...neutral.flatMap(drawn), ...variants.flat()].filter((block) => !chosen.includes(block));
  const counted = gone.filter((block) => !ignored.some((other) => other.contains(block)));
  const areas = measure(outermost(chosen), counted);
  const { otherText, lostText } = measure([...chosen, ...ignored], gone);
  const went = (block: Element) => share(block, gone) >= 0.5;
  const isWanted = (block: Element) => share(block, [...chosen, ...ignored]) >= 0.5;
  return {
    ...areas,
    otherText,
    lostText,
    items: chosen.length,
    itemsFound: chosen.filter(went).length,
    hiddenItems: counted.length,
    hiddenWanted: counted.filter(isWanted).length,
    stayed: chosen.filter((block) => share(block, gone) < 0.9).map(describe),
    unasked: counted.filter((block) => share(block, [...chosen, ...ignored]) < 0.9).map(describe),
  };
}

function describe(block: Element): string {
  const { width, height } = block.getBoundingClientRect();
  const name = [block.id && `#${block.id}`, ...block.classList].filter(Boolean).join('.');
  return `${block.tagName.toLowerCase()} ${name.slice(0, 60)} ${Math.round(width)}x${Math.round(height)}`;
}

/** What is too small to see is not missed. */
const SEEN_PX = 100;

const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => areaOf(element) >= SEEN_PX);

const areaOf = (element: Element): number => unionArea([element.getBoundingClientRect()]);

/** How much of a block lies in some of the others, 0 to 1. */
function share(block: Element, others: readonly Element[]): number {
  const rect = block.getBoundingClientRect();
  const covered = unionArea(others.map((other) => overlap(rect, other.getBoundingClientRect())));
  return covered / Math.max(1, areaOf(block));
}

/** Intersection over union with the hidden block that it is most like. */
const likeness = (block: Element): number =>
  Math.max(
    0,
    ...gone.map((hidden) => {
      const both = unionArea([overlap(block.getBoundingClientRect(), hidden.getBoundingClientRect())]);
      return both / Math.max(1, areaOf(block) + areaOf(hidden) - both);
    }),
  );
