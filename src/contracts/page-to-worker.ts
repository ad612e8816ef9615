import { z } from 'zod';

/** What a page script reports by itself. Parsed on arrival; the sender's tab, frame and document are taken from Chrome, never from the message. */
export const pageEventSchema = z.discriminatedUnion('type', [
  /** A lit passage was clicked. */
  z.object({ type: z.literal('citation-clicked'), turnId: z.string(), citation: z.number().int() }),
  /** The pointer is over a hide badge or outline; `null`: over none. */
  z.object({ type: z.literal('hide-hover'), id: z.string().nullable() }),
  /** A hide badge was clicked: check or uncheck its row. */
  z.object({ type: z.literal('hide-badge-clicked'), id: z.string() }),
  /** "Show" of a placeholder was clicked. */
  z.object({ type: z.literal('hide-show-clicked'), id: z.string() }),
  /** The page added this many blocks since the last report (endless feed). */
  z.object({ type: z.literal('hide-grown'), blocks: z.number().int() }),
]);
export type PageEvent = z.infer<typeof pageEventSchema>;
