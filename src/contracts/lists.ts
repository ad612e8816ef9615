import { z } from 'zod';

/** A group of blocks of a page that are made alike: rows of a table, items of a list, cards of a grid. */
export const pageListSchema = z.object({
  /** Unique over all frames of the tab; the same for the same group as long as its document lives. */
  id: z.string(),
  /** How many there are now. */
  size: z.number().int(),
  /** How many there are in all, as the page says for assistive technology (`aria-setsize`, `aria-rowcount`). */
  stated: z.number().int().optional(),
  /** What names it: `aria-label`, caption. */
  label: z.string(),
  /** Its id and classes as words. */
  names: z.string(),
  /** The page says that it is still being filled. */
  busy: z.boolean(),
  /** Its end is out of view: what comes when one scrolls there is not known. */
  below: z.boolean(),
  /** Its items stand in and beside one another, as replies do; what stands in an inner one is none of the outer. */
  thread: z.literal(true).optional(),
});
export type PageList = z.infer<typeof pageListSchema>;

/** Where some words stand in lists: of each, which item they are in, outermost first. */
export const listMemberSchema = z.object({
  n: z.number().int(),
  start: z.number().int(),
  in: z.array(
    z.object({
      list: z.string(),
      at: z.number().int(),
      /** Stays with an item, as the page says; or counts it, and is another's when the list is ordered anew. */
      key: z.string().optional(),
      /** The element that shows it and how far down: what stands there later is the same item, or another that took its place. */
      slot: z.string().optional(),
    }),
  ),
});
export type ListMember = z.infer<typeof listMemberSchema>;

/** What a control lets people choose from. */
export const choiceSchema = z.object({
  /** The control's line; of boxes that are ticked, the first one's. */
  n: z.number().int(),
  /** As of a list. */
  id: z.string(),
  /** What the group that it stands in is called. */
  group: z.string(),
  /** Its name, id and classes as words. */
  names: z.string(),
  /** Its options, where the control does not draw them; `empty`: it stands for no value; `off`: it cannot be chosen. */
  options: z.array(
    z.object({ text: z.string(), empty: z.literal(true).optional(), off: z.literal(true).optional() }),
  ),
});
export type Choice = z.infer<typeof choiceSchema>;

/** The lists of a document and what stands in them. */
export const foundListsSchema = z.object({
  lists: z.array(pageListSchema),
  members: z.array(listMemberSchema),
  choices: z.array(choiceSchema).optional(),
  /** Some of the words that were asked for stand there no more: the page has changed since it was read. */
  torn: z.boolean().optional(),
});
export type FoundLists = z.infer<typeof foundListsSchema>;

