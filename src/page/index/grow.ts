import { elementAbove, isConnected, isPageRoot } from '../dom/dom.ts';

/** Times that one looks whether more has come, and how long one waits before each look. */
const LOOKS = 3;
const WAIT_MS = 400;
const REDRAW_MS = 100;

/** Changes when items are added to a list, or others are shown in their place. */
export const stateOf = (holder: Element): string =>
  `${holder.childElementCount} ${holder.lastElementChild?.textContent?.slice(0, 200)}`;

/** Scrolls to the end of lists to see whether they grow, and gives every scroll position back. */
export function createGrowth(holderOf: (list: string) => Element | undefined) {
  const before = new Map<Element | Window, { left: number; top: number }>();

  function remember(element: Element): void {
    for (let at: Element | null = element; at && !isPageRoot(at); at = elementAbove(at))
      if (at.scrollHeight > at.clientHeight && !before.has(at))
        before.set(at, { left: at.scrollLeft, top: at.scrollTop });
    if (!before.has(window)) before.set(window, { left: scrollX, top: scrollY });
  }

  /** Goes to the very end: what loads more waits below the last item as often as in it. */
  function toEnd(holder: Element): void {
    holder.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
    for (let at: Element | null = holder; at && !isPageRoot(at); at = elementAbove(at))
      if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible')
        at.scrollTo({ top: at.scrollTop + at.clientHeight, behavior: 'instant' });
    const { bottom } = holder.getBoundingClientRect();
    if (bottom < innerHeight * 2) scrollBy({ top: innerHeight, behavior: 'instant' });
  }

  const isBusy = (holder: Element): boolean => holder.closest('[aria-busy="true"]') !== null;

  return {
    /** Where it stands is given back by `scrollBack`, whatever is scrolled from now on. */
    remember,
    /** Whether a list has changed after one went to its end; `false` only where it stayed as it was at each of several looks. */
    async grow({ list }: { list: string }): Promise<{ grown: boolean }> {
      const holder = holderOf(list);
      if (!holder) return { grown: false };
      // The page has made its list anew: whether it goes on has to be seen of that one.
      if (!isConnected(holder)) return { grown: true };
      remember(holder);
      const first = stateOf(holder);
      for (let look = 0; look < LOOKS || (isBusy(holder) && look < 5 * LOOKS); look++) {
        toEnd(holder);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        if (stateOf(holder) !== first) return { grown: true };
      }
      return { grown: isBusy(holder) };
    },
    /** Everything stands again where it stood before the first look; a page that draws what is in view alone has done so, most often. */
    async scrollBack(): Promise<void> {
      const wasMoved = before.size > 0;
      for (const [at, position] of before) at.scrollTo({ ...position, behavior: 'instant' });
      before.clear();
      if (wasMoved) await new Promise((resolve) => setTimeout(resolve, REDRAW_MS));
    },
  };
}
