import { z } from 'zod';
import { citationSchema, lookAtPageSchema, noteSchema } from './answer.ts';

/** What a `guide_step` reply may do. Further actions are added here and in `page/actions`. */
export const guideActionSchema = z.enum([
  'click',
  'right_click',
  'type',
  'select',
  'check',
  'press',
  'scroll',
  'hover',
  'navigate',
  'back',
  'switch_tab',
  /** Closes the tab that the guide has come to; it goes back to the one that it came from. */
  'close_tab',
  'upload',
  'wait',
  'done',
  /** Nothing on this page leads on; the instruction says why. */
  'none',
]);
export type GuideAction = z.infer<typeof guideActionSchema>;

/** The structured answer `guide_step` (house contract). `index: null` where the step has no target. */
export const guideStepReplySchema = z.object({
  instruction: z.string(),
  index: z.number().int().nullable(),
  /** Repeats line N's text; when the two disagree the element is looked up again. */
  text: z.string(),
  action: guideActionSchema,
  /** Text to type, visible label of an option, `KeyboardEvent.key` name, or URL. */
  value: z.string().nullable(),
  /** What will happen. */
  hint: z.string(),
  /** The step cannot be taken back. A model may add caution, never take it away: only `true` says anything. */
  commits: z.boolean().optional(),
  /** Why this step, in a few words. */
  why: z.string().nullish(),
  /** The parts of the task that lie ahead, this step's first; `null`: the outline given before still holds. */
  plan: z.array(z.string()).nullish(),
  /** The part of the outline that the step belongs to, from 1. */
  part: z.number().int().nullish(),
  /** With `done`, where the task asked for several things: each with the line that shows it; `index: null`: none does. */
  proof: z
    .array(z.object({ what: z.string(), index: z.number().int().nullable(), text: z.string() }))
    .nullish(),
  /** Plain fields of the same form to be filled after this one; what of them does not stand a check is left out. */
  more: z
    .array(z.object({ index: z.number().int(), text: z.string(), value: z.string().nullable() }))
    .nullish(),
});
export type GuideStepReply = z.infer<typeof guideStepReplySchema>;

/** Input that only the person may give; the guide waits and neither asks for nor sends the value. */
export const privateInputSchema = z.enum(['password', 'code', 'payment', 'identity', 'file']);
export type PrivateInput = z.infer<typeof privateInputSchema>;

/** What finds an element again on another day: checked by all its parts, never by position alone. */
export const guideLocatorSchema = z.object({
  role: z.string(),
  name: z.string(),
  landmark: z.string(),
  /** Names of the nearest controls before and after it, nearest first. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** What tells a nameless control apart (id, icon, link target ...). */
  notes: z.array(z.string()),
  /** CSS path inside its frame, '' where unknown. */
  path: z.string(),
});
export type GuideLocator = z.infer<typeof guideLocatorSchema>;

export const guideTargetSchema = z.object({
  n: z.number().int(),
  role: z.string(),
  text: z.string(),
  locator: guideLocatorSchema,
  /** Where it stands, for a control that its name alone does not tell apart: what is written beside it, row, heading, region. */
  where: z.string().nullish(),
  /** Tag of its element, and address of the frame that holds it: for whoever does the step again by a script. */
  tag: z.string().nullish(),
  frameUrl: z.string().nullish(),
});
export type GuideTarget = z.infer<typeof guideTargetSchema>;

/** What Back can offer for the step it turns to: `history`, `restore`, `reopen` are done on request, the others only said. */
export const guideUndoSchema = z.enum(['history', 'restore', 'reopen', 'committed', 'impossible']);
export type GuideUndo = z.infer<typeof guideUndoSchema>;

/**
 * How a page deceives: `added`: something that costs was ticked before anyone asked; `orders`: a press costs, whatever the button is called;
 * `quiet-no`: the refusal is drawn so that nobody sees it; `false-close`: what says that it closes leads to another site; `hurry`: time presses.
 */
export const guideTrapSchema = z.enum(['added', 'orders', 'quiet-no', 'false-close', 'hurry']);
export type GuideTrap = z.infer<typeof guideTrapSchema>;

