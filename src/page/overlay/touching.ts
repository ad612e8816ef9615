import type { Point } from './tooltip-place.ts';

/** What a press sets off; none of it is the page's business when it lands on something of ours. */
const PRESS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'touchstart',
  'touchend',
];

/** Keeps presses on these parts from the page's own listeners, which close menus or take the focus for a press outside. */
export function keepFromPage(...parts: HTMLElement[]): void {
  for (const part of parts) {
    for (const type of PRESS)
      part.addEventListener(type, (event) => {
        event.stopPropagation();
        if (type === 'mousedown' || type === 'pointerdown') event.preventDefault();
      });
  }
}

/** Lets the person drag `part` by its `handle`. @param onMove gets the new top left corner, CSS px of the viewport */
export function draggable(handle: HTMLElement, part: HTMLElement, onMove: (at: Point) => void): void {
  let grip: Point | null = null;
  handle.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0 || (event.target as Element).matches('button')) return;
    const { left, top } = part.getBoundingClientRect();
    grip = { x: event.clientX - left, y: event.clientY - top };
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', (event) => {
    if (grip) onMove({ x: event.clientX - grip.x, y: event.clientY - grip.y });
  });
  for (const type of ['pointerup', 'pointercancel'])
    handle.addEventListener(type, () => {
      grip = null;
    });
}
