import { z } from 'zod';
import { coverageSchema, lookAtPageSchema, noteSchema } from './answer.ts';
import { boxSchema } from './page-index.ts';

/** The structured answer `hide_items` (house contract). `index`: the number of a line, or a range of lines as "84-94". */
export const hideReplySchema = z.object({
  found: z.array(
    z.object({ index: z.union([z.number().int(), z.string()]), reason: z.string(), snippet: z.string() }),
  ),
  message: z.string(),
});
export type HideReply = z.infer<typeof hideReplySchema>;

/**
 * A block of the page that could go, resolved once by the page; checklist, badges and hiding share its `id`. Boxes are in CSS pixels.
 */
export const hideCandidateSchema = z.object({
  /** Unique over all frames of the tab; stays with the block while its document lives. */
  id: z.string(),
  /** Numbers of the index lines that led here. */
  lines: z.array(z.number().int()),
  /** What the block is called on the page: its label, heading or first words; a frame's host. */
  label: z.string(),
  /** Its first words, at most 160 characters. */
  snippet: z.string(),
  box: boxSchema,
  /** Share of the document's visible text that stands in it, 0 to 1. */
  textShare: z.number(),
  /** It holds the main content of the page. */
  main: z.boolean(),
});
export type HideCandidate = z.infer<typeof hideCandidateSchema>;

/** How a block is found again on another visit, without a model. */
export const hideFingerprintSchema = z.object({
  /** CSS selectors, one per shadow root passed on the way in, outermost first; the last one matches the block. */
  selectors: z.array(z.string()),
  tag: z.string(),
  /** Label of the block: aria-label, heading or slot label, lower case; '' where it has none. */
  label: z.string(),
  /** Up to eight telling words of its text, lower case; used where the selector matches several blocks. */
  words: z.array(z.string()),
  /** The selector is meant for every block it matches (repeated slots), not for one. */
  many: z.boolean(),
  /** Address of the frame's document that it stands in, without query and fragment; '': the page itself. */
  frame: z.string().default(''),
});
export type HideFingerprint = z.infer<typeof hideFingerprintSchema>;

/** One row of the checklist. */
export const hideItemSchema = hideCandidateSchema.extend({
  /** Number of the row and of the badge, from 1. */
  number: z.number().int(),
  frameKey: z.string(),
  /** The model's sentence; '' where `because` says it. */
  reason: z.string(),
  /** The instant engine's reason: text `hide_because_<code>` of `_locales`. */
  because: z.object({ code: z.string(), params: z.record(z.string(), z.string()) }).optional(),
  checked: z.boolean(),
  /** `gone`: it is not on the page (any more), so it is neither hidden nor to be hidden. */
  state: z.enum(['review', 'hidden', 'shown', 'gone']),
  /** Of each of its elements, once it was hidden. */
  fingerprints: z.array(hideFingerprintSchema).default([]),
  /** The saved rules made of it; empty: not kept. */
  ruleIds: z.array(z.string()).default([]),
  /** Offered though it does not quite match. */
  nearMiss: z.boolean(),
  /** Came with new content of an endless feed. */
  fromFeed: z.boolean(),
});
export type HideItem = z.infer<typeof hideItemSchema>;

/** What the panel shows for a HIDE turn, and all the mode's state. */
export const hideCardSchema = z.object({
  mode: z.literal('hide'),
  engine: z.enum(['instant', 'model']),
  /**
   * `asking`: the list would take the main content, so it is shown only on request. `undone`: everything is back; the list can be used again.
   * `left`: the page was loaded again or left, and nothing of the list is hidden; its blocks can be looked for again. `proposed`: one of several
   * models' lists, of which the page shows nothing until the person takes it.
   */
  phase: z.enum([
    'reading',
    'asking',
    'review',
    'hidden',
    'undone',
    'left',
    'cancelled',
    'nothing',
    'proposed',
  ]),
  /** The model's sentence, or ''. */
  message: z.string(),
  items: z.array(hideItemSchema),
  coverage: coverageSchema.optional(),
  notes: z.array(noteSchema),
  /** The screenshot that went along, or may; absent: none. */
  look: lookAtPageSchema.optional(),
  /** The endless feed being watched: model tokens spent and allowed. */
  feed: z
    .object({
      seen: z.number().int(),
      hidden: z.number().int(),
      tokens: z.number().int(),
      budget: z.number().int(),
      /** Lines below this number have been judged. */
      judgedBelow: z.number().int(),
    })
    .optional(),
});
export type HideCard = z.infer<typeof hideCardSchema>;

/** What the checklist asks of the mode. */
export const hideCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('check'), ids: z.array(z.string()), checked: z.boolean() }),
  /** Hide exactly the checked items. */
  z.object({
    type: z.literal('confirm'),
    /** Words of the line that stands for a hidden block, where the person wants one: `sentence` holds `{label}`. */
    placeholder: z.object({ sentence: z.string(), show: z.string() }).optional(),
  }),
  /** Show the list though it takes the main content. */
  z.object({ type: z.literal('review-anyway') }),
  z.object({ type: z.literal('cancel') }),
  z.object({ type: z.literal('undo') }),
  /** Look for the blocks of a list whose page was loaded again, and review them. */
  z.object({ type: z.literal('find-again') }),
  z.object({ type: z.literal('restore'), id: z.string() }),
  z.object({ type: z.literal('hide-again'), id: z.string() }),
  z.object({ type: z.literal('jump'), id: z.string() }),
  z.object({ type: z.literal('hover'), id: z.string().nullable() }),
  z.object({ type: z.literal('keep') }),
  z.object({ type: z.literal('forget') }),
  /** The request again, with a screenshot. */
  z.object({ type: z.literal('look') }),
]);
export type HideCommand = z.infer<typeof hideCommandSchema>;

/** What is hidden in one document, or in all of a tab. */
export const hideStatusSchema = z.object({
  /** Blocks of checklists that are on the page and can be hidden. */
  shown: z.array(z.string()),
  /** Blocks of checklists that are on the page and hidden. */
  hidden: z.array(z.string()),
  /** How many blocks each saved rule hides; rules without any are left out. */
  kept: z.array(z.object({ ruleId: z.string(), blocks: z.number().int() })),
});
export type HideStatus = z.infer<typeof hideStatusSchema>;

/** `chrome.storage.local` key of the saved rules: `HideRule[]`, read and written through `core/hide/saved-rules.ts` only. */
export const HIDE_RULES_KEY = 'hideRules';

export const hideRuleSchema = z.object({
  id: z.string(),
  /** Host name the rule holds for, without `www.`. */
  host: z.string(),
  /** What the person asked for. */
  request: z.string(),
  label: z.string(),
  reason: z.string(),
  fingerprint: hideFingerprintSchema,
  /** Epoch milliseconds. */
  savedAt: z.number(),
  enabled: z.boolean().default(true),
  /** Set when it would have taken too much of a page: the share (0 to 1) at that time. */
  suspended: z.number().nullable().default(null),
});
export type HideRule = z.infer<typeof hideRuleSchema>;

/** A rule that would take away more than this share of a page's text is suspended. */
export const HIDE_RULE_LIMIT = 0.4;
