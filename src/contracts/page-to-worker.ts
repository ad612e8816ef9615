import { z } from 'zod';

/** What a page script reports by itself. Parsed on arrival; the sender's tab, frame and document are taken from Chrome, never from the message. */
export const pageEventSchema = z.discriminatedUnion('type', [
  /** A PDF's reader was opened or loaded again: nothing is lit in it. */
  z.object({ type: z.literal('reader-opened') }),
  /** The reader has read so many pages of its PDF. */
  z.object({ type: z.literal('reader-progress'), page: z.number().int(), pages: z.number().int() }),
  /** The document has changed since `watchPage`. */
  z.object({ type: z.literal('page-changed') }),
  /** A lit passage was clicked. */
  z.object({ type: z.literal('citation-clicked'), turnId: z.string(), citation: z.number().int() }),
  /** The pointer is over a hide badge or outline; `null`: over none. */
  z.object({ type: z.literal('hide-hover'), id: z.string().nullable() }),
  /** A hide badge was clicked: check or uncheck its row. */
  z.object({ type: z.literal('hide-badge-clicked'), id: z.string() }),
  /** "Show" of a placeholder was clicked. */
  z.object({ type: z.literal('hide-show-clicked'), id: z.string() }),
  /** The page changed so that a saved rule would take too much (`share` of the text, 0 to 1): it hides nothing any more. */
  z.object({ type: z.literal('hide-rule-suspended'), ruleId: z.string(), share: z.number() }),
  /** The page itself took away or brought back hidden blocks, or a saved rule hid what it added. */
  z.object({ type: z.literal('hide-changed') }),
  /** The page added this many blocks since the last report (endless feed). */
  z.object({ type: z.literal('hide-grown'), blocks: z.number().int() }),
  /** The pointer is over a box of an answer about a picture; `null`: over none. */
  z.object({ type: z.literal('image-hover'), turnId: z.string(), k: z.number().int().nullable() }),
  /** A box was clicked. */
  z.object({ type: z.literal('image-clicked'), turnId: z.string(), k: z.number().int() }),
  /** The page script has started in a document. */
  z.object({ type: z.literal('script-started') }),
  /** Alt and a click: the person wants to ask about what lies there; `imagePointed` tells what that is. */
  z.object({ type: z.literal('point-asked') }),
  /** Alt and a drag: a part of the frame's viewport, in CSS px. */
  z.object({
    type: z.literal('region-asked'),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  }),
  /** The same in the reader: a picture of that part of a PDF's page as a `data:` address, with its size in pixels. */
  z.object({
    type: z.literal('page-part-asked'),
    page: z.number().int(),
    url: z.string().startsWith('data:image/'),
    size: z.object({ width: z.number(), height: z.number() }),
  }),
  /** While guiding: the person did something. `target`: what the step asks for; `elsewhere`: anything else that may have changed the page. */
  z.object({
    type: z.literal('guide-acted'),
    stepId: z.string(),
    on: z.enum(['target', 'elsewhere']),
    kind: z.enum(['click', 'type', 'choose', 'press', 'scroll', 'hover', 'upload']),
  }),
  /**
   * While guiding: the page changed by itself. `choice`: a script chose in the target, a list. `target-changed`: during the countdown the
   * target moved, or was made into something else than what was agreed to.
   */
  z.object({
    type: z.literal('guide-changed'),
    stepId: z.string(),
    why: z.enum(['target-gone', 'url', 'content', 'choice', 'target-changed']),
  }),
  /** The person pressed the numbered beacon of line `n`. */
  z.object({ type: z.literal('guide-chose'), stepId: z.string(), n: z.number().int() }),
  /** The page's countdown ended without the person objecting: a reminder to a worker that may have slept, not an order. */
  z.object({ type: z.literal('guide-due'), stepId: z.string() }),
  /** The person acted on the page during the countdown, which therefore stopped. */
  z.object({ type: z.literal('guide-took-over'), stepId: z.string() }),
]);
export type PageEvent = z.infer<typeof pageEventSchema>;
