import { attr, elementAbove, hasAttr, isElement, queryAll, rootOf, tagOf } from '../dom/dom.ts';

/** Opens what hides words, because the person asked to see them, and remembers how to undo it. */
export interface Uncovering {
  /** Opens closed `<details>`, `hidden="until-found"` and unselected tabs around the node, outermost first. */
  open(node: Node): void;
  /** Puts everything back, attributes in their old order. */
  restore(): void;
}

export function createUncovering(): Uncovering {
  const undo: (() => void)[] = [];

  function openOne(element: Element, inside: Node): void {
    if (tagOf(element) === 'details' && !hasAttr(element, 'open') && !inSummary(element, inside)) {
      change(element, () => element.setAttribute('open', ''));
    } else if (attr(element, 'hidden')?.toLowerCase() === 'until-found') {
      change(element, () => element.removeAttribute('hidden'));
    } else if (attr(element, 'role') === 'tabpanel' && element.getClientRects().length === 0)
      selectTab(element);
  }

  function change(element: Element, make: () => void): void {
    const before = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
    make();
    undo.push(() => setAttributes(element, before));
  }

  /** A tab's panel is shown by its own page: clicking the tab is the one way that every tab widget knows. */
  function selectTab(panel: Element): void {
    const tabs = queryAll(rootOf(panel), '[role="tab"]').filter((tab): tab is HTMLElement => 'click' in tab);
    const names = (attr(panel, 'aria-labelledby') ?? '').split(/\s+/);
    const tab = tabs.find((each) => attr(each, 'aria-controls') === panel.id || names.includes(each.id));
    if (!tab || panel.id === '') return;
    const list = tab.closest('[role="tablist"]');
    const selected = tabs.find(
      (each) => attr(each, 'aria-selected') === 'true' && each.closest('[role="tablist"]') === list,
    );
    tab.click();
    undo.push(() => selected?.click());
  }

  return {
    open(node) {
      const around: Element[] = [];
      for (
        let element = isElement(node) ? node : elementAbove(node);
        element;
        element = elementAbove(element)
      ) {
        around.unshift(element);
      }
      for (const element of around) openOne(element, node);
    },
    restore() {
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}

function inSummary(details: Element, node: Node): boolean {
  for (let element = elementAbove(node); element && element !== details; element = elementAbove(element)) {
    if (tagOf(element) === 'summary' && elementAbove(element) === details) return true;
  }
  return false;
}

/** Sets the attributes in this order: an attribute that is taken off and set again would move to the end. */
function setAttributes(element: Element, wanted: readonly (readonly [string, string])[]): void {
  const now = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
  const same = wanted.findIndex(([name], i) => now[i]?.[0] !== name);
  const from = same < 0 ? wanted.length : same;
  for (const [name] of now.slice(from)) element.removeAttribute(name);
  for (const [i, [name, value]] of wanted.entries()) {
    if (i >= from || attr(element, name) !== value) element.setAttribute(name, value);
  }
}
