import type { HideFingerprint } from '../../contracts/hide.ts';
import { HIDDEN_ATTRIBUTE } from '../../core/hide/sheet.ts';
import { isLayer } from '../dom/blocks.ts';
import { attribute, contains, hasAttr, isConnected, isPageRoot, rectOf } from '../dom/dom.ts';
import { createAttributes } from './attributes.ts';
import { findAgain } from './find-again.ts';
import { fingerprintOf } from './fingerprint.ts';
import { backdropsOf } from './layers.ts';
import { locksOf } from './sheet.ts';

interface Hidden {
  elements: Element[];
  /** To find the block again when the page renders it anew. */
  fingerprints: HideFingerprint[];
}

export interface Hider {
  /**
   * Hides the block `id`. `renew: false`: who hides it finds it again by itself when the page renders it anew.
   * @returns false when it left the page
   */
  hide(id: string, elements: readonly Element[], options?: { renew: boolean }): boolean;
  show(id: string): void;
  showAll(): void;
  /** All that shall be hidden, whether it is on the page now or not. */
  readonly ids: string[];
  /** Of these, what is on the page. */
  readonly presentIds: string[];
}

/**
 * Hides blocks and shows them again. While something is hidden, an observer puts the attribute back on blocks that the page rendered anew.
 * @param onChanged told when the page itself took hidden blocks away or brought them back
 */
export function createHider(
  document: Document,
  shadowRootOf: (element: Element) => ShadowRoot | null,
  signal: AbortSignal,
  onChanged: () => void = () => undefined,
): Hider {
  const hidden = new Map<string, Hidden>();
  const { mark, unmark, drop } = createAttributes(document);
  const observer = new MutationObserver(() => {
    keepHidden();
    const now = presentIds().join();
    if (now === known) return;
    known = now;
    onChanged();
  });
  /** What was on the page when it was last looked at. */
  let known = '';
  signal.addEventListener('abort', () => showAll());

  function presentIds(): string[] {
    return [...hidden].filter(([, { elements }]) => elements.some(isConnected)).map(([id]) => id);
  }

  function hide(id: string, elements: readonly Element[], { renew } = { renew: true }): boolean {
    const present = elements.filter((element) => isConnected(element) && !isPageRoot(element));
    if (present.length === 0) return false;
    const fingerprints = renew ? present.map((element) => fingerprintOf([element])) : [];
    const all = [...present, ...present.filter(isLayer).flatMap((layer) => backdropsOf(layer, document))];
    const layered = present.some((element) => coversView(element) || isLayer(element));
    hidden.set(id, { elements: all, fingerprints });
    const locks = layered ? locksOf(document).join(' ') : '';
    for (const element of all) mark(element, locks);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    known = presentIds().join();
    return true;
  }

  function show(id: string): void {
    const entry = hidden.get(id);
    if (!entry) return;
    hidden.delete(id);
    for (const element of entry.elements) release(element);
    known = presentIds().join();
    if (hidden.size === 0) end();
  }

  /** An element that another hidden block shares (a backdrop) stays hidden with that one. */
  function release(element: Element): void {
    const shared = [...hidden.values()].some(({ elements }) => elements.includes(element));
    if (!shared) unmark(element);
  }

  function showAll(): void {
    for (const id of [...hidden.keys()]) show(id);
    end();
  }

  function end(): void {
    observer.disconnect();
    drop();
  }

  /** Frameworks replace nodes: the block's equal gets the attribute, the detached one loses it. */
  function keepHidden(): void {
    for (const entry of hidden.values()) {
      if (entry.elements.some((element) => !isConnected(element))) renew(entry);
      for (const element of entry.elements) {
        if (isConnected(element) && !hasAttr(element, HIDDEN_ATTRIBUTE)) mark(element, '');
      }
    }
  }

  function renew(entry: Hidden): void {
    const locks = entry.elements
      .map((element) => attribute(element, HIDDEN_ATTRIBUTE))
      .join(' ')
      .trim();
    for (const element of entry.elements.filter((each) => !isConnected(each))) unmark(element);
    const present = entry.elements.filter((element) => isConnected(element));
    const taken = new Set([...hidden.values()].flatMap(({ elements }) => elements));
    for (const fingerprint of entry.fingerprints) {
      const again = findAgain(fingerprint, document, shadowRootOf).filter((element) => !taken.has(element));
      const isNew = again.filter((element) => !present.some((old) => contains(old, element)));
      if (!fingerprint.many) isNew.splice(1);
      for (const element of isNew) {
        mark(element, locks);
        present.push(element);
      }
    }
    // A block that is gone for good stays in the list, so that its equal is hidden when it comes back.
    entry.elements = present.length > 0 ? present : entry.elements;
  }

  return {
    hide,
    show,
    showAll,
    get ids() {
      return [...hidden.keys()];
    },
    get presentIds() {
      return presentIds();
    },
  };
}

/** Covers most of the window: what stood under it may be locked. Asks for the size last, which may cost a layout. */
function coversView(element: Element): boolean {
  if (getComputedStyle(element).position === 'static') return false;
  const { width, height } = rectOf(element);
  return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
}
