import { matches, rectOf } from '../dom/dom.ts';
import { standInFor } from '../dom/stand-in.ts';
import type { GlassPane } from './glass-pane.ts';
import { keepOnTop } from './keep-on-top.ts';
import { portOf } from './port.ts';
import { keepFromPage } from './touching.ts';
import { viewSize } from './view-size.ts';

/** Numbered beacons on controls of which one may be meant, or that are to be filled one after the other. */
export interface Numbers {
  /** Adds one; a press of the person on its number chooses it. */
  add(number: number, element: Element, onChoose: () => void): void;
  /** Takes the number of one control off. */
  remove(element: Element): void;
  clear(): void;
}

const LAYER = 'numbers';
const SIZE = 24;
const STYLE = `
.ring, .number { position: fixed; top: 0; left: 0; box-sizing: border-box; pointer-events: none; }
.ring { border: 2px dashed #e8590c; border-radius: 8px; box-shadow: 0 0 0 2px rgb(255 255 255 / 80%); }
.number {
  all: unset; position: fixed; top: 0; left: 0; width: ${SIZE}px; height: ${SIZE}px; border-radius: 50%; background: #c2410c; color: #fff;
  font: 700 13px/${SIZE}px system-ui, sans-serif; text-align: center; cursor: pointer; pointer-events: auto; box-shadow: 0 0 0 2px #fff, 0 2px 8px rgb(0 0 0 / 40%);
}
[hidden] { display: none !important; }
@media (forced-colors: active) { .ring { border-color: Highlight; } .number { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;

/** The numbered beacons of a document. They follow their controls until `clear`. */
export function createNumbers(document: Document, glass: GlassPane): Numbers {
  let end: AbortController | null = null;
  const drawn = new Map<Element, { ring: HTMLElement; badge: HTMLElement }>();

  function clear(): void {
    end?.abort();
    end = null;
    drawn.clear();
    glass.drop(LAYER);
  }

  function begin(): void {
    end = new AbortController();
    const { signal } = end;
    const style = document.createElement('style');
    style.textContent = STYLE;
    glass.layer(LAYER).replaceChildren(style);
    const look = () => {
      if (signal.aborted) return;
      for (const [element, { ring, badge }] of drawn) placeAt(element, ring, badge);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    keepOnTop(document, glass, signal);
  }

  function remove(element: Element): void {
    const { ring, badge } = drawn.get(element) ?? {};
    ring?.remove();
    badge?.remove();
    drawn.delete(element);
  }

  return {
    add(number, element, onChoose) {
      if (!end) begin();
      remove(element);
      const ring = document.createElement('div');
      ring.className = 'ring';
      const badge = document.createElement('button');
      badge.className = 'number';
      badge.textContent = String(number);
      // The pane is hidden from assistive technology, which has the panel: nothing in it takes the focus.
      badge.tabIndex = -1;
      keepFromPage(badge);
      badge.addEventListener('click', (event) => event.isTrusted && onChoose());
      glass.layer(LAYER).append(ring, badge);
      placeAt(element, ring, badge);
      drawn.set(element, { ring, badge });
    },
    remove,
    clear,
  };
}

/** A field of this width, in CSS px, has its label before it, and room for a number behind its corner. */
const WIDE = 80;

/** The ring around the control, its number at the upper corner that no label stands at, inside the view. */
function placeAt(element: Element, ring: HTMLElement, badge: HTMLElement): void {
  const rect = rectOf(standInFor(element));
  const away = rect.width === 0 || rect.height === 0 || portOf(element, rect) !== null;
  ring.hidden = badge.hidden = away;
  ring.style.transform = `translate(${rect.left - 3}px, ${rect.top - 3}px)`;
  ring.style.width = `${rect.width + 6}px`;
  ring.style.height = `${rect.height + 6}px`;
  const isField = matches(element, 'input, textarea, select') && rect.width > WIDE;
  const isBehind = isField && getComputedStyle(element).direction === 'ltr';
  const x = isBehind ? rect.right - SIZE / 2 : Math.max(0, rect.left - SIZE + 6);
  const y = Math.max(0, rect.top - SIZE / 2);
  badge.style.transform = `translate(${Math.min(x, viewSize().width - SIZE)}px, ${y}px)`;
}
