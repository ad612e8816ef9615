import { z } from 'zod';
import { guideTargetSchema } from './guide.ts';
import type { IndexLine } from './page-index.ts';

/** Words of the page, as `bench model find` reads them: where they stand twice, `nth` (from 1) counts. */
const markedTextSchema = z.object({ text: z.string(), nth: z.number().int().optional() });

/** What can be recorded of a person, by the names that a guide's steps have. */
const recordedActionSchema = z.enum(['click', 'type', 'select', 'check', 'press', 'upload', 'navigate']);
export type RecordedAction = z.infer<typeof recordedActionSchema>;

/** One thing that an annotator did in a live page. */
export const recordedStepSchema = z.object({
  id: z.string(),
  action: recordedActionSchema,
  /** Words typed, the label chosen, the key, the address; `false` for a tick taken away. `null`: there is none, or it is `withheld`. */
  value: z.string().nullable(),
  /** Something was entered into a private field: what, is not known. */
  withheld: z.boolean(),
  /** The control, with how to find it on another day; `null`: the step has none (a key, an address). */
  target: guideTargetSchema.nullable(),
  /** Notes of the control's line that no other line of its role and name has. */
  telling: z.array(z.string()),
  /** CSS paths down to the control, one for each tree: the document, then the shadow trees. Empty: no control. */
  paths: z.array(z.string()),
  /** Name of the frame that holds it; '' for the page itself. */
  frame: z.string(),
  /** Address and title of the page, and a random name of that document: with a new one, what was entered before is gone. */
  url: z.string(),
  title: z.string(),
  document: z.string(),
  /** The page before the step, by the SHA-256 of its snapshot; '' where none could be taken. */
  before: z.string(),
  /** The annotator's own words for it. */
  note: z.string(),
});
export type RecordedStep = z.infer<typeof recordedStepSchema>;

/** The steps of a task as one annotator did them. */
const recordedStepsSchema = z.object({
  steps: z.array(recordedStepSchema),
  /** The page at the end, by the SHA-256 of its snapshot, and words of it that show that the task is done. */
  end: z.string(),
  shows: z.string(),
});
export type RecordedSteps = z.infer<typeof recordedStepsSchema>;

/** One annotator's marks. `units`: which of the task's units they cover, as ranges [from, to). */
export const labelPassSchema = z.object({
  annotator: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** FIND: words that hold the answer; none where the page does not say. */
  evidence: z.array(markedTextSchema),
  /** HIDE: CSS selectors of what should go. */
  gold: z.array(z.string()),
  answer: z.string(),
  units: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** GUIDE: what was done. */
  done: recordedStepsSchema.optional(),
});
export type LabelPass = z.infer<typeof labelPassSchema>;

/** A question or a request on a saved page, with what each annotator marked for it. The first one's marks are the gold. */
export const labelTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(['find', 'hide', 'guide']),
  /** The page, by the SHA-256 of its snapshot. */
  page: z.string(),
  /** Where and when it was taken; epoch milliseconds. */
  url: z.string(),
  title: z.string(),
  takenAt: z.number(),
  /** What is asked for. */
  words: z.string(),
  /** What can be marked or not: characters of the page without white space (FIND), elements of its body (HIDE), nothing (GUIDE). */
  size: z.number().int(),
  passes: z.array(labelPassSchema).min(1),
});
export type LabelTask = z.infer<typeof labelTaskSchema>;

/** A page as one file: no scripts, nothing typed, styles inside, pictures as empty boxes of their size. */
export interface Snapshot {
  html: string;
  /** Addresses of style sheets that the page itself may not read; each stands in `html` as `sheetMark` of its address. */
  unread: string[];
}

/** What a page tells of a step when it begins. */
export interface SeenStep
  extends Pick<RecordedStep, 'id' | 'paths' | 'frame' | 'url' | 'title' | 'document'> {
  /** The page's lines as a guide reads them, and the number of the control's; `null`: it has no line. */
  lines: IndexLine[];
  n: number | null;
  tag: string;
  /** The page before the step; `null` in a frame, which cannot take the page down. */
  before: Snapshot | null;
  entry: StepEntry;
}

/** What a step has come to: typing goes on, and another choice takes the place of the one before. */
export type StepEntry = Pick<RecordedStep, 'id' | 'action' | 'value' | 'withheld'>;

/** From a page that records to the labelling page. */
export type StepNews =
  | { type: 'step'; step: SeenStep }
  | { type: 'entry'; entry: StepEntry }
  | { type: 'stop' };

/** From the labelling page to a page that is to record: the words of the sign that it shows. */
export interface SignWords {
  sign: string;
  stop: string;
}
