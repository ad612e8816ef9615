import { ancestorsOf } from '../dom/dom.ts';

/**
 * What a batch of mutations may have changed: elements that were added with all that is in them, and elements into which something was added.
 * Elsewhere a saved rule need not look again.
 */
export interface Touched {
  has(element: Element): boolean;
}

/** Everything: for a first look. */
export const EVERYTHING: Touched = { has: () => true };

/** Collects mutation records between two looks. */
export function createTouched(): Touched & {
  add(records: readonly MutationRecord[]): boolean;
  clear(): void;
} {
  const added = new Set<Element>();
  const grown = new Set<Element>();

  function grow(element: Element): void {
    for (const at of [element, ...ancestorsOf(element)]) {
      if (grown.has(at)) return;
      grown.add(at);
    }
  }

  return {
    /** @returns whether anything was added at all */
    add(records) {
      for (const { target, addedNodes } of records) {
        if (addedNodes.length === 0) continue;
        if (target instanceof Element) grow(target);
        for (const node of addedNodes) if (node instanceof Element) added.add(node);
      }
      return grown.size > 0;
    },
    has: (element) =>
      grown.has(element) || added.has(element) || ancestorsOf(element).some((at) => added.has(at)),
    clear() {
      added.clear();
      grown.clear();
    },
  };
}
