import { z } from 'zod';

/** Words of the page, as `bench model find` reads them: where they stand twice, `nth` (from 1) counts. */
const markedTextSchema = z.object({ text: z.string(), nth: z.number().int().optional() });

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
});
export type LabelPass = z.infer<typeof labelPassSchema>;

/** A question or a request on a saved page, with what each annotator marked for it. The first one's marks are the gold. */
export const labelTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(['find', 'hide']),
  /** The page, by the SHA-256 of its snapshot. */
  page: z.string(),
  /** Where and when it was taken; epoch milliseconds. */
  url: z.string(),
  title: z.string(),
  takenAt: z.number(),
  /** What is asked for. */
  words: z.string(),
  /** What can be marked or not: characters of the page without white space (FIND), elements of its body (HIDE). */
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
