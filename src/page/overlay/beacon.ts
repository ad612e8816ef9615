import { arrow, autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import { standInFor } from '../dom/stand-in.ts';
import { BEACON_STYLE } from './beacon-style.ts';
import type { GlassPane } from './glass-pane.ts';

/** What the beacon says about its target. All of it is shown as plain text. */
export interface BeaconMark {
  n: number;
  element: Element;
  title: string;
  instruction: string;
  hint: string;
}

export interface Beacon {
  /** Marks an element; the mark before it goes. Follows the element until `hide`. */
  show(mark: BeaconMark): void;
  /** The line under the tooltip's text: the copilot's countdown. '' removes it. */
  count(text: string): void;
  hide(): void;
  /** Whether the marker can be seen where it was drawn; a page may have taken it away. */
  isShown(): boolean;
}

const LAYER = 'beacon';
/** The marker stands a little outside its target, so that it never hides the target's own border. CSS px. */
const GAP = 4;

/** The one beacon of a document: marker and tooltip in the glass pane, both without pointer events. */
export function createBeacon(document: Document, glass: GlassPane): Beacon {
  let end: AbortController | null = null;
  let counter: HTMLElement | null = null;
  let marker: HTMLElement | null = null;

  function hideMark(): void {
    end?.abort();
    end = null;
    counter = null;
    marker = null;
    glass.drop(LAYER);
  }

  return {
    show(mark) {
      hideMark();
      end = new AbortController();
      const parts = draw(document, glass.layer(LAYER), mark);
      counter = parts.count;
      marker = parts.beacon;
      follow(mark.element, parts, end.signal);
      keepOnTop(document, glass, end.signal);
    },
    count(text) {
      if (counter && counter.textContent !== text) counter.textContent = text;
    },
    hide: hideMark,
    isShown: () => marker !== null && glass.isIntact() && marker.getRootNode() === glass.host?.shadowRoot,
  };
}

interface Parts {
  beacon: HTMLElement;
  tooltip: HTMLElement;
  tip: HTMLElement;
  count: HTMLElement;
}

function draw(document: Document, layer: HTMLElement, mark: BeaconMark): Parts {
  const make = (className: string, text = '', tag = 'div'): HTMLElement => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const style = document.createElement('style');
  style.textContent = BEACON_STYLE;
  const beacon = make('beacon');
  beacon.dataset.index = String(mark.n);
  beacon.hidden = true;
  const tooltip = make('tooltip');
  tooltip.hidden = true;
  const tip = make('arrow');
  const count = make('count', '', 'span');
  tooltip.append(
    tip,
    make('title', mark.title, 'span'),
    mark.instruction,
    make('hint', mark.hint, 'span'),
    count,
  );
  layer.replaceChildren(style, beacon, tooltip);
  return { beacon, tooltip, tip, count };
}

/** Keeps both parts on the target through scrolling in any container, resizing, moving and animation, one look per frame. */
function follow(element: Element, parts: Parts, signal: AbortSignal): void {
  const reference = {
    contextElement: element,
    getBoundingClientRect: () => standInFor(element).getBoundingClientRect(),
  };
  let last = '';
  const place = () => {
    const rect = reference.getBoundingClientRect();
    const now = `${rect.x} ${rect.y} ${rect.width} ${rect.height} ${innerWidth} ${innerHeight} ${parts.count.textContent}`;
    if (now === last) return;
    last = now;
    placeMarker(parts.beacon, rect);
    void placeTooltip(reference, parts);
  };
  place();
  // `animationFrame`: a dialog that slides in moves its content by a transform, which no scroll or resize event tells.
  signal.addEventListener('abort', autoUpdate(reference, parts.tooltip, place, { animationFrame: true }));
}

function placeMarker(beacon: HTMLElement, rect: DOMRect): void {
  beacon.hidden = rect.width === 0 && rect.height === 0;
  const gap = rect.top >= GAP && rect.left >= GAP ? GAP : 0;
  beacon.style.transform = `translate(${rect.left - gap}px, ${rect.top - gap}px)`;
  beacon.style.width = `${rect.width + 2 * gap}px`;
  beacon.style.height = `${rect.height + 2 * gap}px`;
}

async function placeTooltip(
  reference: { contextElement: Element; getBoundingClientRect: () => DOMRect },
  { beacon, tooltip, tip }: Parts,
): Promise<void> {
  tooltip.hidden = false;
  const { x, y, placement, middlewareData } = await computePosition(reference, tooltip, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(GAP + 14),
      flip({ fallbackPlacements: ['top', 'right', 'left'] }),
      shift({ padding: 8, crossAxis: true }),
      arrow({ element: tip, padding: 10 }),
      hide(),
    ],
  });
  const away = middlewareData.hide?.referenceHidden ?? false;
  beacon.hidden ||= away;
  tooltip.hidden = away || beacon.hidden;
  tooltip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  const side =
    { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }[placement.split('-')[0] ?? 'bottom'] ??
    'top';
  const { x: tipX, y: tipY } = middlewareData.arrow ?? {};
  tip.style.cssText = `left:${tipX === undefined ? '' : `${tipX}px`};top:${tipY === undefined ? '' : `${tipY}px`};${side}:-5px`;
}

/** The top layer stacks by time: a dialog, popover or fullscreen element that opens later would cover the pane. */
function keepOnTop(document: Document, glass: GlassPane, signal: AbortSignal): void {
  let opened = openLayers(document, glass.host);
  const check = (event?: Event) => {
    if (event && glass.host && event.composedPath().includes(glass.host)) return;
    const now = openLayers(document, glass.host);
    if (now.length !== opened.length || now.some((each, i) => each !== opened[i])) {
      opened = now;
      glass.raise();
    }
  };
  document.addEventListener('toggle', check, { capture: true, signal });
  document.addEventListener('fullscreenchange', () => glass.raise(), { signal });
  // Chrome before 132 fires no `toggle` for dialogs.
  const observer = new MutationObserver(() => check());
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** What of the page lies in the top layer. Our pane is known by itself: a page may call an element of its own like it. */
const openLayers = (document: Document, pane: HTMLElement | null): Element[] =>
  [...document.querySelectorAll('dialog:modal, :popover-open')].filter((each) => each !== pane);
