import { bringIntoView } from '../overlay/bring-into-view.ts';
import type { RunAction } from './action.ts';

/** Scrolls to the element; without one, the page by most of a screen. */
export const scroll: RunAction = (element) => {
  if (element === document.documentElement) window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  else bringIntoView(element);
  return { possible: true, verified: true };
};
