/** A block on show: outline and numbered badge. */
export interface Mark {
  id: string;
  number: number;
  checked: boolean;
  elements: readonly Element[];
}

/** A mark with what is drawn for it. */
export interface DrawnMark {
  mark: Mark;
  outline: HTMLElement;
  badge: HTMLElement;
}

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
@media (forced-colors:active){.outline{border-color:Highlight}.badge{background:Highlight;color:HighlightText;forced-color-adjust:none}
  .badge.off{background:Canvas;color:CanvasText;border-color:CanvasText}}
`;

export function markStyle(document: Document): HTMLElement {
  const style = document.createElement('style');
  style.textContent = STYLE;
  return style;
}

/** Outline and badge, not placed yet. Only the badge takes pointer events: the page stays usable. */
export function drawMark(document: Document, mark: Mark): DrawnMark {
  const outline = document.createElement('div');
  const badge = document.createElement('div');
  outline.className = mark.checked ? 'outline' : 'outline off';
  badge.className = mark.checked ? 'badge' : 'badge off';
  badge.textContent = String(mark.number);
  badge.dataset.number = String(mark.number);
  return { mark, outline, badge };
}

export function showHovered({ outline, badge }: DrawnMark, hovered: boolean): void {
  outline.classList.toggle('hover', hovered);
  badge.classList.toggle('hover', hovered);
}

export function pulse({ outline }: DrawnMark): void {
  outline.classList.remove('pulse');
  // Reading a layout value restarts the animation when the same row is jumped to twice.
  void outline.offsetWidth;
  outline.classList.add('pulse');
}
