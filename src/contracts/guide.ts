import { z } from 'zod';

/** What a `guide_step` reply may do. Further actions are added here and in `page/actions`. */
export const guideActionSchema = z.enum([
  'click',
  'type',
  'select',
  'check',
  'press',
  'scroll',
  'hover',
  'navigate',
  'back',
  'switch_tab',
  'upload',
  'wait',
  'done',
]);
export type GuideAction = z.infer<typeof guideActionSchema>;

/** The structured answer `guide_step` (house contract). `index: null` where the step has no target. */
export const guideStepReplySchema = z.object({
  instruction: z.string(),
  index: z.number().int().nullable(),
  /** Repeats line N's text; when the two disagree the element is looked up again. */
  text: z.string(),
  action: guideActionSchema,
  /** Text to type, visible label of an option, `KeyboardEvent.key` name, or URL. */
  value: z.string().nullable(),
  /** What will happen. */
  hint: z.string(),
});
export type GuideStepReply = z.infer<typeof guideStepReplySchema>;

/** What the panel shows for a GUIDE turn, and all the guide's state: see `modes/guide`. */
export const guideCardSchema = z.looseObject({ mode: z.literal('guide') });
export type GuideCard = z.infer<typeof guideCardSchema>;
