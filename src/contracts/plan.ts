import { z } from 'zod';
import type { ModeId } from './mode-id.ts';

/** One of several things that were asked for in turn. */
export interface PlanPart {
  id: string;
  question: string;
  mode: ModeId;
  /** The turn that it became; how that stands is how the part stands. Absent: it was not begun. */
  turnId?: string;
}

/** What is done one after the other. Each part begins when the turn of the one before is done. */
export interface Plan {
  parts: PlanPart[];
  /** Nothing more begins until the person says so: they are changing it, have stopped it, or asked for something else. */
  held?: boolean;
}

/** Characters of a part as the person may change it. */
export const MAX_PART = 2_000;

/** What the person does to a plan. */
export const planChangeSchema = z.discriminatedUnion('do', [
  /** Nothing more is to begin for now. */
  z.object({ do: z.literal('hold') }),
  /** The next part begins, however the one before ended. */
  z.object({ do: z.literal('go-on') }),
  /** The parts that were not begun, in their order, with their words; what is not among them is left out. Ends a `hold`. */
  z.object({
    do: z.literal('set'),
    rest: z.array(z.object({ id: z.string(), question: z.string().min(1).max(MAX_PART) })),
  }),
]);
export type PlanChange = z.infer<typeof planChangeSchema>;
