import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from './errors.ts';
import { pageLinksSchema } from './follow.ts';
import { foundListsSchema } from './lists.ts';
import { frameIndexSchema } from './page-index.ts';

/**
 * What the worker asks of the inert page (`src/inert`), by `chrome.runtime.sendMessage`: to lay out the text of a page that was fetched, without its
 * scripts, and read it. One at a time.
 */
export const layOutSchema = z.object({
  sightlineInert: z.literal('lay-out'),
  /** Address that it was fetched from. */
  url: z.string(),
  html: z.string(),
});
export type LayOut = z.infer<typeof layOutSchema>;

export const laidOutSchema = z.object({
  index: frameIndexSchema,
  links: pageLinksSchema,
  lists: foundListsSchema,
});
export type LaidOut = z.infer<typeof laidOutSchema>;

/** What the worker asks of the reader without a view (`src/reader/unseen`), in the same way: to read a PDF that was fetched. */
export const readPdfSchema = z.object({
  sightlineInert: z.literal('read-pdf'),
  /** Address that it was fetched from. */
  url: z.string(),
  /** Its bytes as a `data:` address. */
  file: z.string().startsWith('data:application/pdf'),
});
export type ReadPdf = z.infer<typeof readPdfSchema>;

/** What it says, or why it cannot be read. */
export const pdfReadSchema = z.union([
  z.object({ index: frameIndexSchema }),
  z.object({ problem: z.custom<ProblemCode>((code) => typeof code === 'string' && code in PROBLEMS) }),
]);
export type PdfRead = z.infer<typeof pdfReadSchema>;
