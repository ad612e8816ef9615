import { OVERLAY_TAG } from '../dom/overlay-tag.ts';

/** Nothing has to have moved for this long. */
const QUIET_MS = 450;
/** After an action, the first effect may take a round trip to a server. */
const FIRST_EFFECT_MS = 1300;
/** A page that shows that it is working gets this much more patience. */
const BUSY_MS = 9000;
/** A node that changed this often within one wait is a clock or a carousel: it no longer counts. */
const TICKER_CHANGES = 6;
const LOOK_EVERY_MS = 60;

export interface SettleOptions {
  /** Something was just done here: wait for its first effect before counting the quiet. */
  expectChange: boolean;
  /** The wait ends then in any case. */
  maxMs: number;
  /** A navigation to another document has begun. */
  navigating: () => boolean;
}

/**
 * Resolves once the document has settled: loaded, fonts ready, mutations and network quiet, no navigation on its way, nothing that says
 * "loading". `false` when `maxMs` ran out first, so that a page that never settles still gets its next step.
 */
export function settle(document: Document, options: SettleOptions, signal: AbortSignal): Promise<boolean> {
  const activity = watchActivity(document);
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (settled: boolean) => {
      clearInterval(timer);
      activity.end();
      resolve(settled);
    };
    const look = () => {
      const now = performance.now();
      if (signal.aborted) return end(false);
      if (now - start > options.maxMs) return end(false);
      const first = options.expectChange && activity.last === null ? FIRST_EFFECT_MS : QUIET_MS;
      const quiet = now - (activity.last ?? start) >= first;
      if (quiet && !options.navigating() && isReady(document) && !(isBusy(document) && now - start < BUSY_MS))
        end(true);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
  });
}

function isReady(document: Document): boolean {
  return document.readyState !== 'loading' && document.fonts.status === 'loaded';
}

/** Mutations that may matter, and finished requests: the answer to a `fetch` is often followed by a change a moment later. */
function watchActivity(document: Document): { readonly last: number | null; end(): void } {
  const changes = new Map<Node, number>();
  let last: number | null = null;
  const mutations = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if ([...addedNodes].some((node) => node instanceof Element && node.localName === OVERLAY_TAG)) continue;
      const count = (changes.get(target) ?? 0) + 1;
      changes.set(target, count);
      if (count <= TICKER_CHANGES) last = performance.now();
    }
  });
  mutations.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      'class',
      'style',
      'hidden',
      'open',
      'disabled',
      'aria-expanded',
      'aria-hidden',
      'aria-busy',
      'aria-selected',
      'value',
      'src',
    ],
  });
  const requests = new PerformanceObserver((list) => {
    const kinds = list.getEntries().map((entry) => (entry as PerformanceResourceTiming).initiatorType);
    if (kinds.some((kind) => kind === 'fetch' || kind === 'xmlhttprequest' || kind === 'script'))
      last = performance.now();
  });
  requests.observe({ type: 'resource' });
  return {
    get last() {
      return last;
    },
    end() {
      mutations.disconnect();
      requests.disconnect();
    },
  };
}

const BUSY = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])';
const BUSY_CLASS = '[class*=spinner i], [class*=loading i], [class*=skeleton i], [class*=loader i]';

/** Whether the page shows that it is still working, in view and in a usual way. */
export function isBusy(document: Document): boolean {
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inView = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 3 && height > 3 && bottom > 0 && top < innerHeight;
  };
  const animated = (element: Element) =>
    element.getAnimations({ subtree: true }).some((each) => each.playState === 'running');
  if ([...document.querySelectorAll(BUSY)].some((each) => shown(each) && inView(each))) return true;
  return [...document.querySelectorAll(BUSY_CLASS)]
    .slice(0, 40)
    .some((each) => shown(each) && inView(each) && animated(each));
}
