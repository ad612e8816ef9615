import { toStudyPage } from '../platform/study-port.ts';

/**
 * Counts what a participant of a study does in a page of a task: how far is scrolled, clicks, calls of the browser's search; never what. The
 * study page injects it into the pages of a task alone, and it counts while that page listens.
 */
const world = globalThis as { sightlineStudy?: true };

function start(): void {
  let scrolled = 0;
  const positions = new WeakMap<EventTarget, { x: number; y: number }>();
  const positionOf = (target: EventTarget) =>
    target instanceof Element ? { x: target.scrollLeft, y: target.scrollTop } : { x: scrollX, y: scrollY };
  const tell = toStudyPage(() => {
    scrolled = 0;
    positions.set(document, positionOf(document));
    if (window === top && document.hasFocus()) tell({ type: 'in-page' });
  });
  const tellScrolled = () => {
    if (scrolled > 0) tell({ type: 'counted', what: 'scrolled', by: Math.round(scrolled) });
    scrolled = 0;
  };

  const hear = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, (event) => event.isTrusted && listener(event), { capture: true, passive: true });
  hear('scroll', ({ target }) => {
    if (!target) return;
    const now = positionOf(target);
    // What was never seen before has moved from its start.
    const before = positions.get(target) ?? { x: 0, y: 0 };
    positions.set(target, now);
    scrolled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
  });
  hear('scrollend' as keyof WindowEventMap, tellScrolled);
  hear('pagehide', tellScrolled);
  hear('click', () => tell({ type: 'counted', what: 'clicks', by: 1 }));
  hear('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey)))
      tell({ type: 'counted', what: 'searches', by: 1 });
  });
  if (window === top) {
    hear('focus', () => tell({ type: 'in-page' }));
    hear('pointerdown', () => tell({ type: 'in-page' }));
  }
}

if (!world.sightlineStudy) {
  world.sightlineStudy = true;
  start();
}
