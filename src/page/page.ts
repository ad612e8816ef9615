import type { PageHandlers, PictureHandlers } from '../contracts/worker-to-page.ts';
import { fetchPage } from './actions/fetch-page.ts';
import type { PageContext } from './context.ts';
import { baseOf } from './dom/dom.ts';
import { createFrames } from './dom/frames.ts';
import type { PageEnvironment } from './environment.ts';
import { createGuide } from './guide/guide.ts';
import { createLeadOn } from './guide/lead-on.ts';
import { createHiding } from './hide/hiding.ts';
import { askByPointer } from './image/ask-by-pointer.ts';
import { buildIndex, redraftLines } from './index/build-index.ts';
import { createGrowth } from './index/grow.ts';
import { linksOf } from './index/links.ts';
import { createLists } from './index/lists.ts';
import { createRefs } from './index/refs.ts';
import { createGlassPane } from './overlay/glass-pane.ts';
import { createHighlights } from './overlay/highlights.ts';
import { PLACEHOLDERS } from './overlay/placeholders.ts';
import { parsed } from './parsed.ts';

/** What the features share, for one document. */
export function createPageContext(environment: PageEnvironment): PageContext {
  // Not `crypto.randomUUID`: pages served over plain http do not have it.
  const key = crypto.getRandomValues(new BigUint64Array(2)).join('-');
  return {
    ...environment,
    key,
    glass: createGlassPane(environment.document),
    pointed: { path: [] },
    refs: createRefs((element, purpose) => redraftLines(element, environment, purpose)),
    frames: createFrames(environment, key),
  };
}

/** What a further script brings for pictures. */
export type Pictures = PictureHandlers & { clear(): void };

export interface Page {
  context: PageContext;
  handlers: PageHandlers & Partial<PictureHandlers>;
  knowsPictures(): boolean;
  addPictures(pictures: Pictures): void;
}

/** Wires the features of one document to the calls of `contracts/worker-to-page.ts`. */
export function createPage(environment: PageEnvironment): Page {
  const context = createPageContext(environment);
  let clearPictures: (() => void) | undefined;
  const handlers: Page['handlers'] = createHandlers(context, () => clearPictures?.());
  return {
    context,
    handlers,
    knowsPictures: () => clearPictures !== undefined,
    addPictures({ clear, ...calls }) {
      clearPictures = clear;
      Object.assign(handlers, calls);
    },
  };
}

function createHandlers(context: PageContext, clearPictures: () => void): PageHandlers {
  const { end: endGuide, ...guide } = createGuide(context, (n) => context.refs.resolve(n));
  const hiding = createHiding(context);
  const { lists, holderOf } = createLists(context.refs, context.key);
  const { grow, remember, scrollBack } = createGrowth(holderOf);
  const highlights = createHighlights(context);
  return {
    ...guide,
    hello: async () => {
      await parsed(context.document);
      await context.frames.announce();
      const isPdf = context.document.contentType === 'application/pdf';
      return { key: context.key, url: context.document.URL, ...(isPdf ? { isPdf } : {}) };
    },
    snapshot: ({ purpose, firstFree }) => {
      const index = buildIndex(context, purpose, firstFree);
      if (purpose === 'hide') hiding.read(index.lines);
      return index;
    },
    lists: ({ positions }) => lists(positions),
    listGrow: grow,
    ...createLeadOn((n) => context.refs.resolve(n), holderOf, remember),
    listLeave: async () => {
      await scrollBack();
      return {};
    },
    links: () => linksOf(context.document, baseOf(context.document)),
    fetchPage: ({ url, cookies }) => fetchPage(url, cookies, context.signal),
    paint: highlights.paint,
    reveal: highlights.reveal,
    ...hiding.handlers,
    pointing: askByPointer(context),
    clear: ({ keepHidden }) => {
      endGuide();
      highlights.clear();
      clearPictures();
      const hidden = hiding.clear(keepHidden ?? false);
      // Who asks for something else has hidden blocks, and the lines that bring them back, as before.
      context.glass.dropAll(hidden ? PLACEHOLDERS : '');
      return { hidden };
    },
  };
}