export const guideStepSchema = z.object({
  id: z.string(),
  /** From 1, as the person counts. */
  number: z.number().int(),
  instruction: z.string(),
  hint: z.string(),
  /** Why this step; '' or absent: nobody said. */
  why: z.string().nullish(),
  action: guideActionSchema,
  value: z.string().nullable(),
  target: guideTargetSchema.nullable(),
  origin: z.enum(['model', 'cache', 'instant']),
  /** `ahead`: a field of the chain that is open, to be filled in any order. `elsewhere`: the page went on in another way than the step said. */
  state: z.enum(['current', 'ahead', 'done', 'skipped', 'rejected', 'elsewhere']),
  /** `id` of the first step of a chain: fields of one form that one reply named. Absent: a step of its own. */
  chain: z.string().nullish(),
  by: z.enum(['person', 'sightline']).nullable(),
  /** How the target stood when the step was made, as notes of its line: what Back puts back. */
  stood: z.array(z.string()).nullish(),
  /** The step was done and Back has turned to it again; absent: there is nothing to take back. */
  undo: guideUndoSchema.nullish(),
  /** Times that the person did something else while it was shown. */
  strays: z.number().int().nullish(),
  /** What was seen of its effect, once the page was looked at again: the field's value, an error, what came and went. */
  seen: z.string().nullish(),
  /** Page, and hash of all its words, that the step was made for. */
  url: z.string(),
  fingerprint: z.string(),
  /** Only the person may do it. */
  privateInput: privateInputSchema.nullable(),
  /** Submits, pays, deletes, sends, signs out, publishes ...: never done without an explicit yes. */
  commits: z.boolean(),
  /** The model said so, whatever the page looks like. */
  calledCommitting: z.boolean().nullish(),
  /** Host of another origin than the page's where the step leads, or where what is entered goes; absent: it stays here. */
  leadsTo: z.string().nullish(),
  /**
   * The trap beside the step, with the page's words for it. `turned`: the step was turned away from it; `held`: there is no way around it, so that
   * nothing is pointed to until the person wants to see it.
   */
  trap: z
    .object({ kind: guideTrapSchema, words: z.string(), turned: z.boolean(), held: z.boolean() })
    .nullish(),
  /** What the page said was wrong with the target when the step was made: a field's error, a message about it. */
  problem: z.string().nullish(),
  /** What was agreed to (`ControlFacts.seal`); it is done to nothing else. */
  seal: z.string().nullish(),
  /** "Do it for me" was tried and changed nothing, or could not be tried; `changed`: the page swapped the target meanwhile. */
  handedBack: z.enum(['private', 'no-effect', 'not-possible', 'popup', 'changed']).nullable(),
  /** Epoch milliseconds. */
  shownAt: z.number(),
  endedAt: z.number().nullable(),
  /** Prompt and reply tokens that it took. */
  tokens: z.number().int(),
  /** What the requests for it took, in ms and US dollars; absent: none was made, or nobody knows the price. */
  askedMs: z.number().nullish(),
  usd: z.number().nullish(),
  thumb: z.enum(['up', 'down']).nullable(),
});
export type GuideStep = z.infer<typeof guideStepSchema>;

/** What only the person gets past: a log-in, a question whether a person is there, a code, a subscription, a question about cookies. */
export const guideWallSchema = z.enum(['login-wall', 'bot-check', 'two-factor', 'paywall', 'cookie-wall']);
export type GuideWall = z.infer<typeof guideWallSchema>;

/** What the observer noticed; text `guide_notice_<code>` in `_locales`. */
export const guideNoticeSchema = z.enum([
  'same-step',
  'alternating',
  'no-progress',
  ...guideWallSchema.options,
  'error-page',
  'step-limit',
  'budget-spent',
  'target-gone',
  'other-way',
  'from-cache',
  'cache-left',
  'known-action',
  'not-settled',
  'closed-page',
]);
export type GuideNotice = z.infer<typeof guideNoticeSchema>;

