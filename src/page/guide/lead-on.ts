import type { PageHandlers } from '../../contracts/worker-to-page.ts';
import { centreOf, hitNode, innerControl, press } from '../actions/events.ts';
import { isConnected } from '../dom/dom.ts';
import { stateOf } from '../index/grow.ts';
import { elementAt } from '../index/lists.ts';
import type { Ref } from '../index/refs.ts';
import { bringIntoView } from '../overlay/bring-into-view.ts';
import { controlFactsOf } from './control-facts.ts';
import { sealOf } from './seal.ts';

const CONTROL = 'button, a, summary, input, [role=button], [role=link]';
/** What a press brings comes from the network, most often. */
const LOOKS = 20;
const WAIT_MS = 250;

/**
 * Buttons that bring more of a list: what they are, and a press on one.
 * @param remember told of an element whose scroll position is given back when the list is left
 */
export function createLeadOn(
  resolve: (n: number) => Ref,
  holderOf: (list: string) => Element | undefined,
  remember: (element: Element) => void,
): Pick<PageHandlers, 'listControl' | 'listPress'> {
  const controlAt = (n: number, start: number): Element | null => {
    const ref = resolve(n);
    return elementAt(ref, start).closest(CONTROL) ?? ref.element.closest(CONTROL);
  };

  return {
    listControl({ n, start }) {
      const control = controlAt(n, start);
      return { facts: control && controlFactsOf(control, innerControl(control)) };
    },
    async listPress({ n, start, seal, list }) {
      const [control, holder] = [controlAt(n, start), holderOf(list)];
      if (!control || !holder || sealOf(control) !== seal) return { grown: false };
      const before = stateOf(holder);
      remember(control);
      bringIntoView(control);
      const point = centreOf(control);
      if (!press(hitNode(control, point), point, () => sealOf(control) === seal)) return { grown: false };
      for (let look = 0; look < LOOKS; look++) {
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        const now = isConnected(holder) ? stateOf(holder) : '';
        if (now !== before && (await isQuiet(holder, now))) return { grown: true };
      }
      return { grown: false };
    },
  };
}

/** Whether a list is filled, as far as one can see: it says so, and stays as it is. */
async function isQuiet(holder: Element, state: string): Promise<boolean> {
  if (!isConnected(holder)) return true;
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  return holder.closest('[aria-busy="true"]') === null && stateOf(holder) === state;
}
