import { isElement, rememberShadows, rootOf, tagOf } from '../dom/dom.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';
import type { PageEnvironment } from '../environment.ts';

/** What belongs to a change follows within this time. */
const GATHER_MS = 600;
/** Of a page that changes all the time it is told ever more seldom: each time the pause doubles, until it was still for two of them. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

const OPTIONS: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'aria-hidden', 'alt', 'aria-label'],
};

/**
 * Tells of the next change of a document, once for each call of what is returned. From the first change on nothing is watched until the next
 * call, so that a page that nobody asks about pays nothing.
 */
export function createChangeTeller({ document, shadowRootOf, report, signal }: PageEnvironment): () => void {
  let waiting = false;
  let told = Number.NEGATIVE_INFINITY;
  let pause = FIRST_PAUSE_MS;
  const observer = new MutationObserver((records) => {
    if (!records.some(isOfPage)) return;
    observer.disconnect();
    const since = performance.now() - told;
    if (since > 2 * pause) pause = FIRST_PAUSE_MS;
    setTimeout(tell, Math.max(GATHER_MS, pause - since));
  });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  function tell(): void {
    waiting = false;
    told = performance.now();
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
    if (!signal.aborted) report({ type: 'page-changed' });
  }

  return () => {
    if (waiting || signal.aborted) return;
    waiting = true;
    for (const root of rememberShadows(document, shadowRootOf).roots) observer.observe(root, OPTIONS);
  };
}

/** Sightline's own drawing is no change of the page. */
function isOfPage({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const isOurs = (node: Node): boolean => isElement(node) && tagOf(node) === OVERLAY_TAG;
  const root = rootOf(target);
  if (isOurs(target) || (root instanceof ShadowRoot && isOurs(root.host))) return false;
  return type !== 'childList' || ![...addedNodes, ...removedNodes].every(isOurs);
}
