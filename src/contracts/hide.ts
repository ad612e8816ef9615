import { z } from 'zod';

/** The structured answer `hide_items` (house contract). */
export const hideReplySchema = z.object({
  found: z.array(z.object({ index: z.number().int(), reason: z.string(), snippet: z.string() })),
  message: z.string(),
});
export type HideReply = z.infer<typeof hideReplySchema>;

/** What the panel shows for a HIDE turn: see `modes/hide`. */
export const hideCardSchema = z.looseObject({ mode: z.literal('hide') });
export type HideCard = z.infer<typeof hideCardSchema>;