/** CowPilot's measures (section 2.2), counted while the guide runs. */
export const guideSummarySchema = z.object({
  agentSteps: z.number().int(),
  humanSteps: z.number().int(),
  /** Of both. */
  totalSteps: z.number().int(),
  skippedSteps: z.number().int(),
  interventions: z.number().int(),
  modelSteps: z.number().int(),
  cachedSteps: z.number().int(),
  tokens: z.number().int(),
  totalMs: z.number(),
  /** The last step was done by Sightline. */
  agentFinished: z.boolean(),
  /** As the guide saw it, until the person corrects it. */
  success: z.boolean(),
});
export type GuideSummary = z.infer<typeof guideSummarySchema>;

/** What lies ahead, as the model sees it. */
export const guideOutlineSchema = z.object({
  parts: z.array(z.string()),
  /** The part that is being done, from 1; behind the last one: all are done. */
  at: z.number().int(),
  /** The newest reply changed what had been announced. */
  changed: z.boolean(),
});
export type GuideOutline = z.infer<typeof guideOutlineSchema>;

/** An address that led nowhere, and the control that led there; `null`: nobody knows which. */
export const guideDeadEndSchema = z.object({
  url: z.string(),
  from: z.object({ url: z.string(), role: z.string(), text: z.string() }).nullable(),
});
export type GuideDeadEnd = z.infer<typeof guideDeadEndSchema>;

/** A step that the person called wrong on a page (its address without what it asks for). */
export const guideDislikeSchema = z.object({
  page: z.string(),
  action: guideActionSchema,
  role: z.string(),
  text: z.string(),
});

