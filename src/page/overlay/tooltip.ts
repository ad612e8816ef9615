import type { ShadowRootOf } from '../dom/dom.ts';
import { rootOf } from '../dom/dom.ts';
import { standInFor } from '../dom/stand-in.ts';
import type { BeaconMark } from './beacon.ts';
import { crowdedness, obstaclesFor, shadowControls } from './obstacles.ts';
import { leaderStyle, tipStyle } from './pointing.ts';
import { bestPlace, type Point, type Rect, type Size } from './tooltip-place.ts';
import { draggable, keepFromPage } from './touching.ts';
import { viewSize } from './view-size.ts';

/** The words beside a beacon: step number, instruction, value, hint, countdown. Its bar can be dragged, and it folds to a dot. */
export interface Tooltip {
  /** Puts it where it covers least; `null` hides it. */
  place(target: Rect | null): void;
  count(text: string): void;
  letThrough(): void;
}

interface Options {
  folded: boolean;
  fold(on: boolean): void;
  shadowRootOf: ShadowRootOf;
}

/** No tooltip takes more of the view than this. */
const MAX_SHARE = 1 / 3;
const MAX_WIDTH = 320;
const DOT = { width: 28, height: 28 };
/** A tooltip looks for a new place no more often than this while the page scrolls, in ms; in between it moves along. */
const PLACE_MS = 120;
/** From this cost on something of the target's own form is covered. */
const COVERS_OWN = 4000;

export function createTooltip(
  document: Document,
  layer: HTMLElement,
  mark: BeaconMark,
  { folded: startsFolded, fold, shadowRootOf }: Options,
): Tooltip {
  const parts = draw(document, layer, mark);
  const { tooltip, dot, tip, leader } = parts;
  const element = standInFor(mark.element);
  const inShadow = shadowControls(document, shadowRootOf);
  const ownRoot = rootOf(element);
  let folded = startsFolded;
  let dragged: Point | null = null;
  let target: Rect | null = null;
  let now: (Point & { from: Rect }) | null = null;
  let placedAt = Number.NEGATIVE_INFINITY;

  function setFolded(on: boolean): void {
    folded = on;
    fold(on);
    now = null;
    dragged = null;
    place(target, true);
  }
  parts.fold.addEventListener('click', (event) => event.isTrusted && setFolded(true));
  parts.ask.addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    parts.why.hidden = !parts.why.hidden;
    place(target, true);
  });
  dot.addEventListener('click', (event) => event.isTrusted && setFolded(false));
  keepFromPage(tooltip, dot);
  draggable(parts.bar, tooltip, (at) => {
    dragged = at;
    place(target, true);
  });

  function place(rect: Rect | null, anew = false): void {
    target = rect;
    tooltip.hidden = rect === null || folded;
    dot.hidden = rect === null || !folded;
    leader.hidden = true;
    if (!rect) return;
    const due = anew || performance.now() - placedAt > PLACE_MS;
    const at = due ? findPlace(rect) : moveAlong(rect);
    now = { ...at, from: rect };
    const size = folded ? DOT : sizeOf(tooltip);
    (folded ? dot : tooltip).style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    const own = { left: at.x, top: at.y, right: at.x + size.width, bottom: at.y + size.height };
    tip.style.cssText = tipStyle(own, rect);
    const line = folded ? '' : leaderStyle(own, rect);
    leader.hidden = line === '';
    leader.style.cssText = line;
  }

  /** The same distance to the target as before. */
  function moveAlong(rect: Rect): Point {
    if (!now) return findPlace(rect);
    if (dragged) return now;
    return { x: now.x + rect.left - now.from.left, y: now.y + rect.top - now.from.top };
  }

  function findPlace(rect: Rect): Point {
    placedAt = performance.now();
    const view = viewSize();
    const roots = ownRoot instanceof ShadowRoot ? shadowControls(ownRoot, shadowRootOf) : [];
    const obstacles = obstaclesFor(document, element, [...inShadow, ...roots], view);
    const from = dragged ? null : now;
    const scene = { target: rect, view, obstacles, crowded: (at: Rect) => crowdedness(document, at) };
    if (folded) return bestPlace(DOT, { ...scene, now: from });
    if (dragged) {
      const { width, height } = sizeFor(tooltip, view, false);
      return { x: clamp(dragged.x, 0, view.width - width), y: clamp(dragged.y, 0, view.height - height) };
    }
    const full = sizeFor(tooltip, view, false);
    const place = bestPlace(full, { ...scene, now: from });
    if (place.cost < COVERS_OWN) return place;
    // Smaller, there may be room.
    const small = bestPlace(sizeFor(tooltip, view, true), { ...scene, now: from });
    if (small.cost < place.cost) return small;
    sizeFor(tooltip, view, false);
    return place;
  }

  return {
    place,
    count(text) {
      if (parts.count.textContent === text) return;
      parts.count.textContent = text;
      dot.dataset.count = text;
      place(target, true);
    },
    letThrough() {
      tooltip.style.pointerEvents = dot.style.pointerEvents = 'none';
      parts.bar.style.pointerEvents = 'none';
    },
  };
}

