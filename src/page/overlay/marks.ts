import type { GlassPane } from './glass-pane.ts';
import { type DrawnMark, drawMark, type Mark, markStyle, pulse, showHovered } from './mark-look.ts';
import { placeMarks } from './place-marks.ts';

export interface Marks {
  /** Draws exactly these. */
  set(marks: readonly Mark[]): void;
  hover(id: string | null): void;
  /** Scrolls to the block that stands first in the page, unless one is in view. */
  showFirst(): void;
  /** Scrolls to a block and pulses its outline. */
  reveal(id: string): boolean;
}

/** Where the pointer is, and clicks on badges. */
interface Report {
  hover(id: string | null): void;
  click(id: string): void;
}

const LAYER = 'hide-marks';

/** Outlines and badges of hide candidates, drawn on the glass pane: page nodes are only measured. */
export function createMarks(document: Document, glass: GlassPane, report: Report): Marks {
  let drawn = new Map<string, DrawnMark>();
  let lifetime: AbortController | undefined;
  let frame = 0;
  /** The block that the pointer is over. */
  let over: string | null = null;

  function set(marks: readonly Mark[]): void {
    end();
    if (marks.length === 0) return;
    const layer = glass.layer(LAYER);
    layer.replaceChildren(markStyle(document));
    drawn = new Map(marks.map((mark) => [mark.id, draw(mark, layer)]));
    follow();
    place();
  }

  function draw(mark: Mark, layer: HTMLElement): DrawnMark {
    const parts = drawMark(document, mark);
    // The pane's shadow root is open, so a page can press badges by script: only the person's own hand chooses.
    const byHand = (act: () => void) => (event: Event) => {
      if (event.isTrusted) act();
    };
    parts.badge.addEventListener(
      'pointerenter',
      byHand(() => report.hover(mark.id)),
    );
    parts.badge.addEventListener(
      'pointerleave',
      byHand(() => report.hover(null)),
    );
    parts.badge.addEventListener(
      'click',
      byHand(() => report.click(mark.id)),
    );
    layer.append(parts.outline, parts.badge);
    return parts;
  }

  /** Scrolling anywhere, resizing, and changes of the page move blocks; one measurement per frame follows. */
  function follow(): void {
    lifetime = new AbortController();
    const { signal } = lifetime;
    const options = { capture: true, passive: true, signal };
    document.addEventListener('scroll', placeSoon, options);
    document.defaultView?.addEventListener('resize', placeSoon, options);
    document.addEventListener('pointermove', reportPointer, options);
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.documentElement);
    for (const { mark } of drawn.values()) for (const element of mark.elements) sizes.observe(element);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /** Outlines take no pointer events (the page stays usable), so the page's own events tell what the pointer is over. */
  function reportPointer(event: PointerEvent): void {
    const path = event.composedPath();
    const inside = [...drawn.values()].find(({ mark }) =>
      mark.elements.some((element) => path.includes(element)),
    );
    const id = inside?.mark.id ?? null;
    if (id === over || path.some((node) => node === glass.host)) return;
    over = id;
    hover(id);
    report.hover(id);
  }

  function placeSoon(): void {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  }

  const place = () => placeMarks(drawn.values());

  function hover(id: string | null): void {
    for (const [each, parts] of drawn) showHovered(parts, each === id);
  }

  function reveal(id: string): boolean {
    const target = drawn.get(id);
    const element = target?.mark.elements.find((each) => each.isConnected);
    if (!target || !element) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    place();
    pulse(target);
    return true;
  }

  function showFirst(): void {
    const elements = [...drawn.values()].flatMap(({ mark }) => mark.elements.filter(isSized));
    if (elements.some(isInWindow)) return;
    const [first] = elements.sort((one, other) => topOf(one) - topOf(other));
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    place();
  }

  function end(): void {
    lifetime?.abort();
    lifetime = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
    if (drawn.size > 0) glass.drop(LAYER);
    drawn = new Map();
    over = null;
  }

  return { set, hover, showFirst, reveal };
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function isSized(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
