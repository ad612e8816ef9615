import { setSelectedIndex } from '../dom/forms.ts';
import type { Performed, RunAction } from './action.ts';
import { sameWords } from './action.ts';
import { centreOf, hitNode, press } from './events.ts';

/** Chooses the option with a visible label, in a `<select>` or in a list that the page draws itself. */
export const select: RunAction = (element, value) => {
  const native = element instanceof HTMLOptionElement ? element.closest('select') : element;
  const label = value ?? (element instanceof HTMLOptionElement ? element.label : '');
  return native instanceof HTMLSelectElement ? selectNative(native, label) : selectDrawn(element, label);
};

function selectNative(list: HTMLSelectElement, label: string): Performed {
  const options = [...list.options].filter((each) => !each.disabled);
  const option =
    options.find((each) => sameWords(each.label, label)) ?? options.find((each) => each.value === label);
  if (!option || list.disabled) return { possible: false };
  if (list.multiple) option.selected = true;
  else setSelectedIndex(list, option.index);
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return { possible: true, verified: option.selected };
}

/** A list that opens may need a moment to be drawn. */
const OPENING_MS = 600;

async function selectDrawn(element: Element, label: string): Promise<Performed> {
  const choose = (): boolean => {
    const option = drawnOptions(element).find((each) => sameWords(each.textContent ?? '', label));
    if (option) press(hitNode(option, centreOf(option)), centreOf(option));
    return option !== undefined;
  };
  if (choose()) return { possible: true };
  press(hitNode(element, centreOf(element)), centreOf(element));
  await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
  return { possible: choose() };
}

function drawnOptions(element: Element): Element[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named =
    `${element.getAttribute('aria-controls') ?? ''} ${element.getAttribute('aria-owns') ?? ''}`.trim();
  const list = named ? root.getElementById(named.split(/\s+/)[0] ?? '') : null;
  const found = (list ?? root).querySelectorAll(
    '[role=option], [role=menuitem], [role=menuitemradio], [role=treeitem]',
  );
  return [...found].filter((each) => each.checkVisibility());
}
