import { z } from 'zod';
import { pageLinksSchema } from './follow.ts';
import { foundListsSchema } from './lists.ts';
import { frameIndexSchema } from './page-index.ts';

/**
 * What the worker asks of the inert page (`src/inert`), by `chrome.runtime.sendMessage`: to lay out the text of a page that was fetched, without its
 * scripts, and read it. One at a time.
 */
export const layOutSchema = z.object({
  sightlineInert: z.literal('lay-out'),
  /** Address that it was fetched from. */
  url: z.string(),
  html: z.string(),
});
export type LayOut = z.infer<typeof layOutSchema>;

export const laidOutSchema = z.object({
  index: frameIndexSchema,
  links: pageLinksSchema,
  lists: foundListsSchema,
});
export type LaidOut = z.infer<typeof laidOutSchema>;
