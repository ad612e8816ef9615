import { z } from 'zod';

const text = z.string().trim().min(1);
/** What stands in tables and files as it is. */
const id = z.string().regex(/^[\w-]+$/, 'letters, digits, - and _ only');

/** What Sightline answers under a condition: nothing, whatever is asked, or in one mode alone. */
export const studyAllowsSchema = z.enum(['nothing', 'all', 'find', 'guide', 'hide']);
export type StudyAllows = z.infer<typeof studyAllowsSchema>;

/**
 * A question of a questionnaire. `sus`: the ten of the System Usability Scale; `nasa-tlx`: the six scales of the NASA Task Load Index, in
 * the words of the participant's language; the others in the file's own words.
 */
export const studyItemsSchema = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('sus') }),
  z.strictObject({ use: z.literal('nasa-tlx') }),
  z.strictObject({
    use: z.literal('likert'),
    id,
    question: text,
    /** Answers from 1 to this. */
    points: z.number().int().min(2).max(11).default(7),
    /** What the first and the last answer say. */
    low: z.string().default(''),
    high: z.string().default(''),
  }),
  z.strictObject({ use: z.literal('text'), id, question: text }),
]);
export type StudyItems = z.infer<typeof studyItemsSchema>;

export const studyTaskSchema = z.strictObject({
  id,
  /** Where the task begins. */
  address: z.url({ protocol: /^https?$/ }),
  instruction: text,
  /** Any word; in the tables as it is. */
  kind: z.string().default(''),
  limitSeconds: z.number().positive().optional(),
  /** Whether the participant is asked for an answer in words. */
  asksAnswer: z.boolean().default(true),
  /** Parts that the answer must name; a list means any one of its texts. Absent: people grade. */
  gold: z.array(z.union([text, z.array(text).min(1)])).optional(),
});
export type StudyTask = z.infer<typeof studyTaskSchema>;

const unique = (some: readonly { id: string }[]) => new Set(some.map((each) => each.id)).size === some.length;

/** A study, as a researcher writes it. */
export const studySchema = z
  .strictObject({
    /** The form's number. */
    sightlineStudy: z.literal(1),
    title: text,
    /** What a participant agrees to; an empty line parts paragraphs. */
    consent: text,
    conditions: z
      .array(z.strictObject({ id, sightline: studyAllowsSchema }))
      .min(1)
      .refine(unique, 'two have the same id'),
    /** `within`: everybody meets each condition, with other tasks; `between`: everybody meets one, with all tasks. */
    design: z.enum(['within', 'between']).default('within'),
    /** `balanced`: Latin squares by participant number, of conditions and of tasks; `as-written`: the same for all. */
    order: z.enum(['balanced', 'as-written']).default('balanced'),
    tasks: z.array(studyTaskSchema).min(1).refine(unique, 'two have the same id'),
    questionnaires: z
      .strictObject({
        afterTask: z.array(studyItemsSchema).default([]),
        afterCondition: z.array(studyItemsSchema).default([]),
        atEnd: z.array(studyItemsSchema).default([]),
      })
      .prefault({}),
  })
  .refine(({ design, conditions, tasks }) => design === 'between' || tasks.length >= conditions.length, {
    path: ['tasks'],
    message: 'fewer than conditions: with "design": "within" each condition has tasks of its own',
  });
export type Study = z.infer<typeof studySchema>;

/** What was seen of a participant during a task; counts, and never what was typed, asked or read. */
export const studySignalsSchema = z.object({
  /** CSS px, up and down and sideways, of all that scrolls in the task's tab. */
  scrolled: z.number(),
  clicks: z.number(),
  /** Times that the browser's search in the page was called by its keys; how else it is called, no page can see. */
  searches: z.number(),
  /** From page to panel or back. */
  switches: z.number(),
  citationsOpened: z.number(),
  questions: z.number(),
  hidesConfirmed: z.number(),
  guideSteps: z.number(),
});
export type StudySignals = z.infer<typeof studySignalsSchema>;

export const studyGradeSchema = z.enum(['completed', 'partly', 'failed']);
export type StudyGrade = z.infer<typeof studyGradeSchema>;

export const studyResultSchema = z.object({
  task: z.string(),
  condition: z.string(),
  /** Place among the participant's tasks, from 1. */
  place: z.number().int(),
  seconds: z.number(),
  end: z.enum(['done', 'gave-up', 'time']),
  answer: z.string(),
  signals: studySignalsSchema,
  /** By the gold answer; `null`: there is none. */
  byGold: studyGradeSchema.nullable(),
  /** By a person, which goes before. */
  byHand: studyGradeSchema.nullable(),
});
export type StudyResult = z.infer<typeof studyResultSchema>;

export const studyRepliesSchema = z.object({
  when: z.enum(['task', 'condition', 'end']),
  condition: z.string().nullable(),
  task: z.string().nullable(),
  /** By item: `sus_1` to `sus_10` (1 to 5), `tlx_mental` ... (0 to 100), items of the file by their ids. */
  replies: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type StudyReplies = z.infer<typeof studyRepliesSchema>;

/** One participant. */
export const studyRunSchema = z.object({
  participant: z.number().int().positive(),
  /** Epoch milliseconds. */
  consentedAt: z.number(),
  /** How many of the steps (`core/study/steps.ts`) are behind the participant. */
  step: z.number().int(),
  /** The task that goes on: since when (epoch ms), in which tab, and what was seen so far. */
  going: z.object({ since: z.number(), tabId: z.number().int(), signals: studySignalsSchema }).nullable(),
  results: z.array(studyResultSchema),
  questionnaires: z.array(studyRepliesSchema),
  endedAt: z.number().nullable(),
});
export type StudyRun = z.infer<typeof studyRunSchema>;

/** What is exported, and analysed by `bench study`. */
export const studyExportSchema = z.object({ study: studySchema, runs: z.array(studyRunSchema) });
export type StudyExport = z.infer<typeof studyExportSchema>;

/** What the panel and the worker know of a study that runs. */
export interface StudyMark {
  allows: StudyAllows;
  /** Absent between tasks. `until`: epoch ms of its limit. */
  task?: { instruction: string; asksAnswer: boolean; until?: number };
}

/** What a panel tells the study page. */
export type StudyNews =
  | { type: 'in-panel' }
  | { type: 'citation-opened' }
  | { type: 'end'; end: StudyResult['end']; answer: string };
/** What a page of the task tells the study page. */
export type StudyCount =
  | { type: 'in-page' }
  | { type: 'counted'; what: 'scrolled' | 'clicks' | 'searches'; by: number };
