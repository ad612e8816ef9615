import { z } from 'zod';
import { frameIndexSchema, indexPurposeSchema, spanSchema } from './page-index.ts';

/**
 * The calls that the worker makes into a frame's page script (`platform/rpc.ts` carries them, one `documentId` at a time).
 * `params` come from our own worker and are typed only; `result` is parsed on arrival, because a page's renderer process is not trusted.
 */
export const pageCalls = {
  /** Announces this frame to its parent (so that the parent can tell which `<iframe>` it is) and says who it is. */
  hello: {
    params: z.object({}),
    result: z.object({ key: z.string(), url: z.string() }),
  },
  /** Walks the document. New elements get numbers from `firstFree` on. */
  snapshot: {
    params: z.object({ purpose: indexPurposeSchema, firstFree: z.number().int() }),
    result: frameIndexSchema,
  },
  /**
   * Lights words: entry `sightline-cite-<k>` of `CSS.highlights`, the number at their start, colour `k` of the palette.
   * Painting a `k` again replaces it. `lit` is false where the words have no Range (an image's alt text, a control's name): a box is drawn.
   */
  paint: {
    params: z.object({
      k: z.number().int(),
      turnId: z.string(),
      citation: z.number().int(),
      spans: z.array(spanSchema),
      dark: z.boolean(),
    }),
    result: z.object({ lit: z.boolean() }),
  },
  /** Opens what hides it (`details`, tab), scrolls it into view and pulses it. `found` is false when the words are gone. */
  reveal: {
    params: z.object({ k: z.number().int() }),
    result: z.object({ found: z.boolean() }),
  },
  /** Takes every mark, listener and the overlay host off this document. */
  clear: { params: z.object({}), result: z.object({}) },
} as const;

export type PageCallName = keyof typeof pageCalls;
export type PageCallParams<M extends PageCallName> = z.input<(typeof pageCalls)[M]['params']>;
export type PageCallResult<M extends PageCallName> = z.infer<(typeof pageCalls)[M]['result']>;
/** What a page script implements. Handlers run in the page's isolated world. */
export type PageHandlers = {
  [M in PageCallName]: (
    params: z.infer<(typeof pageCalls)[M]['params']>,
  ) => PageCallResult<M> | Promise<PageCallResult<M>>;
};
