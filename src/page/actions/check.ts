import type { RunAction } from './action.ts';
import { centreOf, hitNode, press } from './events.ts';

/** Ticks a checkbox, radio or switch through whatever the person would press: its label or its drawing. `value` "false" takes the tick off. */
export const check: RunAction = (element, value) => {
  const wanted = value === null || !/^(false|off|no|uncheck(ed)?)$/i.test(value.trim());
  if (stateOf(element) === wanted) return { possible: true, verified: true };
  const point = centreOf(element);
  press(hitNode(element, point), point);
  if (stateOf(element) !== wanted && element instanceof HTMLElement) element.click();
  return { possible: true, verified: stateOf(element) === wanted };
};

function stateOf(element: Element): boolean {
  const control = element instanceof HTMLLabelElement ? (element.control ?? element) : element;
  if (control instanceof HTMLInputElement) return control.checked;
  return control.getAttribute('aria-checked') === 'true';
}
