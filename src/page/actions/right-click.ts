import type { RunAction } from './action.ts';
import { centreOf, hitNode, pressRight } from './events.ts';

/** Asks for the menu of an element, as far as the page draws one; the browser's own is the person's to open. */
export const rightClick: RunAction = (element) => {
  const point = centreOf(element);
  return { possible: pressRight(hitNode(element, point), point) };
};
