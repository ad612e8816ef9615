import { contains, elementAbove, query, rectOf } from '../dom/dom.ts';

/**
 * Backdrops that a layer leaves behind: elements without words, fixed over (nearly) the whole window, near the layer in the tree. They go and come
 * back together with the layer.
 */
export function backdropsOf(layer: Element, document: Document): Element[] {
  const near = new Set<Element>();
  let at: Element | null = layer;
  for (let level = 0; at && level < 3; level += 1) {
    const parent: Element | null = elementAbove(at);
    if (!parent) break;
    for (const sibling of Array.from(parent.children)) near.add(sibling);
    at = parent;
  }
  for (const child of Array.from(document.body?.children ?? [])) near.add(child);
  return [...near].filter((element) => !contains(element, layer) && isBackdrop(element));
}

function isBackdrop(element: Element): boolean {
  if ((element.textContent ?? '').trim() !== '') return false;
  const style = getComputedStyle(element);
  if (style.position !== 'fixed' && style.position !== 'absolute') return false;
  if (style.visibility === 'hidden' || style.pointerEvents === 'none') return false;
  const { width, height } = rectOf(element);
  if (width < innerWidth * 0.9 || height < innerHeight * 0.9) return false;
  return !query(element, 'iframe, video, img, canvas');
}
