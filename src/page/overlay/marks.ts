import type { GlassPane } from './glass-pane.ts';

/** A block on show: outline and numbered badge. */
export interface Mark {
  id: string;
  number: number;
  checked: boolean;
  elements: readonly Element[];
}

export interface Marks {
  /** Draws exactly these. */
  set(marks: readonly Mark[]): void;
  hover(id: string | null): void;
  /** Scrolls to a block and pulses its outline. */
  reveal(id: string): boolean;
}

const LAYER = 'hide-marks';

/** Colours hold 4.5:1 for the number on the badge, and a white rim keeps the outline visible on any page. */
const STYLE = `
.outline{position:fixed;box-sizing:border-box;border:2px solid #b3261e;border-radius:4px;
  box-shadow:0 0 0 1px #fff,inset 0 0 0 1px #fff;background:#b3261e1f;pointer-events:none}
.outline.off{border-style:dashed;border-color:#5f6368;background:#5f636814;opacity:.65}
.outline.hover{border-width:4px;background:#b3261e3d}
.badge{position:fixed;min-width:22px;height:22px;padding:0 6px;box-sizing:border-box;border:1px solid #fff;border-radius:11px;
  background:#b3261e;color:#fff;font:600 13px/20px system-ui,sans-serif;text-align:center;cursor:pointer;pointer-events:auto;
  box-shadow:0 1px 3px #0006;user-select:none}
.badge.off{background:#5f6368;text-decoration:line-through}
.badge.hover{transform:scale(1.25)}
.pulse{animation:pulse .6s ease-in-out 2}
@keyframes pulse{50%{background:#b3261e80;box-shadow:0 0 0 6px #b3261e66}}
@media (prefers-reduced-motion:reduce){.pulse{animation:none;border-width:5px}}
@media (forced-colors:active){.outline{border-color:Highlight}.badge{background:Highlight;color:HighlightText;forced-color-adjust:none}}
`;

interface Drawn {
  mark: Mark;
  outline: HTMLElement;
  badge: HTMLElement;
}

/**
 * Outlines and badges of hide candidates, drawn on the glass pane: page nodes are only measured.
 * @param report where the pointer is, and clicks on badges
 */
export function createMarks(
  document: Document,
  glass: GlassPane,
  report: { hover(id: string | null): void; click(id: string): void },
): Marks {
  let drawn = new Map<string, Drawn>();
  let lifetime: AbortController | undefined;
  let frame = 0;

  function set(marks: readonly Mark[]): void {
    end();
    if (marks.length === 0) return;
    const layer = glass.layer(LAYER);
    layer.replaceChildren(styleElement());
    drawn = new Map(marks.map((mark) => [mark.id, draw(mark, layer)]));
    follow();
    place();
  }

  function styleElement(): HTMLElement {
    const style = document.createElement('style');
    style.textContent = STYLE;
    return style;
  }

  function draw(mark: Mark, layer: HTMLElement): Drawn {
    const outline = document.createElement('div');
    const badge = document.createElement('div');
    outline.className = mark.checked ? 'outline' : 'outline off';
    badge.className = mark.checked ? 'badge' : 'badge off';
    badge.textContent = String(mark.number);
    badge.dataset.number = String(mark.number);
    badge.addEventListener('pointerenter', () => report.hover(mark.id));
    badge.addEventListener('pointerleave', () => report.hover(null));
    badge.addEventListener('click', () => report.click(mark.id));
    layer.append(outline, badge);
    return { mark, outline, badge };
  }

  /** Scrolling anywhere, resizing, and changes of the page move blocks; one measurement per frame follows. */
  function follow(): void {
    lifetime = new AbortController();
    const { signal } = lifetime;
    const options = { capture: true, passive: true, signal };
    document.addEventListener('scroll', soon, options);
    document.defaultView?.addEventListener('resize', soon, options);
    document.addEventListener('pointermove', overWhich, options);
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.documentElement);
    for (const { mark } of drawn.values()) for (const element of mark.elements) sizes.observe(element);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /** Outlines take no pointer events (the page stays usable), so the page's own events tell what the pointer is over. */
  let over: string | null = null;
  function overWhich(event: PointerEvent): void {
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

  function soon(): void {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  }

  function place(): void {
    const used: { x: number; y: number }[] = [];
    for (const { mark, outline, badge } of drawn.values()) {
      const box = unionOf(mark.elements);
      const shown = box !== null && box.width > 0 && box.height > 0;
      outline.style.display = badge.style.display = shown ? '' : 'none';
      if (!shown) continue;
      outline.style.left = `${box.left}px`;
      outline.style.top = `${box.top}px`;
      outline.style.width = `${box.width}px`;
      outline.style.height = `${box.height}px`;
      const spot = freeSpot(box, used);
      badge.style.left = `${spot.x}px`;
      badge.style.top = `${spot.y}px`;
    }
  }

  function hover(id: string | null): void {
    for (const [each, { outline, badge }] of drawn) {
      outline.classList.toggle('hover', each === id);
      badge.classList.toggle('hover', each === id);
    }
  }

  function reveal(id: string): boolean {
    const target = drawn.get(id);
    const element = target?.mark.elements.find((each) => each.isConnected);
    if (!target || !element) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    place();
    target.outline.classList.remove('pulse');
    // Reading a layout value restarts the animation when the same row is jumped to twice.
    void target.outline.offsetWidth;
    target.outline.classList.add('pulse');
    return true;
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

  return { set, hover, reveal };
}

/** The box around all elements of a block, in viewport coordinates; `null` when none has a size. */
function unionOf(elements: readonly Element[]): DOMRect | null {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Top left corner of the block, inside the window where the block is partly in it, and beside badges that are there already. */
function freeSpot(box: DOMRect, used: { x: number; y: number }[]): { x: number; y: number } {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const inView = box.bottom > 0 && box.top < innerHeight;
  let x = clamp(box.left - 8, 2, Math.max(2, innerWidth - 34));
  const y = inView ? clamp(box.top - 8, 2, Math.max(2, innerHeight - 24)) : box.top - 8;
  while (used.some((spot) => Math.abs(spot.x - x) < 26 && Math.abs(spot.y - y) < 20)) x += 28;
  used.push({ x, y });
  return { x, y };
}
