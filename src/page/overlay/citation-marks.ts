import { colourOf } from '../../core/citations/palette.ts';
import { rectOf } from '../dom/dom.ts';
import type { GlassPane } from './glass-pane.ts';
import { clippersOf, isDrawn, isInside, isUnderFixed } from './sight.ts';
import { viewSize } from './view-size.ts';

/** What is drawn over one citation's words: its number at their start, a pulse, and a box where there are no words to light. */
export interface CitationMark {
  k: number;
  dark: boolean;
  ranges: readonly Range[];
  elements: readonly Element[];
}

export interface CitationMarks {
  /** Draws a mark, or draws it anew. */
  draw(mark: CitationMark): void;
  pulse(k: number): void;
  /** Puts everything where its words are now. */
  place(): void;
  drop(): void;
}

export const LAYER = 'highlights';
const PULSE_MS = 1600;
/** More boxes than this are no help to the eye. */
const MAX_BOXES = 60;

const STYLE = `
.cite-number{position:fixed;min-width:15px;height:15px;padding:0 3px;box-sizing:border-box;border-radius:8px;translate:-60% -65%;
  z-index:1;background:var(--accent);color:var(--on-accent);font:700 10px/15px system-ui,sans-serif;text-align:center;box-shadow:0 0 0 1px var(--on-accent)}
.cite-number.at-right{translate:-40% -65%}
.cite-box,.cite-pulse{position:fixed;box-sizing:border-box;border-radius:3px}
.cite-box{border:2px solid var(--accent);box-shadow:0 0 0 1px var(--on-accent)}
.cite-pulse{outline:2px solid var(--accent);animation:pulse .8s ease-out 2 both}
@keyframes pulse{0%{outline-offset:0;opacity:1}70%,100%{outline-offset:9px;opacity:0}}
@media (prefers-reduced-motion:reduce){.cite-pulse{animation:none;outline-offset:2px}}
@media (forced-colors:active){
  .cite-number{background:Highlight;color:HighlightText;forced-color-adjust:none}
  .cite-box{border-color:Highlight}.cite-pulse{outline-color:Highlight}
}`;

interface Drawn {
  mark: CitationMark;
  number: HTMLElement;
  boxes: HTMLElement[];
  pulses: HTMLElement[];
  pulseTimer?: ReturnType<typeof setTimeout>;
  clippers: Element[];
}

/** Draws on the glass pane; page nodes are only measured. */
export function createCitationMarks(document: Document, glass: GlassPane): CitationMarks {
  const drawn = new Map<number, Drawn>();

  function part(className: string, { k, dark }: CitationMark): HTMLElement {
    const element = document.createElement('div');
    const { accent, onAccent } = colourOf(k, dark);
    element.className = className;
    element.dataset.citation = String(k);
    element.style.setProperty('--accent', accent);
    element.style.setProperty('--on-accent', onAccent);
    layer().append(element);
    return element;
  }

  function layer(): HTMLElement {
    const element = glass.layer(LAYER);
    if (!element.firstChild) {
      const style = document.createElement('style');
      style.textContent = STYLE;
      element.append(style);
    }
    return element;
  }

  function remove(k: number): void {
    const old = drawn.get(k);
    if (!old) return;
    clearTimeout(old.pulseTimer);
    for (const element of [old.number, ...old.boxes, ...old.pulses]) element.remove();
    drawn.delete(k);
  }

  function draw(mark: CitationMark): void {
    remove(mark.k);
    const start = startOf(mark);
    if (!start) return;
    const number = part('cite-number', mark);
    number.textContent = String(mark.k);
    const boxes = mark.elements.map(() => part('cite-box', mark));
    drawn.set(mark.k, { mark, number, boxes, pulses: [], clippers: clippersOf(start) });
    placeOne(drawn.get(mark.k)!);
  }

  function pulse(k: number): void {
    const mark = drawn.get(k);
    if (!mark) return;
    endPulse(mark);
    mark.pulses = lineRects(mark.mark).map(() => part('cite-pulse', mark.mark));
    // By the clock, because without motion no `animationend` comes.
    mark.pulseTimer = setTimeout(() => endPulse(mark), PULSE_MS);
    placeOne(mark);
  }

  function endPulse(mark: Drawn): void {
    clearTimeout(mark.pulseTimer);
    for (const element of mark.pulses.splice(0)) element.remove();
  }

  function placeOne({ mark, number, boxes, pulses, clippers }: Drawn): void {
    const rects = lineRects(mark);
    for (const [i, box] of boxes.entries()) put(box, rectOf(mark.elements[i]!), 2);
    for (const [i, element] of pulses.entries()) put(element, rects[i], 1);
    const [first] = rects;
    const start = startOf(mark);
    const atRight = first !== undefined && beginsAtRight(mark, first);
    const [x, y] = first
      ? [atRight ? first.right - 1 : first.left + 1, first.top + first.height / 2]
      : [0, 0];
    const shown = first && start && isInside(x, y, clippers) && !isUnderFixed(start, x, y);
    number.hidden = !shown;
    number.style.display = shown ? '' : 'none';
    if (!shown) return;
    number.classList.toggle('at-right', atRight);
    number.style.left = `${atRight ? Math.min(viewSize().width - 9, first.right) : Math.max(9, first.left)}px`;
    number.style.top = `${Math.max(9, first.top)}px`;
  }

  return {
    draw,
    pulse,
    place() {
      if (drawn.size === 0) return;
      // A page that rebuilds itself may have thrown the pane away.
      layer();
      for (const mark of drawn.values()) placeOne(mark);
    },
    drop() {
      for (const k of [...drawn.keys()]) remove(k);
      glass.drop(LAYER);
    },
  };
}

