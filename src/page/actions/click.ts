import type { RunAction } from './action.ts';
import { centreOf, hitNode, press } from './events.ts';

/** Presses the node that a pointer would hit. */
export const click: RunAction = (element) => {
  const link = element.closest('a[href][target]');
  if (link instanceof HTMLAnchorElement && opensTab(link))
    return { possible: true, verified: true, opens: link.href };
  const point = centreOf(element);
  press(hitNode(element, point), point);
  return { possible: true };
};

const opensTab = (link: HTMLAnchorElement): boolean =>
  !['', '_self', '_top', '_parent'].includes(link.target) && /^https?:$/.test(link.protocol);
