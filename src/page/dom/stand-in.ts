import { rectOf } from './dom.ts';
import { labelsOf } from './forms.ts';

/**
 * What the person sees and presses in place of an element: many sites hide the real checkbox and draw its label, a `<select>` stands for
 * its options, an image map's area for its image.
 */
const isBig = (rect: DOMRect): boolean => rect.width >= 4 && rect.height >= 4;

function isSeeThrough(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.opacity === '0' ||
    style.visibility === 'hidden' ||
    style.clipPath === 'inset(50%)' ||
    style.clip !== 'auto'
  );
}

/** The element whose rectangle the beacon marks. */
export function standInFor(element: Element): Element {
  if (element instanceof HTMLOptionElement || element instanceof HTMLOptGroupElement) {
    return element.closest('select') ?? element;
  }
  const rect = rectOf(element);
  if (isBig(rect) && !isSeeThrough(element)) return element;
  // A see-through input that lies over its drawing (the usual "custom checkbox") is itself the right rectangle, once it has a size.
  if (isBig(rect) && getComputedStyle(element).opacity === '0' && getComputedStyle(element).clip === 'auto')
    return element;
  const label = labelsOf(element).find((each) => isBig(rectOf(each)));
  return label ?? visiblePart(element) ?? visibleParent(element) ?? element;
}

/** `display: contents` and custom elements without a box are seen through a child. */
function visiblePart(element: Element): Element | undefined {
  return [...element.querySelectorAll('*')].find((child) => isBig(rectOf(child)) && !isSeeThrough(child));
}

/** The nearest parent that is about as large as a control: the frame drawn around a hidden file input, a styled switch. */
function visibleParent(element: Element): Element | undefined {
  let parent = element.parentElement;
  for (let steps = 0; parent && steps < 3; steps += 1, parent = parent.parentElement) {
    const rect = rectOf(parent);
    if (isBig(rect) && rect.height < 160 && !isSeeThrough(parent)) return parent;
  }
  return undefined;
}

/** Everything whose press counts as a press on the element. */
export function hotElements(element: Element): Element[] {
  const hot = new Set<Element>([element, standInFor(element), ...labelsOf(element)]);
  if (element instanceof HTMLLabelElement && element.control) hot.add(element.control);
  const around = element.closest('label');
  if (around) hot.add(around);
  return [...hot];
}
