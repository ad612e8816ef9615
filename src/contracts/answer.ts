import { z } from 'zod';
import { followTreeSchema } from './follow.ts';
import { ledgerSchema } from './lists.ts';
import { sourcePageSchema } from './pages.ts';
import { placeSchema } from './place.ts';

/**
 * How a citation stood the check against the page.
 * `exact`: in the line it names. `moved`: exact, but elsewhere. `close`: at most 15 % edits and every digit equal; `phrase` is
 * then the page's own wording. `not-found`: shown as such, never lit, never clickable.
 */
export const citationStatusSchema = z.enum(['exact', 'moved', 'close', 'not-found']);
export type CitationStatus = z.infer<typeof citationStatusSchema>;

/** Characters of the longest comment on a quote. */
export const MAX_COMMENT = 1_000;

export const citationSchema = z.object({
  /** Position among all citations of the answer, from 1; the placeholder in `FindCard.text` names it. */
  id: z.number().int(),
  /** The chip's number, counted over verified citations only; `null` for `not-found`. Its highlight is `sightline-cite-<k>`. */
  k: z.number().int().nullable(),
  status: citationStatusSchema,
  /** The words to show: the page's own where verified, the model's where not. */
  phrase: z.string(),
  /** Where the words stand; nowhere for `not-found`. */
  place: placeSchema,
  /** Words around the phrase for the evidence list: its line (or row) with headings. */
  context: z.string(),
  /** Words of an item of a counted list: `context` is the item, its parts with bars between them. */
  item: z.literal(true).optional(),
  /** Of an item on another page of its list, which is turned by buttons, than the one in view when it was read: that page, from 1. */
  listPage: z.number().int().optional(),
  /** Heading path above it, outermost first. */
  headings: z.array(z.string()),
  /** Of a PDF: the page (in the file, from 1) on which the words begin. */
  page: z.number().int().optional(),
  /** Of an answer over several pages: which of `FindCard.pages` the words stand on, from 0. */
  source: z.number().int().optional(),
  /** Set once the page has painted it; `false`: the words are known but could not be lit (an image, a closed widget). */
  lit: z.boolean().optional(),
  /** Set where the words are those of the page's title, which stands on the tab and nowhere in the page. */
  title: z.literal(true).optional(),
  /** The person keeps it in view: it stands first in the evidence trail. */
  pinned: z.literal(true).optional(),
  /** What the person wrote beside it, for the evidence trail. */
  comment: z.string().min(1).max(MAX_COMMENT).optional(),
  /** When its words were looked for in vain, in epoch milliseconds; absent again once they were found. */
  goneAt: z.number().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

/** Plain remarks about an answer; each code has a text `note_<code>` in `_locales`. */
export const noteSchema = z.object({
  code: z.enum([
    'instant-quotes',
    'instant-unsure',
    'instant-nothing',
    'instant-help',
    'groups-need-model',
    'which-list',
    'not-on-page',
    'cut-short',
    'page-cut-by-server',
    'still-loading',
    'canvas-only',
    'pdf-scans',
    'embedded-pdf',
    'restarted',
    'hide-nothing',
    'hide-near-misses',
    'hide-main-content',
    'hide-main-left-out',
    'hide-unknown-lines',
    'hide-gone',
    'hide-not-here',
    'hide-navigated',
    'hide-model-silent',
    'hide-rule-suspended',
    'hide-instant',
    'hide-feed-spent',
    'guide-instant',
    'guide-instant-nothing',
    'image-words-only',
    'image-screenshot',
    'image-unseen',
  ]),
  params: z.record(z.string(), z.string()).optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** How much of the page the answer rests on, in lines and estimated tokens. */
export const coverageSchema = z.object({
  readLines: z.number().int(),
  totalLines: z.number().int(),
  readTokens: z.number().int(),
  totalTokens: z.number().int(),
  /** Of a PDF: the pages that lines were read from, in their order, and how many there are. */
  pages: z.object({ read: z.array(z.number().int()), total: z.number().int() }).optional(),
});
export type Coverage = z.infer<typeof coverageSchema>;

/** Stands in `FindCard.text` where citation `id` belongs: a private-use character pair around the id. */
export const CITATION_OPEN = '\uE000';
export const CITATION_CLOSE = '\uE001';
export const citationPlaceholder = (id: number): string => `${CITATION_OPEN}${id}${CITATION_CLOSE}`;
/** Puts something else in the place of each placeholder. */
export const replacePlaceholders = (text: string, by: (id: string) => string): string =>
  text.replace(new RegExp(`${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`, 'g'), (_, id: string) => by(id));

/**
 * A screenshot of the view that was sent with a question, or is offered, because the lines say too little; `scan`: pictures of `pages` of a PDF that
 * hold no text. Texts `look_<why>` in `_locales`.
 */
export const lookAtPageSchema = z.object({
  state: z.enum(['sent', 'offered']),
  why: z.enum(['nameless', 'drawn', 'few_words', 'no_effect', 'scan']),
  tokens: z.number(),
  pages: z.array(z.number().int()).optional(),
});
export type LookAtPage = z.infer<typeof lookAtPageSchema>;

/** What the panel shows for a FIND turn. */
export const findCardSchema = z.object({
  mode: z.literal('find'),
  engine: z.enum(['instant', 'model']),
  /** Markdown with citation placeholders. */
  text: z.string(),
  /** What the model knows beyond the page, as Markdown with links: shown apart from page evidence. */
  general: z.string().optional(),
  citations: z.array(citationSchema),
  coverage: coverageSchema.optional(),
  /** The pages that it was asked about, where they are several: the one where it was asked first. */
  pages: z.array(sourcePageSchema).optional(),
  /** Numbers of the lines the model has read, so that "read on" takes the others. */
  read: z.array(z.number().int()).optional(),
  notes: z.array(noteSchema),
  look: lookAtPageSchema.optional(),
  /** A list of the page that was gone through by a program. */
  ledger: ledgerSchema.optional(),
  /** What sorting a list's items by the model would take; nothing of it is sent before the person agrees. */
  sorting: z
    .object({
      items: z.number().int(),
      requests: z.number().int(),
      tokens: z.number().int(),
      /** These are all items that the list has, further pages of the site included. */
      whole: z.literal(true).optional(),
    })
    .optional(),
  /** The way over further pages of the site that were read for it. */
  follow: followTreeSchema.optional(),
  /** Of an answer from a search engine's page: the results that promise most, to be opened in sight. */
  results: z.array(z.object({ url: z.string(), title: z.string() })).optional(),
  /** Lists of the page that the question fits as well as each other: the title of each, and the question that means it. */
  which: z.array(z.object({ title: z.string(), question: z.string() })).optional(),
  /** Questions that go on from here, which this page can answer; in the person's language. */
  next: z.array(z.string()).optional(),
  /** The highlight palette in force, so that chips wear the highlight's colour. */
  dark: z.boolean(),
});
export type FindCard = z.infer<typeof findCardSchema>;

/** Transient news of a citation that was chosen, by its `id`: it came into view (`shown`), or why it did not. Texts `find_<what>` in `_locales`. */
export const citationHintSchema = z.object({
  /**
   * `opening`: its page is being opened. `gone`: its words are no longer on the page. `held`: marks of another turn are on the page and must
   * stay. `unopened`: its page has no address that can be opened.
   */
  what: z.enum(['shown', 'opening', 'gone', 'held', 'unopened']),
  citation: z.number().int(),
});
export type CitationHint = z.infer<typeof citationHintSchema>;
