import { z } from 'zod';
import { controlFactsSchema } from './control-facts.ts';
import { fetchedPageSchema, pageLinksSchema } from './follow.ts';
import { guideActionSchema, privateInputSchema } from './guide.ts';
import { hideCandidateSchema, hideFingerprintSchema, hideStatusSchema } from './hide.ts';
import { boxBaseSchema, pagePictureSchema, pictureBoxSchema } from './image.ts';
import { foundListsSchema } from './lists.ts';
import { boxSchema, frameIndexSchema, indexPurposeSchema, spanSchema } from './page-index.ts';

interface PageCall {
  leavesMarks: boolean;
  timeoutMs: number;
  params: z.ZodType;
  result: z.ZodType;
}

/** What a screenshot needs to know of a frame. */
const ON_SCREEN = {
  /** CSS px: tells the scale. */
  viewportWidth: z.number(),
  /** Fields with something typed into them, in CSS px of the frame's viewport: they are painted over. */
  filled: z.array(boxSchema),
};

/** What the worker decides by whether a step may be done for the person, and where it leads. */
const ABOUT_TARGET = {
  privateInput: privateInputSchema.nullable(),
  /** Host of another origin where doing it leads, or where what is entered goes; `null`: it stays here. */
  leadsTo: z.string().nullable(),
  facts: controlFactsSchema,
  /** CSS path inside the frame, for a locator. */
  path: z.string(),
};

/**
 * The calls that the worker makes into a frame's page script (`platform/rpc.ts` carries them, one `documentId` at a time).
 * `leavesMarks`: something of ours may stand on the page afterwards, so that "Clear" is offered. `timeoutMs`: how long one frame may take; a
 * frame that hangs must not hold up the others.
 * `params` come from our own worker and are typed only; `result` is parsed on arrival, because a page's renderer process is not trusted.
 */
