import type { PageEvent } from '../../src/contracts/page-to-worker.ts';
import { createGuide } from '../../src/page/guide/guide.ts';
import { createPageContext } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

/** A guided document for tests: `N` of an element is its place in `controls`. */
export function guidePage(html: string) {
  document.body.innerHTML = html;
  const end = nextPage();
  const events: PageEvent[] = [];
  const controls: Element[] = [];
  const context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: (event) => events.push(event),
    signal: end.signal,
  });
  const { glass } = context;
  const guide = createGuide(context, (n) => {
    const element = controls[n - 1];
    if (!element?.isConnected) throw new Error('stale-element');
    return { element, shownBy: element };
  });
  return {
    guide,
    events,
    glass,
    end: () => end.abort(),
    /** The number of the element that `selector` finds. */
    number(selector: string | Element): number {
      const element = typeof selector === 'string' ? document.querySelector(selector) : selector;
      if (!element) throw new Error(`no ${selector}`);
      return controls.push(element);
    },
    show(
      selector: string | Element,
      action: 'click' | 'right_click' | 'type' | 'select' | 'check' | 'press' | 'hover' | 'scroll' | 'upload',
      value: string | null = null,
    ) {
      const n = this.number(selector);
      return guide.guideShow({
        stepId: 's1',
        n,
        action,
        value,
        title: 'Step 1',
        instruction: 'Do it',
        hint: 'Then it is done',
      });
    },
    beacon: () => glass.host?.shadowRoot?.querySelector<HTMLElement>('.beacon:not([hidden])') ?? null,
    tooltip: () => glass.host?.shadowRoot?.querySelector<HTMLElement>('.tooltip:not([hidden])') ?? null,
    /** Anything drawn in the overlay. */
    part: (selector: string) => glass.host?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null,
    acted: () =>
      events.flatMap((event) => (event.type === 'guide-acted' ? [`${event.on} ${event.kind}`] : [])),
  };
}

/** Whether two rectangles differ by no more than `slack` CSS px on every side. */
export function near(a: DOMRect, b: DOMRect, slack = 8): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(a[side] - b[side]) <= slack);
}
