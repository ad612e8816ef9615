import { Lacking } from '../contracts/further-scripts.ts';
import type { IndexLine } from '../contracts/page-index.ts';
import type { PageHandlers, PictureHandlers } from '../contracts/worker-to-page.ts';
import type { PageContext } from './context.ts';
import { createFrames } from './dom/frames.ts';
import type { PageEnvironment } from './environment.ts';
import { askByPointer } from './image/ask-by-pointer.ts';
import { buildIndex, redraftLines } from './index/build-index.ts';
import { createRefs } from './index/refs.ts';
import { createGlassPane } from './overlay/glass-pane.ts';
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

/** What is known of every document that is asked about. */
export type ReaderHandlers = Pick<PageHandlers, 'hello' | 'snapshot' | 'pointing' | 'clear'> & NothingYet;
/** Calls whose answer is clear where no feature has done anything: no script is brought for them. */
type NothingYet = Pick<PageHandlers, 'hideStatus' | 'reveal' | 'guideHide' | 'listLeave'>;

/** What a further script brings besides reading. */
export interface Features {
  handlers: Omit<PageHandlers, Exclude<keyof ReaderHandlers, keyof NothingYet>>;
  /** The newest `hide` index of this document. */
  read(lines: readonly IndexLine[]): void;
  /** @returns whether any block is hidden still, and the layer of the overlay that stays with it */
  clear(keepHidden: boolean): { hidden: boolean; layer: string };
}

/** What a further script brings for pictures. */
export type Pictures = PictureHandlers & { clear(): void };

/** The page script of one document: it reads, and what else it can do is added when that is asked for. */
export interface Reader {
  context: PageContext;
  handlers: ReaderHandlers & Partial<PageHandlers & PictureHandlers>;
  knowsFeatures(): boolean;
  addFeatures(features: Features): void;
  knowsPictures(): boolean;
  addPictures(pictures: Pictures): void;
}

/** Reads one document for the calls of `contracts/worker-to-page.ts`. */
export function createReader(environment: PageEnvironment): Reader {
  const context = createPageContext(environment);
  const { document, key, glass } = context;
  let features: Features | undefined;
  let pictures: Pictures | undefined;
  const handlers: Reader['handlers'] = {
    hello: async () => {
      await parsed(document);
      await context.frames.announce();
      const isPdf = document.contentType === 'application/pdf';
      return { key, url: document.URL, ...(isPdf ? { isPdf } : {}) };
    },
    snapshot: ({ purpose, firstFree }) => {
      if (purpose === 'hide' && !features) throw new Lacking('features');
      const index = buildIndex(context, purpose, firstFree);
      if (purpose === 'hide') features?.read(index.lines);
      return index;
    },
    pointing: askByPointer(context),
    hideStatus: () => ({ hidden: [], shown: [], kept: [] }),
    reveal: () => ({ found: false }),
    guideHide: () => ({}),
    listLeave: () => ({}),
    clear: ({ keepHidden = false }) => {
      const { hidden, layer } = features?.clear(keepHidden) ?? { hidden: false, layer: '' };
      pictures?.clear();
      glass.dropAll(layer);
      return { hidden };
    },
  };
  return {
    context,
    handlers,
    knowsFeatures: () => features !== undefined,
    addFeatures(added) {
      features = added;
      Object.assign(handlers, added.handlers);
    },
    knowsPictures: () => pictures !== undefined,
    addPictures(added) {
      pictures = added;
      const { clear: _, ...calls } = added;
      Object.assign(handlers, calls);
    },
  };
}
