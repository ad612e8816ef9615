import { standInFor } from '../dom/stand-in.ts';

/** Dispatches what a browser dispatches, in its order. Page scripts see `isTrusted: false`; nothing else tells it from a person's hand. */

const MOUSE = { bubbles: true, cancelable: true, composed: true, view: window, button: 0 } as const;

export interface Point {
  clientX: number;
  clientY: number;
}

export function centreOf(element: Element): Point {
  const rect = standInFor(element).getBoundingClientRect();
  return { clientX: rect.left + rect.width / 2, clientY: rect.top + rect.height / 2 };
}

/**
 * The node that a real pointer would hit: a span inside the button, the drawing over a checkbox. Falls back to the element where
 * something foreign lies over it (a tooltip of the page), because the person sees the beacon on the element itself.
 */
export function hitNode(element: Element, { clientX, clientY }: Point): Element {
  let hit = element.ownerDocument.elementFromPoint(clientX, clientY);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(clientX, clientY);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const standIn = standInFor(element);
  return hit && (standIn.contains(hit) || element.contains(hit) || hit.contains(element)) ? hit : standIn;
}

export function hover(target: Element, point: Point): void {
  const at = { ...MOUSE, ...point };
  target.dispatchEvent(new PointerEvent('pointerover', { ...at, pointerType: 'mouse', isPrimary: true }));
  target.dispatchEvent(new PointerEvent('pointerenter', { ...at, pointerType: 'mouse', bubbles: false }));
  target.dispatchEvent(new MouseEvent('mouseover', at));
  target.dispatchEvent(new MouseEvent('mouseenter', { ...at, bubbles: false }));
  target.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse', isPrimary: true }));
  target.dispatchEvent(new MouseEvent('mousemove', at));
}

/**
 * A whole press: pointer, mouse, focus, click. A target that removes itself on mousedown gets no click, as in life; nor does one that is no
 * longer what was agreed to.
 * @returns whether it was agreed to still when the click came
 */
export function press(target: Element, point: Point, isAgreed: () => boolean = () => true): boolean {
  hover(target, point);
  const at = { ...MOUSE, ...point, detail: 1 };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  const proceeds = target.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
  if (proceeds) focusNear(target);
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', at));
  if (!target.isConnected) return true;
  if (!isAgreed()) return false;
  // A dispatched `click` runs the default action (follow the link, toggle the box, submit) like a real one.
  target.dispatchEvent(new PointerEvent('click', pointer));
  return true;
}

/** A press of the right button. Returns whether the page answered it with a menu of its own. */
export function pressRight(target: Element, point: Point): boolean {
  hover(target, point);
  const at = { ...MOUSE, ...point, button: 2, detail: 1 };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 2 }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 2 }));
  const answered = !target.dispatchEvent(new PointerEvent('contextmenu', pointer));
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', at));
  return answered;
}

/** The control inside an element that a press on its middle would reach first, if there is one: a link laid over a button's face. */
export function innerControl(element: Element): Element | null {
  const hit = hitNode(element, centreOf(element));
  const control = hit.closest('a[href], area[href], button, input, select, [role=button], [role=link]');
  return control && control !== element && element.contains(control) ? control : null;
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=""], [contenteditable=true]';

export function focusNear(target: Element): void {
  const focusable = target.closest(FOCUSABLE);
  if (focusable instanceof HTMLElement || focusable instanceof SVGElement)
    focusable.focus({ preventScroll: true });
}

/** One key down and up. Returns whether the page left the browser's default to happen. */
export function strike(target: Element, key: string): boolean {
  const named: Record<string, number> = {
    Enter: 13,
    Escape: 27,
    Tab: 9,
    ' ': 32,
    ArrowUp: 38,
    ArrowDown: 40,
    ArrowLeft: 37,
    ArrowRight: 39,
    Backspace: 8,
    Delete: 46,
  };
  const keyCode = named[key] ?? key.toUpperCase().charCodeAt(0);
  const code =
    key.length === 1 && /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : key === ' ' ? 'Space' : key;
  const init = { key, code, keyCode, which: keyCode, bubbles: true, cancelable: true, composed: true };
  const proceeds = target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (proceeds && (key.length === 1 || key === 'Enter'))
    target.dispatchEvent(new KeyboardEvent('keypress', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  return proceeds;
}
