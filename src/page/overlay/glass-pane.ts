import { OVERLAY_TAG } from '../dom/overlay-tag.ts';

/**
 * Owner of the one thing Sightline adds to a document: `<sightline-overlay>`, a pane of glass above the page, in the top layer, that
 * takes no pointer events. Who draws asks for a layer by name and drops it when done; the host leaves the document with its last layer.
 * A page that removes, moves or restyles the pane gets it back as it was with the next frame.
 */
export interface GlassPane {
  /** The layer's element, made on first use. Style sheets of a layer go inside it. */
  layer(name: string): HTMLElement;
  drop(name: string): void;
  /** @param but a layer that stays */
  dropAll(but?: string): void;
  /** Raises the pane above a dialog that the page opened later. */
  raise(): void;
  /** Whether the pane is there and on top, as it was made: what is drawn can be seen. */
  isIntact(): boolean;
  readonly host: HTMLElement | null;
}

/** Inline and !important: a page's `* { ... }` rules reach the host, though not what is inside it. */
const STYLE =
  'all:initial!important;position:fixed!important;inset:0!important;width:100vw!important;height:100vh!important;' +
  'margin:0!important;padding:0!important;border:0!important;background:none!important;overflow:visible!important;' +
  'pointer-events:none!important;z-index:2147483647!important;display:block!important';

/** The host sits on `<html>`, not in `<body>`, where frameworks reconcile children. */
export function createGlassPane(document: Document): GlassPane {
  const layers = new Map<string, HTMLElement>();
  let host: HTMLElement | null = null;
  /** The host's attributes as they were made. */
  let made = '';
  let repairing = 0;
  const watch = new MutationObserver(look);

  const attributesOf = (pane: Element): string =>
    [...pane.attributes].map(({ name, value }) => `${name}=${value}`).join('\n');

  const isIntact = (): boolean =>
    host !== null &&
    host.parentNode === document.documentElement &&
    host.matches(':popover-open') &&
    attributesOf(host) === made;

  /** A repair waits for the next frame: a page that undoes it at once must not keep both busy for ever. */
  function look(): void {
    if (host && !isIntact()) repairing ||= requestAnimationFrame(repair);
  }

  function repair(): void {
    repairing = 0;
    if (!host || isIntact()) return;
    put(host);
  }

  /** Puts the host where it belongs, on top, and watches that it stays there. */
  function put(pane: HTMLElement): void {
    watch.disconnect();
    for (const { name } of [...pane.attributes]) pane.removeAttribute(name);
    // As a property, which no policy of the page forbids.
    pane.style.cssText = STYLE;
    pane.setAttribute('aria-hidden', 'true');
    pane.setAttribute('popover', 'manual');
    made = attributesOf(pane);
    if (pane.parentNode !== document.documentElement) document.documentElement.append(pane);
    raise();
    watch.observe(document, { childList: true });
    watch.observe(document.documentElement, { childList: true });
    watch.observe(pane, { attributes: true });
  }

  function ensureHost(): HTMLElement {
    if (host?.isConnected) return host;
    host = document.createElement(OVERLAY_TAG);
    const root = host.attachShadow({ mode: 'open' });
    root.append(...layers.values());
    host.addEventListener('toggle', look);
    put(host);
    return host;
  }

  function raise(): void {
    if (!host?.isConnected) return;
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  }

  return {
    layer(name) {
      const root = ensureHost().shadowRoot;
      let layer = layers.get(name);
      if (!layer) {
        layer = document.createElement('div');
        layer.dataset.layer = name;
        layers.set(name, layer);
        root?.append(layer);
      }
      return layer;
    },
    drop(name) {
      layers.get(name)?.remove();
      layers.delete(name);
      if (layers.size === 0) this.dropAll();
    },
    dropAll(but = '') {
      const kept = layers.get(but);
      for (const [name, layer] of layers) {
        if (layer === kept) continue;
        layer.remove();
        layers.delete(name);
      }
      if (kept) return;
      watch.disconnect();
      cancelAnimationFrame(repairing);
      repairing = 0;
      host?.remove();
      host = null;
    },
    raise,
    isIntact,
    get host() {
      return host;
    },
  };
}
