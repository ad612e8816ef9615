import './private/all-words.ts';
import type { PageHandlers, PictureHandlers } from '../contracts/worker-to-page.ts';
import type { PageEnvironment } from './environment.ts';
import { createFeatures } from './features.ts';
import { createReader, type Reader } from './reader.ts';

export { createPageContext } from './reader.ts';

export type Page = Reader & { handlers: PageHandlers & Partial<PictureHandlers> };

/** The whole page script of one document at once, where its parts need not come one after the other. */
export function createPage(environment: PageEnvironment): Page {
  const page = createReader(environment);
  page.addFeatures(createFeatures(page.context));
  return page as Page;
}
