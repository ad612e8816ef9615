/**
 * Tells when what is drawn over the page may have to move: scrolling anywhere, resizing, transitions, images that load, changes of the page.
 * `onMove` comes at most once per frame; `onChange` when the page has been quiet for a moment after its nodes changed, or after a second of unrest.
 */
export interface Following {
  /** Looks into this shadow root as well: events and mutations in there do not reach the document. */
  include(root: Node): void;
  /** As if something had moved. */
  moved(): void;
}

const QUIET_MS = 120;
const LONGEST_MS = 1000;

export function followLayout(
  document: Document,
  on: { move(): void; change(): void },
  signal: AbortSignal,
): Following {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restlessSince = 0;
  const included = new WeakSet<Node>();

  function moved(): void {
    // Nobody sees a hidden tab, and its frames never come; it is drawn when it is shown again.
    if (frame || document.hidden) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      on.move();
    });
  }

  function changed(): void {
    moved();
    const now = performance.now();
    if (timer === undefined) restlessSince = now;
    clearTimeout(timer);
    timer = setTimeout(settled, Math.max(0, Math.min(QUIET_MS, restlessSince + LONGEST_MS - now)));
  }

  function settled(): void {
    timer = undefined;
    on.change();
  }

  const mutations = new MutationObserver(changed);
  const sizes = new ResizeObserver(moved);
  const options = { capture: true, passive: true, signal };

  function include(root: Node): void {
    if (included.has(root)) return;
    included.add(root);
    mutations.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const type of ['scroll', 'load', 'toggle', 'transitionend', 'animationend']) {
      root.addEventListener(type, moved, options);
    }
  }

  include(document);
  sizes.observe(document.documentElement);
  if (document.body) sizes.observe(document.body);
  document.defaultView?.addEventListener('resize', moved, { passive: true, signal });
  document.addEventListener('visibilitychange', moved, { signal });
  signal.addEventListener('abort', () => {
    mutations.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  return { include, moved };
}
