import { ancestorsOf, isConnected, matches, queryAll, rootOf } from '../dom/dom.ts';

/**
 * What a batch of mutations may have changed: elements that were added with all that is in them, and elements into which something was added.
 * Elsewhere a saved rule need not look again.
 */
export interface Touched {
  has(element: Element): boolean;
  /** The elements of it in this tree that a selector matches. */
  matching(selector: string, root: Document | ShadowRoot): Element[];
}

/** Everything: for a first look. */
export const EVERYTHING: Touched = {
  has: () => true,
  matching: (selector, root) => Array.from(root.querySelectorAll(selector)),
};

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
    /** A page grows by little at a time: most of its tree, and all that a selector matches there, need not be read again. */
    matching(selector, root) {
      const found = new Set([...grown].filter((element) => matches(element, selector)));
      for (const element of added) {
        if (matches(element, selector)) found.add(element);
        for (const inner of queryAll(element, selector)) found.add(inner);
      }
      return [...found].filter((element) => isConnected(element) && rootOf(element) === root);
    },
    clear() {
      added.clear();
      grown.clear();
    },
  };
}
