import type { RunAction } from './action.ts';
import { centreOf, hitNode, hover as over } from './events.ts';

/** Moves the pointer over the element as far as scripts can see; a pure CSS `:hover` menu does not react and is handed back. */
export const hover: RunAction = (element) => {
  const point = centreOf(element);
  over(hitNode(element, point), point);
  return { possible: true };
};
