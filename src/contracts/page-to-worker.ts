import { z } from 'zod';

/** What a page script reports by itself. Parsed on arrival; the sender's tab, frame and document are taken from Chrome, never from the message. */
export const pageEventSchema = z.discriminatedUnion('type', [
  /** A lit passage was clicked. */
  z.object({ type: z.literal('citation-clicked'), turnId: z.string(), citation: z.number().int() }),
]);
export type PageEvent = z.infer<typeof pageEventSchema>;
