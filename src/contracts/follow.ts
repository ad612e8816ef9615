import { z } from 'zod';

/** A link of a page, as its words and its surroundings tell of it. */
export const pageLinkSchema = z.object({
  /** Absolute, without its fragment. */
  url: z.string(),
  /** What it says, or is called where it shows a picture. */
  text: z.string(),
  /** The heading above it. */
  heading: z.string(),
  /** The words of the block that it stands in. */
  around: z.string(),
  /** It stands in a menu, a header or a footer. */
  menu: z.boolean(),
  /** It does more than lead somewhere, or the page asks machines not to go there (`rel=nofollow`, `download`, `data-method` ...). */
  leaveAlone: z.boolean(),
});
export type PageLink = z.infer<typeof pageLinkSchema>;

/** A form that searches the site by an address: `action?hidden&field=words`. */
export const searchFormSchema = z.object({
  action: z.string(),
  /** Name of the field for the words. */
  field: z.string(),
  /** What goes along, by name: hidden fields, and choices as the page has set them. */
  hidden: z.array(z.tuple([z.string(), z.string()])),
});
export type SearchForm = z.infer<typeof searchFormSchema>;

/** Where a page leads. */
export const pageLinksSchema = z.object({
  /** The address that relative ones begin at. */
  url: z.string(),
  links: z.array(pageLinkSchema),
  /** The site's own search, where the page has it. */
  search: searchFormSchema.optional(),
  /** The next page of the same thing, as `rel=next` says. */
  next: z.string().optional(),
  /** The page of it before this one, as `rel=prev` says. */
  previous: z.string().optional(),
  /** The page asks machines to follow none of its links (`<meta name=robots>`). */
  nofollow: z.boolean(),
});
export type PageLinks = z.infer<typeof pageLinksSchema>;

/** What the person allows before the first page is read. */
export const followLimitsSchema = z.object({
  /** Pages that are fetched. */
  pages: z.number().int().min(1).max(40),
  /** Links away from the page where it was asked. */
  depth: z.number().int().min(1).max(5),
  /** Of page text that a model may be sent, all requests together. */
  tokens: z.number().int().min(1_000).max(200_000),
  seconds: z.number().int().min(5).max(600),
  /** Use the site's own search. */
  search: z.boolean().default(true),
  /** Fetch with the person's cookies for this site. */
  cookies: z.boolean(),
});
export type FollowLimits = z.infer<typeof followLimitsSchema>;

export const DEFAULT_LIMITS: FollowLimits = {
  pages: 6,
  depth: 2,
  tokens: 16_000,
  seconds: 60,
  search: true,
  cookies: false,
};

/** What became of an address; texts `follow_<outcome>` in `_locales`. What robots.txt excludes is not so much as tried. */
export const followOutcomeSchema = z.enum([
  'reading',
  'read',
  /** Says nearly the same as a page that was read before. */
  'same',
  /** 404, 410. */
  'gone',
  'login',
  /** The server refuses (401, 403, 451). */
  'refused',
  /** No web page: a file, a picture. */
  'not_a_page',
  'too_big',
  /** A PDF whose pages are pictures, one with a password, and one that cannot be opened. */
  'scan',
  'locked',
  'damaged',
  'empty',
  /** Nobody answers, or it leads to another site, which the browser refuses without saying so. */
  'unreachable',
  /** 429, 503: the site asks to wait. */
  'busy',
]);
export type FollowOutcome = z.infer<typeof followOutcomeSchema>;

/** One address on the way, and why it was opened. */
export const followStepSchema = z.object({
  url: z.string(),
  /** '' before it was read. */
  title: z.string(),
  /** The words of the link that led there, or that the site was searched for. */
  why: z.string(),
  /** It is what the site's own search found. */
  searched: z.boolean().optional(),
  /** Which of `FollowTree.steps` it was found on; absent: the page where it was asked. */
  from: z.number().int().optional(),
  outcome: followOutcomeSchema,
  /** Which of `FindCard.pages` it is; absent where nothing of it was read. */
  source: z.number().int().optional(),
});
export type FollowStep = z.infer<typeof followStepSchema>;

/** Why no further page was read; texts `follow_end_<end>` in `_locales`. */
export const followEndSchema = z.enum([
  /** What was read answers the question. */
  'enough',
  'pages',
  'tokens',
  'time',
  /** No link is left that may be read within the limits. */
  'no_links',
  /** The site asks to wait, or its robots.txt is out of reach. */
  'busy',
  'robots',
  'stopped',
]);
export type FollowEnd = z.infer<typeof followEndSchema>;

/** The way that was taken over the pages of a site to answer a question. */
export const followTreeSchema = z.object({
  host: z.string(),
  limits: followLimitsSchema,
  /** `offered`: the person has not started it yet. */
  state: z.enum(['offered', 'reading', 'ended']),
  steps: z.array(followStepSchema),
  end: followEndSchema.optional(),
  /** Links that were left alone because they may do something: log out, delete, buy. */
  risky: z.number().int(),
});
export type FollowTree = z.infer<typeof followTreeSchema>;

/** How a fetch of a page went, as its tab's page script tells. */
export const fetchedPageSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    /** Where redirects led. */
    url: z.string(),
    status: z.number().int(),
    /** Media type without parameters, '' where none is given. */
    type: z.string(),
    /** '' for what is no text. */
    text: z.string(),
    /** The bytes of a PDF, as a `data:` address. */
    pdf: z.string().optional(),
    /** Seconds to wait, where the server says so (`Retry-After`). */
    retryAfter: z.number().optional(),
  }),
  /** Nobody answers, or it leads to another site: the browser tells them apart for nobody. */
  z.object({ state: z.literal('failed') }),
  z.object({ state: z.literal('too-big') }),
]);
export type FetchedPage = z.infer<typeof fetchedPageSchema>;
