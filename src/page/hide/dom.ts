/**
 * DOM getters that a page cannot shadow: `<form><input name="parentElement">` makes `form.parentElement` an input. Everything under
 * `page/hide` climbs and counts through these.
 */
function getter<T extends object, R>(prototype: T, name: keyof T & string): (target: T) => R {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(name);
  return (target) => get.call(target) as R;
}

const parentElement = getter<Node, Element | null>(Node.prototype, 'parentElement');
const children = getter<Element, HTMLCollection>(Element.prototype, 'children');
const isConnectedGetter = getter<Node, boolean>(Node.prototype, 'isConnected');
const localName = getter<Element, string>(Element.prototype, 'localName');

export const attribute = (element: Element, name: string): string =>
  Element.prototype.getAttribute.call(element, name) ?? '';
export const hasAttribute = (element: Element, name: string): boolean =>
  Element.prototype.hasAttribute.call(element, name);
export const tagOf = (element: Element): string => localName(element);
export const childrenOf = (element: Element): Element[] => Array.from(children(element));
export const childCount = (element: Element): number => children(element).length;
export const isConnected = (element: Element): boolean => isConnectedGetter(element);
export const contains = (outer: Element, inner: Element): boolean => {
  for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
};

/** The parent in the composed tree: out of a shadow root to its host. `null` above `<html>`. */
export function parentOf(element: Element): Element | null {
  const parent = parentElement(element);
  if (parent) return parent;
  const root = Node.prototype.getRootNode.call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

/** Ancestors in the composed tree, nearest first, without `element` itself. */
export function ancestorsOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at = parentOf(element); at; at = parentOf(at)) path.push(at);
  return path;
}

/** Border box in viewport coordinates, CSS pixels. */
export const rectOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);
export const areaOf = (element: Element): number => {
  const { width, height } = rectOf(element);
  return width * height;
};
/** Class names, also of SVG elements. */
export const classesOf = (element: Element): string[] =>
  attribute(element, 'class').split(/\s+/).filter(Boolean);
/** The parts of the page that no hiding may take: hiding them would blank the tab. */
export const isPageRoot = (element: Element): boolean =>
  tagOf(element) === 'html' || tagOf(element) === 'body';