/** The node where a citation begins. */
export const startOf = ({ ranges, elements }: Pick<CitationMark, 'ranges' | 'elements'>): Node | undefined =>
  ranges[0]?.startContainer ?? elements[0];

/** Whether the words begin at the right end of their first line, as Arabic does on a page of whatever direction. */
function beginsAtRight({ ranges, elements }: CitationMark, line: DOMRect): boolean {
  const [range] = ranges;
  if (!range) return elements[0] !== undefined && getComputedStyle(elements[0]).direction === 'rtl';
  const letter = range.cloneRange();
  letter.collapse(true);
  letter.setEnd(range.startContainer, Math.min(range.startOffset + 1, lengthOf(range.startContainer)));
  const { left, right } = letter.getBoundingClientRect();
  return left - line.left > line.right - right;
}

const lengthOf = (node: Node): number => node.nodeValue?.length ?? node.childNodes.length;

/** The rectangles of a mark's words as far as they are drawn: words in closed `<details>` have rectangles, too. */
export function rectsOf({ ranges, elements }: Pick<CitationMark, 'ranges' | 'elements'>): DOMRect[] {
  const rects = [
    ...ranges
      .filter(({ startContainer }) => isDrawn(startContainer))
      .flatMap((range) => [...range.getClientRects()]),
    ...elements.map((element) => rectOf(element)),
  ];
  return rects.filter(({ width, height }) => width > 0 && height > 0).slice(0, MAX_BOXES);
}

/** One rectangle for each line of text: those of the inline elements in it joined. */
function lineRects(mark: CitationMark): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const rect of rectsOf(mark)) {
    const last = lines.at(-1);
    const overlap = last ? Math.min(last.bottom, rect.bottom) - Math.max(last.top, rect.top) : 0;
    const gap = last ? Math.max(last.left, rect.left) - Math.min(last.right, rect.right) : 0;
    if (last && overlap > rect.height / 2 && gap < rect.height) lines[lines.length - 1] = union(last, rect);
    else lines.push(rect);
  }
  return lines;
}

function union(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

function put(element: HTMLElement, rect: DOMRect | undefined, margin: number): void {
  element.style.display = rect ? '' : 'none';
  if (!rect) return;
  element.style.left = `${rect.left - margin}px`;
  element.style.top = `${rect.top - margin}px`;
  element.style.width = `${rect.width + 2 * margin}px`;
  element.style.height = `${rect.height + 2 * margin}px`;
}
