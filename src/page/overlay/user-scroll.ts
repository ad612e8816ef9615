const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Whether the person scrolls, so that nothing is scrolled away under their eyes. */
export interface UserScroll {
  /** Whether they have since the start, or since `forget`. */
  seen(): boolean;
  forget(): void;
}

/** Listens to wheel, touch and scrolling keys until the signal aborts. Events that the page made do not count. */
export function watchUserScroll(document: Document, signal: AbortSignal): UserScroll {
  let scrolled = false;
  const options = { capture: true, passive: true, signal };
  const note = (event: Event) => {
    scrolled ||= event.isTrusted;
  };
  document.addEventListener('wheel', note, options);
  document.addEventListener('touchmove', note, options);
  document.addEventListener('keydown', (event) => SCROLL_KEYS.has(event.key) && note(event), options);
  return {
    seen: () => scrolled,
    forget: () => {
      scrolled = false;
    },
  };
}
