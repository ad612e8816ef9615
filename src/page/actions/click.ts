import type { RunAction } from './action.ts';
import { centreOf, hitNode, press } from './events.ts';

/** Presses the node that a pointer would hit. */
export const click: RunAction = (element, _value, isAgreed) => {
  const link = element.closest('a[href][target]');
  if (link instanceof HTMLAnchorElement && opensTab(link))
    return { possible: true, verified: true, opens: link.href };
  const point = centreOf(element);
  return press(hitNode(element, point), point, isAgreed)
    ? { possible: true }
    : { possible: true, changed: true };
};

const opensTab = (link: HTMLAnchorElement): boolean =>
  !['', '_self', '_top', '_parent'].includes(link.target) && /^https?:$/.test(link.protocol);
