import type { ShadowRootOf } from '../dom/dom.ts';
import { BEACON_STYLE } from './beacon-style.ts';
import { bringIntoView } from './bring-into-view.ts';
import { createEdgeArrow } from './edge-arrow.ts';
import { followElement } from './follow-element.ts';
import type { GlassPane } from './glass-pane.ts';
import { keepOnTop } from './keep-on-top.ts';
import { createTooltip, type Tooltip } from './tooltip.ts';

/** What the beacon says about its target. All of it is shown as plain text. */
export interface BeaconMark {
  n: number;
  element: Element;
  title: string;
  instruction: string;
  /** What to enter, choose or press; '' for nothing that could be shown. */
  value: string;
  hint: string;
  /** Shown on demand; '' for none. */
  why: string;
  /** Beside the title, all the time; '' for none. */
  sign: string;
}

export interface Beacon {
  /** Marks an element; the mark before it goes. Follows the element until `hide`. */
  show(mark: BeaconMark): void;
  /** The line under the tooltip's text: the copilot's countdown. '' removes it. */
  count(text: string): void;
  hide(): void;
  /** Lets everything through to the page, also where the person has put the tooltip over the target. */
  letThrough(): void;
  /** Whether the marker can be seen where it was drawn; a page may have taken it away. */
  isShown(): boolean;
  /** Whether an event belongs to what is drawn here, and not to the page. */
  isOurs(event: Event): boolean;
}

const LAYER = 'beacon';
/** The marker stands a little outside its target, so that it never hides the target's own border. CSS px. */
const GAP = 4;

/** The one beacon of a document: marker, tooltip, and an arrow at the edge while its target is scrolled away, in the glass pane. */
export function createBeacon(document: Document, glass: GlassPane, shadowRootOf: ShadowRootOf): Beacon {
  let end: AbortController | null = null;
  let tooltip: Tooltip | null = null;
  let marker: HTMLElement | null = null;
  /** Folded once, it stays so for the next steps in this document. */
  let folded = false;

  function hideMark(): void {
    end?.abort();
    end = null;
    tooltip = null;
    marker = null;
    glass.drop(LAYER);
  }

  function show(mark: BeaconMark): void {
    hideMark();
    end = new AbortController();
    const layer = glass.layer(LAYER);
    const style = document.createElement('style');
    style.textContent = BEACON_STYLE;
    const beacon = document.createElement('div');
    beacon.className = 'beacon';
    beacon.dataset.index = String(mark.n);
    beacon.hidden = true;
    marker = beacon;
    layer.replaceChildren(style, beacon);
    const fold = (on: boolean) => {
      folded = on;
    };
    tooltip = createTooltip(document, layer, mark, { folded, fold, shadowRootOf });
    const edge = createEdgeArrow(document, layer, mark.title, () => bringIntoView(mark.element));
    followElement(document, mark.element, end.signal, (rect, port) => {
      const away = port !== null;
      placeMarker(beacon, rect, away);
      edge.place(away ? rect : null, port);
      tooltip?.place(beacon.hidden ? null : rect);
    });
    keepOnTop(document, glass, end.signal);
  }

  return {
    show,
    count: (text) => tooltip?.count(text),
    hide: hideMark,
    letThrough: () => tooltip?.letThrough(),
    isShown: () => marker !== null && glass.isIntact() && marker.getRootNode() === glass.host?.shadowRoot,
    isOurs: (event) => glass.host !== null && event.composedPath().includes(glass.host),
  };
}

function placeMarker(beacon: HTMLElement, rect: DOMRect, away: boolean): void {
  beacon.hidden = away || (rect.width === 0 && rect.height === 0);
  const gap = rect.top >= GAP && rect.left >= GAP ? GAP : 0;
  beacon.style.transform = `translate(${rect.left - gap}px, ${rect.top - gap}px)`;
  beacon.style.width = `${rect.width + 2 * gap}px`;
  beacon.style.height = `${rect.height + 2 * gap}px`;
}
