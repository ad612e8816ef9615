import { OVERLAY_TAG } from './overlay-tag.ts';

/**
 * Reading a hostile DOM. A `<form>` answers `form.children` or `form.nodeType` with a control of that name, and an element adopted from
 * another frame is no `instanceof` ours: everything here goes through the prototypes' own getters.
 */
function getter<R>(prototype: object, name: string): (target: object) => R {
  const read = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!read) throw new Error(`no getter ${name}`);
  return (target) => read.call(target) as R;
}

export const ELEMENT = 1;
export const TEXT = 3;
const DOCUMENT_FRAGMENT = 11;

export const nodeTypeOf = getter<number>(Node.prototype, 'nodeType');
export const parentOf = getter<Node | null>(Node.prototype, 'parentNode');
export const firstChildOf = getter<Node | null>(Node.prototype, 'firstChild');
export const nextSiblingOf = getter<Node | null>(Node.prototype, 'nextSibling');
export const previousSiblingOf = getter<Node | null>(Node.prototype, 'previousSibling');
export const textOf = getter<string | null>(Node.prototype, 'textContent');
export const isConnected = getter<boolean>(Node.prototype, 'isConnected');
export const rootElementOf = getter<Element | null>(Document.prototype, 'documentElement');
export const documentOf = getter<Document | null>(Node.prototype, 'ownerDocument');
const editableOf = getter<boolean>(HTMLElement.prototype, 'isContentEditable');
const localNameOf = getter<string>(Element.prototype, 'localName');
const elementsIn = getter<HTMLCollection>(Element.prototype, 'children');
const ownShadowRoot = getter<ShadowRoot | null>(Element.prototype, 'shadowRoot');

/** Lower-case local name, e.g. `div`, `my-card`, `svg`. */
export const tagOf = (element: Element): string => localNameOf(element).toLowerCase();

export const attr = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** '' where the attribute is missing. */
export const attribute = (element: Element, name: string): string => attr(element, name) ?? '';

export const hasAttr = (element: Element, name: string): boolean =>
  Element.prototype.hasAttribute.call(element, name);

/** All at once: cheaper than asking for several that an element seldom has. */
export const attributeNames = (element: Element): string[] =>
  Element.prototype.getAttributeNames.call(element);

export const setAttr = (element: Element, name: string, value: string): void =>
  Element.prototype.setAttribute.call(element, name, value);

export const removeAttr = (element: Element, name: string): void =>
  Element.prototype.removeAttribute.call(element, name);

/** Class names, also of SVG elements. */
export const classesOf = (element: Element): string[] =>
  attribute(element, 'class').split(/\s+/).filter(Boolean);

/** Border box in viewport coordinates, CSS px. */
export const rectOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

/** Square CSS px. */
export const areaOf = (element: Element): number => {
  const { width, height } = rectOf(element);
  return width * height;
};

/** The document's root element, whatever the page calls its forms and images. */
export const pageRootOf = (element: Element): Element => {
  const owner = documentOf(element);
  return (owner && rootElementOf(owner)) ?? element;
};

/** What relative addresses are relative to; a `<base>` of the page may say anything. */
export const baseOf = getter<string>(Node.prototype, 'baseURI');

export const viewOf = (element: Element): Window | null => documentOf(element)?.defaultView ?? null;

export const containsNode = (outer: Node, node: Node): boolean => Node.prototype.contains.call(outer, node);

export const isRendered = (element: Element, options?: CheckVisibilityOptions): boolean =>
  Element.prototype.checkVisibility.call(element, options);

const HTML = 'http://www.w3.org/1999/xhtml';
const namespaceOf = getter<string | null>(Element.prototype, 'namespaceURI');

export const isHtml = (element: Element): boolean => namespaceOf(element) === HTML;

/** Whether what is typed there changes the element; only HTML elements know. */
export const isEditable = (element: Element): boolean => isHtml(element) && editableOf(element);

export const rootOf = (node: Node): Node => Node.prototype.getRootNode.call(node);

/** The first match inside an element, if any. */
export const query = (root: Element, selector: string): Element | null =>
  Element.prototype.querySelector.call(root, selector);

