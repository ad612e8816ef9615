import { OVERLAY_TAG } from '../dom/overlay-tag.ts';

/**
 * Owner of the one thing Sightline adds to a document: `<sightline-overlay>`, a pane of glass above the page, in the top layer, that
 * takes no pointer events. Who draws asks for a layer by name and drops it when done; the host leaves the document with its last layer.
 */
export interface GlassPane {
  /** The layer's element, made on first use. Style sheets of a layer go inside it. */
  layer(name: string): HTMLElement;
  drop(name: string): void;
  dropAll(): void;
  /** Raises the pane above a dialog that the page opened later. */
  raise(): void;
  readonly host: HTMLElement | null;
}

/** The host sits on `<html>`, not in `<body>`, where frameworks reconcile children. */
export function createGlassPane(document: Document): GlassPane {
  const layers = new Map<string, HTMLElement>();
  let host: HTMLElement | null = null;

  function ensureHost(): HTMLElement {
    if (host?.isConnected) return host;
    host = document.createElement(OVERLAY_TAG);
    // Inline and !important: a page's `* { ... }` rules reach the host, though not what is inside it.
    host.style.cssText =
      'all:initial!important;position:fixed!important;inset:0!important;width:100vw!important;height:100vh!important;' +
      'margin:0!important;padding:0!important;border:0!important;background:none!important;overflow:visible!important;' +
      'pointer-events:none!important;z-index:2147483647!important;display:block!important';
    host.setAttribute('aria-hidden', 'true');
    host.setAttribute('popover', 'manual');
    const root = host.attachShadow({ mode: 'open' });
    root.append(...layers.values());
    document.documentElement.append(host);
    raise();
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
    dropAll() {
      layers.clear();
      host?.remove();
      host = null;
    },
    raise,
    get host() {
      return host;
    },
  };
}
