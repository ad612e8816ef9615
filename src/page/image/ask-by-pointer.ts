import type { PageContext } from '../context.ts';
import { isEditable, isElement, matches, tagOf } from '../dom/dom.ts';

const LAYER = 'region';
/** CSS px: less is a click with an unsteady hand. */
const LEAST_DRAG = 8;
/** What has a use of its own for Alt and the pointer. */
const OWN_USE =
  'button, input, select, textarea, option, [role="button"], [contenteditable], [draggable="true"]';
const STYLE =
  '.region{position:fixed;box-sizing:border-box;border:2px dashed #fff;outline:2px solid #3b36d9;background:rgb(59 54 217/.15)}';

type Asking = Pick<PageContext, 'document' | 'glass' | 'report' | 'signal' | 'pointed'>;

/**
 * With Alt held, a click asks about the picture or the paragraph under the pointer, and a drag about a part of the screen. Only the person's own
 * hand counts. Hears the page while it is told to: where no panel is open, Alt is the page's.
 */
export function askByPointer({ document, glass, report, signal, pointed }: Asking) {
  let hearing: AbortController | undefined;
  let from: { x: number; y: number } | null = null;
  let dragged = false;

  function down(event: MouseEvent): void {
    from = wanted(event) && !hasOwnUse(event) ? { x: event.clientX, y: event.clientY } : null;
    dragged = false;
    // No text is selected on the way.
    if (from) event.preventDefault();
  }

  function move(event: MouseEvent): void {
    if (!from || !event.isTrusted) return;
    const { x, y, width, height } = between(from, event);
    dragged ||= Math.max(width, height) >= LEAST_DRAG;
    if (!dragged) return;
    const layer = glass.layer(LAYER);
    if (!layer.firstChild) {
      const [style, box] = [document.createElement('style'), document.createElement('div')];
      style.textContent = STYLE;
      box.className = 'region';
      layer.append(style, box);
    }
    const box = layer.lastChild as HTMLElement;
    box.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  }

  function up(event: MouseEvent): void {
    if (!from || !event.isTrusted) return;
    const box = between(from, event);
    from = null;
    if (!dragged) return;
    glass.drop(LAYER);
    if (Math.min(box.width, box.height) >= LEAST_DRAG) report({ type: 'region-asked', box });
  }

  function click(event: MouseEvent): void {
    if (!wanted(event) || hasOwnUse(event)) return;
    // Alt and a click on a link would download it.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (dragged) dragged = false;
    else {
      pointed.path = elementsAt(event);
      report({ type: 'point-asked' });
    }
  }

  return ({ on }: { on: boolean }) => {
    if (on === (hearing !== undefined)) return {};
    hearing?.abort();
    hearing = on ? new AbortController() : undefined;
    if (!hearing) {
      from = null;
      glass.drop(LAYER);
      return {};
    }
    const options = { capture: true, signal: AbortSignal.any([hearing.signal, signal]) };
    document.addEventListener('mousedown', down, options);
    document.addEventListener('mousemove', move, { ...options, passive: true });
    document.addEventListener('mouseup', up, { ...options, passive: true });
    document.addEventListener('click', click, options);
    return {};
  };
}

const wanted = ({ isTrusted, altKey, ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  isTrusted && altKey && button === 0 && !ctrlKey && !metaKey && !shiftKey;

const elementsAt = (event: Event): Element[] =>
  event.composedPath().filter((node): node is Element => node instanceof Node && isElement(node));

/** A canvas is asked about, but not drawn over: drawing programs know a drag with Alt. */
const hasOwnUse = (event: Event): boolean => {
  const path = elementsAt(event);
  const draws = event.type === 'mousedown' && path.some((each) => tagOf(each) === 'canvas');
  return draws || path.some((each) => isEditable(each) || matches(each, OWN_USE));
};

const between = (from: { x: number; y: number }, { clientX, clientY }: MouseEvent) => ({
  x: Math.min(from.x, clientX),
  y: Math.min(from.y, clientY),
  width: Math.abs(clientX - from.x),
  height: Math.abs(clientY - from.y),
});
