import { z } from 'zod';
import type { ProblemCode } from './errors.ts';

/** A rectangle in CSS pixels, relative to the top left of its frame's document (not of the viewport). */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

/**
 * One line of the Set-of-Marks index (PageGuide paper, section 3.2). Rendered by `core/index/render.ts` as
 * `[N] role: text | note | note`.
 */
export const indexLineSchema = z.object({
  /** Unique over all frames of the tab; stays with the element while role and name stay. */
  n: z.number().int().positive(),
  /** Key of the frame document that holds the element (`FrameInfo.key`). */
  frame: z.string(),
  /**
   * `text`: words of the page. `control`: something to act on, `text` is its accessible name. `image`: `text` is the alt text.
   * `container`: a block that can be hidden or named (landmark, list item box, card, layer). `frame`: an `<iframe>`.
   * Containers and frames never repeat their content in `text`.
   */
  kind: z.enum(['text', 'control', 'image', 'container', 'frame']),
  /** The ARIA role, else the tag name. */
  role: z.string(),
  tag: z.string(),
  /** The element's own text, verbatim, white space collapsed to single spaces, trimmed. Never cut. */
  text: z.string(),
  /** What else tells the element apart: state, cell headers, host of a frame, value ... in plain words. */
  notes: z.array(z.string()),
  /**
   * Number of the text block in its frame. Lines that are the sentences of one long paragraph share it, so that a phrase that
   * runs over their border can still be verified. Blocks count upwards in reading order.
   */
  block: z.number().int(),
  /** Follows the line before it (of the same block) with no white space between: Chinese sentences, `(` before a link. */
  glued: z.boolean().optional(),
  /** Lies behind an open modal dialog: nobody can press it until that is closed. For a guide only. */
  behind: z.boolean().optional(),
  /** 1 to 6 for headings. */
  level: z.number().int().optional(),
  /** Nearest landmark role around it: `main`, `navigation`, `banner`, `contentinfo`, `complementary`, `search`, `form`, `dialog` ... */
  landmark: z.string().optional(),
  /** For a cell: the words of its row and column headers. */
  rowHeader: z.string().optional(),
  columnHeader: z.string().optional(),
  /** For a row of a table: where its filled cells stand in `text`, end exclusive, and the words of the header above each. */
  cells: z
    .array(z.object({ start: z.number().int(), end: z.number().int(), column: z.string().optional() }))
    .optional(),
  /** For several short lines in one, ` ¦ ` between them: where each stands in `text`, end exclusive, and what it is. */
  items: z
    .array(
      z.object({
        start: z.number().int(),
        end: z.number().int(),
        kind: z.enum(['text', 'control']),
        role: z.string(),
        level: z.number().int().optional(),
      }),
    )
    .optional(),
  /** For the value of a label/value pair (definition list, `th`-less two-column row): the label's words. */
  label: z.string().optional(),
  /** `n` of the innermost container line around it, if any. */
  container: z.number().int().optional(),
  /** Of a PDF: the page on which it begins (its number in the file, from 1), and where in `text` it goes on on which further page. */
  page: z.number().int().positive().optional(),
  pageBreaks: z.array(z.object({ at: z.number().int(), page: z.number().int() })).optional(),
  /** Of several pages in one index: which of `PageIndex.sources` it stands on. */
  source: z.number().int().optional(),
  box: boxSchema,
  /**
   * Containers, frames and images of a `hide` index: what structure says that words do not, as space-separated tokens for the instant engine
   * (id and class words, hosts of links and frames, `fixed`, `sticky`, `sized-empty` ...). Never shown to a model as page text.
   */
  hints: z.string().optional(),
});
export type IndexLine = z.infer<typeof indexLineSchema>;

/** What the walk is for; it decides where lines are cut, never what is found. */
export const indexPurposeSchema = z.enum([
  /** Links inside a paragraph stay part of its text; buttons and fields part it. A block of nothing but links yields the links. */
  'find',
  /** Every control has a line of its own; a paragraph around it is cut at its borders. */
  'guide',
  /** Like `find`, with a line for every container that could be hidden. */
  'hide',
]);
export type IndexPurpose = z.infer<typeof indexPurposeSchema>;

/** What one frame's page script reports. */
export const frameIndexSchema = z.object({
  key: z.string(),
  url: z.string(),
  title: z.string(),
  /** `lang` of the document, or ''. */
  lang: z.string(),
  /** Who wrote the page by what it tells machines; absent when it tells nobody. To be found among its visible words, and nowhere else said. */
  authors: z.array(z.string()).optional(),
  /** The days on which it was published and last changed, as "2031-03-09", by what it tells machines; for the same use alone. */
  dates: z.object({ published: z.string().optional(), modified: z.string().optional() }).optional(),
  /** `document.readyState` when the walk began. */
  readyState: z.enum(['loading', 'interactive', 'complete']),
  lines: z.array(indexLineSchema),
  /** For a question: the document's title as a line (role `title`), where no line on the page says the same. It is drawn on the tab alone. */
  titleLine: indexLineSchema.optional(),
  /** The first number that is still free after this walk. */
  nextFree: z.number().int(),
  /** Child frames by the key they announced, with the number of their `frame` line; tiny and hidden ones are absent. */
  children: z.array(z.object({ key: z.string(), n: z.number().int() })),
  /** Whether the page's background is dark: the highlight palette follows it. */
  dark: z.boolean(),
  /** The user's selection when the walk began, white space collapsed. */
  selection: z.string(),
  viewport: z.object({ width: z.number(), height: z.number(), scrollX: z.number(), scrollY: z.number() }),
  /** Most of the page is drawn on a canvas, so its words cannot be read. */
  canvasOnly: z.boolean(),
  /** Of a PDF: how many pages it has, which of them are pictures without text (1-based), and which one is in view. */
  pdf: z
    .object({
      pages: z.number().int(),
      scans: z.array(z.number().int()),
      inView: z.number().int().optional(),
    })
    .optional(),
});
export type FrameIndex = z.infer<typeof frameIndexSchema>;

/** All frames of a tab in one reading order. */
export interface PageIndex {
  url: string;
  title: string;
  lang: string;
  authors?: FrameIndex['authors'];
  dates?: FrameIndex['dates'];
  readyState: FrameIndex['readyState'];
  dark: boolean;
  selection: string;
  /** The words that the question is about (`Turn.about`); whatever is selected does not count then. */
  aboutWords?: string;
  canvasOnly: boolean;
  pdf?: FrameIndex['pdf'];
  /** Of the page itself, when it was read. */
  viewport?: FrameIndex['viewport'];
  /** Addresses of PDFs that stand in frames of the page. */
  embeddedPdfs?: string[];
  lines: IndexLine[];
  /** Where the index is of several pages: each of them, also those that could not be read. */
  sources?: IndexSource[];
  /** Frame key to where its page script is reached. */
  frames: Record<string, FrameAddress>;
}

/** One of several pages in an index. */
export interface IndexSource {
  url: string;
  title: string;
  /** Why there are no lines of it. */
  problem?: ProblemCode;
}

/** A document in a tab. Calls go to `documentId`, which fails safely after a navigation. */
export interface FrameAddress {
  frameId: number;
  documentId: string;
  url: string;
}

/** Words in one line: offsets into `IndexLine.text`, end exclusive. */
export const spanSchema = z.object({ n: z.number().int(), start: z.number().int(), end: z.number().int() });
export type Span = z.infer<typeof spanSchema>;
