import type { GlassPane } from './glass-pane.ts';

/** The top layer stacks by time: a dialog, popover or fullscreen element that opens later would cover the pane. */
export function keepOnTop(document: Document, glass: GlassPane, signal: AbortSignal): void {
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