const listOf = (root: Node, selector: string): NodeListOf<Element> => {
  const prototype =
    nodeTypeOf(root) === ELEMENT
      ? Element.prototype
      : nodeTypeOf(root) === DOCUMENT_FRAGMENT
        ? DocumentFragment.prototype
        : Document.prototype;
  return prototype.querySelectorAll.call(root, selector);
};

export const queryAll = (root: Node, selector: string): Element[] => [...listOf(root, selector)];

/** All elements below, without the shadow trees among them. */
const allIn = (root: Node): NodeListOf<Element> => listOf(root, '*');

export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

export const isElement = (node: Node): node is Element => nodeTypeOf(node) === ELEMENT;

export function childNodesOf(parent: Node): Node[] {
  const children: Node[] = [];
  for (let child = firstChildOf(parent); child; child = nextSiblingOf(child)) children.push(child);
  return children;
}

/** The element above, through shadow roots: the host stands above its shadow tree. */
export function elementAbove(node: Node): Element | null {
  const parent = parentOf(node);
  if (!parent) return null;
  if (isElement(parent)) return parent;
  return nodeTypeOf(parent) === DOCUMENT_FRAGMENT ? ((parent as ShadowRoot).host ?? null) : null;
}

/** Ancestors in the composed tree, nearest first, without `element` itself. */
export function ancestorsOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at = elementAbove(element); at; at = elementAbove(at)) path.push(at);
  return path;
}

/** Whether `inner` is `outer` or lies in it, through shadow roots. */
export function contains(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at; at = elementAbove(at)) if (at === outer) return true;
  return false;
}

export const childrenOf = (element: Element): Element[] => Array.from(elementsIn(element));
export const childCount = (element: Element): number => elementsIn(element).length;

/** The parts of the page that no hiding may take: hiding them would blank the tab. */
export const isPageRoot = (element: Element): boolean =>
  tagOf(element) === 'html' || tagOf(element) === 'body';

/** Tags besides custom elements that may carry a shadow root. Asking for one is a call out of the engine, so others are not asked. */
const SHADOW_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

export interface ShadowRootOf {
  (element: Element): ShadowRoot | null;
  /** All elements with a shadow tree, where these are known: then no other need be asked. */
  hosts?: readonly Element[] | undefined;
}

/** `find` for as long as one look at a document lasts, in which each element is asked once: asking is a call out of the engine. */
export function rememberShadows(
  document: Document,
  find: ShadowRootOf,
): { shadowRootOf: ShadowRootOf; roots: readonly (Document | ShadowRoot)[]; forget(): void } {
  const roots: (Document | ShadowRoot)[] = [document];
  let known: Map<Element, ShadowRoot> | null = new Map();
  // Grows on the way: shadow trees hold hosts, too.
  for (const root of roots) {
    const elements = allIn(root);
    for (let at = 0; at < elements.length; at++) {
      const element = elements[at]!;
      const tag = tagOf(element);
      const shadow = tag === OVERLAY_TAG ? null : shadowOf(element, tag, find);
      if (!shadow) continue;
      known.set(element, shadow);
      roots.push(shadow);
    }
  }
  const shadowRootOf: ShadowRootOf = (element) => (known ? (known.get(element) ?? null) : find(element));
  shadowRootOf.hosts = [...known.keys()];
  return {
    shadowRootOf,
    roots,
    forget() {
      known = null;
      shadowRootOf.hosts = undefined;
    },
  };
}

export function shadowOf(element: Element, tag: string, shadowRootOf: ShadowRootOf): ShadowRoot | null {
  if (shadowRootOf.hosts) return shadowRootOf.hosts.length > 0 ? shadowRootOf(element) : null;
  if (!tag.includes('-') && !SHADOW_HOSTS.has(tag)) return null;
  return shadowRootOf(element) ?? ownShadowRoot(element);
}

/** What is drawn inside an element: its shadow tree, the nodes assigned to a slot, else its children. */
export function flatChildren(element: Element, tag: string, shadowRootOf: ShadowRootOf): Node[] {
  if (tag === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes?.() ?? [];
    if (assigned.length > 0) return assigned;
  }
  return childNodesOf(shadowOf(element, tag, shadowRootOf) ?? element);
}
