import { z } from 'zod';
import { citationSchema, noteSchema } from './answer.ts';
import { ledgerSchema } from './lists.ts';
import { modeIdSchema } from './mode-id.ts';
import { sourcePageSchema } from './pages.ts';

/**
 * What is kept of a finished turn for good, in IndexedDB (`history/`). Written by the worker, read by the panel's history view; also the form
 * in which the history is exported and imported.
 */

/** What the list of the history shows of an answer: light, because all of them are read when it opens. */
export const historyEntrySchema = z.object({
  /** `Turn.id`. */
  id: z.string().min(1),
  conversationId: z.string().min(1),
  question: z.string(),
  /** Epoch milliseconds. */
  askedAt: z.number(),
  mode: modeIdSchema,
  /** Address of the page that it was about, without its secrets (`core/history/address.ts`); '' where none was. */
  url: z.string(),
  title: z.string(),
  /** Host of `url`, without `www.`; '' where it has none. */
  host: z.string(),
  /** How the answer begins, without Markdown and citations. */
  lead: z.string(),
  /** Given by the person in the place of the question. */
  name: z.string().optional(),
  /** Stays on top, and outlives the days that answers are kept. */
  pinned: z.boolean().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The answer itself. */
export const historyAnswerSchema = z.object({
  id: z.string().min(1),
  /** `stopped`: it ended before it was whole. */
  status: z.enum(['done', 'stopped']),
  engine: z.enum(['instant', 'model']),
  model: z.string().optional(),
  /** Who chose its mode. */
  by: z.enum(['slash', 'chip', 'local', 'model']).optional(),
  /** The words that the question was about. */
  about: z.string().optional(),
  /** Markdown with citation placeholders; of a guide its steps, of hiding what was on the list. */
  text: z.string(),
  general: z.string().optional(),
  /** With quote, context and headings, by which the words are found again. */
  citations: z.array(citationSchema),
  /** The pages of an answer over several. */
  pages: z.array(sourcePageSchema).optional(),
  ledger: ledgerSchema.optional(),
  notes: z.array(noteSchema),
});
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;

/** Both together: one turn of the history. */
export interface HistoryRecord {
  entry: HistoryEntry;
  answer: HistoryAnswer;
}

/** What a mode gives of its card (`Mode.kept`). */
export type KeptAnswer = Pick<HistoryAnswer, 'engine' | 'text' | 'citations' | 'notes'> & {
  general?: string | undefined;
  pages?: HistoryAnswer['pages'] | undefined;
  ledger?: HistoryAnswer['ledger'] | undefined;
};

/** A time span of `askedAt`, in epoch milliseconds; an absent end is open. */
export interface TimeSpan {
  from?: number | undefined;
  to?: number | undefined;
}