export const pageCalls = {
  /** Announces this frame to its parent (so that the parent can tell which `<iframe>` it is) and says who it is. */
  hello: {
    leavesMarks: false,
    timeoutMs: 8_000,
    params: z.object({}),
    /** `isPdf`: the browser's own viewer shows a PDF there, of which nothing can be read. */
    result: z.object({ key: z.string(), url: z.string(), isPdf: z.boolean().optional() }),
  },
  /** Walks the document. New elements get numbers from `firstFree` on. */
  snapshot: {
    leavesMarks: false,
    timeoutMs: 20_000,
    params: z.object({ purpose: indexPurposeSchema, firstFree: z.number().int() }),
    result: frameIndexSchema,
  },
  /**
   * Lights words: entry `sightline-cite-<k>` of `CSS.highlights`, the number at their start, colour `k` of the palette.
   * Painting a `k` again replaces it. `lit` is false where the words have no Range (an image's alt text, a control's name): a box is drawn.
   */
  paint: {
    leavesMarks: true,
    timeoutMs: 5_000,
    params: z.object({
      k: z.number().int(),
      turnId: z.string(),
      citation: z.number().int(),
      spans: z.array(spanSchema),
      dark: z.boolean(),
    }),
    result: z.object({ lit: z.boolean() }),
  },
  /** Opens what hides it (`details`, tab), scrolls it into view and pulses it. `found` is false when the words are gone, or when other turns' words are lit. */
  reveal: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ k: z.number().int(), turnId: z.string() }),
    result: z.object({ found: z.boolean() }),
  },
  /**
   * From index lines to the blocks that would go, most prominent first. A frame takes the lines it knows and leaves the others.
   * `seen`: the lines that were offered, where that was not all of them. `vanished`: its own lines whose elements left the page.
   */
  hideResolve: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({
      lines: z.array(z.number().int()),
      seen: z.array(z.number().int()).optional(),
      /** Those of them that stand for just themselves, and for nothing around. */
      alone: z.array(z.number().int()).optional(),
    }),
    result: z.object({ candidates: z.array(hideCandidateSchema), vanished: z.array(z.number().int()) }),
  },
  /** Draws outline and numbered badge of exactly these blocks; unchecked ones are dimmed. Unknown ids are another frame's. */
  hideMark: {
    leavesMarks: true,
    timeoutMs: 4_000,
    params: z.object({
      turnId: z.string(),
      marks: z.array(z.object({ id: z.string(), number: z.number().int(), checked: z.boolean() })),
      /** Scroll to the first of them where none is in view. */
      showFirst: z.boolean().optional(),
    }),
    result: z.object({}),
  },
  /** Outlines one block more strongly; `null`: none. */
  hideHover: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ id: z.string().nullable() }),
    result: z.object({}),
  },
  /** Scrolls to a block and pulses it. */
  hideReveal: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ id: z.string() }),
    result: z.object({ found: z.boolean() }),
  },
  /**
   * Hides these blocks (`hide`) and shows those again (`show`: ids of blocks, or of saved rules, which then do nothing more in this document;
   * `'all'`: everything hidden here). `gone`: left the page and no equal block stands in its place. `placeholders` are texts of slim lines, by id, drawn where a block was.
   */
  hideApply: {
    leavesMarks: true,
    timeoutMs: 4_000,
    params: z.object({
      hide: z.array(z.string()),
      show: z.union([z.array(z.string()), z.literal('all')]),
      placeholders: z.record(z.string(), z.string()).default({}),
    }),
    result: z.object({ hidden: z.array(z.string()), gone: z.array(z.string()) }),
  },
  /** How the blocks can be found again on another visit. */
  hideDescribe: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ ids: z.array(z.string()) }),
    result: z.object({
      fingerprints: z.array(z.object({ id: z.string(), fingerprint: hideFingerprintSchema })),
    }),
  },
  /** Blocks that were described on an earlier visit, as candidates of this one. `key` tells which is which. */
  hideFindAgain: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({
      blocks: z.array(z.object({ key: z.string(), fingerprints: z.array(hideFingerprintSchema) })),
    }),
    result: z.object({ found: z.array(z.object({ key: z.string(), candidate: hideCandidateSchema })) }),
  },
  /** What is hidden in this document now. */
  hideStatus: { leavesMarks: false, timeoutMs: 4_000, params: z.object({}), result: hideStatusSchema },
  /**
   * These saved rules and no others act in this document, now and on what the page adds later; what others had hidden comes back. A rule that
   * would take more than `limit` of the text hides nothing.
   */
  hideRules: {
    leavesMarks: true,
    timeoutMs: 10_000,
    params: z.object({
      rules: z.array(z.object({ id: z.string(), fingerprint: hideFingerprintSchema })),
      limit: z.number(),
    }),
    result: z.object({
      /** `share`: of the document's text, 0 to 1. */
      outcomes: z.array(
        z.object({ id: z.string(), hidden: z.number().int(), share: z.number(), suspended: z.boolean() }),
      ),
    }),
  },
  /** Reports `hide-grown` when the page adds blocks; off by default. */
  hideWatch: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ on: z.boolean() }),
    result: z.object({}),
  },
  /**
   * Scrolls line `n` into view, draws beacon and tooltip there, and reports (`guide-acted`) when the person has done `action` on it or
   * anything else on the page. Replaces the step before. Throws `stale-element`.
   */
  guideShow: {
    leavesMarks: true,
    timeoutMs: 8_000,
    params: z.object({
      stepId: z.string(),
      n: z.number().int(),
      action: guideActionSchema,
      value: z.string().nullable(),
      title: z.string(),
      instruction: z.string(),
      hint: z.string(),
      /** Why this step, shown on demand. */
      why: z.string().optional(),
      /** Beside the title, all the time: what goes on besides the step. */
      sign: z.string().optional(),
    }),
    result: z.object({ inView: z.boolean(), ...ABOUT_TARGET }),
  },
  /**
   * What `guideShow` tells of a target, without showing it. `together`: it stands in the form of line `beside`, or in what is one where there is
   * none. Throws `stale-element`.
   */
  guideAsk: {
    leavesMarks: false,
    timeoutMs: 8_000,
    params: z.object({ n: z.number().int(), action: guideActionSchema, beside: z.number().int() }),
    result: z.object({ together: z.boolean(), ...ABOUT_TARGET }),
  },
  /** Reports what the person does in a frame that does not hold the target, or for a step that has none. */
  guideWatch: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ stepId: z.string(), action: guideActionSchema, value: z.string().nullable() }),
    result: z.object({}),
  },
  /** How often the person did something in this document since the newest `guideWatch` or `guideShow`. */
  guideActs: {
    leavesMarks: false,
    timeoutMs: 5_000,
    params: z.object({}),
    result: z.object({ acts: z.number().int() }),
  },
  /** Takes beacon and listeners off; the overlay host goes with them. */
  guideHide: { leavesMarks: false, timeoutMs: 4_000, params: z.object({}), result: z.object({}) },
  /**
   * Adds a numbered beacon on line `n`, one of several that may be meant, or that are to be filled; a press on it reports `guide-chose`. Goes with
   * the next step. `number: null` takes it off again.
   */
  guideNumber: {
    leavesMarks: true,
    timeoutMs: 4_000,
    params: z.object({ stepId: z.string(), n: z.number().int(), number: z.number().int().nullable() }),
    result: z.object({}),
  },
  /** Scrolls the `<iframe>` of frame line `n` into view. */
  guideFrame: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ n: z.number().int() }),
    /** Where it then stands in the frame's viewport, in CSS px. */
    result: z.object({ box: boxSchema }),
  },
  /**
   * Resolves when the document has settled: mutations quiet, no pending navigation, fonts and layout stable. `settled` is false when
   * `maxMs` ran out first, `busy` when the page shows that it is still working. `expectChange`: something was just done here, so wait a little for its first effect.
   */
  guideSettle: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ expectChange: z.boolean(), maxMs: z.number() }),
    result: z.object({ settled: z.boolean(), busy: z.boolean(), scrollX: z.number(), scrollY: z.number() }),
  },
  /**
   * Performs a step on the target that `seal` (of `ControlFacts`) was agreed for. `effect` tells whether anything came of it; `refused` why
   * it was not tried or did nothing.
   */
  guideAct: {
    leavesMarks: false,
    timeoutMs: 30_000,
    params: z.object({
      n: z.number().int().nullable(),
      action: guideActionSchema,
      value: z.string().nullable(),
      seal: z.string().nullable(),
    }),
    result: z.object({
      effect: z.boolean(),
      refused: z.enum(['private', 'no-effect', 'not-possible', 'popup', 'changed']).nullable(),
      /** The link opens a new tab: only the worker can open it without the popup blocker. */
      opens: z.string().nullable(),
    }),
  },
  /**
   * Counts down in the page, where no worker dies, and reports `guide-due`; `null` ends the countdown. Only a reminder: whether the step is due
   * is the worker's to say. A target that is moved or changed meanwhile ends it (`guide-changed`).
   */
  guideCountdown: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ stepId: z.string(), ms: z.number().nullable() }),
    result: z.object({}),
  },
  /** Scrolls the document (going back to where the person was). CSS px. */
  guideScroll: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ x: z.number(), y: z.number() }),
    result: z.object({}),
  },
  /** Whether Alt and the pointer ask about what they point at. */
  pointing: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ on: z.boolean() }),
    result: z.object({}),
  },
  /** The pictures of this frame that are large enough to be asked about, in document order. */
  imageList: {
    leavesMarks: false,
    timeoutMs: 5_000,
    params: z.object({}),
    result: z.object({ pictures: z.array(pagePictureSchema) }),
  },
  /** What the last click with Alt pointed at: a picture, the words of a paragraph, or neither. */
  imagePointed: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({}),
    result: z.object({
      picture: pagePictureSchema.optional(),
      text: z.string().optional(),
    }),
  },
  /**
   * Scrolls a picture into view and tells where it can be seen: `view` in CSS px of this frame's viewport, `part` of its bounding rectangle.
   * `found` is false in frames that do not have it, or no longer. Any frame tells what a screenshot needs to know of it.
   */
  imageShow: {
    leavesMarks: false,
    timeoutMs: 5_000,
    params: z.object({ id: z.string() }),
    result: z.discriminatedUnion('found', [
      z.object({ found: z.literal(false), ...ON_SCREEN }),
      z.object({ found: z.literal(true), view: boxSchema, part: pictureBoxSchema, ...ON_SCREEN }),
    ]),
  },
  /**
   * Where the content of the child frame that announced `key` stands in this frame's viewport, and how much larger it is drawn. `view` is
   * what can be seen of it.
   */
  imageFrame: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ key: z.string() }),
    result: z.discriminatedUnion('found', [
      z.object({ found: z.literal(false) }),
      z.object({ found: z.literal(true), view: boxSchema, x: z.number(), y: z.number(), scale: z.number() }),
    ]),
  },
  /** Draws numbered boxes over a picture, in the place of those that were drawn before. */
  imageMark: {
    leavesMarks: true,
    timeoutMs: 5_000,
    params: z.object({
      turnId: z.string(),
      id: z.string(),
      base: boxBaseSchema,
      /** `page`: of a PDF, where the box is a share of that page as the file has it, however it is turned on the screen. */
      boxes: z.array(
        z.object({
          k: z.number().int(),
          label: z.string(),
          box: pictureBoxSchema,
          page: z.number().int().optional(),
        }),
      ),
      dark: z.boolean(),
    }),
    result: z.object({ found: z.boolean() }),
  },
  /** A picture of a page of a PDF as a `data:` address, its longer side so many pixels. The reader alone can give it. */
  pageShot: {
    leavesMarks: false,
    timeoutMs: 20_000,
    params: z.object({ page: z.number().int(), longEdge: z.number() }),
    result: z.object({ url: z.string() }),
  },
  /** Which lists words of this document stand in; lines that it does not hold, or not as they were, are left out. */
  lists: {
    leavesMarks: false,
    timeoutMs: 8_000,
    params: z.object({ positions: z.array(z.object({ n: z.number().int(), start: z.number().int() })) }),
    result: foundListsSchema,
  },
  /** Scrolls to the end of a list and looks several times whether it grows. A document that does not hold it says no at once. */
  listGrow: {
    leavesMarks: false,
    timeoutMs: 15_000,
    params: z.object({ list: z.string() }),
    result: z.object({ grown: z.boolean() }),
  },
  /** What the control is whose words stand in line `n` from `start` on: one that may bring more of a list; `null`: none. Throws `stale-element`. */
  listControl: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ n: z.number().int(), start: z.number().int() }),
    result: z.object({ facts: controlFactsSchema.nullable() }),
  },
  /** Presses it, where it still is what `seal` was given for, and looks whether the list changes. Throws `stale-element`. */
  listPress: {
    leavesMarks: false,
    timeoutMs: 15_000,
    params: z.object({
      n: z.number().int(),
      start: z.number().int(),
      seal: z.string(),
      list: z.string(),
    }),
    result: z.object({ grown: z.boolean() }),
  },
  /** Gives back the scroll positions that `listGrow` and `listPress` have changed. */
  listLeave: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({}),
    result: z.object({}),
  },
  /** Reports the next change of the document, once (`page-changed`); the more often it is asked for, the later. */
  watchPage: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({}),
    result: z.object({}),
  },
  /** Which of these words stand in parts of the document that are not drawn, all of one's in the same part: their places in the list. */
  hiddenWords: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ words: z.array(z.array(z.string())) }),
    result: z.object({ hidden: z.array(z.number().int()) }),
  },
  /** Where this document leads. */
  links: {
    leavesMarks: false,
    timeoutMs: 8_000,
    params: z.object({}),
    result: pageLinksSchema,
  },
  /** Fetches another page of this document's own origin as text; without `cookies` as somebody who is not logged in. */
  fetchPage: {
    leavesMarks: false,
    timeoutMs: 20_000,
    params: z.object({ url: z.string(), cookies: z.boolean() }),
    result: fetchedPageSchema,
  },
  /** Draws one box more strongly; `null`: none. */
  imageHover: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ turnId: z.string(), k: z.number().int().nullable() }),
    result: z.object({}),
  },
  /** Scrolls a box into view and pulses it. */
  imageReveal: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ turnId: z.string(), k: z.number().int() }),
    result: z.object({ found: z.boolean() }),
  },
  /**
   * Takes every mark, listener and the overlay host off this document; shows hidden blocks again unless `keepHidden`.
   * `hidden`: whether any block is hidden still.
   */
  clear: {
    leavesMarks: false,
    timeoutMs: 4_000,
    params: z.object({ keepHidden: z.boolean().optional() }),
    result: z.object({ hidden: z.boolean() }),
  },
} as const satisfies Record<string, PageCall>;

export type PageCallName = keyof typeof pageCalls;
export type PageCallParams<M extends PageCallName> = z.input<(typeof pageCalls)[M]['params']>;
export type PageCallResult<M extends PageCallName> = z.infer<(typeof pageCalls)[M]['result']>;
/** Whoever answers calls implements some of these. */
export type CallHandlers = {
  [M in PageCallName]: (
    params: z.infer<(typeof pageCalls)[M]['params']>,
  ) => PageCallResult<M> | Promise<PageCallResult<M>>;
};
/** The calls that a second page script answers, which is put into a document before them. */
export const PICTURE_CALLS = ['imageList', 'imagePointed', 'imageShow', 'imageFrame', 'imageMark'] as const;
/** What the pictures' page script implements. */
export type PictureHandlers = Pick<
  CallHandlers,
  (typeof PICTURE_CALLS)[number] | 'imageHover' | 'imageReveal'
>;
/** What a page script implements: all but what the PDF reader alone can do. Handlers run in the page's isolated world. */
export type PageHandlers = Omit<CallHandlers, 'pageShot' | keyof PictureHandlers>;