/** What the panel shows for a GUIDE turn, and all the guide's state: a killed worker goes on from this alone. */
export const guideCardSchema = z.object({
  mode: z.literal('guide'),
  runId: z.string(),
  task: z.string(),
  /** What "it" or "there" in the task stands for, where that was found before (`Turn.about`). */
  about: z.string().optional(),
  engine: z.enum(['instant', 'model']),
  /**
   * `settling`, `asking`, `acting`: working. `waiting`: the person's turn. `lost`: unsure, shows candidates. `blocked`: the observer asks
   * what to do. `done`, `stopped`: over. `proposed`: the first step of one of several models, to be compared; nothing is on the page.
   */
  phase: z.enum([
    'settling',
    'asking',
    'waiting',
    'acting',
    'lost',
    'blocked',
    'done',
    'stopped',
    'proposed',
  ]),
  steps: z.array(guideStepSchema),
  /** What the person wrote meanwhile, oldest first; `after`: number of the newest step then, 0 for none. */
  said: z.array(z.object({ words: z.string(), after: z.number().int() })).nullish(),
  /** Parts of the outline that the person does alone. */
  known: z.array(z.string()).nullish(),
  /** The step at which the person asked for a closer one. */
  finer: z.string().nullish(),
  /** Absent: no model has given one. */
  outline: guideOutlineSchema.nullish(),
  /** Address of the page that the guide has come to; absent: where it was asked. */
  standsAt: z.string().nullish(),
  /** The step in view (`Back` moves it without a request). */
  shown: z.string().nullable(),
  /** Controls that could be meant, when lost. */
  candidates: z.array(z.object({ n: z.number().int(), role: z.string(), text: z.string() })),
  /** Why the model gave up, in its own words. */
  gaveUp: z.string().nullish(),
  /** Times in a row that no way on was found. */
  misses: z.number().int().nullish(),
  /** The guide has said that it sees no way: it is over without success. */
  declared: z.boolean().nullish(),
  /** What was called wrong in earlier guides for tasks like this one. */
  disliked: z.array(guideDislikeSchema).nullish(),
  /** Where it was of no use to go. */
  deadEnds: z.array(guideDeadEndSchema).nullish(),
  notices: z.array(guideNoticeSchema),
  /** The state of the page that was last asked for, so that one state makes one request. `keys`: hashes of its controls. */
  askedFor: z.object({ id: z.string(), keys: z.array(z.string()) }).nullable(),
  /** Requests since the person last did something: a page that changes by itself must not go on asking for ever. */
  selfAsked: z.number().int(),
  /** Where the guide came by, oldest first (V-GEMS' URL stack); offsets in CSS px. */
  urls: z.array(z.object({ url: z.string(), x: z.number(), y: z.number() })),
  copilot: z.object({
    on: z.boolean(),
    paused: z.boolean(),
    /** Epoch milliseconds at which the step is done unless the person objects. */
    dueAt: z.number().nullable(),
    /** It runs on without the countdown: since when (epoch ms), after how many steps and dollars, and what it may use from there. Absent: it counts down. */
    autonomous: z
      .object({
        since: z.number(),
        steps: z.number().int(),
        usd: z.number(),
        budget: z.object({ steps: z.number(), minutes: z.number(), usd: z.number() }),
      })
      .nullish(),
  }),
  /** Times the person paused, rejected, or acted in Sightline's place. */
  interventions: z.number().int(),
  /** The observer looks at steps from here on; "Try again" and "Another way" give a new start. */
  observedFrom: z.number().int(),
  /** On the way back to the page before: its place in the page is restored there. */
  returning: z.boolean(),
  /** What shows that the goal is reached. `verified`: these words stand on the page. */
  evidence: z.object({ text: z.string(), verified: z.boolean() }).nullable(),
  /** Each thing that the task asked for, with the `id` of the citation that shows it; `null`: nothing does. */
  conditions: z.array(z.object({ what: z.string(), citation: z.number().int().nullable() })).nullish(),
  /** The words that prove the end, lit on the page; the first ones are the evidence. */
  citations: z.array(citationSchema).nullish(),
  /** The highlight palette in force. */
  dark: z.boolean().nullish(),
  /** The screenshot that went along with the last request, or may; absent: none. */
  look: lookAtPageSchema.nullish(),
  /** The person asked for screenshots. */
  wantsLook: z.boolean().nullish(),
  /** A walk being replayed, and its next step. */
  replay: z.object({ walkId: z.string(), next: z.number().int() }).nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** Whether each step's page is kept with a picture, on request; absent: nothing can be kept here. `failed`: it could not be. */
  recording: z.enum(['on', 'off', 'failed']).nullish(),
  /** As corrected by the person. */
  success: z.boolean().nullable(),
  thumb: z.enum(['up', 'down']).nullable(),
  notes: z.array(noteSchema),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** What the card's buttons send (`PanelMessage` `command`). */
export const guideCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('next') }),
  z.object({ do: z.literal('skip') }),
  z.object({ do: z.literal('back') }),
  /** The explicit yes to one step: it is void once another step is shown. */
  z.object({ do: z.literal('perform'), stepId: z.string() }),
  /** Brings the target of a step back into view. */
  z.object({ do: z.literal('reveal'), stepId: z.string() }),
  /** The person has read of the trap and wants to see the control. */
  z.object({ do: z.literal('see-trap'), stepId: z.string() }),
  /** Takes back the step that Back has turned to. */
  z.object({ do: z.literal('undo'), stepId: z.string() }),
  /** The person does this part alone: on with the next one. */
  z.object({ do: z.literal('know') }),
  /** The step again, told more closely. */
  z.object({ do: z.literal('finer') }),
  z.object({ do: z.literal('reject') }),
  z.object({ do: z.literal('copilot'), on: z.boolean() }),
  /** The copilot runs on without the countdown. */
  z.object({ do: z.literal('autonomous'), on: z.boolean() }),
  z.object({ do: z.literal('pause') }),
  z.object({ do: z.literal('resume') }),
  /** The person points out which candidate was meant. */
  z.object({ do: z.literal('choose'), n: z.number().int() }),
  /** Goes to the page before (URL stack) and starts again from there. */
  z.object({ do: z.literal('return') }),
  /** Another way: the repeated step is ruled out in the next request. */
  z.object({ do: z.literal('other-way') }),
  z.object({ do: z.literal('try-again') }),
  z.object({ do: z.literal('without-cache') }),
  /** The step again, with a screenshot. */
  z.object({ do: z.literal('look') }),
  z.object({
    do: z.literal('thumb'),
    stepId: z.string().nullable(),
    thumb: z.enum(['up', 'down']).nullable(),
  }),
  z.object({ do: z.literal('success'), success: z.boolean() }),
  /** Keeps each step's page with a picture from here on, or no more. */
  z.object({ do: z.literal('record'), on: z.boolean() }),
]);
export type GuideCommand = z.infer<typeof guideCommandSchema>;