/** Numbers, dates and words that a question asks of a list's items. */
export const ledgerRowSchema = z.object({
  /** What the item is called: its first words. */
  name: z.string(),
  /** As the page writes it. */
  value: z.string().optional(),
  /** Whether it counts. */
  met: z.boolean(),
  /** Of a list that a model has sorted: the group's name; absent where it fits none. */
  group: z.string().optional(),
  /** Why, in a few words of the model. */
  why: z.string().optional(),
  /** Nobody decided whether it counts. */
  undecided: z.literal(true).optional(),
  /** Which of the card's citations leads there; absent where the item could not be cited. */
  citation: z.number().int().optional(),
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;

/** Why the end of a list is proved, or why not; texts `ledger_<why>` in `_locales`. */
export const ledgerEndSchema = z.enum([
  /** The page says how many there are, and all were read. */
  'stated',
  /** Scrolling to its end brought nothing more, three times. */
  'no_growth',
  /** It was read from its first page to its last, as the page counts them. */
  'last_page',
  /** All of it was in view, and nothing leads on. */
  'whole',
  /** The page says that there are more. */
  'more_stated',
  /** A button or link leads on to more. */
  'more_offered',
  /** It was still growing, or busy, when it was left. */
  'growing',
  /** Nothing more had to be read: enough was found. */
  'enough',
  /** The page has read a part of it only. */
  'part_read',
  /** Further pages were fetched until none was linked any more; whether that is all, the site does not say. */
  'no_next',
  /** As many further pages were fetched as the offer named. */
  'most_pages',
  /** It was met on a page in its midst, and nothing that may be pressed leads back to its first. */
  'midst',
  /** It changed while it was read, so that some of it may have been missed. */
  'changing',
  /** The site gave no further page (`robots.txt`, 429, an error, another list), or took too long. */
  'site_stopped',
]);
export type LedgerEnd = z.infer<typeof ledgerEndSchema>;
/** Ends behind which there may be more that can be read. */
export const LEADS_ON: ReadonlySet<LedgerEnd> = new Set(['growing', 'more_stated', 'more_offered']);

export const ledgerOperationSchema = z.enum([
  'count',
  'list',
  'exists',
  'first',
  'min',
  'max',
  'sum',
  'average',
  'group',
]);
export type LedgerOperation = z.infer<typeof ledgerOperationSchema>;

/** How a model has understood a question over a list: which one is meant and what of its items counts. A program goes through them. */
export const listPlanSchema = z.object({
  /** Number of the list from 1 on, or those of several that make one; 0: the question is about none. */
  list: z.union([z.number().int(), z.array(z.number().int())]),
  do: z
    .enum(['count', 'distinct', 'list', 'exists', 'first', 'min', 'max', 'sum', 'average'])
    .default('count'),
  /** For `first`: how many. */
  first: z.number().int().default(0),
  /** What is compared, added or bounded: the number of a column from 1 on (of a cell, where none are told), the words beside it, its place, or its kind. */
  column: z.number().int().default(0),
  beside: z.string().default(''),
  end: z.enum(['', 'first', 'last']).default(''),
  kind: z.enum(['', 'number', 'money', 'time']).default(''),
  /** Bounds of that value; a date as YYYY-MM-DD. */
  from: z.union([z.number(), z.string()]).nullish(),
  to: z.union([z.number(), z.string()]).nullish(),
  /** A value that equals a bound does not count. */
  strict: z.boolean().default(false),
  /** An item has to hold one of each group, in its words, its name or one of its columns. */
  words: z
    .array(
      z.object({
        any: z.array(z.string()),
        in: z.union([z.string(), z.number()]).default('item'),
        /** What is said there has to begin so. */
        begins: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Those count that do not hold them. */
  not: z.boolean().default(false),
  /** Items that are none: headings, "show more". */
  drop: z.array(z.string()).default([]),
  /** Items count by what they mean: each is to be looked at by the model, one by one. */
  each: z.boolean().default(false),
});
export type ListPlanReply = z.infer<typeof listPlanSchema>;

/** A list that a program has gone through, item by item. */
export const ledgerSchema = z.object({
  operation: ledgerOperationSchema,
  /** The answer: a number of items, or the sum, average or extreme as the page would write it. */
  result: z.string(),
  rows: z.array(ledgerRowSchema),
  /** Items gone through, and how many there are where the page says so. */
  total: z.number().int(),
  stated: z.number().int().optional(),
  /** What had to be met, in words of question and page; absent: every item counts. */
  condition: z.string().optional(),
  /** The column or kind of value that was read of each. */
  field: z.string().optional(),
  proved: z.boolean(),
  end: ledgerEndSchema,
  /** It was ordered anew, or got or lost items in its midst, while it was read. */
  changed: z.literal(true).optional(),
  /** Its pages were turned by buttons, and it could not be put back to the one that was in view before. */
  turned: z.literal(true).optional(),
  /** It goes on behind a link: reading all of it fetches up to so many further pages of the site. */
  further: z.number().int().optional(),
  /** Items whose value could not be read: they are left out of sums and extremes. */
  unread: z.number().int(),
  /** A model said of each item what it is; only the counting is a program's. So many items it did not decide. */
  undecided: z.number().int().optional(),
  /** Of so many items the model has said anything; absent: of all. */
  looked: z.number().int().optional(),
  /** What a model has said is to be counted, and the lists that it named: to go on with when the rest of them is read. */
  plan: z
    .object({
      said: listPlanSchema,
      lists: z.array(pageListSchema.pick({ id: true, label: true, names: true })),
    })
    .optional(),
  /** The groups that items were sorted into, largest first. */
  groups: z.array(z.object({ name: z.string(), count: z.number().int() })).optional(),
});
export type Ledger = z.infer<typeof ledgerSchema>;
