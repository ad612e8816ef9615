import { fetchPage } from './actions/fetch-page.ts';
import type { PageContext } from './context.ts';
import { baseOf } from './dom/dom.ts';
import { createGuide } from './guide/guide.ts';
import { createLeadOn } from './guide/lead-on.ts';
import { createHiding } from './hide/hiding.ts';
import { createGrowth } from './index/grow.ts';
import { linksOf } from './index/links.ts';
import { createLists } from './index/lists.ts';
import { createHighlights } from './overlay/highlights.ts';
import { PLACEHOLDERS } from './overlay/placeholders.ts';
import type { Features } from './reader.ts';
import { hiddenWords } from './watch/hidden-words.ts';
import { createChangeTeller } from './watch/next-change.ts';

/** Wires what a document's page script does besides reading. */
export function createFeatures(context: PageContext): Features {
  const { end: endGuide, ...guide } = createGuide(context, (n) => context.refs.resolve(n));
  const hiding = createHiding(context);
  const { lists, holderOf } = createLists(context);
  const { grow, remember, scrollBack } = createGrowth(holderOf);
  const highlights = createHighlights(context);
  const tellNextChange = createChangeTeller(context);
  return {
    handlers: {
      ...guide,
      lists: ({ positions }) => lists(positions),
      listGrow: grow,
      ...createLeadOn((n) => context.refs.resolve(n), holderOf, remember),
      listLeave: async () => {
        await scrollBack();
        return {};
      },
      links: () => linksOf(context.document, baseOf(context.document)),
      fetchPage: ({ url, cookies }) => fetchPage(url, cookies, context.signal),
      watchPage: () => {
        tellNextChange();
        return {};
      },
      hiddenWords: ({ words }) => ({ hidden: hiddenWords(context, words) }),
      paint: highlights.paint,
      reveal: highlights.reveal,
      ...hiding.handlers,
    },
    read: (lines) => hiding.read(lines),
    clear(keepHidden) {
      endGuide();
      highlights.clear();
      const hidden = hiding.clear(keepHidden);
      // Who asks for something else has hidden blocks, and the lines that bring them back, as before.
      return { hidden, layer: hidden ? PLACEHOLDERS : '' };
    },
  };
}