/** Gives the tooltip its size: at most a third of the view, without the hint where that is needed (or `compact`). */
function sizeFor(tooltip: HTMLElement, view: Size, compact: boolean): Size {
  const wasHidden = tooltip.hidden;
  tooltip.hidden = false;
  const most = Math.floor(view.width * view.height * MAX_SHARE);
  const width = Math.min(compact ? 220 : MAX_WIDTH, Math.max(80, view.width - 16));
  tooltip.style.maxWidth = `${width}px`;
  tooltip.style.maxHeight = '';
  tooltip.classList.toggle('compact', compact);
  let size = sizeOf(tooltip);
  if (size.width * size.height > most) {
    tooltip.classList.add('compact');
    size = sizeOf(tooltip);
  }
  if (size.width * size.height > most || size.height > view.height - 16) {
    tooltip.style.maxHeight = `${Math.min(Math.floor(most / size.width), view.height - 16)}px`;
    size = sizeOf(tooltip);
  }
  tooltip.hidden = wasHidden;
  return size;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
});

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function draw(document: Document, layer: HTMLElement, mark: BeaconMark) {
  const make = (className: string, text = '', tag = 'div'): HTMLElement => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const button = (className: string, text: string): HTMLElement => {
    const element = make(className, text, 'button');
    // The pane is hidden from assistive technology, which has the panel: nothing in it takes the focus.
    element.tabIndex = -1;
    element.hidden = false;
    return element;
  };
  const tooltip = make('tooltip');
  tooltip.hidden = true;
  const bar = make('bar');
  const fold = button('fold', '–');
  const ask = button('ask', '?');
  ask.hidden = mark.why === '';
  const title = [mark.title, mark.sign].filter(Boolean).join(' · ');
  bar.append(make('title', title, 'span'), make('grip', '⠿', 'span'), ask, fold);
  const tip = make('arrow');
  const count = make('count', '', 'span');
  const words = make('words');
  const why = make('why', mark.why, 'span');
  why.hidden = true;
  const instruction = make('instruction', mark.instruction, 'span');
  instruction.dir = 'auto';
  words.append(instruction, make('value', mark.value, 'code'), make('hint', mark.hint, 'span'), why, count);
  tooltip.append(tip, bar, words);
  const dot = button('dot', mark.title);
  dot.hidden = true;
  const leader = make('leader');
  leader.hidden = true;
  layer.append(leader, tooltip, dot);
  // The bar, too, in the direction of the words: those of the page may have another, and a number has none.
  tooltip.dir = instruction.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  return { tooltip, bar, fold, ask, why, tip, count, dot, leader };
}
